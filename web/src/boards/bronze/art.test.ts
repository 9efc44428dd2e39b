import { describe, expect, it } from 'vitest';
import made from '../../../dev/fixtures/bronze/pictures.json';
import { sceneOf } from '../../../dev/words';
import { cityBlocks, MONUMENT_ART, monumentBlocks } from './art';
import { ICONS } from './icons';
import { type BronzeFacts, GOODS, MONUMENTS } from './schema.gen';

const facts = sceneOf(made, 'buy').facts as unknown as BronzeFacts;

describe('drawings', () => {
  it('have a block for each box of the sheet', () => {
    for (const monument of MONUMENTS) expect(MONUMENT_ART[monument]).toHaveLength(facts.monuments[monument].boxes);
    for (const { boxes } of facts.cities) expect(cityBlocks(boxes)).toHaveLength(boxes);
  });

  it('fall back to bricks when a pack prints another number', () => {
    expect(monumentBlocks('obelisk', 4)).toHaveLength(4);
  });

  it('exist for every development', () => {
    for (const key of Object.keys(facts.developments)) expect(ICONS[key], key).toBeTruthy();
  });

  it('contain only sound numbers', () => {
    const all = [...Object.values(MONUMENT_ART).flat(), ...cityBlocks(5)].map(({ d }) => d);
    for (const d of all) expect(d).not.toMatch(/NaN|undefined/);
  });
});

it('prints the coin values the table counts with', () => {
  const { seats } = made.pictures.buy.view;
  for (const sheet of seats) {
    for (const good of GOODS) expect([0, ...facts.worths[good]][sheet.goods[good]]).toBe(sheet.worth[good]);
  }
});
