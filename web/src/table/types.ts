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
  /** Too many choices to come with their words: the page asks for those it shows. */
  brief?: boolean;
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
  /** The seats of this connection: none for a spectator. */
  you: number[];
  /** Whose eyes these are; −1: a spectator's. */
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
  /** Lines of this event and of later ones are told anew. */
  story_from: number;
  scores: Score[];
  undo: Record<string, 'free' | 'ask'>;
  redo: boolean;
  /** Whether one may play on from here in a match of one's own. */
  branch: boolean;
  /** Hints: for the asking, if the others agree, or not at all. */
  hints?: 'free' | 'ask' | null;
  proposal: { seat: number; n: number; about?: 'undo' | 'hints'; waits_for: number[] } | null;
  seed_hash: string;
  seed: string | null;
  /** Whose time is up next, and when; `waits`: nobody is there for whom it would run out. */
  clock: { seat: number; until: number; waits: boolean } | null;
  /** The match that was made as the rematch of this one. */
  rematch?: string | null;
}
