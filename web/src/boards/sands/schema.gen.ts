// Written by tools/write_schema.py from Python's declarations.
// sha256 of schema.json: c8e8edf3c031576b9dc5aa9bdefee72dbc583c3c59d8ff96d59ee0c5200e3066

export type Phase = 'setup' | 'select' | 'turn' | 'growth' | 'crowding' | 'scoring' | 'end';
export type Card =
  | 'chronicle'
  | 'muster'
  | 'conquer'
  | 'raid'
  | 'build'
  | 'govern'
  | 'advance'
  | 'caravan_1'
  | 'caravan_2'
  | 'migrate'
  | 'tribute'
  | 'civil_emphasis'
  | 'political_emphasis'
  | 'cultural_emphasis';
export type Category = 'civil' | 'political' | 'cultural';
export type Resource = 'crops' | 'gold';
export type Structure =
  | 'quarry'
  | 'irrigation'
  | 'aqueduct'
  | 'city'
  | 'victory_arch'
  | 'roads'
  | 'fortress'
  | 'palace'
  | 'library'
  | 'amphitheater'
  | 'temple'
  | 'wonder';
export type Land =
  | 'hispania'
  | 'gallia'
  | 'italia'
  | 'graecia'
  | 'asia_minor'
  | 'syria'
  | 'aegyptus'
  | 'libya'
  | 'mauretania'
  | 'sicilia'
  | 'rhodes'
  | 'cyprus'
  | 'germania'
  | 'armenia'
  | 'mesopotamia'
  | 'aethiopia'
  | 'britannia'
  | 'dacia'
  | 'sarmatia'
  | 'parthia'
  | 'persia'
  | 'arabia'
  | 'scythia'
  | 'bactria'
  | 'india'
  | 'serica';
export type StrengthTerm = 'peasants' | 'warriors' | 'terrain' | 'advances' | 'defence';
export type Root = 'agriculture' | 'labor' | 'law' | 'bronze_working' | 'writing' | 'religion';
export type Bin = 'structures' | 'fountains' | 'territories' | 'population' | 'contacts' | 'lyres';
export type Border =
  | 'aegyptus-aethiopia'
  | 'aegyptus-arabia'
  | 'aegyptus-cyprus'
  | 'aegyptus-libya'
  | 'aegyptus-rhodes'
  | 'aegyptus-syria'
  | 'aethiopia-arabia'
  | 'aethiopia-libya'
  | 'aethiopia-mauretania'
  | 'arabia-mesopotamia'
  | 'arabia-persia'
  | 'arabia-syria'
  | 'armenia-asia_minor'
  | 'armenia-mesopotamia'
  | 'armenia-parthia'
  | 'armenia-sarmatia'
  | 'armenia-syria'
  | 'asia_minor-cyprus'
  | 'asia_minor-graecia'
  | 'asia_minor-rhodes'
  | 'asia_minor-syria'
  | 'bactria-india'
  | 'bactria-parthia'
  | 'bactria-persia'
  | 'bactria-scythia'
  | 'bactria-serica'
  | 'britannia-gallia'
  | 'britannia-germania'
  | 'cyprus-rhodes'
  | 'cyprus-syria'
  | 'dacia-germania'
  | 'dacia-graecia'
  | 'dacia-italia'
  | 'dacia-sarmatia'
  | 'gallia-germania'
  | 'gallia-hispania'
  | 'gallia-italia'
  | 'germania-italia'
  | 'germania-sarmatia'
  | 'graecia-italia'
  | 'graecia-rhodes'
  | 'graecia-sicilia'
  | 'hispania-italia'
  | 'hispania-mauretania'
  | 'hispania-sicilia'
  | 'india-persia'
  | 'india-serica'
  | 'italia-sicilia'
  | 'libya-mauretania'
  | 'libya-rhodes'
  | 'libya-sicilia'
  | 'mauretania-sicilia'
  | 'mesopotamia-parthia'
  | 'mesopotamia-persia'
  | 'mesopotamia-syria'
  | 'parthia-persia'
  | 'parthia-scythia'
  | 'rhodes-sicilia'
  | 'sarmatia-scythia'
  | 'scythia-serica';
