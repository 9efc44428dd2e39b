import { describe, expect, it } from 'vitest';
import type { AskPicture, ChoicePicture, PiecePicture } from '../src/net/schema.gen';
import {
  add,
  advised,
  back,
  beside,
  carry,
  drop,
  EMPTY,
  enough,
  forced,
  isKnown,
  open,
  remaining,
  sent,
  tap,
  targets,
} from '../src/table/draft';
import { entriesOf, familiesOf } from '../src/table/entries';

function ask(wish: Partial<AskPicture>): AskPicture {
  const base: AskPicture = {
    seat: 0,
    ask: 7,
    key: 'ask-x',
    section: '1',
    text: '?',
    shape: 'one',
    low: 1,
    high: 1,
    done: 0,
    brief: false,
    pieces: [],
    choices: [],
    lent: [],
  };
  return { ...base, ...wish };
}

const choice = (number: number, ...things: string[]): ChoicePicture => [
  number,
  things,
  `choice ${number}`,
  `n${number}`,
];
const piece = (number: number, left: number, ...things: string[]): PiecePicture => [
  number,
  left,
  things,
  `piece ${number}`,
];

const BUY = ask({
  choices: [
    choice(1, 'dev/a', 'good/wood'),
    choice(2, 'dev/a', 'good/stone'),
    choice(3, 'dev/b', 'good/wood'),
    choice(4, 'dev/c'),
    choice(0),
  ],
});
const PICK = ask({
  shape: 'pick',
  low: 0,
  high: 3,
  pieces: [piece(4, 2, 'face/coin'), piece(5, 1, 'face/food')],
  choices: [choice(4, 'face/coin'), choice(5, 'face/food'), choice(0)],
});

describe('one choice', () => {
  it('is sent when a tap leaves only it', () => {
    expect(tap(BUY, EMPTY, 'dev/c')).toEqual({ kind: 'send', choices: [4] });
    expect(tap(BUY, EMPTY, 'good/stone')).toEqual({ kind: 'send', choices: [2] });
  });
  it('is narrowed in any order', () => {
    for (const [first, second] of [
      ['dev/a', 'good/wood'],
      ['good/wood', 'dev/a'],
    ] as const) {
      const half = tap(BUY, EMPTY, first);
      expect(half.kind).toBe('draft');
      if (half.kind !== 'draft') return;
      expect(remaining(BUY, half.draft)).toHaveLength(2);
      expect(tap(BUY, half.draft, second)).toEqual({ kind: 'send', choices: [1] });
    }
  });
  it('begins anew with a thing that does not go with the last', () => {
    const half = tap(BUY, EMPTY, 'dev/a');
    if (half.kind !== 'draft') throw new Error();
    expect(tap(BUY, half.draft, 'dev/b')).toEqual({ kind: 'send', choices: [3] });
  });
  it('is widened by the same thing again', () => {
    const half = tap(BUY, EMPTY, 'dev/a');
    if (half.kind !== 'draft') throw new Error();
    expect(tap(BUY, half.draft, 'dev/a')).toEqual({ kind: 'draft', draft: EMPTY });
  });
  it('says why where nothing points', () => {
    expect(tap(BUY, EMPTY, 'dev/z')).toEqual({ kind: 'why', thing: 'dev/z' });
  });
  it('glows where something legal is left', () => {
    expect(targets(BUY, EMPTY)).toEqual(new Set(['dev/a', 'dev/b', 'dev/c', 'good/wood', 'good/stone']));
    expect(targets(BUY, { pieces: [], things: ['dev/a'] })).toEqual(new Set(['good/wood', 'good/stone']));
    expect(targets(null, EMPTY).size).toBe(0);
  });
  it('counts lent choices among the others', () => {
    const lent = ask({ choices: [choice(1, 'a')], lent: [choice(9, 'b')] });
    expect(tap(lent, EMPTY, 'b')).toEqual({ kind: 'send', choices: [9] });
  });
});

