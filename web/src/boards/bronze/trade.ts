/** An offer as numbers of choices. The wares are asked one after another; one draft answers them all. */
import type { AskPicture } from '../../net/schema.gen';
import { type BronzeView, type DealView, WARES, type Ware } from './schema.gen';

/** Numbers of one ware: the amounts −15 … 15. */
const BLOCK = 31;

export type Amounts = Record<Ware, number>;

/** The ware that is asked about, and the number of "none of it". */
export function asked(ask: AskPicture): { ware: number; zero: number } | null {
  for (const [number, , , notation] of ask.choices) {
    const [verb, word, amount] = notation.split(' ');
    const ware = WARES.indexOf(word as Ware);
    if (verb === 'trade' && ware >= 0) return { ware, zero: number - Number(amount) };
  }
  return null;
}

/** What is named already, with 0 for the rest: + the active seat gives. */
export function namedSoFar(deal: DealView): Amounts {
  return Object.fromEntries(WARES.map((ware) => [ware, deal.named[ware] ?? 0])) as Amounts;
}

/** Can any of it change hands? The table does not ask about a ware of which nothing can. */
export function movable(deal: DealView, ware: Ware): boolean {
  return deal.gives_most[ware] + deal.gets_most[ware] > 0;
}

/** The draft that names these amounts (+ the active seat gives), from the ware that is asked about on. */
export function draftOf(ask: AskPicture, deal: DealView, amounts: Amounts): number[] {
  const at = asked(ask);
  if (!at) return [];
  return WARES.flatMap((ware, i) =>
    i >= at.ware && movable(deal, ware) ? [at.zero + BLOCK * (i - at.ware) + amounts[ware]] : [],
  );
}

/** +1 if "+" means that this seat gives, −1 if it means that it receives. */
export function sideOf(view: BronzeView, seat: number): 1 | -1 {
  return seat === view.active ? 1 : -1;
}

/** One side of a deal: the wares this seat gives (or gets), with their amounts. */
export function moved(amounts: Partial<Amounts>, sign: number): { ware: Ware; amount: number }[] {
  return WARES.flatMap((ware) => {
    const amount = (amounts[ware] ?? 0) * sign;
    return amount > 0 ? [{ ware, amount }] : [];
  });
}
