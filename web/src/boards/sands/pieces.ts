/** Where pieces stand on a land: few seats get large tokens, many small ones. Pure. */
import type { Spot } from './map';

export interface Stand {
  x: number;
  y: number;
  /** Over two places. */
  wide: boolean;
}

/** Two places side by side. */
function beside([ax, ay]: Spot, [bx, by]: Spot): boolean {
  return Math.abs(ay - by) < 4 && Math.abs(ax - bx) < 42;
}

/** Stands for so many seats: pairs of places as long as they are enough, else single places. */
export function stands(places: readonly Spot[], seats: number): Stand[] {
  const wide: Stand[] = [];
  for (let i = 0; i < places.length - 1; i++) {
    const [a, b] = [places[i], places[i + 1]];
    if (!a || !b || !beside(a, b)) continue;
    wide.push({ x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, wide: true });
    i++;
  }
  if (wide.length >= seats) return wide.slice(0, seats);
  return places.slice(0, seats).map(([x, y]) => ({ x, y, wide: false }));
}
