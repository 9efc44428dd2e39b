// Written by tools/write_schema.py from Python's declarations.
// sha256 of schema.json: 295a520cf396f461ecbf355a46736a59cc9286c7a4984dbcbc48c557603e6d66

export type Phase = 'setup' | 'bloom' | 'decline' | 'final';
export type Group = 'noble' | 'artisan' | 'soldier' | 'merchant' | 'priest' | 'scholar';
export type Action = 'philosopher' | 'seafarer' | 'scribe' | 'chronicler' | 'tax' | 'leader' | 'coins';
export type Bonus = 'cities' | 'cards' | 'people';
export type CitySymbol = 'temple' | 'oracle' | 'trade' | 'points';
export type Region = 'red' | 'yellow' | 'green';
export type TownKind = 'scribes' | 'philosophers' | 'inventors';
export type Mark = 'cult' | 'culture' | 'power' | 'economy';
export type PointPart =
  'cards' | 'symbols' | 'cities' | 'bonuses' | 'decline' | 'hand' | 'coins' | 'cubes' | 'hourglasses';
export type Tax = 'short' | 'long';

export interface Gentes {
  view: GentesView;
  facts: GentesFacts;
}
/**
 * The table.
 */
export interface GentesView {
  round: number;
  epoch: number;
  phase: Phase;
  start: number | null;
  active: number | null;
  columns: (Group | null)[];
  market: (string | null)[];
  stock: string[];
  later: {
    [k: string]: string[];
  };
  pile: string[];
  revealed: string[];
  tiles: {
    [k: string]: number | null;
  };
  spaces: {
    [k: string]: number | null;
  };
  bonuses: {
    cities: BonusView;
    cards: BonusView;
    people: BonusView;
  };
  action: ActionView | null;
  activation: ActivationView | null;
  sources: SourceView[];
  seats: MatView[];
}
/**
 * One stack of bonus tiles: the points of the next one, and who has taken one.
 */
export interface BonusView {
  next: number | null;
  taken: number[];
}
/**
 * The main action in progress.
 */
export interface ActionView {
  source: string;
  action: Action;
  price: number;
  cost: number;
  hourglasses: number;
  helpers: string[];
  trained: number;
  more: number;
  taken: number;
  card: string | null;
  effects: {
    [k: string]: number;
  };
}
/**
 * One seat's activation in progress: cities done, cities left beside one per region, exchanges made.
 */
export interface ActivationView {
  seat: number;
  cities: string[];
  more: number;
  exchanged: {
    [k: string]: number;
  };
}
/**
 * A main action available to the viewing seat, affordable or not.
 */
export interface SourceView {
  source: string;
  action: Action;
  price: number;
  coins: number;
  gain: number;
  price_most: number;
  helpers: string[];
  tile: number;
  hourglasses: number;
  ways: WayView[];
}
/**
 * One way to lay the hourglasses of an action.
 */
export interface WayView {
  doubles: number;
  fields: number;
  free: number;
  stays: number;
}
/**
 * One seat's mat; `hand` and what its cards lack only where the hand lies open. `tie_coins` count among equals.
 */
export interface MatView {
  people: {
    noble: number;
    artisan: number;
    soldier: number;
    merchant: number;
    priest: number;
    scholar: number;
  };
  printed: {
    noble?: number;
    artisan?: number;
    soldier?: number;
    merchant?: number;
    priest?: number;
    scholar?: number;
  };
  all_people: number;
  coins: number;
  temple: number;
  oracle: number;
  time: TimeView;
  hand: string[] | null;
  hand_size: number;
  missing: {
    [k: string]: LackView;
  } | null;
  played: string[];
  spent: string[];
  symbols: {
    cult: number;
    culture: number;
    power: number;
    economy: number;
  };
  spaces: string[];
  supply: number;
  tired: string[];
  bonuses: Bonus[];
  points: number;
  parts: {
    cards: number;
    symbols: number;
    cities: number;
    bonuses: number;
    decline: number;
    hand: number;
    coins: number;
    cubes: number;
    hourglasses: number;
  };
  tie_coins: number;
}
/**
 * A time track: what lies there, and how many fields the next round begins with.
 */
