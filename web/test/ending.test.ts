/** The end: who won is said only of those who played. */
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import bronze from '../dev/fixtures/bronze/pictures.json';
import gentes from '../dev/fixtures/gentes/pictures.json';
import khronos from '../dev/fixtures/khronos/pictures.json';
import sands from '../dev/fixtures/sands/pictures.json';
import { type Made, sceneOf, wordsOf } from '../dev/words';
import { endOf } from '../src/boards';
import type { PlayerPicture, ScorePicture } from '../src/net/schema.gen';
import { headline, replaced, winnersOf } from '../src/table/ending';
import Players from '../src/table/Players.svelte';
import { ICONS } from '../src/ui/icons';

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

it('crowns nobody there', () => {
  const crowns = (players: PlayerPicture[]): number => {
    const shown = { players, scores: SCORES, over: true, you: [0], to_act: [], clock: null };
    const { container, unmount } = render(Players, { table: { shown, lobby: { seats: [], minutes: 0 } } as never });
    const found = container.querySelectorAll(`path[d="${ICONS.crown}"]`).length;
    unmount();
    return found;
  };
  expect(winnersOf(SCORES, [player(0, 'greedy'), player(1)])).toEqual([0]);
  expect(winnersOf(SCORES, [player(0, 'greedy'), player(1, 'greedy')])).toEqual([]);
  expect(crowns([player(0), player(1)])).toBe(1);
  expect(crowns([player(0, 'greedy'), player(1, 'greedy')])).toBe(0);
});

const TITLES: Record<string, Made> = { bronze, gentes, khronos, sands };

/** What the end screen of a title says: its winner looks on, and a bot has played to the end for some people. */
async function said(title: string, gone: (seat: number, winner: number) => boolean): Promise<string> {
  const { scores, players, view } = sceneOf(TITLES[title] as Made, 'end');
  const winner = scores.find(({ place }) => place === 1)?.seat ?? -1;
  const people = players.map((one) => player(one.seat, gone(one.seat, winner) ? 'greedy' : ''));
  const Own = await endOf(title);
  if (!Own) throw new Error(title);
  const { container } = render(Own, { scores, players: people, you: [winner], view, ...wordsOf(title, 'en') });
  return container.textContent ?? '';
}

it.each(Object.keys(TITLES))('says so on the end screen of %s too', async (title) => {
  expect(await said(title, () => false)).toMatch(/you win|web-you-win/i);
  expect(await said(title, (seat, winner) => seat === winner)).not.toMatch(/you win|web-you-win/i);
  const computers = await said(title, () => true);
  expect(computers).toMatch(/web-finished-by-computers/);
  expect(computers).not.toMatch(/you win|web-you-win/i);
});
