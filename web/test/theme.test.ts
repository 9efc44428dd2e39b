/** The palette: words can be read on every ground, in both lights. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../src/theme.css'), 'utf8');

function palette(side: 0 | 1): Record<string, string> {
  const found = [...css.matchAll(/(--[\w-]+):\s*light-dark\((#\w{6}), (#\w{6})\);/g)];
  return Object.fromEntries(found.map(([, name, ...colours]) => [name, colours[side]]));
}

const light = palette(0);
const dark = palette(1);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one = '', other = ''): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

it.each([
  ['light', light],
  ['dark', dark],
])('%s: contrast AA', (_, palette) => {
  const bad: string[] = [];
  const pairs: [string, string[]][] = [
    ['--ink', ['--ground', '--ground-2', '--panel', '--panel-2', '--accent-soft', '--bad-soft', '--good-soft']],
    ['--muted', ['--ground', '--panel', '--panel-2', '--accent-soft']],
    ['--accent', ['--ground', '--panel', '--panel-2', '--accent-soft']],
    ['--bad', ['--panel', '--ground', '--bad-soft']],
    ['--good', ['--panel', '--ground', '--good-soft']],
    ['--accent-ink', ['--accent', '--accent-strong']],
    ['--seat-ink', ['--seat-0', '--seat-1', '--seat-2', '--seat-3', '--seat-4']],
    ...[0, 1, 2, 3, 4].map((seat): [string, string[]] => [`--seat-${seat}`, ['--panel']]),
  ];
  for (const [ink, grounds] of pairs) {
    for (const ground of grounds) {
      const ratio = contrast(palette[ink], palette[ground]);
      if (ratio < 4.5) bad.push(`${ink} on ${ground}: ${ratio.toFixed(2)}`);
    }
  }
  expect(bad).toEqual([]);
});
