import { describe, expect, it } from 'vitest';
import { bordersOf, chance, course, grass, lines, outline, peaks, shore, trees, waves } from './land';

const COLUMNS = 4;

describe('outlines', () => {
  it('run clockwise around a cell', () => {
    const [loop, ...more] = bordersOf(new Set([5]), COLUMNS);
    expect(more).toEqual([]);
    expect(loop?.map(([{ x, y }]) => [x, y])).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
      [1, 2],
    ]); // prettier-ignore
  });
  it('join cells that share a side and part those that share a corner only', () => {
    expect(bordersOf(new Set([0, 1, 4]), COLUMNS)).toHaveLength(1);
    expect(bordersOf(new Set([0, 5]), COLUMNS)).toHaveLength(2);
  });
  it('know holes, and the edge of the map', () => {
    expect(bordersOf(new Set([0, 1, 2, 4, 6, 8, 9, 10]), COLUMNS)).toHaveLength(2);
    expect(bordersOf(new Set([3, 4]), COLUMNS)).toHaveLength(2);
  });
  it('stay inside by as much as they are told', () => {
    expect(outline(new Set([0]), COLUMNS, 0.1, 0)).toBe(
      'M18 2Q18 2 18 2L18 18Q18 18 18 18L2 18Q2 18 2 18L2 2Q2 2 2 2Z',
    );
  });
  it('have one corner where the land has one', () => {
    expect(outline(new Set([0, 1]), COLUMNS).match(/Q/g)).toHaveLength(4);
    expect(outline(new Set([0, 1, 4]), COLUMNS).match(/Q/g)).toHaveLength(6);
  });
});

describe('the land', () => {
  const cells = new Set([0, 1, 5, 9]);
  it('is always drawn the same', () => {
    expect(chance(7)).toBe(chance(7));
    expect(chance(7)).not.toBe(chance(8));
    expect(Array.from({ length: 500 }, (_, i) => chance(i)).every((n) => n >= 0 && n < 1)).toBe(true);
    expect(shore(cells, COLUMNS)).toBe(shore(cells, COLUMNS));
  });
  it('has something in every cell of it', () => {
    expect(trees(cells, COLUMNS).crowns.match(/M/g)).toHaveLength(3 * cells.size);
    expect(peaks(cells, COLUMNS).bodies.match(/M/g)).toHaveLength(cells.size);
    expect(waves(cells, COLUMNS).match(/M/g)).toHaveLength(2 * cells.size);
    expect(grass(new Set(), COLUMNS)).toBe('');
  });
  it('has a river that runs from edge to edge', () => {
    const path = course(new Set([1, 5, 9]), { rows: 3, columns: COLUMNS });
    expect(path.match(/M/g)).toHaveLength(3);
    expect(path).toContain('-2'); // out over the northern edge
    expect(course(new Set([5]), { rows: 3, columns: COLUMNS })).toBe('');
  });
  it('has lines between its cells', () => {
    expect(lines({ rows: 3, columns: COLUMNS }).match(/M/g)).toHaveLength(2 + 3);
  });
});
