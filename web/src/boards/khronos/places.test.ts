import { describe, expect, it } from 'vitest';
import made from '../../../dev/fixtures/khronos/pictures.json';
import type { AskPicture } from '../../net/schema.gen';
import { cellAt, cellName, cornerUnder, coverOf, leapt, middlemost, moved, sitesOf, snapped, square } from './places';
import type { KhronosView } from './schema.gen';

const [ROWS, COLUMNS] = [20, 16];
const at = (name: string): number => cellAt(name, COLUMNS);
const called = (cell: number): string => cellName(cell, COLUMNS);

describe('cells', () => {
  it('are named from the north-west corner, there and back', () => {
    expect(at('a1')).toBe(0);
    expect(at('p20')).toBe(ROWS * COLUMNS - 1);
    for (let cell = 0; cell < ROWS * COLUMNS; cell++) expect(at(called(cell))).toBe(cell);
  });
  it('make squares', () => {
    expect(square(at('c4'), 2, COLUMNS).map(called)).toEqual(['c4', 'd4', 'c5', 'd5']);
  });
  it('know what covers them', () => {
    const [might] = (made.pictures.act.view as unknown as KhronosView).eras;
    const cover = coverOf(might?.buildings ?? [], COLUMNS);
    expect(cover.get(at('d9'))?.tile).toBe('keep');
    expect(cover.has(at('a1'))).toBe(false);
  });
});

describe('a tile in the hand', () => {
  const legal = new Set(['c3', 'f3', 'c9'].map(at));
  it('is held by its middle, inside the map', () => {
    expect(called(cornerUnder({ x: 5.5, y: 5.5 }, 1, ROWS, COLUMNS))).toBe('f6');
    expect(called(cornerUnder({ x: 6, y: 6 }, 2, ROWS, COLUMNS))).toBe('f6');
    expect(called(cornerUnder({ x: 0, y: 0 }, 3, ROWS, COLUMNS))).toBe('a1');
    expect(called(cornerUnder({ x: 16, y: 20 }, 3, ROWS, COLUMNS))).toBe('n18');
  });
  it('slips to a legal place within reach', () => {
    expect(called(snapped(at('d3'), legal, COLUMNS, 1.5))).toBe('c3');
    expect(called(snapped(at('d5'), legal, COLUMNS, 1.5))).toBe('d5');
    expect(called(snapped(at('d3'), legal, COLUMNS, 0))).toBe('d3');
  });
  it('begins near the middle for the keyboard', () => {
    expect(called(middlemost(legal, ROWS, COLUMNS))).toBe('c9');
  });
  it('moves cell by cell, and leaps from place to place', () => {
    expect(called(moved(at('c3'), [1, 0], 2, ROWS, COLUMNS))).toBe('d3');
    expect(called(moved(at('o3'), [1, 0], 2, ROWS, COLUMNS))).toBe('o3');
    expect(called(leapt(at('c3'), [1, 0], legal, COLUMNS))).toBe('f3');
    expect(called(leapt(at('c3'), [0, 1], legal, COLUMNS))).toBe('c9');
    expect(called(leapt(at('c3'), [-1, 0], legal, COLUMNS))).toBe('c3');
  });
  it('may lie where the question says', () => {
    const ask = made.pictures.shadow.asks[0] as unknown as AskPicture;
    const sites = sitesOf(ask, 'might', COLUMNS);
    expect(sites.size).toBe(ask.choices.length);
    expect(sites.has(at('f6'))).toBe(true);
    expect(sitesOf(ask, 'faith', COLUMNS).size).toBe(0);
    expect(sitesOf(null, 'might', COLUMNS).size).toBe(0);
  });
});
