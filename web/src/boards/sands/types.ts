/** What the engine tells about Sands: `games/sands/views.py` and `printed.py`, in types. */
import type { BorderKey, LandKey } from './map';

export const CATEGORIES = ['civil', 'political', 'cultural'] as const;
export type Category = (typeof CATEGORIES)[number];
export const BINS = ['structures', 'fountains', 'territories', 'population', 'contacts', 'lyres'] as const;
export type BinKey = (typeof BINS)[number];
export const TREES = ['agriculture', 'labor', 'law', 'bronze_working', 'writing', 'religion'] as const;
export type TreeKey = (typeof TREES)[number];
export const ACTIONS = [
  'chronicle',
  'muster',
  'conquer',
  'raid',
  'build',
  'govern',
  'advance',
  'caravan_1',
  'caravan_2',
  'migrate',
  'tribute',
] as const;
export const EMPHASES = ['civil_emphasis', 'political_emphasis', 'cultural_emphasis'] as const;
export const CARDS = [...ACTIONS, ...EMPHASES] as const;
export type CardKey = (typeof CARDS)[number];
export const STRUCTURES = [
  'quarry',
  'irrigation',
  'aqueduct',
  'city',
  'victory_arch',
  'roads',
  'fortress',
  'palace',
  'library',
  'amphitheater',
  'temple',
  'wonder',
] as const;
export type StructureKey = (typeof STRUCTURES)[number];
export const RESOURCES = ['crops', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];
export const CITIZENS = ['peasant', 'warrior'] as const;
export type Citizen = (typeof CITIZENS)[number];
export type Crowd = Record<Citizen, number>;

export interface LandView {
  resource: Resource | null;
  capacity: number;
  owner: number | null;
  status: 'capital' | 'province' | 'colony' | null;
  structures: StructureKey[];
  citizens: Record<string, Crowd>;
  crowd: number;
  room: number;
}

export interface Term {
  key: 'peasants' | 'warriors' | 'terrain' | 'advances' | 'defence';
  count: number;
  each: number;
  strength: number;
}

/** One side of a battle; after the dice only seat, die and total are told. */
export interface Side {
  seat: number;
  terms?: Term[];
  base?: number;
  die_most?: number;
  has_set?: boolean;
  die: number | null;
  total: number | null;
}

export interface Battle {
  land: LandKey;
  won: boolean | null;
  sides: [Side, Side];
  /** Strength of one pip of a die. */
  pip: number;
}

export interface Journey {
  stage: 'request' | 'permission' | 'moves';
  seat: number;
  asked?: LandKey[];
  allowed?: LandKey[];
  denied?: LandKey[];
  raid?: boolean;
  steps?: number;
  roads?: LandKey[];
  moved?: number;
  came?: Partial<Record<LandKey, Crowd>>;
}

export interface Empire {
  has: number;
  heritage: number;
  scores: string[];
}

export interface SeatView {
  points: number;
  parts: Record<'chronicles' | 'wonders' | 'unrest' | 'bonuses', number>;
  crops: number;
  gold: number;
  income: Record<Resource, number>;
  unrest: number;
  unrest_most: number;
  heritage: Record<Category, number>;
  lands: LandKey[];
  capital: LandKey | null;
  crowded: LandKey[];
  caravans: BorderKey[];
  network: LandKey[];
  goods: number;
  supply: Record<Citizen | 'caravan', number>;
  markers: Partial<Record<TreeKey, number>>;
  advances: string[];
  unlocked: Category[];
  emphasis: Category | null;
  boxes: number;
  used: CardKey[];
  hand: CardKey[];
  selected: boolean;
  pair: [CardKey, CardKey] | null;
  bins: Partial<Record<BinKey, string>>;
  chronicles: string[] | null;
  empire: Record<BinKey, Empire>;
}

export interface SandsView {
  phase: 'setup' | 'select' | 'turn' | 'growth' | 'crowding' | 'scoring' | 'end';
  dynasty: number;
  generation: number;
  turn: number;
  position: number;
  start: number;
  active: number | null;
  acting: {
    cards: CardKey[];
    card: CardKey | null;
    acted: boolean;
    bonus: string | null;
    patron: Category | null;
    exchanged: boolean;
    repeated: boolean;
  } | null;
  lands: Partial<Record<LandKey, LandView>>;
  trees: Record<TreeKey, string[]>;
  piles: Record<string, { cards: number; top: string | null }>;
  supply: Record<StructureKey, number>;
  flipped: boolean;
  selecting: { done: number[]; waiting: number[] } | null;
  battle: Battle | null;
  journey: Journey | null;
  drawn: { seat: number; tree: TreeKey; level: number; drawn: number; cards: string[] } | null;
  /** The bin that a chronicle is about to be laid into. */
  laying: BinKey | null;
  seats: SeatView[];
}

export interface StructureFacts {
  category: Category;
  level: number | null;
  fountains: number;
  lyres: number;
  heritage: number;
  place: 'anywhere' | 'colony' | 'city';
  lock: Category | null;
  tiles: number;
}

export interface AdvanceFacts {
  category: Category;
  level: number;
  fountains: number;
  lyres: number;
  unlocks: Category | null;
}

export interface SandsFacts {
  lands: Record<LandKey, { in_play: boolean; terrain: 'plains' | 'mountain' | 'island'; near: LandKey[] }>;
  borders: Record<BorderKey, { ends: [LandKey, LandKey]; dotted: boolean; good: string | null; in_play: boolean }>;
  structures: Record<StructureKey, StructureFacts>;
  advances: Record<string, AdvanceFacts>;
  trees: Record<TreeKey, Category>;
  chronicles: Record<string, { heritage: number; points: number; needs: Record<BinKey, number> }>;
  bins: Record<BinKey, Category>;
  cards: Record<CardKey, { symbols: Category[]; lock: Category | null }>;
  dynasty_ends: number[];
  growth: number[];
  turns: number;
  numbers: number[];
  unrest: { lowest: number; most: number };
  heritage_most: number;
  boxes: number;
  lands_most: number;
  pieces: Record<Citizen | 'caravan', number>;
}
