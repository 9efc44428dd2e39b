/** The end: who won is said only of those who played. */
import { expect, it } from 'vitest';
import type { PlayerPicture, ScorePicture } from '../src/net/schema.gen';
import { headline, replaced } from '../src/table/ending';

const label = (key: string, facts: Record<string, string | number> = {}): string =>
  [key, ...Object.values(facts)].join(' ');
const called = (seat: number): string => ['Anna', 'Ben'][seat] ?? '';

function score(seat: number, place: number): ScorePicture {
  return { seat, points: 10, tie_break: 0, place, parts: {} };
}
function player(seat: number, bot = '', kind: PlayerPicture['kind'] = 'person'): PlayerPicture {
  return { seat, name: called(seat), kind, bot, help: '', here: true, slow: false };
}
const SCORES = [score(0, 1), score(1, 2)];

it('says who won, and to the winner that it is they', () => {
  const players = [player(0), player(1)];
  expect(headline(SCORES, players, [0], label, called)).toBe('web-you-win');
  expect(headline(SCORES, players, [1], label, called)).toBe('web-wins Anna');
  expect(headline(SCORES, players, [0, 1], label, called)).toBe('web-wins Anna');
  expect(headline([score(0, 1), score(1, 1)], players, [0], label, called)).toBe('web-win-shared Anna · Ben');
  expect(headline([score(0, 1)], [player(0)], [0], label, called)).toBe('web-solo-end 10');
});

it('tells nobody that they won whose seat a computer played to the end', () => {
  const players = [player(0, 'greedy'), player(1)];
  expect(headline(SCORES, players, [0], label, called)).toBe('web-wins Anna');
  expect(replaced(players)).toEqual([0]);
});

it('does not take a computer at the table for one that stands in', () => {
  const players = [player(0), player(1, 'greedy', 'bot')];
  expect(headline(SCORES, players, [0], label, called)).toBe('web-you-win');
  expect(replaced(players)).toEqual([]);
});

it('says that computers finished where nobody played any more', () => {
  const bots = [player(0, 'greedy'), player(1, 'greedy')];
  expect(headline(SCORES, bots, [0], label, called)).toBe('web-finished-by-computers');
  expect(headline(SCORES, [player(0, 'greedy'), player(1, 'easy', 'bot')], [0], label, called)).toBe(
    'web-finished-by-computers',
  );
});
