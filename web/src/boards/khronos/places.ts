/** Cells and places of the maps. Pure; which places are legal, the question says. */
import type { AskPicture } from '../../net/schema.gen';
import type { BuildingView, Era } from './schema.gen';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** `c4` is column c, row 4, counted from the north-west corner. */
export function cellAt(name: string, columns: number): number {
  return (Number(name.slice(1)) - 1) * columns + LETTERS.indexOf(name.charAt(0));
}

export function cellName(cell: number, columns: number): string {
  return `${LETTERS[cell % columns]}${Math.floor(cell / columns) + 1}`;
}

export function columnName(column: number): string {
  return LETTERS[column] ?? '';
}

export function siteThing(era: Era, name: string): string {
  return `site/${era}-${name}`;
}

/** The cells of a square of this side whose north-west corner lies here. */
export function square(corner: number, side: number, columns: number): number[] {
  return Array.from({ length: side * side }, (_, i) => corner + Math.floor(i / side) * columns + (i % side));
}

export function cellsOf(building: Pick<BuildingView, 'cell' | 'rank'>, columns: number): number[] {
  return square(cellAt(building.cell, columns), building.rank, columns);
}

/** Which building covers each cell. */
export function coverOf(buildings: BuildingView[], columns: number): Map<number, BuildingView> {
  return new Map(buildings.flatMap((one) => cellsOf(one, columns).map((cell): [number, BuildingView] => [cell, one])));
}

/** The cells of an era that choices of the question point at. */
export function sitesOf(ask: AskPicture | null, era: Era, columns: number): Set<number> {
  const head = `site/${era}-`;
  const found = new Set<number>();
  for (const [, things] of ask?.choices ?? []) {
    for (const thing of things) if (thing.startsWith(head)) found.add(cellAt(thing.slice(head.length), columns));
  }
  return found;
}

export interface Spot {
  /** In cells from the north-west corner of the map. */
  x: number;
  y: number;
}

function within(n: number, most: number): number {
  return Math.max(0, Math.min(most, n));
}

/** The corner of a tile of this side that is held by its middle over a spot. */
export function cornerUnder({ x, y }: Spot, side: number, rows: number, columns: number): number {
  const column = within(Math.round(x - side / 2), columns - side);
  const row = within(Math.round(y - side / 2), rows - side);
  return row * columns + column;
}

/** The legal corner nearest to one, no further away than `reach` cells; else the corner itself. */
export function snapped(corner: number, legal: Set<number>, columns: number, reach: number): number {
  let best = corner;
  let least = reach + 0.01;
  for (const one of legal) {
    const far = Math.hypot(
      (one % columns) - (corner % columns),
      Math.floor(one / columns) - Math.floor(corner / columns),
    );
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** The legal corner nearest to the middle of the map: where the keyboard begins. */
export function middlemost(legal: Set<number>, rows: number, columns: number): number {
  const middle = Math.floor(rows / 2) * columns + Math.floor(columns / 2);
  return snapped(middle, legal, columns, rows + columns);
}

export const STEPS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One cell further, inside the map. */
export function moved(corner: number, [dx, dy]: [number, number], side: number, rows: number, columns: number): number {
  const column = within((corner % columns) + dx, columns - side);
  const row = within(Math.floor(corner / columns) + dy, rows - side);
  return row * columns + column;
}

/** The next legal corner in a direction: the nearest one ahead, those straight ahead first. */
export function leapt(corner: number, [dx, dy]: [number, number], legal: Set<number>, columns: number): number {
  let best = corner;
  let least = Number.POSITIVE_INFINITY;
  for (const one of legal) {
    const x = (one % columns) - (corner % columns);
    const y = Math.floor(one / columns) - Math.floor(corner / columns);
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0) continue;
    const far = ahead + aside * 2;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
