/** The drawn boards. A title without one is played on the plain table. */
import type { Component } from 'svelte';
import type { BoardProps, Player, Score } from '../table/types';

export interface EndProps {
  scores: Score[];
  players: Player[];
  view: unknown;
  label: (key: string, facts?: Record<string, string | number>) => string;
  name: (thing: string) => string;
}

export interface Drawn {
  board: () => Promise<{ default: Component<BoardProps> }>;
  end?: () => Promise<{ default: Component<EndProps> }>;
}

export const BOARDS: Record<string, Drawn> = {
  bronze: {
    board: () => import('./bronze/Board.svelte'),
    end: () => import('./bronze/EndScreen.svelte'),
  },
};
