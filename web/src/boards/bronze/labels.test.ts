import { expect, it } from 'vitest';
import de from '../../../dev/fixtures/bronze/words.de.json';
import en from '../../../dev/fixtures/bronze/words.en.json';

const sources = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

it('has a label in both languages for every key, and no label too many', () => {
  const used = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [key] of source.matchAll(/board-bronze-[a-z-]*[a-z]/g)) used.add(key);
  }
  used.delete('board-bronze-part');
  for (const part of ['developments', 'monuments', 'bonus', 'disasters']) used.add(`board-bronze-part-${part}`);
  for (const line of ['goal', 'turn', 'mind', 'more', 'end']) used.add(`board-bronze-brief-${line}`); // told by the table
  const known = (table: object): string[] => [
    ...new Set(Object.keys(table).filter((key) => key.startsWith('board-bronze-'))),
  ];
  expect([...used].sort()).toEqual(known(en).sort());
  expect([...used].sort()).toEqual(known(de).sort());
});
