import { expect, it } from 'vitest';
import de from '../../../dev/fixtures/sands/words.de.json';
import en from '../../../dev/fixtures/sands/words.en.json';

const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('has a label in both languages for every key, and no label too many', () => {
  const said = Object.values(sources).join('\n');
  const known = (table: object): string[] => Object.keys(table).filter((key) => key.startsWith('board-sands-'));
  expect(known(en).sort()).toEqual(known(de).sort());
  const made = /^board-sands-(card|term|part|brief)-/; // named by state, term or part
  const unused = known(en).filter((key) => !made.test(key) && !said.includes(`${key.replace('board-sands-', '')}'`));
  expect(unused).toEqual([]);
  const used = [...said.matchAll(/tools\.label\('([a-z-]+)'/g)].map(([, key]) => `board-sands-${key}`);
  expect(used.filter((key) => !known(en).includes(key))).toEqual([]);
});
