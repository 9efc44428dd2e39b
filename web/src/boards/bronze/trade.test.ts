import { describe, expect, it } from 'vitest';
import made from '../../../dev/fixtures/bronze/pictures.json';
import { sceneOf } from '../../../dev/words';
import type { AskPicture } from '../../net/schema.gen';
import type { BronzeView, DealView } from './schema.gen';
import { asked, draftOf, moved, namedSoFar, sideOf } from './trade';

function situation(key: 'offer' | 'counter' | 'answer'): { ask: AskPicture; view: BronzeView; deal: DealView } {
  const picture = sceneOf(made, key);
  const view = picture.view as unknown as BronzeView;
  return { ask: picture.asks[0] as AskPicture, view, deal: view.trade?.deal as DealView };
}

describe('an offer', () => {
  const { ask, deal, view } = situation('offer');

  it('begins with the ware that is asked about', () => {
    const zero = ask.choices.find(([, , , notation]) => notation === 'trade wood 0')?.[0];
    expect(asked(ask)).toEqual({ ware: 0, zero });
  });

  it('becomes one number for each ware of which something can change hands', () => {
    const amounts = { ...namedSoFar(deal), wood: 2, cloth: -1, food: 3 };
    const wood = asked(ask)?.zero ?? 0;
    // 31 numbers for each ware; Engine: trade wood 2, stone 0, pottery 0, cloth -1, metal 0, food 3
    expect(draftOf(ask, deal, amounts)).toEqual([wood + 2, wood + 31, wood + 62, wood + 92, wood + 124, wood + 158]);
  });

  it('leaves out what nobody can give', () => {
    const poor: DealView = {
      ...deal,
      gives_most: { ...deal.gives_most, stone: 0 },
      gets_most: { ...deal.gets_most, stone: 0 },
    };
    expect(draftOf(ask, poor, namedSoFar(poor))).toHaveLength(5);
  });

  it('starts in the middle when some wares are named', () => {
    const zero = (asked(ask)?.zero ?? 0) + 62;
    const later: AskPicture = { ...ask, choices: [[zero - 2, ['good/pottery'], '', 'trade pottery -2']] };
    expect(draftOf(later, deal, { ...namedSoFar(deal), pottery: 1 })[0]).toBe(zero + 1);
    expect(draftOf(later, deal, namedSoFar(deal))).toHaveLength(4);
  });

  it('is seen from the seat that is asked', () => {
    expect(sideOf(view, ask.seat)).toBe(1);
    const counter = situation('counter');
    expect(sideOf(counter.view, counter.ask.seat)).toBe(-1);
    const answer = situation('answer');
    const side = sideOf(answer.view, answer.ask.seat);
    expect(moved(answer.deal.named, -side).map(({ ware, amount }) => `${amount} ${ware}`)).toEqual([
      '3 wood',
      '2 food',
    ]);
    expect(moved(answer.deal.named, side)).toEqual([{ ware: 'cloth', amount: 1 }]);
  });
});
