/** Labels and names for the demo and the tests, as the table will give them. */
import type { Picture } from '../../src/table/types';
import made from './fixtures/pictures.json';
import de from './fixtures/words.de.json';
import en from './fixtures/words.en.json';

export function wordsOf(lang: string) {
  const table: Record<string, string> = lang === 'de' ? de : en;
  const label = (key: string, facts: Record<string, string | number> = {}): string =>
    (table[key] ?? key).replace(/\{ ?\$(\w+) ?\}/g, (_, word: string) => String(facts[word] ?? `{${word}}`));
  const name = (thing: string): string => table[thing.replace('/', '-')] ?? thing;
  return { label, name };
}

export const pictures = made.pictures as unknown as Record<string, Picture>;

export function factsOf(picture: Picture): unknown {
  return (made.facts as Record<string, unknown>)[String(picture.seats)];
}
