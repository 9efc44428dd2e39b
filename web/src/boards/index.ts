/** The drawn boards: each folder here is a title's. A title without a board is played on the plain table. */
import type { Component } from 'svelte';
import type { BoardProps, EndProps } from './contract';

// Board and end screen come when a match of their title is opened; the small pictures come with the start page.
const boards = import.meta.glob<Component<BoardProps>>('./*/Board.svelte', { import: 'default' });
const ends = import.meta.glob<Component<EndProps>>('./*/EndScreen.svelte', { import: 'default' });
const arts = import.meta.glob<Component>('./*/Art.svelte', { import: 'default', eager: true });

/** The board of a title, or null. */
export async function boardOf(title: string): Promise<Component<BoardProps> | null> {
  return (await boards[`./${title}/Board.svelte`]?.()) ?? null;
}

/** What a title draws inside the end screen, or null. */
export async function endOf(title: string): Promise<Component<EndProps> | null> {
  return (await ends[`./${title}/EndScreen.svelte`]?.()) ?? null;
}

/** The picture of a title, or null. */
export function artOf(title: string): Component | null {
  return arts[`./${title}/Art.svelte`] ?? null;
}
