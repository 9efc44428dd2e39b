/** Pictures, labels and names for the demo and the tests, as the table will give them. */
import type { Label, Outcome } from '../src/boards/contract';
import { Labels } from '../src/labels.svelte';
import type { Picture } from '../src/net/schema.gen';

export type Shown = Picture & { preview: unknown; outcome: Outcome | null; looks: string };

/** What `fixtures.py` writes for a title: a picture's `facts` are a place in the list of printed numbers. */
export interface Made {
  facts: unknown[];
  pictures: Record<string, unknown>;
}

export function sceneOf(made: Made, key: string): Shown {
  const found = made.pictures[key] as (Shown & { facts: number }) | undefined;
  if (!found) throw new Error(key);
  return { ...found, facts: made.facts[found.facts] };
}

const WORDS = import.meta.glob<Record<string, string>>('./fixtures/*/words.*.json', { eager: true, import: 'default' });

/** As at the table, but a word that is missing shows its key: a test looks for keys. */
export function wordsOf(title: string, lang: string): { label: Label; name: (thing: string) => string } {
  const labels = new Labels();
  labels.words = WORDS[`./fixtures/${title}/words.${lang}.json`] ?? {};
  labels.lang = lang;
  return {
    label: (key, facts) => (labels.has(key) ? labels.say(key, facts) : key).replace(/\{\s*\$(\w+)\s*\}/g, '{$1}'),
    name: (thing) => labels.given(thing) || thing,
  };
}