describe('a pick', () => {
  it('collects pieces as they come and ends with done', () => {
    let draft = EMPTY;
    for (const thing of ['face/food', 'face/coin', 'face/coin']) {
      const next = tap(PICK, draft, thing);
      if (next.kind !== 'draft') throw new Error(next.kind);
      draft = next.draft;
    }
    expect(draft.pieces).toEqual([5, 4, 4]);
    expect(sent(PICK, draft)).toEqual([5, 4, 4, 0]);
    expect(open(PICK, draft)).toEqual([]);
    expect(targets(PICK, draft).size).toBe(0);
  });
  it('never takes more than is left', () => {
    const full = { pieces: [5], things: [] };
    expect(tap(PICK, full, 'face/food')).toEqual({ kind: 'why', thing: 'face/food' });
    expect(add(PICK, full, 5)).toBe(full);
    expect(add(PICK, EMPTY, 77)).toBe(EMPTY);
  });
  it('takes pieces back', () => {
    expect(drop({ pieces: [4, 5, 4], things: [] }, 4).pieces).toEqual([4, 5]);
    expect(drop(EMPTY, 4)).toBe(EMPTY);
    expect(back({ pieces: [4, 5], things: [] }).pieces).toEqual([4]);
    expect(back({ pieces: [4], things: ['x'] })).toEqual({ pieces: [4], things: [] });
  });
  it('may end between low and high', () => {
    const two = ask({ shape: 'pick', low: 2, high: 2, pieces: [piece(1, 3, 'a')] });
    expect(enough(two, { pieces: [1], things: [] })).toBe(false);
    expect(enough(two, { pieces: [1, 1], things: [] })).toBe(true);
    expect(enough(PICK, EMPTY)).toBe(true);
    expect(enough(BUY, EMPTY)).toBe(false);
  });
  it('takes what the server says still joins, and less by what was taken since', () => {
    const rest = { of: [4], left: new Map([[4, 1]]), enough: false };
    const one = { pieces: [4], things: [], rest };
    expect(open(PICK, one).map(([number]) => number)).toEqual([4]);
    expect(isKnown(one)).toBe(true);
    expect(enough(PICK, one)).toBe(false);
    const two = add(PICK, one, 4);
    expect(isKnown(two)).toBe(false);
    expect(open(PICK, two)).toEqual([]);
    expect(enough(PICK, two)).toBe(true);
    expect(drop(two, 4).rest).toBeUndefined();
    expect(back(two).rest).toBeUndefined();
  });
  it('is not ended with nothing in hand where the table does not offer that', () => {
    expect(enough({ ...PICK, choices: [choice(4, 'face/coin')] }, EMPTY)).toBe(false);
  });
  it('asks which, where several pieces point at one thing', () => {
    const move = ask({
      shape: 'pick',
      low: 0,
      high: 2,
      pieces: [piece(1, 1, 'land/a', 'land/b'), piece(2, 1, 'land/a', 'land/c')],
    });
    const half = tap(move, EMPTY, 'land/a');
    expect(half).toEqual({ kind: 'draft', draft: { pieces: [], things: ['land/a'] } });
    if (half.kind !== 'draft') return;
    expect(targets(move, half.draft)).toEqual(new Set(['land/b', 'land/c']));
    expect(tap(move, half.draft, 'land/c')).toEqual({ kind: 'draft', draft: { pieces: [2], things: [] } });
  });
  it('does not throw a half-filled draft away for a choice beside it', () => {
    const mixed = ask({ ...PICK, lent: [choice(8, 'bonus')] });
    expect(tap(mixed, EMPTY, 'bonus')).toEqual({ kind: 'send', choices: [8] });
    expect(tap(mixed, { pieces: [4], things: [] }, 'bonus').kind).toBe('draft');
  });
});

