/** Small questions about the sheets, for drawing; nothing is decided with them. */
import type { BronzeFacts, BronzeView, DisasterFacts, Good, Monument } from './schema.gen';

/** The disaster that so many skulls bring. */
export function disasterOf(facts: BronzeFacts, skulls: number): DisasterFacts | undefined {
  return facts.disasters.find((one) => skulls === one.skulls || (one.more && skulls > one.skulls));
}

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
