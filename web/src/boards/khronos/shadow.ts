/** The time shadow: what the choice that is looked at would change on the maps. The server says what; this says how it is drawn. */
import type { Outcome } from '../contract';
import { cellAt, cellsOf, siteThing } from './places';
import type { BuildingView, DomainView, Era, EraView, KhronosChanges, KhronosView, Tile } from './schema.gen';

/** What becomes of a building that would not be there any more. */
export type Fate = 'replaced' | 'shrinks' | 'gone';

export interface Shadow {
  appear: BuildingView[];
  lost: { building: BuildingView; fate: Fate }[];
  /** As they will be: inhabitants, a restoration. */
  change: BuildingView[];
  /** Domains that would join several, and parts of one that would fall apart. */
  joined: DomainView[];
  parts: DomainView[];
  splits: number;
  /** Domains that would have other rulers or another tax. */
  ruled: DomainView[];
  /** A copy that would not be made: where, which tile, and the line that says why. */
  stopped: { tile: Tile; cell: string; text: string }[];
}

/** Lines that tell of the end of a building, and of copies that are not made. */
const ENDS = ['erased', 'erased-of', 'never-was', 'destroyed', 'shadow-fades', 'demolishes'];
const STOPS = ['would-join', 'would-equal', 'no-tile-left', 'no-cube-left'];

type Told = Outcome['told'];

export function changesOf(outcome: Outcome | null | undefined): KhronosChanges | null {
  return (outcome?.changes as KhronosChanges | null | undefined) ?? null;
}

function fateOf(building: BuildingView, era: Era, told: Told, columns: number): Fate {
  const tile = `tile/${building.tile}`;
  const site = siteThing(era, building.cell);
  const of = (keys: string[]): Told => told.filter(([key, facts]) => keys.includes(key) && facts.tile === tile);
  if (of(ENDS).some(([, facts]) => facts.site === site)) return 'gone';
  const cells = new Set(cellsOf(building, columns));
  const head = `site/${era}-`;
  const inside = (place: unknown): boolean => {
    const text = String(place);
    return text.startsWith(head) && cells.has(cellAt(text.slice(head.length), columns));
  };
  return of(['shrinks']).some(([, facts]) => inside(facts.site)) ? 'shrinks' : 'replaced';
}

/** What would be different in one era. */
export function shadowOf(before: EraView, after: EraView, outcome: Outcome, columns: number): Shadow | null {
  const moved = changesOf(outcome)?.eras[before.key];
  if (!moved) return null;
  const domains = new Map(after.domains.map((domain) => [domain.cell, domain]));
  const named = (cells: string[]): DomainView[] => cells.flatMap((cell) => domains.get(cell) ?? []);
  return {
    appear: moved.appear,
    // A printed hamlet is only covered.
    lost: moved.vanish
      .filter((building) => !building.printed)
      .map((building) => ({ building, fate: fateOf(building, before.key, outcome.told, columns) })),
    change: moved.change,
    joined: named(moved.joined.map(({ cell }) => cell)),
    parts: named(moved.split.flatMap(({ of }) => of)),
    splits: moved.split.length,
    ruled: newlyRuled(before, after),
    stopped: stoppedIn(before.key, outcome),
  };
}

/** Domains whose badge would say something else. */
function newlyRuled(before: EraView, after: EraView): DomainView[] {
  const sayOf = ({ rulers, tax }: DomainView): string => (rulers.length ? `${rulers.join()}:${tax}` : '');
  const said = new Map(before.domains.map((domain) => [domain.members.join(), sayOf(domain)]));
  return after.domains.filter((domain) => sayOf(domain) !== '' && said.get(domain.members.join()) !== sayOf(domain));
}

function stoppedIn(era: Era, { told, lines }: Outcome): Shadow['stopped'] {
  const built = told.find(([key]) => key === 'builds' || key === 'enlarges')?.[1].site;
  return told.flatMap(([key, facts], i) => {
    if (!STOPS.includes(key) || facts.era !== `era/${era}`) return [];
    const cell = String(facts.site ?? built ?? '').split('-')[1];
    const tile = String(facts.tile).replace('tile/', '') as Tile;
    return cell ? [{ tile, cell, text: lines[i] ?? '' }] : [];
  });
}

/** A map that would stay as it is. */
export function isEmpty(shadow: Shadow): boolean {
  const { appear, lost, change, stopped } = shadow;
  return appear.length + lost.length + change.length + stopped.length === 0;
}

export interface Gain {
  /** The age where something must still be decided: nobody knows its taxes yet. */
  open: Era | null;
  money: number;
  cubes: number;
  taxes: Record<Era, number>;
}

/** What every seat would gain or lose. */
export function gainsOf(view: KhronosView, changes: KhronosChanges | null): Gain[] {
  const none: Gain = { open: null, money: 0, cubes: 0, taxes: { might: 0, faith: 0, reason: 0 } };
  return view.seats.map((seat, i) => {
    const gain = changes?.seats[i];
    // Covered coins stay covered.
    return gain ? { ...gain, open: changes.pending?.era ?? null, money: seat.money === null ? 0 : gain.money } : none;
  });
}
