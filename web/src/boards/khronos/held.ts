import type { Building, EraKey, TileKey } from './types';

/** A tile that a seat must lay: a new building, or what is left of one that shrinks. */
export interface Held {
  era: EraKey;
  tile: TileKey;
  building: Building;
  /** Corners where it may lie. */
  legal: Set<number>;
}
