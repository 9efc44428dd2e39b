import type { AskPicture } from '../../net/schema.gen';
import type { Label } from '../contract';

/** What the parts of every board share. */
export interface BoardTools {
  label: Label;
  name: (thing: string) => string;
  player: (seat: number) => string;
  /** A thing was tapped. */
  tap: (thing: string) => void;
  help: (thing: string) => void;
  glows: (thing: string) => boolean;
  lit: (thing: string) => boolean;
  /** A hint would take this choice. */
  advised?: (choice: number) => boolean;
}

/** Beside these, what a board shares on which pieces are collected; one of its own for a sheet that can only be read. */
export interface Tools extends BoardTools {
  /** How often the draft points at a thing. */
  drafted: (thing: string) => number;
  /** Take the thing's piece out of the draft once. */
  drop: (thing: string) => void;
  readonly still: boolean;
}

/** How often each thing is in the draft. */
export function draftCounts(ask: AskPicture | null, draft: number[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const number of draft) {
    const piece = ask?.pieces.find(([of]) => of === number);
    for (const thing of piece?.[2] ?? []) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return counts;
}

/** The number of the piece that points at a thing. */
export function pieceOf(ask: AskPicture | null, thing: string): number | undefined {
  return ask?.pieces.find(([, , things]) => things.includes(thing))?.[0];
}
