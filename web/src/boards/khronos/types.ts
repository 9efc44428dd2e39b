/** The shape of Khronos' `view` and `facts` (src/saecula/games/khronos/views.py). */

export const ERAS = ['might', 'faith', 'reason'] as const;
export const KINDS = ['military', 'religious', 'civil'] as const;
export const TILES = [
  'watchtower',
  'keep',
  'castle',
  'chapel',
  'monastery',
  'abbey',
  'hamlet',
  'town',
  'city',
] as const;
export const ADVENTURERS = ['first', 'second'] as const;

export type EraKey = (typeof ERAS)[number];
export type Kind = (typeof KINDS)[number];
export type TileKey = (typeof TILES)[number];
export type AdventurerKey = (typeof ADVENTURERS)[number];

export interface Building {
  /** Its top-left cell. */
  cell: string;
  tile: TileKey;
  kind: Kind;
  rank: number;
  /** Of the side that shows. */
  value: number;
  owner: number | null;
  printed: boolean;
  ruin: boolean;
  /** Whose cube marks a half restoration. */
  half: number | null;
  /** Inhabitants per seat. */
  cubes: number[];
  /** The first cell of its domain. */
  domain: string;
}

export interface Domain {
  cell: string;
  /** Top-left cells of its buildings. */
  members: string[];
  rulers: number[];
  tax: number;
  strength: Record<Kind, number>;
  inhabitants: number[] | null;
}

export interface Era {
  key: EraKey;
  buildings: Building[];
  domains: Domain[];
}

export interface Seat {
  money: number | null;
  purse: 'open' | 'covered';
  cubes: number;
  cards: number;
  /** Of others: the cards everybody saw going there. */
  hand: Record<Kind, number>;
  adventurers: Record<AdventurerKey, { era: EraKey; plays_left: number }>;
  /** What it would collect in each era with an adventurer there. */
  taxes: Record<EraKey, number>;
  taxes_now: number;
}

/** What is half done. */
export interface Pending {
  what: 'place' | 'surcharge' | 'split' | 'restore' | 'keeper' | 'victim' | 'shrink';
  seat: number;
  era?: EraKey;
  tile?: TileKey | null;
  cards?: number;
  cells?: string[];
  seats?: number[];
}

export interface KhronosView {
  round: number;
  start: number;
  active: number | null;
  phase: 'exchange' | 'actions' | 'draw' | 'taxes' | null;
  eras: Era[];
  stock: Record<TileKey, number>;
  gone: Partial<Record<TileKey, number>>;
  deck: number;
  discard: Record<Kind, number>;
  display: Record<Kind, number> | null;
  pending: Pending | null;
  seats: Seat[];
}

export interface TileFacts {
  kind: Kind;
  rank: number;
  tiles: number;
  cost: number;
  tax: number;
  ruin: number;
  capacity: number;
}

export interface KhronosFacts {
  rows: number;
  columns: number;
  /** Letters per row: `.` plain, `F` forest, `M` mountain, `~` river. */
  map: string[];
  hamlets: string[];
  tiles: Record<TileKey, TileFacts>;
  cards: Record<Kind, number>;
  surcharge: { forest: number; mountain: number; adds: boolean };
  income: { might: number; faith: number };
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

export interface EraChanges {
  appear: Building[];
  vanish: Building[];
  change: Building[];
  joined: { cell: string; of: string[] }[];
  split: { cell: string; of: string[] }[];
}

export interface Price {
  card: Kind;
  cost: number;
  cost_most?: number;
  surcharge: number;
  surcharge_most?: number;
  coins: number;
  income: number;
  enlarges?: TileKey | null;
  sites?: number;
  enlarging?: number;
}

/** What a choice would change (src/saecula/games/khronos/foresight.py). */
export interface Changes {
  price: Price | null;
  eras: Record<EraKey, EraChanges>;
  seats: { money: number; cubes: number; cards: number; taxes: Record<EraKey, number>; taxes_now: number }[];
  pending: Pending | null;
}
