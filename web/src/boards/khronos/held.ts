import type { BuildingView, Era, Tile } from './schema.gen';

/** A tile that a seat must lay: a new building, or what is left of one that shrinks. */
export interface Held {
  era: Era;
  tile: Tile;
  building: BuildingView;
  /** Corners where it may lie. */
  legal: Set<number>;
}
