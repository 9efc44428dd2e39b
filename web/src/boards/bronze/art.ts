/** Monuments and cities built of blocks: one block is one box of the sheet. From the ground up, 120 × 84. */
import type { Monument } from './schema.gen';

export interface Block {
  d: string;
  /** Foliage is green. */
  leaf?: boolean;
}

const rect = (x: number, y: number, w: number, h: number): Block => ({ d: `M${x} ${y}h${w}v${h}h${-w}z` });
const round = (n: number): number => Math.round(n * 10) / 10;

/** A row of blocks between slanting sides, with upright joints. */
function row(count: number, bottom: number, top: number, half: (y: number) => number): Block[] {
  const joint = (k: number): [number, number] => {
    const [low, high] = [half(bottom), half(top)];
    if (k === 0) return [60 - low, 60 - high];
    if (k === count) return [60 + low, 60 + high];
    const middle = 60 + (low + high) * (k / count - 0.5);
    return [middle, middle];
  };
  return Array.from({ length: count }, (_, k) => {
    const [a, b] = [joint(k), joint(k + 1)];
    return {
      d: `M${round(a[0])} ${bottom}L${round(a[1])} ${top}L${round(b[1])} ${top}L${round(b[0])} ${bottom}z`,
    };
  });
}

const arch = (x: number, y: number, w: number, h: number): Block => ({
  d: `M${x} ${y}h${w}v${h}h${-(w - 14) / 2}v${-h / 2}a7 7 0 0 0-14 0v${h / 2}h${-(w - 14) / 2}z`,
});

const foliage = (x: number): Block => ({
  d: `M${x} 16c-5-5 0-11 5-9 1-6 11-7 13-1 6-2 10 5 6 10z`,
  leaf: true,
});

const STEPS: [bottom: number, top: number, low: number, high: number][] = [
  [80, 56, 50, 46],
  [56, 33, 36, 32],
  [33, 11, 22, 18],
];

export const MONUMENT_ART: Record<Monument, Block[]> = {
  step_pyramid: STEPS.flatMap(([bottom, top, low, high]) =>
    row(1, bottom, top, (y) => low + ((high - low) * (bottom - y)) / (bottom - top)),
  ),
  stone_circle: [
    { d: 'M13 80 15 37q7-3 14 0l2 43z' },
    { d: 'M51 80l2-45q7-3 14 0l2 45z' },
    { d: 'M89 80l2-43q7-3 14 0l2 43z' },
    { d: 'M9 34l2-13q24-3 48-1v13q-25-3-50 1z' },
    { d: 'M61 33V20q24-2 48 1l2 13q-25-4-50-1z' },
  ],
  temple: [
    rect(8, 71, 104, 9),
    rect(17, 36, 14, 35),
    rect(41, 36, 14, 35),
    rect(65, 36, 14, 35),
    rect(89, 36, 14, 35),
    rect(12, 26, 96, 10),
    { d: 'M9 26 60 5l51 21z' },
  ],
  obelisk: [
    rect(32, 71, 56, 9),
    rect(42, 62, 36, 9),
    ...Array.from({ length: 6 }, (_, k) => row(1, 62 - 8 * k, 54 - 8 * k, (y) => 8 + (y - 14) / 12)).flat(),
    { d: 'M52 14 60 2l8 12z' },
  ],
  hanging_gardens: [
    ...[8, 34, 60, 86].map((x) => arch(x, 58, 26, 22)),
    ...[21, 47, 73].map((x) => arch(x, 37, 26, 21)),
    ...[34, 60].map((x) => arch(x, 16, 26, 21)),
    foliage(35),
    foliage(61),
  ],
  great_wall: [
    rect(6, 46, 27, 34),
    rect(87, 46, 27, 34),
    ...[33, 51, 69].map((x) => rect(x, 64, 18, 16)),
    ...[33, 51, 69].map((x) => rect(x, 48, 18, 16)),
    { d: 'M3 46V18h6v7h6v-7h9v7h6v-7h6v28z' },
    { d: 'M84 46V18h6v7h6v-7h9v7h6v-7h6v28z' },
    ...[38, 55, 72].map((x) => rect(x, 39, 10, 9)),
  ],
  great_pyramid: [5, 4, 3, 2, 1].flatMap((count, k) =>
    row(count, 80 - 15 * k, 65 - 15 * k, (y) => (54 * (y - 5)) / 75),
  ),
};

/** A monument with another number of boxes (a data pack): plain courses of bricks. */
function courses(boxes: number): Block[] {
  const wide = Math.max(1, Math.ceil(Math.sqrt(boxes * 1.6)));
  const high = Math.ceil(boxes / wide);
  return Array.from({ length: boxes }, (_, i) =>
    rect(
      round(10 + (100 / wide) * (i % wide)),
      round(80 - (70 / high) * (Math.floor(i / wide) + 1)),
      round(100 / wide),
      round(70 / high),
    ),
  );
}

export function monumentBlocks(monument: Monument, boxes: number): Block[] {
  const drawn = MONUMENT_ART[monument];
  return drawn.length === boxes ? drawn : courses(boxes);
}

/** Small drawing on finished stone: doors, flutes, hieroglyphs. */
export const MONUMENT_LINES: Record<Monument, string> = {
  step_pyramid: 'M53 80V64h14v16M56 80V67h8v13M54 56V41M66 56V41M57 33V20M63 33V20',
  stone_circle: 'M20 48l3 6M58 50l4 5M97 46l-3 8',
  temple: 'M22 40v28M26 40v28M46 40v28M50 40v28M70 40v28M74 40v28M94 40v28M98 40v28M54 19a6 6 0 0 1 12 0z',
  obelisk: 'M57 50h6M58 42l4 3M57 34h6M60 26v4',
  hanging_gardens: 'M10 58q5 6 10 0M38 58q5 6 10 0M92 58q5 6 10 0M24 37q5 6 10 0M80 37q5 6 10 0',
  great_wall: 'M18 60v8M100 60v8M17 32h5M98 32h5',
  great_pyramid: '',
};

/** A city of mud-brick houses: one house is one box. 120 × 64. */
export function cityBlocks(boxes: number): Block[] {
  const heights = [24, 38, 29, 46, 33, 26, 40, 30];
  const width = 108 / boxes;
  return Array.from({ length: boxes }, (_, i) => {
    const h = heights[i % heights.length] ?? 30;
    const x = round(6 + width * i);
    const top = 60 - h;
    const w = round(width);
    const notch = round(width / 4);
    return {
      d: `M${x} 60V${top}h${notch}v4h${round(width - 2 * notch)}v-4h${notch}V60h${-round(width * 0.34)}v-9h${-round(w - 2 * round(width * 0.34))}v9z`,
    };
  });
}
