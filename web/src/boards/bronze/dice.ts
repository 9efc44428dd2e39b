/**
 * Dice keep their places. A picture says only how many dice show each face; here each die has a slot, stays where it
 * lies while its face stays, and tumbles when it was rolled.
 */
import { FACES, type Face } from './schema.gen';

export interface Slot {
  /** null: in the hand. */
  face: Face | null;
  /** Grows with every roll of this die; the drawing tumbles when it changes. */
  throws: number;
}

export interface Dice {
  slots: Slot[];
  /** Whose turn the dice belong to: round and seat. */
  turn: string;
  rollsLeft: number;
}

export interface Thrown {
  dice: Record<Face, number>;
  hand: number;
  /** Empty when the match is over: the dice stay as they lie. */
  turn: string;
  rollsLeft: number;
}

export const NO_DICE: Dice = { slots: [], turn: '', rollsLeft: 0 };

function inOrder(seen: Thrown): (Face | null)[] {
  const faces: (Face | null)[] = FACES.flatMap((face) => Array<Face>(seen.dice[face]).fill(face));
  return [...faces, ...Array<null>(seen.hand).fill(null)];
}

/** Mixes the faces of a fresh throw, the same way for the same throw, so that a first roll does not lie sorted. */
function scattered(faces: (Face | null)[]): (Face | null)[] {
  const golden = (i: number): number => ((i + 1) * 0.618) % 1;
  const order = [...faces.keys()].sort((a, b) => golden(a) - golden(b));
  return order.map((i) => faces[i] ?? null);
}

/**
 * Lays the dice of a new picture: `marked` are the slots that were marked to be rolled again when the old one was shown.
 */
export function lay(old: Dice, seen: Thrown, marked: ReadonlySet<number>): Dice {
  const wanted = inOrder(seen);
  const { rollsLeft } = seen;
  const turn = seen.turn || old.turn;
  if (old.turn !== turn || old.slots.length !== wanted.length) {
    const slots = scattered(wanted).map((face, i) => ({ face, throws: (old.slots[i]?.throws ?? 0) + 1 }));
    return { slots, turn, rollsLeft };
  }
  const rolled = rollsLeft < old.rollsLeft;
  const left = new Map<Face | null, number>();
  for (const face of wanted) left.set(face, (left.get(face) ?? 0) + 1);
  const slots: (Slot | undefined)[] = old.slots.map(() => undefined);
  const keep = (i: number): void => {
    const slot = old.slots[i];
    if (!slot || slots[i] || !left.get(slot.face)) return;
    left.set(slot.face, (left.get(slot.face) ?? 0) - 1);
    slots[i] = { ...slot };
  };
  // What was not marked stays first; a marked die that fell on its old face was rolled all the same.
  old.slots.forEach((_, i) => {
    if (!marked.has(i)) keep(i);
  });
  old.slots.forEach((_, i) => {
    if (!marked.has(i)) return;
    keep(i);
    if (rolled) slots[i] = slots[i] && { face: slots[i].face, throws: slots[i].throws + 1 };
  });
  const rest = [...left].flatMap(([face, count]) => Array<Face | null>(count).fill(face));
  // Dice taken into the hand are those that were marked.
  const free = slots.flatMap((slot, i) => (slot ? [] : [i]));
  free.sort((a, b) => Number(marked.has(b)) - Number(marked.has(a)) || a - b);
  rest.sort((a, b) => Number(b === null) - Number(a === null));
  free.forEach((i, at) => {
    const face = rest[at] ?? null;
    slots[i] = { face, throws: (old.slots[i]?.throws ?? 0) + (face === null ? 0 : 1) };
  });
  return { slots: slots.map((slot) => slot ?? { face: null, throws: 0 }), turn, rollsLeft };
}

/** Do the same dice lie in the same places? */
export function alike(a: Dice, b: Dice): boolean {
  return (
    a.turn === b.turn &&
    a.slots.length === b.slots.length &&
    a.slots.every(({ face, throws }, i) => face === b.slots[i]?.face && throws === b.slots[i]?.throws)
  );
}

/**
 * Says which slots are marked: as many of each face as the draft holds, those that were tapped first of all.
 */
export function markedSlots(slots: Slot[], counts: ReadonlyMap<Face, number>, tapped: readonly number[]): Set<number> {
  const found = new Set<number>();
  const left = new Map(counts);
  for (const i of [...tapped, ...slots.keys()]) {
    const face = slots[i]?.face;
    if (!face || found.has(i) || !left.get(face)) continue;
    found.add(i);
    left.set(face, (left.get(face) ?? 0) - 1);
  }
  return found;
}
