/** A view of any title, sorted by how it is best read. Pure. */

export type Row = [key: string, value: unknown];
/** Words with their number, or without one. */
export type Words = [text: string, count: number | null][];

export interface Parts {
  /** Seats that a key names: whose turn it is. */
  seatStats: [key: string, seat: number][];
  /** Single values. */
  stats: Row[];
  /** Rows of words: a hand of cards, a store of goods. */
  words: [key: string, words: Words][];
  /** What has parts of its own. */
  rest: Row[];
  /** What every seat has. */
  seats: unknown[];
}

const SEAT_KEYS = ['active', 'start'];

const isSingle = (value: unknown): boolean => value === null || typeof value !== 'object';

/** A row of words, if that is what a value is. */
function wordsOf(value: unknown): Words | null {
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'string') ? value.map((one: string) => [one, null]) : null;
  }
  const rows = Object.entries(value as Record<string, unknown>);
  return rows.every(([, one]) => typeof one === 'number') ? (rows as [string, number][]) : null;
}

/** Sort a view; only the whole one has seats. */
export function partsOf(view: unknown, whole: boolean): Parts {
  const found: Parts = { seatStats: [], stats: [], words: [], rest: [], seats: [] };
  const rows: Row[] = isSingle(view) ? [['', view]] : Object.entries(view as object);
  for (const [key, value] of rows) {
    if (whole && key === 'seats' && Array.isArray(value)) found.seats = value;
    else if (whole && SEAT_KEYS.includes(key) && typeof value === 'number') found.seatStats.push([key, value]);
    else if (isSingle(value)) found.stats.push([key, value]);
    else {
      const words = wordsOf(value);
      if (words) found.words.push([key, words]);
      else found.rest.push([key, value]);
    }
  }
  return found;
}