export type Terrain = 'plains' | 'mountain' | 'island';
export type Place = 'anywhere' | 'colony' | 'city';
export type Action =
  | 'chronicle'
  | 'muster'
  | 'conquer'
  | 'raid'
  | 'build'
  | 'govern'
  | 'advance'
  | 'caravan_1'
  | 'caravan_2'
  | 'migrate'
  | 'tribute';
export type Citizen = 'peasant' | 'warrior';
export type Emphasis = 'civil_emphasis' | 'political_emphasis' | 'cultural_emphasis';
export type Piece = 'peasant' | 'warrior' | 'caravan';
export type ScorePart = 'chronicles' | 'wonders' | 'unrest' | 'bonuses';

export interface Sands {
  view: SandsView;
  facts: SandsFacts;
}
/**
 * The table; `laying` is the bin that a chronicle is about to be laid into.
 */
export interface SandsView {
  phase: Phase;
  dynasty: number;
  generation: number;
  turn: number;
  position: number;
  start: number;
  active: number | null;
  acting: TurnView | null;
  lands: {
    hispania?: LandView;
    gallia?: LandView;
    italia?: LandView;
    graecia?: LandView;
    asia_minor?: LandView;
    syria?: LandView;
    aegyptus?: LandView;
    libya?: LandView;
    mauretania?: LandView;
    sicilia?: LandView;
    rhodes?: LandView;
    cyprus?: LandView;
    germania?: LandView;
    armenia?: LandView;
    mesopotamia?: LandView;
    aethiopia?: LandView;
    britannia?: LandView;
    dacia?: LandView;
    sarmatia?: LandView;
    parthia?: LandView;
    persia?: LandView;
    arabia?: LandView;
    scythia?: LandView;
    bactria?: LandView;
    india?: LandView;
    serica?: LandView;
  };
  trees: {
    agriculture: string[];
    labor: string[];
    law: string[];
    bronze_working: string[];
    writing: string[];
    religion: string[];
  };
  piles: {
    [k: string]: PileView;
  };
  supply: {
    quarry: number;
    irrigation: number;
    aqueduct: number;
    city: number;
    victory_arch: number;
    roads: number;
    fortress: number;
    palace: number;
    library: number;
    amphitheater: number;
    temple: number;
    wonder: number;
  };
  flipped: boolean;
  selecting: SelectingView | null;
  battle: BattleView | null;
  journey: JourneyView | null;
  drawn: DrawView | null;
  laying: Bin | null;
  seats: SandsSeatView[];
}
/**
 * The turn in progress.
 */
export interface TurnView {
  cards: Card[];
  card: Card | null;
  acted: boolean;
  bonus: string | null;
  patron: Category | null;
  exchanged: boolean;
  repeated: boolean;
}
/**
 * One territory; `citizens` by the number of their seat.
 */
export interface LandView {
  resource: Resource | null;
  capacity: number;
  owner: number | null;
  status: ('capital' | 'colony' | 'province') | null;
  structures: Structure[];
  citizens: {
    [k: string]: Crowd;
  };
  crowd: number;
  room: number;
}
/**
 * Citizens in a territory.
 */
export interface Crowd {
  peasant: number;
  warrior: number;
}
/**
 * A pile of advances; its top card where the looking seat has seen it.
 */
export interface PileView {
  cards: number;
  top: string | null;
}
/**
 * Who has laid two cards face down, and who has not yet.
 */
export interface SelectingView {
  done: number[];
  waiting: number[];
}
/**
 * The attack in progress; `pip` is the strength of one pip of a die.
 */
export interface BattleView {
  land: Land;
  won: boolean | null;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [SideView, SideView];
  pip: number;
}
/**
 * One side of a battle; after the dice only seat, die and total are told.
 */
export interface SideView {
  seat: number;
  terms?: TermView[];
  base?: number;
  die_most?: number;
  has_set?: boolean;
  die: number | null;
  total: number | null;
}
/**
 * A part of a strength.
 */
export interface TermView {
  key: StrengthTerm;
  count: number;
  each: number;
  strength: number;
}
/**
 * The movement in progress: roads asked for, roads that may be used, who has arrived.
 */
