import { mount } from 'svelte';
import App from './App.svelte';
import { apply } from './settings.svelte';
import './theme.css';

apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
