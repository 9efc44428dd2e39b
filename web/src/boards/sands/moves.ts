/**
 * Moving citizens: the pieces of a journey by where they start and where they go. Pure; which moves there are, and how many
 * citizens may still go, the server says.
 */
import type { AskPicture } from '../../net/schema.gen';
import type { LandKey } from './map';
import { CITIZENS, type Citizen } from './schema.gen';

export interface Move {
  piece: number;
  citizen: Citizen;
  from: LandKey;
  to: LandKey;
  /** How many could go this way if nobody else left. */
  left: number;
}

const JOURNEYS = ['ask-raid', 'ask-migrate'];

export function movesOf(ask: AskPicture | null): Move[] {
  if (!ask || !JOURNEYS.includes(ask.key)) return [];
  return ask.pieces.flatMap(([piece, left, [who = '', from = '', to = '']]): Move[] => [
    { piece, left, citizen: bare(who) as Citizen, from: bare(from) as LandKey, to: bare(to) as LandKey },
  ]);
}

function bare(thing: string): string {
  return thing.slice(thing.indexOf('/') + 1);
}

/** The moves in the draft, in the order they were made. */
export function drafted(moves: Move[], draft: number[]): Move[] {
  return draft.flatMap((number) => moves.find(({ piece }) => piece === number) ?? []);
}

/** How many citizens of a kind may still leave a land, after those in the draft. */
export function waiting(moves: Move[], draft: number[], from: LandKey, citizen: Citizen): number {
  const here = moves.filter((move) => move.from === from && move.citizen === citizen);
  const gone = drafted(here, draft).length;
  return Math.max(0, ...here.map(({ left }) => left)) - gone;
}

/** Lands from which somebody may still go. */
export function sources(moves: Move[], draft: number[]): Set<LandKey> {
  return new Set(moves.filter(({ from, citizen }) => waiting(moves, draft, from, citizen) > 0).map(({ from }) => from));
}

/** Lands to which somebody of a kind may go from here. */
export function goals(moves: Move[], from: LandKey, citizen: Citizen): Map<LandKey, Move> {
  return new Map(moves.filter((move) => move.from === from && move.citizen === citizen).map((move) => [move.to, move]));
}

/** Who goes when a land is tapped: the kind in hand if it can, else one that can. */
export function walker(moves: Move[], draft: number[], from: LandKey, liked: Citizen): Citizen | null {
  const ready = CITIZENS.filter((citizen) => waiting(moves, draft, from, citizen) > 0);
  return ready.includes(liked) ? liked : (ready[0] ?? null);
}

export interface Tally {
  from: LandKey;
  to: LandKey;
  rows: { citizen: Citizen; count: number; piece: number; more: boolean }[];
}

/** The draft, way by way: who goes along it, and whether more could. */
export function tallies(moves: Move[], draft: number[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const move of drafted(moves, draft)) {
    const { from, to, citizen, piece } = move;
    const way = `${from} ${to}`;
    const tally = found.get(way) ?? { from, to, rows: [] };
    found.set(way, tally);
    const row = tally.rows.find((one) => one.piece === piece);
    if (row) row.count += 1;
    else tally.rows.push({ citizen, piece, count: 1, more: waiting(moves, draft, from, citizen) > 0 });
  }
  return [...found.values()];
}
