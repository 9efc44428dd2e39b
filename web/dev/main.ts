/** A page to look at a board: `npm run dev`, then /dev/index.html?title=gentes&p=turn&lang=de&theme=dark. Not shipped. */
import { mount } from 'svelte';
import '../src/theme.css';
import { boardOf, endOf } from '../src/boards';
import Demo from './Demo.svelte';
import type { Made } from './words';

const MADE = import.meta.glob<Made>('./fixtures/*/pictures.json', { import: 'default' });

const query = new URLSearchParams(location.search);
const title = query.get('title') ?? 'bronze';
const lang = query.get('lang') ?? 'en';
const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
document.documentElement.lang = lang;

const [Board, EndScreen, made] = await Promise.all([
  boardOf(title),
  endOf(title),
  MADE[`./fixtures/${title}/pictures.json`]?.(),
]);
const target = document.getElementById('app');
if (target && Board && made) {
  const first = query.get('p') ?? Object.keys(made.pictures)[0] ?? '';
  mount(Demo, { target, props: { title, lang, made, first, Board, EndScreen } });
}