export interface TimeView {
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
/**
 * What a hand card lacks.
 */
export interface LackView {
  people: {
    noble?: number;
    artisan?: number;
    soldier?: number;
    merchant?: number;
    priest?: number;
    scholar?: number;
  };
  temple: number;
  cities: {
    temple?: number;
    oracle?: number;
    trade?: number;
    points?: number;
  };
  penalty: boolean;
  playable: boolean;
  half: number;
}
/**
 * The printed numbers.
 */
export interface GentesFacts {
  rounds: number;
  rows: [Group, Group][];
  group_most: number;
  area_most: number;
  market: number;
  hand_most: number;
  cities_each: number;
  fields: number;
  columns: ColumnFacts[];
  scribe: ScribeFacts[];
  price_most: PriceFacts;
  taxes: {
    short?: TaxFacts;
    long?: TaxFacts;
  };
  tiles: {
    [k: string]: GentesTileFacts;
  };
  regions: {
    red: boolean;
    yellow: boolean;
    green: boolean;
  };
  cities: {
    [k: string]: MajorCityFacts;
  };
  hometowns: {
    [k: string]: TownFacts;
  };
  income: {
    temple: number;
    oracle: number;
    trade: number;
    points: number;
  };
  bonus: BonusFacts;
  bonus_needs: {
    cities: number;
    cards: number;
    people: number;
  };
  penalty: number[];
  cards: {
    [k: string]: GentesCardFacts;
  };
  open_hands: boolean;
}
/**
 * What one and two people cost in a column.
 */
export interface ColumnFacts {
  one: number;
  two: number;
}
/**
 * What a scribe's price allows: the places for one, two and three cards, and cards from the pile.
 */
export interface ScribeFacts {
  price: number;
  places: number[];
  pile: number;
}
/**
 * The highest price of a hometown's action.
 */
export interface PriceFacts {
  scribe: number;
  philosopher: number;
}
/**
 * A field of the tax collector.
 */
export interface TaxFacts {
  coins: number;
  hourglasses: number;
}
/**
 * What is printed on a tile; only those of seafarers have a symbol.
 */
export interface GentesTileFacts {
  action: Action;
  symbol: CitySymbol | 'any' | null;
  coins: number;
  hourglasses: number;
  in_play: boolean;
}
/**
 * Where a city lies, and its symbol.
 */
export interface MajorCityFacts {
  region: Region;
  symbol: CitySymbol;
}
/**
 * A hometown; inventors have no action of their own.
 */
export interface TownFacts {
  kind: TownKind;
  symbol: CitySymbol;
  coins: number | null;
  hourglasses: number | null;
}
/**
 * Points of a bonus tile, for the first seat and for later ones.
 */
export interface BonusFacts {
  first: number;
  later: number;
}
/**
 * What is printed on a card.
 */
export interface GentesCardFacts {
  epoch: number;
  symbols: Mark[];
  needs: {
    noble?: number;
    artisan?: number;
    soldier?: number;
    merchant?: number;
    priest?: number;
    scholar?: number;
  };
  cities: {
    temple?: number;
    oracle?: number;
    trade?: number;
    points?: number;
  };
  points: number;
  gains: {
    [k: string]: number;
  };
  loses: {
    noble?: number;
    artisan?: number;
    soldier?: number;
    merchant?: number;
    priest?: number;
    scholar?: number;
  };
  printed: {
    noble?: number;
    artisan?: number;
    soldier?: number;
    merchant?: number;
    priest?: number;
    scholar?: number;
  };
  round: RoundFacts | null;
  always: {
    [k: string]: number;
  };
  decline: {
    [k: string]: number;
  };
  exchange: ExchangeFacts | null;
}
/**
 * A card's own main action.
 */
export interface RoundFacts {
  action: Action;
  coins: number;
  hourglasses: number;
}
/**
 * What a card exchanges in every decline.
 */
export interface ExchangeFacts {
  coins: number;
  points: number;
  people: number;
  times: number;
}

export const ACTIONS = ["philosopher","seafarer","scribe","chronicler","tax","leader","coins"] as const;
export const BONUSES = ["cities","cards","people"] as const;
export const SYMBOLS = ["temple","oracle","trade","points"] as const;
export const GROUPS = ["noble","artisan","soldier","merchant","priest","scholar"] as const;
export const MARKS = ["cult","culture","power","economy"] as const;
export const PHASES = ["setup","bloom","decline","final"] as const;
export const POINT_PARTS = ["cards","symbols","cities","bonuses","decline","hand","coins","cubes","hourglasses"] as const;
export const REGIONS = ["red","yellow","green"] as const;
export const TAXES = ["short","long"] as const;
export const TOWN_KINDS = ["scribes","philosophers","inventors"] as const;
