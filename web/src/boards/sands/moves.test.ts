import { describe, expect, it } from 'vitest';
import type { AskPicture } from '../../net/schema.gen';
import { goals, movesOf, sources, tallies, waiting, walker } from './moves';
import { stands } from './pieces';

const piece = (number: number, left: number, who: string, from: string, to: string): AskPicture['pieces'][number] => [
  number,
  left,
  [`citizen/${who}`, `land/${from}`, `land/${to}`],
  '',
];
const ask = {
  key: 'ask-migrate',
  shape: 'pick',
  pieces: [
    piece(1, 2, 'peasant', 'gallia', 'italia'),
    piece(2, 2, 'peasant', 'gallia', 'hispania'),
    piece(3, 1, 'warrior', 'gallia', 'italia'),
    piece(4, 1, 'peasant', 'italia', 'gallia'),
  ],
} as unknown as AskPicture;
const moves = movesOf(ask);

describe('moves', () => {
  it('are read from the pieces of a journey, and of nothing else', () => {
    expect(moves[2]).toEqual({ piece: 3, left: 1, citizen: 'warrior', from: 'gallia', to: 'italia' });
    expect(movesOf({ ...ask, key: 'ask-loot' })).toEqual([]);
  });
  it('share the citizens of the land they start from', () => {
    expect(waiting(moves, [], 'gallia', 'peasant')).toBe(2);
    expect(waiting(moves, [1, 2], 'gallia', 'peasant')).toBe(0);
    expect([...sources(moves, [1, 2])]).toEqual(['gallia', 'italia']);
    expect([...sources(moves, [1, 2, 3])]).toEqual(['italia']);
  });
  it('send the kind that is liked, or one that is left', () => {
    expect(walker(moves, [], 'gallia', 'warrior')).toBe('warrior');
    expect(walker(moves, [3], 'gallia', 'warrior')).toBe('peasant');
    expect(walker(moves, [1, 2, 3], 'gallia', 'warrior')).toBeNull();
    expect([...goals(moves, 'gallia', 'peasant').keys()]).toEqual(['italia', 'hispania']);
  });
  it('are counted way by way', () => {
    expect(tallies(moves, [1, 3, 1])).toEqual([
      {
        from: 'gallia',
        to: 'italia',
        rows: [
          { citizen: 'peasant', piece: 1, count: 2, more: false },
          { citizen: 'warrior', piece: 3, count: 1, more: false },
        ],
      },
    ]);
  });
});

describe('places of citizens', () => {
  const places = [
    [0, 0],
    [36, 0],
    [72, 0],
    [0, 24],
    [36, 24],
  ] as const;
  it('are wide while there are enough of them', () => {
    expect(stands(places, 1)).toEqual([{ x: 18, y: 0, wide: true }]);
    expect(stands(places, 2)).toHaveLength(2);
    expect(stands(places, 2)[1]).toEqual({ x: 18, y: 24, wide: true });
    expect(stands(places, 3).every(({ wide }) => !wide)).toBe(true);
    expect(stands(places, 5)).toHaveLength(5);
  });
});
