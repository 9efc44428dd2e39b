/** A page to look at the map of Sands: `npx vite dev`, then /dev/sands-map.html?seats=3&pieces&theme=dark. Not shipped. */
import { mount } from 'svelte';
import '../src/theme.css';
import SandsMap from './SandsMap.svelte';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById('app');
if (target) mount(SandsMap, { target, props: { query } });
