/** A page to look at the Sands board: `npx vite dev`, then /dev/sands/index.html?p=card&lang=de&theme=dark. Not shipped. */
import { mount } from 'svelte';
import '../../src/theme.css';
import Demo from './Demo.svelte';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.lang = query.get('lang') ?? 'en';
const target = document.getElementById('app');
if (target) mount(Demo, { target, props: { first: query.get('p') ?? 'card', lang: query.get('lang') ?? 'en' } });
