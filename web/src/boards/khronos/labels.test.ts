import { expect, it } from 'vitest';
import de from '../../../dev/fixtures/khronos/words.de.json';
import en from '../../../dev/fixtures/khronos/words.en.json';

const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

it('has a label in both languages for every key, and no label too many', () => {
  const said = Object.values(sources).join('\n');
  const known = (table: object): string[] => Object.keys(table).filter((key) => key.startsWith('board-khronos-'));
  expect(known(en).sort()).toEqual(known(de).sort());
  const made = /^board-khronos-(might|faith|reason|rules-.*|lay-.*|brief-.*)$/; // named by age or purse
  const unused = known(en).filter((key) => !made.test(key) && !said.includes(key.replace('board-khronos-', '')));
  expect(unused).toEqual([]);
  const used = [...said.matchAll(/tools\.label\('([a-z-]+)'/g)].map(([, key]) => `board-khronos-${key}`);
  expect(used.filter((key) => !known(en).includes(key))).toEqual([]);
});
