// Written by tools/write_schema.py from Python's declarations.
// sha256 of schema.json: fe38a838c86c5d551454ccca83c52a47d6652863d1550d735564971838cece9f

export type Phase = 'roll' | 'lead' | 'goods' | 'food' | 'feed' | 'disasters' | 'trade' | 'build' | 'buy' | 'discard';
export type Disaster = 'famine' | 'drought' | 'pestilence' | 'invasion' | 'revolt';
export type Development =
  | 'leadership'
  | 'irrigation'
  | 'agriculture'
  | 'quarrying'
  | 'medicine'
  | 'coinage'
  | 'caravans'
  | 'religion'
  | 'granaries'
  | 'masonry'
  | 'engineering'
  | 'architecture'
  | 'empire';
export type Face = 'food3' | 'workers3' | 'either2' | 'coin' | 'good1' | 'skull2';
export type Good = 'wood' | 'stone' | 'pottery' | 'cloth' | 'metal';
export type Monument =
  'step_pyramid' | 'stone_circle' | 'temple' | 'obelisk' | 'hanging_gardens' | 'great_wall' | 'great_pyramid';
export type ScorePart = 'developments' | 'monuments' | 'bonus' | 'disasters';
export type Ware = 'wood' | 'stone' | 'pottery' | 'cloth' | 'metal' | 'food';

export interface Bronze {
  view: BronzeView;
  facts: BronzeFacts;
}
/**
 * The table; `hand` counts the dice in the hand, not yet rolled.
 */
export interface BronzeView {
  round: number;
  start: number;
  active: number | null;
  phase: Phase | null;
  last_round: boolean;
  dice: {
    food3: number;
    workers3: number;
    either2: number;
    coin: number;
    good1: number;
    skull2: number;
  };
  hand: number;
  rolls_left: number;
  as_food: number;
  workers: number;
  coins: number;
  first_builders: {
    step_pyramid: number | null;
    stone_circle: number | null;
    temple: number | null;
    obelisk: number | null;
    hanging_gardens: number | null;
    great_wall: number | null;
    great_pyramid: number | null;
  };
  trade: TradeView | null;
  seats: SheetView[];
}
/**
 * The trade of a turn: how many offers went to each other seat, and the open one.
 */
export interface TradeView {
  made: {
    [k: string]: number;
  };
  deal: DealView | null;
}
/**
 * A deal in the making; of the amounts named so far the active seat gives what is above 0.
 */
export interface DealView {
  partner: number;
  countered: boolean;
  named: {
    wood?: number;
    stone?: number;
    pottery?: number;
    cloth?: number;
    metal?: number;
    food?: number;
  };
  gives_most: {
    wood: number;
    stone: number;
    pottery: number;
    cloth: number;
    metal: number;
    food: number;
  };
  gets_most: {
    wood: number;
    stone: number;
    pottery: number;
    cloth: number;
    metal: number;
    food: number;
  };
}
/**
 * One seat's pegboard and score sheet; `worth` is of whole stacks, `built` of finished monuments.
 */
export interface SheetView {
  food: number;
  goods: {
    wood: number;
    stone: number;
    pottery: number;
    cloth: number;
    metal: number;
  };
  worth: {
    wood: number;
    stone: number;
    pottery: number;
    cloth: number;
    metal: number;
  };
  cities: number;
  city_boxes: number;
  monuments: {
    step_pyramid: number;
    stone_circle: number;
    temple: number;
    obelisk: number;
    hanging_gardens: number;
    great_wall: number;
    great_pyramid: number;
  };
  built: {
    step_pyramid?: number;
    stone_circle?: number;
    temple?: number;
    obelisk?: number;
    hanging_gardens?: number;
    great_wall?: number;
    great_pyramid?: number;
  };
  developments: string[];
  disasters: number;
  points: number;
  parts: {
    developments: number;
    monuments: number;
    bonus: number;
    disasters: number;
  };
}
/**
 * The printed numbers: `values` of the first piece of a good, `worths` of a stack that reaches each hole.
 */
export interface BronzeFacts {
  holes: {
    wood: number;
    stone: number;
    pottery: number;
    cloth: number;
    metal: number;
    food: number;
  };
  values: {
    wood: number;
    stone: number;
    pottery: number;
    cloth: number;
    metal: number;
  };
  worths: {
    wood: number[];
    stone: number[];
    pottery: number[];
    cloth: number[];
    metal: number[];
  };
  cities: CityFacts[];
  monuments: {
    step_pyramid: MonumentFacts;
    stone_circle: MonumentFacts;
    temple: MonumentFacts;
    obelisk: MonumentFacts;
    hanging_gardens: MonumentFacts;
    great_wall: MonumentFacts;
    great_pyramid: MonumentFacts;
  };
  developments: {
    [k: string]: DevelopmentFacts;
  };
  disasters: DisasterFacts[];
  last_round: number;
  last_development: number;
  early_end: boolean;
  skulls_locked: boolean;
  offers: number;
}
/**
 * The boxes of a new city.
 */
export interface CityFacts {
  city: number;
  boxes: number;
}
/**
 * Boxes of a monument, and points for its first and later builders.
 */
export interface MonumentFacts {
  boxes: number;
  first: number;
  later: number;
  in_play: boolean;
}
/**
 * Price and points of a development.
 */
export interface DevelopmentFacts {
  cost: number;
  points: number;
}
/**
 * What brings a disaster: so many skulls, or `more`; and the thing that keeps it away or turns it on the others.
 */
export interface DisasterFacts {
  key: Disaster;
  skulls: number;
  more: boolean;
  points: number;
  against: string;
}

export const DEVELOPMENTS = ["leadership","irrigation","agriculture","quarrying","medicine","coinage","caravans","religion","granaries","masonry","engineering","architecture","empire"] as const;
export const DISASTERS = ["famine","drought","pestilence","invasion","revolt"] as const;
export const FACES = ["food3","workers3","either2","coin","good1","skull2"] as const;
export const GOODS = ["wood","stone","pottery","cloth","metal"] as const;
export const MONUMENTS = ["step_pyramid","stone_circle","temple","obelisk","hanging_gardens","great_wall","great_pyramid"] as const;
export const PHASES = ["roll","lead","goods","food","feed","disasters","trade","build","buy","discard"] as const;
export const SCORE_PARTS = ["developments","monuments","bonus","disasters"] as const;
export const WARES = ["wood","stone","pottery","cloth","metal","food"] as const;
