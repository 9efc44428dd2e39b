/**
 * The contract between the table and a drawn board; README.md of the folder web explains it.
 *
 * A board draws `view` and `facts`. Whatever a choice can point at carries `data-thing="face/coin"` and can be focused. The
 * board tells the table what was tapped and never decides whether that is legal.
 */

import type { AskPicture, PlayerPicture, ScorePicture } from '../net/schema.gen';
import type { Seen } from '../table/reading';

/** Words of the page by key; `{ $name }` in them is filled from the facts. */
export type Label = (key: string, facts?: Record<string, string | number>) => string;

export type Outcome = Pick<Seen, 'lines' | 'told' | 'changes'>;

export interface BoardProps {
  /** What these eyes may see, and the printed numbers of this match. */
  view: unknown;
  facts: unknown;
  /** The view after the choice that is looked at, while one is. */
  preview: unknown;
  /** What that choice would change, as the title compares it, and its story as data; with it comes the view above. */
  outcome?: Outcome | null;
  players: PlayerPicture[];
  /** Seats of this connection: none for a spectator. */
  you: number[];
  /** Whose eyes these are; −1: a spectator's. */
  as: number;
  /** The open question of the seat that plays here, if any. */
  ask: AskPicture | null;
  /** Pieces collected so far in the draft of a pick (numbers, with repeats). */
  draft: number[];
  /** Things tapped so far that narrow the choices. */
  narrowed?: string[];
  /** Things that glow: a legal choice or piece points at them. */
  targets: Set<string>;
  /** Things named by the story line or the choice under the pointer. */
  highlight: Set<string>;
  /** Choices that a hint would take: controls that send one of them say so (`.advised`). */
  advised?: ReadonlySet<number>;
  label: Label;
  /** The name of a thing in the player's language. */
  name: (thing: string) => string;
  /** A thing was tapped: choose it, add it to the draft, or ask why not. */
  onthing: (thing: string) => void;
  /** A piece of the draft was tapped again: take it back. */
  ondrop: (piece: number) => void;
  /** Take this piece into the draft (a board that knows which one is meant, where things would leave several). */
  onpick?: (piece: number) => void;
  /** Send these choices at once (a dialog that builds a whole answer). */
  onsend: (choices: number[]) => void;
  /** Help on a thing. */
  onhelp: (thing: string) => void;
  /** A thing is pointed at that has no element of its own, like a cell of a map. */
  onlook?: (thing: string) => void;
  /** Take the last answer back, as the menu does. */
  onundo?: () => void;
  /** No motion, please. */
  still: boolean;
}

export interface EndProps {
  scores: ScorePicture[];
  players: PlayerPicture[];
  you: number[];
  view: unknown;
  label: Label;
  name: (thing: string) => string;
}
