/** Saving the one file that checks a log without a server, with the words of every language. */
import { api } from '../net/api';
import { LANGUAGES } from '../settings.svelte';
import { saveFile } from '../ui/save';

export const WORDS = '{"words":""}'; // the place in the file where the words go
const OF_THE_FILE = /^web-(chance-|dice-trust$|seat$|import-paste$)/;

/** Return the file. */
export async function checker(): Promise<string> {
  const { default: html } = await import('virtual:checker');
  const words: Record<string, Record<string, string>> = {};
  for (const [lang] of LANGUAGES) {
    const all = Object.entries(await api.labels(lang));
    words[lang] = Object.fromEntries(all.filter(([key]) => OF_THE_FILE.test(key)));
  }
  return html.replace(WORDS, () => JSON.stringify(words).replaceAll('<', '\\u003c'));
}

export async function saveChecker(): Promise<void> {
  saveFile('saecula-chance.html', await checker(), 'text/html');
}
