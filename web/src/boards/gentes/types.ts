/** The shape of Gentes' `view` and `facts` (src/saecula/games/gentes/views.py and its neighbours). */

export const GROUPS = ['noble', 'artisan', 'soldier', 'merchant', 'priest', 'scholar'] as const;
export const SYMBOLS = ['temple', 'oracle', 'trade', 'points'] as const;
export const MARKS = ['cult', 'culture', 'power', 'economy'] as const;
export const REGIONS = ['red', 'yellow', 'green'] as const;
export const TOWNS = ['scribes', 'philosophers', 'inventors'] as const;
export const BONUSES = ['cities', 'cards', 'people'] as const;
/** The action areas of the board, from the top. */
export const AREAS = ['philosopher', 'seafarer', 'scribe', 'chronicler', 'leader'] as const;
export const PARTS = [
  'cards',
  'symbols',
  'cities',
  'bonuses',
  'decline',
  'hand',
  'coins',
  'cubes',
  'hourglasses',
] as const;

export type Group = (typeof GROUPS)[number];
export type CitySymbol = (typeof SYMBOLS)[number];
export type Mark = (typeof MARKS)[number];
export type RegionKey = (typeof REGIONS)[number];
export type TownKind = (typeof TOWNS)[number];
export type BonusKey = (typeof BONUSES)[number];
export type ActionKey = (typeof AREAS)[number] | 'tax' | 'coins';
export type PartKey = (typeof PARTS)[number];
export type Counts<Key extends string> = Partial<Record<Key, number>>;

/** One way to lay the hourglasses of an action. */
export interface Way {
  doubles: number;
  fields: number;
  free: number;
  stays: number;
}

/** A main action that is there for the looking seat, whether or not it can be paid. */
export interface Source {
  source: string;
  action: ActionKey;
  price: number;
  coins: number;
  gain: number;
  price_most: number;
  helpers: string[];
  tile: number;
  hourglasses: number;
  ways: Way[];
}

export interface Time {
  fields: number;
  cubes: number;
  singles: number;
  doubles: number;
  tiles: string[];
  free: number;
  stays: number;
  next_free: number;
  end_penalty: number;
}

/** What a hand card lacks. */
export interface Lack {
  people: Counts<Group>;
  temple: number;
  cities: Counts<CitySymbol>;
  penalty: boolean;
  playable: boolean;
  half: number;
}

export interface Mat {
  people: Record<Group, number>;
  printed: Counts<Group>;
  all_people: number;
  coins: number;
  temple: number;
  oracle: number;
  time: Time;
  hand: string[] | null;
  hand_size: number;
  missing: Record<string, Lack> | null;
  played: string[];
  /** The coins that count among equals. */
  tie_coins: number;
  spent: string[];
  symbols: Record<Mark, number>;
  spaces: string[];
  supply: number;
  tired: string[];
  bonuses: BonusKey[];
  points: number;
  parts: Record<PartKey, number>;
}

export interface Action {
  source: string;
  action: ActionKey;
  price: number;
  cost: number;
  hourglasses: number;
  helpers: string[];
  trained: number;
  more: number;
  taken: number;
  card: string | null;
  effects: Record<string, number>;
}

export interface GentesView {
  round: number;
  epoch: number;
  phase: 'setup' | 'bloom' | 'decline' | 'final';
  start: number | null;
  active: number | null;
  columns: (Group | null)[];
  market: (string | null)[];
  stock: string[];
  later: Record<string, string[]>;
  pile: string[];
  revealed: string[];
  tiles: Record<string, number | null>;
  spaces: Record<string, number | null>;
  bonuses: Record<BonusKey, { next: number | null; taken: number[] }>;
  action: Action | null;
  activation: { seat: number; cities: string[]; more: number; exchanged: Record<string, number> } | null;
  sources: Source[];
  seats: Mat[];
}

export interface CardFacts {
  epoch: number;
  symbols: Mark[];
  needs: Counts<Group>;
  cities: Counts<CitySymbol>;
  points: number;
  gains: Record<string, number>;
  loses: Counts<Group>;
  printed: Counts<Group>;
  round: { action: ActionKey; coins: number; hourglasses: number } | null;
  always: Record<string, number>;
  decline: Record<string, number>;
  exchange: { coins: number; points: number; people: number; times: number } | null;
}

export interface TileFacts {
  action: ActionKey;
  symbol: CitySymbol | 'any' | null;
  coins: number;
  hourglasses: number;
  in_play: boolean;
}

export interface GentesFacts {
  rounds: number;
  rows: [Group, Group][];
  group_most: number;
  area_most: number;
  market: number;
  hand_most: number;
  cities_each: number;
  fields: number;
  columns: { one: number; two: number }[];
  scribe: { price: number; places: number[]; pile: number }[];
  price_most: { scribe: number; philosopher: number };
  taxes: Record<string, { coins: number; hourglasses: number }>;
  tiles: Record<string, TileFacts>;
  regions: Record<RegionKey, boolean>;
  cities: Record<string, { region: RegionKey; symbol: CitySymbol }>;
  hometowns: Record<string, { kind: TownKind; symbol: CitySymbol; coins: number | null; hourglasses: number | null }>;
  income: Record<CitySymbol, number>;
  bonus: { first: number; later: number };
  bonus_needs: Record<BonusKey, number>;
  penalty: number[];
  cards: Record<string, CardFacts>;
  open_hands: boolean;
}
