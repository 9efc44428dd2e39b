/** The time shadow: what would be different on a map, seen by laying the view after a choice over the view before it. */
import { cellsOf } from './places';
import type { Building, Domain, Era, KhronosView } from './types';

/** What becomes of a building that would not be there any more. */
export type Fate = 'grows' | 'shrinks' | 'gone';

export interface Loss {
  building: Building;
  fate: Fate;
}
/** A domain that would have other members: it joins several, or is a part of one. */
export interface Change {
  domain: Domain;
  joins: number;
  part: boolean;
}

export interface Shadow {
  added: Building[];
  lost: Loss[];
  /** Same place, other state: inhabitants, a restoration. */
  altered: { before: Building; after: Building }[];
  changes: Change[];
  /** Domains that would have other rulers or another tax. */
  ruled: Domain[];
}

function keyOf(building: Building): string {
  return `${building.tile} ${building.cell} ${building.owner} ${building.printed}`;
}
function stateOf({ ruin, half, cubes }: Building): string {
  return `${ruin} ${half} ${cubes.join()}`;
}

function fateOf(lost: Building, added: Building[], columns: number): Fate {
  const cells = new Set(cellsOf(lost, columns));
  const over = added.filter((one) => one.kind === lost.kind && one.owner === lost.owner);
  const covers = (one: Building): number => cellsOf(one, columns).filter((cell) => cells.has(cell)).length;
  if (over.some((one) => one.rank > lost.rank && covers(one) === cells.size)) return 'grows';
  if (over.some((one) => one.rank < lost.rank && covers(one) === one.rank * one.rank)) return 'shrinks';
  return 'gone';
}

export function shadowOf(before: Era, after: Era, columns: number): Shadow {
  const old = new Map(before.buildings.map((one) => [keyOf(one), one]));
  const now = new Map(after.buildings.map((one) => [keyOf(one), one]));
  const added = after.buildings.filter((one) => !old.has(keyOf(one)));
  const lost = before.buildings
    // A printed hamlet is only covered.
    .filter((one) => !now.has(keyOf(one)) && !one.printed)
    .map((building) => ({ building, fate: fateOf(building, added, columns) }));
  const altered = after.buildings.flatMap((one) => {
    const was = old.get(keyOf(one));
    return was && stateOf(was) !== stateOf(one) ? [{ before: was, after: one }] : [];
  });
  return { added, lost, altered, ...bordersMoved(before, after) };
}

/** Which domains have other members, rulers or another tax than before. */
function bordersMoved(before: Era, after: Era): Pick<Shadow, 'changes' | 'ruled'> {
  const home = new Map(before.domains.flatMap((domain) => domain.members.map((cell) => [cell, domain.cell])));
  const heirs = new Map<string, Set<string>>();
  const origins = new Map<string, Set<string>>();
  for (const domain of after.domains) {
    const from = new Set(domain.members.flatMap((cell) => home.get(cell) ?? []));
    origins.set(domain.cell, from);
    for (const one of from) heirs.set(one, (heirs.get(one) ?? new Set()).add(domain.cell));
  }
  const changes = after.domains.flatMap((domain): Change[] => {
    const from = [...(origins.get(domain.cell) ?? [])];
    const part = from.some((one) => (heirs.get(one)?.size ?? 0) > 1);
    return from.length > 1 || part ? [{ domain, joins: from.length, part }] : [];
  });
  const sayOf = ({ rulers, tax }: Domain): string => `${rulers.join()}:${rulers.length ? tax : ''}`;
  const said = new Map(before.domains.map((domain) => [domain.cell, sayOf(domain)]));
  const ruled = after.domains.filter((domain) => {
    const from = [...(origins.get(domain.cell) ?? [])];
    if (!from.length) return domain.rulers.length > 0;
    return from.some((one) => said.get(one) !== sayOf(domain));
  });
  return { changes, ruled };
}

/** A map that would stay as it is. */
export function isEmpty(shadow: Shadow | null): boolean {
  return !shadow || !(shadow.added.length + shadow.lost.length + shadow.altered.length);
}

/** What a seat's tax in an era, or its money, would gain or lose. */
export function gains(before: KhronosView, after: KhronosView | null): { taxes: Record<string, number>; money: number | null }[] {
  return before.seats.map((seat, i) => {
    const then = after?.seats[i];
    const taxes = Object.entries(seat.taxes).map(([era, coins]) => [era, then ? then.taxes[era as keyof typeof seat.taxes] - coins : 0]);
    const known = then && then.money !== null && seat.money !== null;
    return { taxes: Object.fromEntries(taxes), money: known ? (then.money ?? 0) - (seat.money ?? 0) : null };
  });
}