describe('a forced choice', () => {
  it('is the only one', () => {
    expect(forced(ask({ choices: [choice(3)] }))).toEqual([3]);
    expect(forced(BUY)).toBeNull();
    expect(forced(ask({ choices: [choice(3)], lent: [choice(4)] }))).toBeNull();
  });
  it('is a pick without pieces, or of all there are', () => {
    expect(forced(ask({ shape: 'pick', low: 0, high: 0, choices: [choice(0)] }))).toEqual([0]);
    expect(forced(PICK)).toBeNull();
    expect(forced(ask({ shape: 'pick', low: 3, high: 3, pieces: [piece(4, 2, 'a'), piece(5, 1, 'b')] }))).toEqual([
      4, 4, 5, 0,
    ]);
    expect(forced(ask({ shape: 'pick', low: 1, high: 1, pieces: [piece(4, 3, 'a')] }))).toEqual([4, 0]);
    expect(forced(ask({ shape: 'pick', low: 1, high: 2, pieces: [piece(4, 3, 'a')] }))).toBeNull();
    expect(forced(ask({ shape: 'pick', low: 1, high: 1, pieces: [piece(4, 1, 'a'), piece(5, 1, 'b')] }))).toBeNull();
  });
});

describe('yes or no', () => {
  it('is a choice beside the end that points at nothing', () => {
    const yes = choice(4);
    expect(beside(ask({ choices: [choice(0), yes], lent: [choice(9, 'purse/open')] }))).toBe(yes);
    expect(beside(ask({ choices: [choice(0), choice(4, 'land/gallia')] }))).toBeNull();
    expect(beside(ask({ choices: [choice(0), yes, choice(5)] }))).toBeNull();
    expect(beside(ask({ choices: [choice(5), yes] }))).toBeNull();
    expect(beside(ask({ choices: [yes] }))).toBeNull();
  });
});

describe('an advised answer', () => {
  it('is taken piece by piece, then ended', () => {
    expect(advised(PICK, EMPTY, [4, 4, 5, 0])).toEqual(new Set([4, 5]));
    expect(advised(PICK, { pieces: [4, 5], things: [] }, [4, 4, 5, 0])).toEqual(new Set([4]));
    expect(advised(PICK, { pieces: [4, 5, 4], things: [] }, [4, 4, 5])).toEqual(new Set([0]));
    expect(advised(PICK, EMPTY, [0])).toEqual(new Set([0]));
  });
  it('is nothing that this question does not offer', () => {
    expect(advised(BUY, EMPTY, [1, 77])).toEqual(new Set([1]));
    expect(advised(BUY, EMPTY, [])).toEqual(new Set());
  });
});

describe('carrying a draft over to a new picture', () => {
  it('keeps it while the question is the same', () => {
    expect(carry(PICK, { ...PICK }, { pieces: [4, 5], things: [] }).pieces).toEqual([4, 5]);
  });
  it('drops what no longer fits', () => {
    const less = { ...PICK, pieces: [piece(4, 1, 'face/coin')] };
    expect(carry(PICK, less, { pieces: [4, 4, 5], things: [] }).pieces).toEqual([4]);
  });
  it('begins anew with another question', () => {
    expect(carry(PICK, { ...PICK, ask: 8 }, { pieces: [4], things: [] })).toBe(EMPTY);
    expect(carry(PICK, null, { pieces: [4], things: [] })).toBe(EMPTY);
  });
});

describe('very many places', () => {
  const places = (count: number): ChoicePicture[] =>
    Array.from({ length: count }, (_, i) => choice(i + 1, `site/might-${'abcd'.charAt(i % 4)}${i + 1}`));
  const rows = (count: number): ReturnType<typeof familiesOf> =>
    familiesOf(entriesOf(ask({ choices: places(count), lent: [choice(900, 'purse/open')] }), EMPTY, String));

  it('stand by columns, and the rest below', () => {
    const found = rows(50);
    expect(found?.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', '']);
    expect(found?.flatMap(({ entries }) => entries.map(({ at }) => at)).sort((a, b) => a - b)).toEqual([
      ...Array(51).keys(),
    ]);
  });
  it('are listed as they are if they are few', () => {
    expect(rows(20)).toBeNull();
  });
});
