/**
 * What taps mean. Pure: the page knows no rule, only which choices the server offered and which things each points at.
 *
 * A question of shape `one` is narrowed: tapped things leave the choices that point at all of them, in any order, until
 * one is left. A `pick` collects pieces in a draft, in any order, which is sent at once with `done` at its end.
 */
import type { AskPicture, ChoicePicture, PiecePicture } from '../net/schema.gen';

/** What the server said of a draft: which pieces still join it, and whether it is a whole answer. */
export interface Rest {
  of: number[];
  /** How many more of each piece fit; what is not named does not. */
  left: Map<number, number>;
  enough: boolean;
}

export interface Draft {
  /** Pieces collected for a pick: numbers, with repeats. */
  pieces: number[];
  /** Things tapped to narrow the choices. */
  things: string[];
  /** What the server said of these pieces, or last of fewer: one may keep another out. */
  rest?: Rest | undefined;
}

export const EMPTY: Draft = { pieces: [], things: [] };

export type Tap =
  /** The draft changed: show what is left. */
  | { kind: 'draft'; draft: Draft }
  /** One choice is left: send it. */
  | { kind: 'send'; choices: number[] }
  /** No choice points there: ask why. */
  | { kind: 'why'; thing: string };

/** Every title has this choice: enough, or nothing. It has a button of its own. */
export function isDone(ask: AskPicture, choice: ChoicePicture): boolean {
  return choice[0] === ask.done;
}

/** Every choice of a question, lent ones last. Of a pick: what is not a piece. */
export function allChoices(ask: AskPicture): ChoicePicture[] {
  const all = [...ask.choices, ...ask.lent];
  if (ask.shape === 'one') return all;
  const pieces = new Set(ask.pieces.map(([number]) => number));
  return all.filter((choice) => !pieces.has(choice[0]));
}

function pointsAt(targets: string[], things: string[]): boolean {
  return things.every((thing) => targets.includes(thing));
}

/** The choices that are left after the taps so far. */
export function remaining(ask: AskPicture, draft: Draft): ChoicePicture[] {
  return allChoices(ask).filter((choice) => pointsAt(choice[1], draft.things));
}

export function taken(draft: Draft, piece: number): number {
  return draft.pieces.filter((number) => number === piece).length;
}

/** How many more of a piece the draft can take, as far as the server has said. */
export function room(ask: AskPicture, draft: Draft, piece: PiecePicture): number {
  const [number, all] = piece;
  const { rest } = draft;
  const left = rest ? (rest.left.get(number) ?? 0) + taken({ pieces: rest.of, things: [] }, number) : all;
  return Math.min(left - taken(draft, number), ask.high - draft.pieces.length);
}

/** Whether the server has spoken of just these pieces; of none the question itself tells. */
export function isKnown(draft: Draft): boolean {
  return !draft.pieces.length || draft.rest?.of.length === draft.pieces.length;
}

/** The pieces that can still be taken. */
export function open(ask: AskPicture, draft: Draft): PiecePicture[] {
  return ask.shape === 'pick' ? ask.pieces.filter((piece) => room(ask, draft, piece) > 0) : [];
}

/** Whether the draft of a pick may end here: as the server says, until then by its number of pieces. */
export function enough(ask: AskPicture, draft: Draft): boolean {
  if (ask.shape !== 'pick') return false;
  if (!draft.pieces.length) return ask.choices.some((choice) => isDone(ask, choice));
  if (isKnown(draft)) return draft.rest?.enough ?? false;
  return draft.pieces.length >= ask.low && draft.pieces.length <= ask.high;
}

/** The things that glow: something legal points at them. */
export function targets(ask: AskPicture | null, draft: Draft): Set<string> {
  const found = new Set<string>();
  if (!ask) return found;
  for (const piece of open(ask, draft)) {
    if (pointsAt(piece[2], draft.things)) for (const thing of piece[2]) found.add(thing);
  }
  for (const choice of remaining(ask, draft)) for (const thing of choice[1]) found.add(thing);
  // What every choice left points at says nothing new once it is tapped.
  for (const thing of draft.things) found.delete(thing);
  return found;
}

export function add(ask: AskPicture, draft: Draft, number: number): Draft {
  const piece = ask.pieces.find((one) => one[0] === number);
  if (!piece || room(ask, draft, piece) <= 0) return draft;
  return { pieces: [...draft.pieces, number], things: [], rest: draft.rest };
}

export function drop(draft: Draft, number: number): Draft {
  const at = draft.pieces.lastIndexOf(number);
  return at < 0 ? draft : { things: draft.things, pieces: draft.pieces.filter((_, i) => i !== at) };
}

