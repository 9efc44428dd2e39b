/** What is printed on the sheet and the pegboard for people to read; nothing is decided with it. */
import type { BronzeView, Good, Monument } from './types';

/** The disasters as the sheet lists them: how many skulls, and the thing that keeps it away. */
export const DISASTERS: readonly { key: string; skulls: number; more: boolean; against: string }[] = [
  { key: 'drought', skulls: 2, more: false, against: 'development/irrigation' },
  { key: 'pestilence', skulls: 3, more: false, against: 'development/medicine' },
  { key: 'invasion', skulls: 4, more: false, against: 'project/great_wall' },
  { key: 'revolt', skulls: 5, more: true, against: 'development/religion' },
];

export function hasThing(view: BronzeView, seat: number, thing: string): boolean {
  const [kind = '', key = ''] = thing.split('/');
  const sheet = view.seats[seat];
  if (!sheet) return false;
  return kind === 'development' ? sheet.developments.includes(key) : (key as Monument) in sheet.built;
}

/** Colours of the goods, by the name of a custom property. */
export function goodColour(good: Good | 'food'): string {
  return `var(--bz-${good})`;
}
