/** The one file that checks a saved log without a server; its words lie in the file. vite.config.ts builds it. */
import { mount } from 'svelte';
import Checker from './Checker.svelte';
import './file.css';

const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<
  string,
  Record<string, string>
>;
mount(Checker, { target: document.body, props: { words } });
