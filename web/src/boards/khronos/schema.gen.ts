// Written by tools/write_schema.py from Python's declarations.
// sha256 of schema.json: d07b6681bff86cc414c0b9c2b2aee6b8dfe9be8f31973b005c8bf723fae63f7a

export type Phase = 'exchange' | 'actions' | 'draw' | 'taxes';
export type Era = 'might' | 'faith' | 'reason';
export type Tile = 'watchtower' | 'keep' | 'castle' | 'chapel' | 'monastery' | 'abbey' | 'hamlet' | 'town' | 'city';
export type Colour = 'military' | 'religious' | 'civil';
export type Adventurer = 'first' | 'second';

export interface Khronos {
  view: KhronosView;
  facts: KhronosFacts;
  changes: KhronosChanges;
}
/**
 * The table.
 */
export interface KhronosView {
  round: number;
  start: number;
  active: number | null;
  phase: Phase | null;
  eras: EraView[];
  stock: {
    watchtower: number;
    keep: number;
    castle: number;
    chapel: number;
    monastery: number;
    abbey: number;
    hamlet: number;
    town: number;
    city: number;
  };
  gone: {
    watchtower?: number;
    keep?: number;
    castle?: number;
    chapel?: number;
    monastery?: number;
    abbey?: number;
    hamlet?: number;
    town?: number;
    city?: number;
  };
  deck: number;
  discard: {
    military: number;
    religious: number;
    civil: number;
  };
  display: {
    military: number;
    religious: number;
    civil: number;
  } | null;
  pending: PendingView | null;
  seats: KhronosSeatView[];
}
/**
 * One map.
 */
export interface EraView {
  key: Era;
  buildings: BuildingView[];
  domains: DomainView[];
}
/**
 * A building, named by its top-left cell; `half` is whose cube marks a half restoration, `cubes` are per seat. `value` is of the side that shows, `domain` the first cell of its domain.
 */
export interface BuildingView {
  cell: string;
  tile: Tile;
  kind: Colour;
  rank: number;
  value: number;
  owner: number | null;
  printed: boolean;
  ruin: boolean;
  half: number | null;
  cubes: number[];
  domain: string;
}
/**
 * A domain, named by its first cell; its members by their top-left cells.
 */
export interface DomainView {
  cell: string;
  members: string[];
  rulers: number[];
  tax: number;
  strength: {
    military: number;
    religious: number;
    civil: number;
  };
  inhabitants: number[] | null;
}
/**
 * What is half done.
 */
export interface PendingView {
  what: 'keeper' | 'place' | 'restore' | 'shrink' | 'split' | 'surcharge' | 'victim';
  seat: number;
  era?: Era;
  tile?: Tile | null;
  cards?: number;
  cells?: string[];
  seats?: number[];
}
/**
 * One seat; of others' hands the cards that everybody saw. `taxes` are what it would collect in each era.
 */
export interface KhronosSeatView {
  money: number | null;
  purse: 'covered' | 'open';
  cubes: number;
  cards: number;
  hand: {
    military: number;
    religious: number;
    civil: number;
  };
  adventurers: {
    first: AdventurerView;
    second: AdventurerView;
  };
  taxes: {
    might: number;
    faith: number;
    reason: number;
  };
  taxes_now: number;
}
/**
 * Where an adventurer is, and how many cards it may still play.
 */
export interface AdventurerView {
  era: Era;
  plays_left: number;
}
/**
 * The printed numbers; the map has a letter per cell: `.` plain, `F` forest, `M` mountain, `~` river.
 */
export interface KhronosFacts {
  rows: number;
  columns: number;
  map: string[];
  hamlets: string[];
  tiles: {
    watchtower: KhronosTileFacts;
    keep: KhronosTileFacts;
    castle: KhronosTileFacts;
    chapel: KhronosTileFacts;
    monastery: KhronosTileFacts;
    abbey: KhronosTileFacts;
    hamlet: KhronosTileFacts;
    town: KhronosTileFacts;
    city: KhronosTileFacts;
  };
  cards: {
    military: number;
    religious: number;
    civil: number;
  };
  surcharge: SurchargeFacts;
  income: IncomeFacts;
  rounds: number;
  tax_rounds: number[];
  money: number;
  cubes: number;
  hand: number;
  plays: number;
  exchange_price: number;
  fare: number;
  demolition: number;
}
/**
 * What is printed on a tile.
 */
export interface KhronosTileFacts {
  kind: Colour;
  rank: number;
  tiles: number;
  cost: number;
  tax: number;
  ruin: number;
  capacity: number;
}
/**
 * Cards more for a place on a kind of terrain, and whether several add up.
 */
export interface SurchargeFacts {
  forest: number;
  mountain: number;
  adds: boolean;
}
/**
 * Coins for building in an era.
 */
export interface IncomeFacts {
  might: number;
  faith: number;
}
/**
 * What a choice would change.
 */
export interface KhronosChanges {
  price: PriceView | null;
  eras: {
    might: EraChanges;
    faith: EraChanges;
    reason: EraChanges;
  };
  seats: SeatChanges[];
  pending: PendingView | null;
}
/**
 * A price in cards of a colour, and in coins; while the place is open a span of prices over `sites` places.
 */
export interface PriceView {
  card: Colour;
  cost: number;
  cost_most?: number;
  surcharge: number;
  surcharge_most?: number;
  coins: number;
  income: number;
  enlarges?: Tile | null;
  sites?: number;
  enlarging?: number;
}
/**
 * What changes on one map.
 */
export interface EraChanges {
  appear: BuildingView[];
  vanish: BuildingView[];
  change: BuildingView[];
  joined: DomainChange[];
  split: DomainChange[];
}
/**
 * A domain and the domains it is made of; read backwards, those it falls into.
 */
export interface DomainChange {
  cell: string;
  of: string[];
}
/**
 * What changes for one seat.
 */
export interface SeatChanges {
  money: number;
  cubes: number;
  cards: number;
  taxes: {
    might: number;
    faith: number;
    reason: number;
  };
  taxes_now: number;
}

export const ADVENTURERS = ["first","second"] as const;
export const CARDS = ["military","religious","civil"] as const;
export const ERAS = ["might","faith","reason"] as const;
export const PHASES = ["exchange","actions","draw","taxes"] as const;
export const TILES = ["watchtower","keep","castle","chapel","monastery","abbey","hamlet","town","city"] as const;