export interface JourneyView {
  stage: 'moves' | 'permission' | 'request';
  seat: number;
  asked?: Land[];
  allowed?: Land[];
  denied?: Land[];
  raid?: boolean;
  steps?: number;
  roads?: Land[];
  moved?: number;
  came?: {
    hispania?: Crowd;
    gallia?: Crowd;
    italia?: Crowd;
    graecia?: Crowd;
    asia_minor?: Crowd;
    syria?: Crowd;
    aegyptus?: Crowd;
    libya?: Crowd;
    mauretania?: Crowd;
    sicilia?: Crowd;
    rhodes?: Crowd;
    cyprus?: Crowd;
    germania?: Crowd;
    armenia?: Crowd;
    mesopotamia?: Crowd;
    aethiopia?: Crowd;
    britannia?: Crowd;
    dacia?: Crowd;
    sarmatia?: Crowd;
    parthia?: Crowd;
    persia?: Crowd;
    arabia?: Crowd;
    scythia?: Crowd;
    bactria?: Crowd;
    india?: Crowd;
    serica?: Crowd;
  };
}
/**
 * The draw in progress; the cards only for the one who draws.
 */
export interface DrawView {
  seat: number;
  tree: Root;
  level: number;
  drawn: number;
  cards: string[];
}
/**
 * One player's empire and cards; `pair` and `chronicles` are the looking seat's own.
 */
export interface SandsSeatView {
  points: number;
  parts: {
    chronicles: number;
    wonders: number;
    unrest: number;
    bonuses: number;
  };
  crops: number;
  gold: number;
  income: {
    crops: number;
    gold: number;
  };
  unrest: number;
  unrest_most: number;
  heritage: {
    civil: number;
    political: number;
    cultural: number;
  };
  lands: Land[];
  capital: Land | null;
  crowded: Land[];
  caravans: Border[];
  network: Land[];
  goods: number;
  supply: {
    peasant: number;
    warrior: number;
    caravan: number;
  };
  markers: {
    agriculture?: number;
    labor?: number;
    law?: number;
    bronze_working?: number;
    writing?: number;
    religion?: number;
  };
  advances: string[];
  unlocked: Category[];
  emphasis: Category | null;
  boxes: number;
  used: Card[];
  hand: Card[];
  selected: boolean;
  pair: [Card, Card] | null;
  bins: {
    structures?: string;
    fountains?: string;
    territories?: string;
    population?: string;
    contacts?: string;
    lyres?: string;
  };
  chronicles: string[] | null;
  empire: {
    structures: EmpireView;
    fountains: EmpireView;
    territories: EmpireView;
    population: EmpireView;
    contacts: EmpireView;
    lyres: EmpireView;
  };
}
/**
 * What a seat has in a bin's category, the heritage that counts, and the chronicles it could score.
 */
export interface EmpireView {
  has: number;
  heritage: number;
  scores: string[];
}
/**
 * Map, cards, tracks and limits.
 */
