/** The shape of Bronze's `view` and `facts` (src/saecula/games/bronze/views.py). */

export const FACES = ['food3', 'workers3', 'either2', 'coin', 'good1', 'skull2'] as const;
export const GOODS = ['wood', 'stone', 'pottery', 'cloth', 'metal'] as const;
export const WARES = [...GOODS, 'food'] as const;
export const MONUMENTS = [
  'step_pyramid',
  'stone_circle',
  'temple',
  'obelisk',
  'hanging_gardens',
  'great_wall',
  'great_pyramid',
] as const;
export const PHASES = [
  'roll',
  'lead',
  'goods',
  'food',
  'feed',
  'disasters',
  'trade',
  'build',
  'buy',
  'discard',
] as const;
export const PARTS = ['developments', 'monuments', 'bonus', 'disasters'] as const;

export type Face = (typeof FACES)[number];
export type Good = (typeof GOODS)[number];
export type Ware = (typeof WARES)[number];
export type Monument = (typeof MONUMENTS)[number];
export type Phase = (typeof PHASES)[number];
export type ScorePart = (typeof PARTS)[number];

export interface Sheet {
  food: number;
  goods: Record<Good, number>;
  /** Coins of each whole stack. */
  worth: Record<Good, number>;
  cities: number;
  /** Boxes marked on the whole track of cities. */
  city_boxes: number;
  monuments: Record<Monument, number>;
  /** Points of the finished monuments. */
  built: Partial<Record<Monument, number>>;
  developments: string[];
  disasters: number;
  points: number;
  parts: Record<ScorePart, number>;
}

export interface Deal {
  partner: number;
  countered: boolean;
  /** Amounts named so far: + the active seat gives, − it receives. */
  named: Partial<Record<Ware, number>>;
  gives_most: Record<Ware, number>;
  gets_most: Record<Ware, number>;
}

export interface BronzeView {
  round: number;
  start: number;
  active: number | null;
  phase: Phase | null;
  last_round: boolean;
  dice: Record<Face, number>;
  /** Dice in the hand, not yet rolled. */
  hand: number;
  rolls_left: number;
  as_food: number;
  workers: number;
  coins: number;
  first_builders: Record<Monument, number | null>;
  trade: { made: Record<string, number>; deal: Deal | null } | null;
  seats: Sheet[];
}

export interface Disaster {
  key: string;
  skulls: number;
  /** So many skulls, or more. */
  more: boolean;
  points: number;
  /** The thing that keeps it away, or turns it on the others. */
  against: string;
}

export interface BronzeFacts {
  holes: Record<Ware, number>;
  /** Coins of the first piece of each good. */
  values: Record<Good, number>;
  /** Coins of a stack that reaches each hole of its row. */
  worths: Record<Good, number[]>;
  cities: { city: number; boxes: number }[];
  monuments: Record<Monument, { boxes: number; first: number; later: number; in_play: boolean }>;
  developments: Record<string, { cost: number; points: number }>;
  disasters: Disaster[];
  last_round: number;
  last_development: number;
  early_end: boolean;
  skulls_locked: boolean;
  offers: number;
}
