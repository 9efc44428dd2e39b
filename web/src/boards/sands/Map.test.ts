/** The map as a part of the page: what can be tapped, by hand and by key, and what it looks like then. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lettered, widthOf } from './lettering';
import MapView from './Map.svelte';
import { BORDERS, LANDS, RELIEF, WHOLE, WINDOWS } from './map';
import { neighbour } from './neighbours';
import { SYMBOLS } from './symbols';
import { around, held, moved, zoomed } from './window';

afterEach(cleanup);

const words = { map: 'Map', nearer: 'Nearer', farther: 'Farther', whole: 'Whole map' };
const name = (thing: string): string => thing.split('/')[1] ?? '';
const thing = (id: string): SVGElement => {
  const found = document.querySelector<SVGElement>(`[data-thing="${id}"]`);
  if (!found) throw new Error(id);
  return found;
};

describe('the map', () => {
  it('has a button with a name for each land, and each name in letters', () => {
    render(MapView, { name, words });
    for (const land of Object.keys(LANDS)) {
      expect(thing(`land/${land}`).getAttribute('role')).toBe('button');
      expect(thing(`land/${land}`).getAttribute('aria-label')).toBe(land);
      expect(document.querySelector(`textPath[href="#sands-name-${land}"]`)?.textContent).toBe(land);
    }
  });

  it('tells which land was tapped, by hand or by key', async () => {
    const onthing = vi.fn();
    render(MapView, { name, words, onthing });
    await fireEvent.click(thing('land/gallia'));
    await fireEvent.keyDown(thing('land/syria'), { key: 'Enter' });
    await fireEvent.keyDown(thing('land/cyprus'), { key: ' ' });
    await fireEvent.keyDown(thing('land/cyprus'), { key: 'x' });
    expect(onthing.mock.calls).toEqual([['land/gallia'], ['land/syria'], ['land/cyprus']]);
  });

  it('shows what glows, what is chosen, what is out of play', () => {
    const targets = new Set(['land/gallia', 'border/gallia-italia']);
    render(MapView, { name, words, targets, chosen: new Set(['land/italia']), out: new Set(['serica']) });
    expect([...document.querySelectorAll('.target')].map((node) => node.getAttribute('data-thing'))).toEqual([
      ...targets,
    ]);
    expect(thing('land/italia').getAttribute('aria-pressed')).toBe('true');
    expect(document.querySelectorAll('.out')).toHaveLength(1);
    expect(document.querySelectorAll('.faint')).toHaveLength(1);
  });

  it('offers borders only when they mean something, and tells when they are tapped', async () => {
    const onthing = vi.fn();
    const { rerender } = render(MapView, { name, words, onthing });
    expect(document.querySelector('[data-thing^="border/"]')).toBeNull();
    await rerender({ targets: new Set(['border/hispania-italia']) });
    await fireEvent.click(thing('border/hispania-italia'));
    expect(onthing).toHaveBeenCalledWith('border/hispania-italia');
  });

  it('is one stop for the Tab key, or as many as there are lands to choose from', async () => {
    const stops = (): (string | null)[] =>
      [...document.querySelectorAll('.land[tabindex="0"]')].map((node) => node.getAttribute('data-thing'));
    const { rerender } = render(MapView, { name, words });
    expect(stops()).toEqual(['land/italia']);
    await rerender({ targets: new Set(['land/syria', 'land/gallia']) });
    expect(stops()).toEqual(['land/gallia', 'land/syria']);
  });

  it('is walked with arrow keys', async () => {
    render(MapView, { name, words });
    thing('land/italia').focus();
    await fireEvent.keyDown(thing('land/italia'), { key: 'ArrowLeft' });
    const there = document.activeElement?.getAttribute('data-thing')?.slice('land/'.length) ?? '';
    expect(
      Object.values(BORDERS).some(({ ends }) => ends.includes('italia') && ends.some((end) => end === there)),
    ).toBe(true);
  });

  it('draws everything it has a symbol for, and nothing else', () => {
    expect(Object.keys(RELIEF).filter((kind) => !SYMBOLS[kind])).toEqual([]);
    render(MapView, { name, words });
    expect(document.querySelectorAll('use')).toHaveLength(Object.values(RELIEF).flat().length);
  });
});

describe('arrow keys', () => {
  it('lead from land to land until all have been seen', () => {
    const seen = new Set(['italia']);
    const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
    for (const land of seen) {
      for (const arrow of arrows) {
        const next = neighbour(land as keyof typeof LANDS, arrow);
        if (next) seen.add(next);
      }
    }
    expect(seen.size).toBe(Object.keys(LANDS).length);
  });
});

describe('lettering', () => {
  it('never runs past its curve', () => {
    for (const [land, { name: curve }] of Object.entries(LANDS)) {
      const spelled = land.replace('_', ' ').replace('ae', 'æ');
      const { size, space } = lettered(spelled, curve.length);
      expect(widthOf(spelled) * size + space * (spelled.length - 1), land).toBeLessThanOrEqual(curve.length + 2);
      expect(size, land).toBeGreaterThan(14);
    }
  });

  it('shrinks for a longer name', () => {
    expect(lettered('MESOPOTAMIA', 100).size).toBeLessThan(lettered('SYRIA', 100).size);
  });
});

describe('the window', () => {
  it('never leaves the map', () => {
    expect(held([-900, 2000, 400, 300])).toEqual([WHOLE[0], WHOLE[1] + WHOLE[3] - 300, 400, 300]);
    expect(moved(WHOLE, 50, 50)).toEqual(WHOLE);
  });

  it('keeps the point under the finger while it comes nearer', () => {
    const [x, y, w, h] = zoomed(WHOLE, 2, [600, 400]);
    expect((600 - x) / w).toBeCloseTo((600 - WHOLE[0]) / WHOLE[2]);
    expect((400 - y) / h).toBeCloseTo((400 - WHOLE[1]) / WHOLE[3]);
  });

  it('shows a whole part of the map, or fills its place with the middle', () => {
    for (const part of Object.values(WINDOWS)) {
      const whole = around(part, 1, false);
      expect(whole[2]).toBeGreaterThanOrEqual(part[2]);
      expect(whole[3]).toBeGreaterThanOrEqual(part[3]);
      const filled = around(part, 1, true);
      expect(filled[2]).toBe(Math.min(part[2], part[3]));
    }
  });
});

describe('the palette', () => {
  const css = readFileSync(join(import.meta.dirname, 'map.css'), 'utf8');
  const colours = [...css.matchAll(/(--[\w-]+):\s*light-dark\((#\w+), (#\w+)\);/g)];
  const light = Object.fromEntries(colours.map(([, name, day]) => [name ?? '', day ?? '']));
  const dark = Object.fromEntries(colours.map(([, name, , night]) => [name ?? '', night ?? '']));

  const luminance = (hex: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one = '', other = ''): number => {
    const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };

  it.each([
    ['light', light],
    ['dark', dark],
  ])('%s: names can be read on every ground', (_, palette) => {
    for (const ground of ['--tint-0', '--tint-1', '--tint-2', '--tint-3', '--sea-own']) {
      expect(contrast(palette['--name'], palette[ground]), ground).toBeGreaterThan(7);
    }
    expect(contrast(palette['--sea-ink'], palette['--sea'])).toBeGreaterThan(4.5);
  });
});