export interface SandsFacts {
  lands: {
    hispania: LandFacts;
    gallia: LandFacts;
    italia: LandFacts;
    graecia: LandFacts;
    asia_minor: LandFacts;
    syria: LandFacts;
    aegyptus: LandFacts;
    libya: LandFacts;
    mauretania: LandFacts;
    sicilia: LandFacts;
    rhodes: LandFacts;
    cyprus: LandFacts;
    germania: LandFacts;
    armenia: LandFacts;
    mesopotamia: LandFacts;
    aethiopia: LandFacts;
    britannia: LandFacts;
    dacia: LandFacts;
    sarmatia: LandFacts;
    parthia: LandFacts;
    persia: LandFacts;
    arabia: LandFacts;
    scythia: LandFacts;
    bactria: LandFacts;
    india: LandFacts;
    serica: LandFacts;
  };
  borders: {
    'aegyptus-aethiopia': BorderFacts;
    'aegyptus-arabia': BorderFacts;
    'aegyptus-cyprus': BorderFacts;
    'aegyptus-libya': BorderFacts;
    'aegyptus-rhodes': BorderFacts;
    'aegyptus-syria': BorderFacts;
    'aethiopia-arabia': BorderFacts;
    'aethiopia-libya': BorderFacts;
    'aethiopia-mauretania': BorderFacts;
    'arabia-mesopotamia': BorderFacts;
    'arabia-persia': BorderFacts;
    'arabia-syria': BorderFacts;
    'armenia-asia_minor': BorderFacts;
    'armenia-mesopotamia': BorderFacts;
    'armenia-parthia': BorderFacts;
    'armenia-sarmatia': BorderFacts;
    'armenia-syria': BorderFacts;
    'asia_minor-cyprus': BorderFacts;
    'asia_minor-graecia': BorderFacts;
    'asia_minor-rhodes': BorderFacts;
    'asia_minor-syria': BorderFacts;
    'bactria-india': BorderFacts;
    'bactria-parthia': BorderFacts;
    'bactria-persia': BorderFacts;
    'bactria-scythia': BorderFacts;
    'bactria-serica': BorderFacts;
    'britannia-gallia': BorderFacts;
    'britannia-germania': BorderFacts;
    'cyprus-rhodes': BorderFacts;
    'cyprus-syria': BorderFacts;
    'dacia-germania': BorderFacts;
    'dacia-graecia': BorderFacts;
    'dacia-italia': BorderFacts;
    'dacia-sarmatia': BorderFacts;
    'gallia-germania': BorderFacts;
    'gallia-hispania': BorderFacts;
    'gallia-italia': BorderFacts;
    'germania-italia': BorderFacts;
    'germania-sarmatia': BorderFacts;
    'graecia-italia': BorderFacts;
    'graecia-rhodes': BorderFacts;
    'graecia-sicilia': BorderFacts;
    'hispania-italia': BorderFacts;
    'hispania-mauretania': BorderFacts;
    'hispania-sicilia': BorderFacts;
    'india-persia': BorderFacts;
    'india-serica': BorderFacts;
    'italia-sicilia': BorderFacts;
    'libya-mauretania': BorderFacts;
    'libya-rhodes': BorderFacts;
    'libya-sicilia': BorderFacts;
    'mauretania-sicilia': BorderFacts;
    'mesopotamia-parthia': BorderFacts;
    'mesopotamia-persia': BorderFacts;
    'mesopotamia-syria': BorderFacts;
    'parthia-persia': BorderFacts;
    'parthia-scythia': BorderFacts;
    'rhodes-sicilia': BorderFacts;
    'sarmatia-scythia': BorderFacts;
    'scythia-serica': BorderFacts;
  };
  structures: {
    quarry: StructureFacts;
    irrigation: StructureFacts;
    aqueduct: StructureFacts;
    city: StructureFacts;
    victory_arch: StructureFacts;
    roads: StructureFacts;
    fortress: StructureFacts;
    palace: StructureFacts;
    library: StructureFacts;
    amphitheater: StructureFacts;
    temple: StructureFacts;
    wonder: StructureFacts;
  };
  advances: {
    [k: string]: AdvanceFacts;
  };
  trees: {
    agriculture: Category;
    labor: Category;
    law: Category;
    bronze_working: Category;
    writing: Category;
    religion: Category;
  };
  chronicles: {
    [k: string]: ChronicleFacts;
  };
  bins: {
    structures: Category;
    fountains: Category;
    territories: Category;
    population: Category;
    contacts: Category;
    lyres: Category;
  };
  cards: {
    chronicle: SandsCardFacts;
    muster: SandsCardFacts;
    conquer: SandsCardFacts;
    raid: SandsCardFacts;
    build: SandsCardFacts;
    govern: SandsCardFacts;
    advance: SandsCardFacts;
    caravan_1: SandsCardFacts;
    caravan_2: SandsCardFacts;
    migrate: SandsCardFacts;
    tribute: SandsCardFacts;
    civil_emphasis: SandsCardFacts;
    political_emphasis: SandsCardFacts;
    cultural_emphasis: SandsCardFacts;
  };
  dynasty_ends: number[];
  growth: number[];
  turns: number;
  numbers: number[];
  unrest: UnrestFacts;
  heritage_most: number;
  boxes: number;
  lands_most: number;
  pieces: {
    peasant: number;
    warrior: number;
    caravan: number;
  };
}
/**
 * Where a territory lies, and what it borders on.
 */
