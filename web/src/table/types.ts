/** What the server says: docs/protocol.md in types. The page holds no rule; it draws these. */

/** Shown words and the thing they name ("" for plain words). */
export type Part = [text: string, thing: string];

/** One legal choice: its number, the things it points at, its words, its notation. */
export type Choice = [number: number, targets: string[], text: string, notation: string];

/** One piece of a pick: its number, how many are left, the things it points at, its words. */
export type Piece = [number: number, left: number, targets: string[], text: string];

export interface Ask {
  seat: number;
  ask: number;
  key: string;
  section: string;
  text: string;
  shape: 'one' | 'pick';
  low: number;
  high: number;
  /** The number that ends a pick. */
  done: number;
  pieces: Piece[];
  choices: Choice[];
  lent: Choice[];
}

export interface Player {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
  here: boolean;
}

export interface Line {
  n: number;
  turn: number;
  parts: Part[];
}

export interface Score {
  seat: number;
  points: number;
  tie_break: number;
  place: number;
  parts: Record<string, number>;
}

export interface Picture {
  n: number;
  title: string;
  match: string;
  seats: number;
  you: number[];
  as: number;
  players: Player[];
  view: unknown;
  facts?: unknown;
  /** Names of things in the player's language; like the facts, only when they are new. */
  names?: Record<string, string>;
  to_act: number[];
  over: boolean;
  asks: Ask[];
  waiting: string;
  lines: Line[];
  scores: Score[];
  undo: Record<string, 'free' | 'ask'>;
  redo: boolean;
  proposal: { seat: number; n: number; waits_for: number[] } | null;
  seed_hash: string;
  seed: string | null;
  clock: { seat: number; until: number } | null;
  /** The match that was made as the rematch of this one. */
  rematch?: string | null;
}

/**
 * The contract between the table and a drawn board (`boards/<title>/Board.svelte`).
 *
 * The board draws `view` and `facts`; everything that can be chosen carries `data-thing="face/coin"` and is a focusable
 * element. It tells the table what was tapped and never decides whether that is legal.
 */
export interface BoardProps {
  view: unknown;
  facts: unknown;
  players: Player[];
  /** Seats of this connection. */
  you: number[];
  /** The open question of the seat that plays here, if any. */
  ask: Ask | null;
  /** Pieces collected so far in the draft of a pick (numbers, with repeats). */
  draft: number[];
  /** Things that glow: a legal choice or piece points at them. */
  targets: Set<string>;
  /** The page's labels. */
  label: (key: string, facts?: Record<string, string | number>) => string;
  /** The name of a thing in the player's language. */
  name: (thing: string) => string;
  /** A thing was tapped: choose it, add it to the draft, or ask why not. */
  onthing: (thing: string) => void;
  /** A piece of the draft was tapped again: take it back. */
  ondrop: (piece: number) => void;
  /** Send these choices at once (the trading dialog builds a whole offer). */
  onsend: (choices: number[]) => void;
  /** Help on a thing. */
  onhelp: (thing: string) => void;
  /** Things named by the story line under the pointer. */
  highlight: Set<string>;
  /** No motion, please. */
  still: boolean;
}
