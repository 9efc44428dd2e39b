import { describe, expect, it } from 'vitest';
import { alike, type Dice, lay, markedSlots, NO_DICE, type Thrown } from './dice';
import { FACES, type Face } from './schema.gen';

function thrown(dice: Partial<Record<Face, number>>, more: Partial<Thrown> = {}): Thrown {
  const all = Object.fromEntries(FACES.map((face) => [face, dice[face] ?? 0])) as Record<Face, number>;
  return { dice: all, hand: 0, turn: '1/0', rollsLeft: 2, ...more };
}
const faces = (dice: Dice): (Face | null)[] => dice.slots.map(({ face }) => face);
const counted = (dice: Dice): Record<string, number> =>
  faces(dice).reduce<Record<string, number>>((sum, face) => {
    sum[face ?? 'hand'] = (sum[face ?? 'hand'] ?? 0) + 1;
    return sum;
  }, {});

describe('dice keep their places', () => {
  const first = lay(NO_DICE, thrown({ food3: 2, coin: 1, skull2: 1 }), new Set());

  it('lays every die of a first roll, and each has been thrown', () => {
    expect(counted(first)).toEqual({ food3: 2, coin: 1, skull2: 1 });
    expect(first.slots.every(({ throws }) => throws === 1)).toBe(true);
  });

  it('lets dice lie whose faces stay, and throws those that were marked', () => {
    const coin = faces(first).indexOf('coin');
    const next = lay(first, thrown({ food3: 2, workers3: 1, skull2: 1 }, { rollsLeft: 1 }), new Set([coin]));
    expect(next.slots[coin]).toEqual({ face: 'workers3', throws: 2 });
    next.slots.forEach((slot, i) => {
      if (i !== coin) expect(slot).toEqual(first.slots[i]);
    });
  });

  it('throws a marked die even if it falls on its old face', () => {
    const [one, two] = first.slots.flatMap(({ face }, i) => (face === 'food3' ? [i] : []));
    const next = lay(first, thrown({ food3: 2, coin: 1, skull2: 1 }, { rollsLeft: 1 }), new Set([two ?? -1]));
    expect(next.slots[one ?? -1]?.throws).toBe(1);
    expect(next.slots[two ?? -1]?.throws).toBe(2);
  });

  it('takes marked dice into the hand, and rolls them from there', () => {
    const coin = faces(first).indexOf('coin');
    const held = lay(first, thrown({ food3: 2, skull2: 1 }, { hand: 1 }), new Set([coin]));
    expect(held.slots[coin]?.face).toBeNull();
    const rolled = lay(held, thrown({ food3: 3, skull2: 1 }, { rollsLeft: 1 }), new Set());
    expect(rolled.slots[coin]).toEqual({ face: 'food3', throws: 2 });
  });

  it('throws everything in a new turn, and nothing when the same picture comes again or the match ends', () => {
    const again = lay(first, thrown({ food3: 2, coin: 1, skull2: 1 }), new Set());
    expect(alike(again, first)).toBe(true);
    expect(alike(lay(first, thrown({ food3: 2, coin: 1, skull2: 1 }, { turn: '' }), new Set()), first)).toBe(true);
    const other = lay(first, thrown({ food3: 2, coin: 1, skull2: 1 }, { turn: '1/1' }), new Set());
    expect(other.slots.every(({ throws }) => throws === 2)).toBe(true);
  });

  it('keeps the number of dice whatever happens', () => {
    let dice: Dice = NO_DICE;
    for (let i = 0; i < 200; i++) {
      const pick = (n: number): Face => FACES[(i * 7 + n * n * 3 + n) % 6] ?? 'coin';
      const now: Partial<Record<Face, number>> = {};
      for (let n = 0; n < 7 - (i % 3); n++) now[pick(n)] = (now[pick(n)] ?? 0) + 1;
      const seen = thrown(now, { hand: i % 3, rollsLeft: 2 - (i % 3), turn: `${Math.floor(i / 5)}` });
      dice = lay(dice, seen, new Set([i % 7, (i * 3) % 7]));
      expect(dice.slots).toHaveLength(7);
      for (const face of FACES) expect(faces(dice).filter((one) => one === face)).toHaveLength(seen.dice[face]);
    }
  });
});

describe('marks', () => {
  const slots = (['coin', 'food3', 'coin', 'coin'] as Face[]).map((face) => ({ face, throws: 1 }));

  it('lie on the die that was tapped', () => {
    expect([...markedSlots(slots, new Map([['coin', 1]]), [3])]).toEqual([3]);
    expect([...markedSlots(slots, new Map([['coin', 2]]), [3])].sort()).toEqual([0, 3]);
  });

  it('follow the draft, not the taps', () => {
    expect(markedSlots(slots, new Map(), [0, 1]).size).toBe(0);
  });
});