export interface LandFacts {
  in_play: boolean;
  terrain: Terrain;
  near: Land[];
  x: number;
  y: number;
}
/**
 * What a border joins and carries.
 */
export interface BorderFacts {
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: [Land, Land];
  dotted: boolean;
  good: string | null;
  in_play: boolean;
}
/**
 * What is printed on a structure; the level of a city is its territory's capacity.
 */
export interface StructureFacts {
  category: Category;
  level: number | null;
  fountains: number;
  lyres: number;
  heritage: number;
  place: Place;
  lock: Category | null;
  tiles: number;
}
/**
 * What is printed on an advance.
 */
export interface AdvanceFacts {
  category: Category;
  level: number;
  fountains: number;
  lyres: number;
  unlocks: Category | null;
}
/**
 * What is printed on a chronicle.
 */
export interface ChronicleFacts {
  heritage: number;
  points: number;
  needs: {
    structures: number;
    fountains: number;
    territories: number;
    population: number;
    contacts: number;
    lyres: number;
  };
}
/**
 * What is printed on an action card.
 */
export interface SandsCardFacts {
  symbols: Category[];
  lock: Category | null;
}
/**
 * The ends of the track of unrest.
 */
export interface UnrestFacts {
  lowest: number;
  most: number;
}

export const ACTIONS = ["chronicle","muster","conquer","raid","build","govern","advance","caravan_1","caravan_2","migrate","tribute"] as const;
export const BINS = ["structures","fountains","territories","population","contacts","lyres"] as const;
export const BORDERS = ["aegyptus-aethiopia","aegyptus-arabia","aegyptus-cyprus","aegyptus-libya","aegyptus-rhodes","aegyptus-syria","aethiopia-arabia","aethiopia-libya","aethiopia-mauretania","arabia-mesopotamia","arabia-persia","arabia-syria","armenia-asia_minor","armenia-mesopotamia","armenia-parthia","armenia-sarmatia","armenia-syria","asia_minor-cyprus","asia_minor-graecia","asia_minor-rhodes","asia_minor-syria","bactria-india","bactria-parthia","bactria-persia","bactria-scythia","bactria-serica","britannia-gallia","britannia-germania","cyprus-rhodes","cyprus-syria","dacia-germania","dacia-graecia","dacia-italia","dacia-sarmatia","gallia-germania","gallia-hispania","gallia-italia","germania-italia","germania-sarmatia","graecia-italia","graecia-rhodes","graecia-sicilia","hispania-italia","hispania-mauretania","hispania-sicilia","india-persia","india-serica","italia-sicilia","libya-mauretania","libya-rhodes","libya-sicilia","mauretania-sicilia","mesopotamia-parthia","mesopotamia-persia","mesopotamia-syria","parthia-persia","parthia-scythia","rhodes-sicilia","sarmatia-scythia","scythia-serica"] as const;
export const CARDS = ["chronicle","muster","conquer","raid","build","govern","advance","caravan_1","caravan_2","migrate","tribute","civil_emphasis","political_emphasis","cultural_emphasis"] as const;
export const CATEGORIES = ["civil","political","cultural"] as const;
export const CITIZENS = ["peasant","warrior"] as const;
export const EMPHASES = ["civil_emphasis","political_emphasis","cultural_emphasis"] as const;
export const LANDS = ["hispania","gallia","italia","graecia","asia_minor","syria","aegyptus","libya","mauretania","sicilia","rhodes","cyprus","germania","armenia","mesopotamia","aethiopia","britannia","dacia","sarmatia","parthia","persia","arabia","scythia","bactria","india","serica"] as const;
export const PHASES = ["setup","select","turn","growth","crowding","scoring","end"] as const;
export const PLACES = ["anywhere","colony","city"] as const;
export const RESOURCES = ["crops","gold"] as const;
export const ROOTS = ["agriculture","labor","law","bronze_working","writing","religion"] as const;
export const SCORE_PARTS = ["chronicles","wonders","unrest","bonuses"] as const;
export const STRUCTURES = ["quarry","irrigation","aqueduct","city","victory_arch","roads","fortress","palace","library","amphitheater","temple","wonder"] as const;
export const TERRAINS = ["plains","mountain","island"] as const;
