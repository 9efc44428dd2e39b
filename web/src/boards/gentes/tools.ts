import type { AskPicture } from '../../net/schema.gen';
import type * as shared from '../shared/tools';
import type { GentesFacts, GentesView } from './schema.gen';

/** What the parts of the board share. */
export interface Tools extends shared.Tools {
  /** Show a card large, among the cards it lies with. */
  zoom: (card: string, among: string[]) => void;
  /** All things that glow. */
  readonly targets: string[];
  readonly view: GentesView;
  readonly facts: GentesFacts;
  readonly ask: AskPicture | null;
}

/** Entries of a record of counts, typed. */
export function counted<Key extends string>(counts: Partial<Record<Key, number>>): [Key, number][] {
  return (Object.entries(counts) as [Key, number][]).filter(([, n]) => n > 0);
}

export const ROMAN = ['', 'I', 'II', 'III'];

/** What a small screen shows one at a time. */
export const LEAVES = ['world', 'shelf', 'mine'] as const;
export type Leaf = (typeof LEAVES)[number];