/** Take the last step of the draft back. */
export function back(draft: Draft): Draft {
  if (draft.things.length) return { ...draft, things: draft.things.slice(0, -1) };
  return { things: [], pieces: draft.pieces.slice(0, -1) };
}

export function isEmpty(draft: Draft): boolean {
  return !draft.pieces.length && !draft.things.length;
}

/** A thing was tapped. */
export function tap(ask: AskPicture, draft: Draft, thing: string): Tap {
  // The same thing again: the narrowing by it is taken back.
  if (draft.things.includes(thing)) {
    return { kind: 'draft', draft: { ...draft, things: draft.things.filter((one) => one !== thing) } };
  }
  const further = narrow(ask, draft, [...draft.things, thing]);
  if (further) return further;
  // It does not go with what was tapped before: begin anew with it.
  const fresh = draft.things.length ? narrow(ask, draft, [thing]) : null;
  return fresh ?? { kind: 'why', thing };
}

function narrow(ask: AskPicture, draft: Draft, things: string[]): Tap | null {
  const pieces = open(ask, draft).filter((piece) => pointsAt(piece[2], things));
  const choices = allChoices(ask).filter((choice) => pointsAt(choice[1], things));
  const [piece] = pieces;
  const [choice] = choices;
  if (pieces.length + choices.length === 0) return null;
  if (pieces.length === 1 && choices.length === 0 && piece) return { kind: 'draft', draft: add(ask, draft, piece[0]) };
  // A choice beside a half-filled draft would throw the draft away: offer it, do not send it.
  if (choices.length === 1 && pieces.length === 0 && choice && !draft.pieces.length) {
    return { kind: 'send', choices: [choice[0]] };
  }
  return { kind: 'draft', draft: { ...draft, things } };
}

/** What the draft of a pick sends. `done` ends it even if it is full: the server swallows it. */
export function sent(ask: AskPicture, draft: Draft): number[] {
  return [...draft.pieces, ask.done];
}

/** The one thing to do, if there is only one: it can be played for the player. */
export function forced(ask: AskPicture): number[] | null {
  if (ask.lent.length) return null;
  if (ask.shape === 'one') {
    const [only] = ask.choices;
    return ask.choices.length === 1 && only ? [only[0]] : null;
  }
  const all = ask.pieces.reduce((sum, piece) => sum + piece[1], 0);
  if (ask.low === 0) return all === 0 ? [ask.done] : null;
  if (ask.pieces.length === 1 || all === ask.low) {
    if (ask.low !== ask.high && all !== ask.low) return null;
    const pieces = ask.pieces.flatMap((piece) => Array<number>(Math.min(piece[1], ask.low)).fill(piece[0]));
    return pieces.length === ask.low ? [...pieces, ask.done] : null;
  }
  return null;
}

/** A question of yes or no: what there is beside `done`, if it points at nothing on the table. It stands next to it. */
export function beside(ask: AskPicture): ChoicePicture | null {
  const [other, ...more] = ask.choices.filter((choice) => !isDone(ask, choice));
  if (ask.shape !== 'one' || ask.choices.length !== 2 || more.length || !other || other[1].length) return null;
  return other;
}

/** Of an advised answer: what is left to do of it; once all pieces are in hand, to end the pick. */
export function advised(ask: AskPicture, draft: Draft, choices: number[]): Set<number> {
  const hand = [...draft.pieces];
  const left = choices.filter((number) => {
    const at = hand.indexOf(number);
    if (at >= 0) hand.splice(at, 1);
    return at < 0;
  });
  const here = new Set([...ask.pieces.map(([number]) => number), ...allChoices(ask).map(([number]) => number)]);
  const found = new Set(left.filter((number) => here.has(number) && number !== ask.done));
  if (!found.size && choices.length && (ask.shape === 'pick' || left.includes(ask.done))) found.add(ask.done);
  return found;
}

/** A draft made for an older question: what of it still fits the new one (a bot's move must not empty my hand). */
export function carry(old: AskPicture | null, now: AskPicture | null, draft: Draft): Draft {
  if (!old || !now || old.ask !== now.ask || old.seat !== now.seat) return EMPTY;
  let kept: Draft = { pieces: [], things: [] };
  for (const number of draft.pieces) kept = add(now, kept, number);
  const things = draft.things.filter((thing) => targets(now, kept).has(thing));
  kept = { pieces: kept.pieces, things };
  return remaining(now, kept).length || open(now, kept).length ? kept : { ...kept, things: [] };
}
