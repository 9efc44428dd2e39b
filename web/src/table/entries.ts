/** The rows of the list of choices. Pure. */

import type { AskPicture, ChoicePicture } from '../net/schema.gen';
import { type Draft, isDone, open, remaining, room, taken } from './draft';

export interface Entry {
  key: string;
  text: string;
  things: string[];
  /** Of a piece: how many are in the draft, how many fit. Of a group: how many choices it holds. */
  taken: number;
  most: number;
  kind: 'choice' | 'piece' | 'group' | 'lent';
  number: number;
  enabled: boolean;
}

const MANY = 16;
/** A group must make the list shorter than this part of it. */
const WORTH_GROUPING = 0.6;

/** Pieces of a pick; the choices left; of many, first the things they are about. */
export function entriesOf(ask: AskPicture, draft: Draft, name: (thing: string) => string): Entry[] {
  const pieces = piecesOf(ask, draft);
  const lent = new Set(ask.lent.map(([number]) => number));
  const left = remaining(ask, draft).filter((choice) => ask.shape === 'one' || !isDone(ask, choice));
  const groups = left.length > MANY ? grouped(left, draft, name) : null;
  return [...pieces, ...(groups ?? left.map((choice) => row(choice, lent.has(choice[0]) ? 'lent' : 'choice')))];
}

function piecesOf(ask: AskPicture, draft: Draft): Entry[] {
  if (ask.shape !== 'pick') return [];
  const openNow = new Set(open(ask, draft).map(([number]) => number));
  return ask.pieces
    .filter(([, , things]) => draft.things.every((thing) => things.includes(thing)))
    .map((piece) => {
      const [number, , things, text] = piece;
      const have = taken(draft, number);
      const most = have + Math.max(0, room(ask, draft, piece));
      return {
        key: `p${number}`,
        text,
        things,
        taken: have,
        most,
        kind: 'piece',
        number,
        enabled: openNow.has(number),
      };
    });
}

function row([number, things, text]: ChoicePicture, kind: 'choice' | 'lent'): Entry {
  return { key: `c${number}`, text, things, taken: 0, most: 1, kind, number, enabled: true };
}

/** Many choices: one row for each thing they begin with, if that makes the list shorter. */
function grouped(choices: ChoicePicture[], draft: Draft, name: (thing: string) => string): Entry[] | null {
  const rows = new Map<string, ChoicePicture[]>();
  for (const choice of choices) {
    const head = choice[1].find((thing) => !draft.things.includes(thing)) ?? '';
    rows.set(head, [...(rows.get(head) ?? []), choice]);
  }
  if (rows.size > choices.length * WORTH_GROUPING || rows.size < 2) return null;
  return [...rows].flatMap(([thing, inside]): Entry[] => {
    if (!thing || inside.length === 1) return inside.map((choice) => row(choice, 'choice'));
    const most = inside.length;
    return [
      { key: thing, text: name(thing), things: [thing], taken: 0, most, kind: 'group', number: -1, enabled: true },
    ];
  });
}

/** Rows that lie in one column of a map. */
export interface Family {
  key: string;
  name: string;
  entries: { entry: Entry; at: number }[];
}

const VERY_MANY = 40;

/** Very many places, as `site/might-f12`: by columns. Null: the rows stand as they are. */
export function familiesOf(entries: Entry[]): Family[] | null {
  if (entries.length <= VERY_MANY) return null;
  const found = new Map<string, Family>();
  for (const [at, entry] of entries.entries()) {
    const [, head = '', letter = ''] = /^(.+[^a-z])([a-z]+)\d+$/.exec(entry.things[0] ?? '') ?? [];
    const key = head + letter;
    const family = found.get(key) ?? { key, name: letter.toUpperCase(), entries: [] };
    family.entries.push({ entry, at });
    found.set(key, family);
  }
  const rest = found.get('');
  found.delete('');
  if (found.size < 2) return null;
  return [...[...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1)), ...(rest ? [rest] : [])];
}
