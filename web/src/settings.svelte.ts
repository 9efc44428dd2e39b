/** What the player likes: kept in this browser, and with the person so that another browser knows it too. */
import { api } from './net/api';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'still';
export type Pace = 'slow' | 'normal' | 'fast' | 'off';

export const THEMES: Theme[] = ['auto', 'light', 'dark'];
export const MOTIONS: Motion[] = ['auto', 'full', 'still'];
export const PACE_NAMES: Pace[] = ['slow', 'normal', 'fast', 'off'];

export interface Settings {
  lang: string;
  theme: Theme;
  motion: Motion;
  /** How quickly the moves of others are shown. */
  pace: Pace;
  sound: boolean;
  notices: boolean;
  confirm: boolean;
  autoplay: boolean;
  /** Lists instead of the drawn board. */
  plain: boolean;
  /** Titles whose idea has been read. */
  met: string[];
}

export const LANGUAGES: [key: string, name: string][] = [
  ['en', 'English'],
  ['de', 'Deutsch'],
];

const TITLES_MOST = 20;
const STORE = 'saecula-settings';

export const settings: Settings = $state(read());

function defaults(): Settings {
  const wish = (navigator.language ?? 'en').slice(0, 2);
  const lang = LANGUAGES.some(([key]) => key === wish) ? wish : 'en';
  return {
    lang,
    theme: 'auto',
    motion: 'auto',
    pace: 'normal',
    sound: true,
    notices: false,
    confirm: false,
    autoplay: true,
    plain: false,
    met: [],
  };
}

/** Take over only what fits: the store may be old, or somebody's joke. */
export function fitted(base: Settings, given: unknown): Settings {
  const found = { ...base };
  if (!given || typeof given !== 'object') return found;
  const row = given as Record<string, unknown>;
  if (LANGUAGES.some(([key]) => key === row.lang)) found.lang = row.lang as string;
  if (THEMES.includes(row.theme as Theme)) found.theme = row.theme as Theme;
  if (MOTIONS.includes(row.motion as Motion)) found.motion = row.motion as Motion;
  if (PACE_NAMES.includes(row.pace as Pace)) found.pace = row.pace as Pace;
  for (const key of ['sound', 'notices', 'confirm', 'autoplay', 'plain'] as const) {
    if (typeof row[key] === 'boolean') found[key] = row[key];
  }
  if (Array.isArray(row.met)) found.met = row.met.filter((one) => typeof one === 'string').slice(0, TITLES_MOST);
  return found;
}

function read(): Settings {
  try {
    return fitted(defaults(), JSON.parse(localStorage.getItem(STORE) ?? 'null'));
  } catch {
    return defaults();
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Change something; `known` says whether the server has a person to keep it with. */
export function change(wish: Partial<Settings>, known: boolean): void {
  Object.assign(settings, fitted($state.snapshot(settings), wish));
  keep();
  apply();
  if (!known) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    api.saveMe({ settings: $state.snapshot(settings) as unknown as Record<string, unknown> }).catch(() => undefined);
  }, 400);
}

/** The idea of a title has been read: it is not offered again. */
export function meet(title: string, known: boolean): void {
  if (!settings.met.includes(title)) change({ met: [...settings.met, title] }, known);
}

/** The person's settings arrived from the server. */
export function adopt(given: unknown): void {
  Object.assign(settings, fitted($state.snapshot(settings), given));
  keep();
  apply();
}

function keep(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify($state.snapshot(settings)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === 'auto') delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
}

export function isStill(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'still';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
