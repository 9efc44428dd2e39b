import { expect, it } from 'vitest';
import de from '../../../dev/fixtures/gentes/words.de.json';
import en from '../../../dev/fixtures/gentes/words.en.json';

const sources = import.meta.glob<string>(['./*.svelte', './effects.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('has a label in both languages for every key, and no label too many', () => {
  const said = Object.values(sources).join('\n');
  const known = (table: object): string[] => Object.keys(table).filter((key) => key.startsWith('board-gentes-'));
  expect(known(en).sort()).toEqual(known(de).sort());
  const made = /^board-gentes-((brings|does|leaf|town|one|many|fx|part|brief)-.*)$/; // named by group, symbol, effect or part of the score
  const unused = known(en).filter((key) => !made.test(key) && !said.includes(key.replace(/^board-gentes-/, '')));
  expect(unused).toEqual([]);
  const used = [...said.matchAll(/(?:tools\.label|say)\('([a-z-]+)'/g)].map(([, key]) => `board-gentes-${key}`);
  expect(used.filter((key) => !known(en).some((one) => one === key))).toEqual([]);
});
