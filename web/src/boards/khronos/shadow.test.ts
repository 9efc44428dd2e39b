import { describe, expect, it } from 'vitest';
import made from '../../../dev/fixtures/khronos/pictures.json';
import type { Outcome } from '../contract';
import type { KhronosView } from './schema.gen';
import { changesOf, gainsOf, isEmpty, type Shadow, shadowOf } from './shadow';

type Key = 'shadow' | 'paradox' | 'merge' | 'stopped';

function shadowsOf(key: Key): Shadow[] {
  const picture = made.pictures[key];
  const before = picture.view as unknown as KhronosView;
  const after = picture.preview as unknown as KhronosView;
  const outcome = picture.outcome as unknown as Outcome;
  return before.eras.map((era, i) => shadowOf(era, after.eras[i] ?? era, outcome, 16) as Shadow);
}

describe('the time shadow', () => {
  it('falls on all later ages', () => {
    const [might, faith, reason] = shadowsOf('shadow');
    expect(might?.appear.map(({ tile, cell, owner }) => [tile, cell, owner])).toEqual([['keep', 'f6', 0]]);
    expect(faith?.appear).toHaveLength(1);
    expect(reason?.appear[0]?.ruin).toBe(true);
    expect(might?.ruled.map(({ rulers, tax }) => [rulers, tax])).toEqual([[[0], 1]]);
  });
  it('erases what it falls on', () => {
    const [might, faith, reason] = shadowsOf('paradox');
    expect(might?.lost).toEqual([]);
    expect(faith?.lost.map(({ building, fate }) => [building.tile, building.cell, fate])).toEqual([
      ['monastery', 'c14', 'gone'],
    ]);
    expect(reason?.lost.map(({ fate }) => fate)).toEqual(['gone']);
  });
  it('shows domains that join, and leaves other ages alone', () => {
    const [might, faith] = shadowsOf('merge');
    expect(might?.joined).toHaveLength(1);
    expect(might && isEmpty(might)).toBe(false);
    expect(faith && isEmpty(faith)).toBe(true);
  });
  it('says where and why a copy is not made', () => {
    const [, faith, reason] = shadowsOf('stopped');
    expect(faith?.stopped.map(({ tile, cell }) => [tile, cell])).toEqual([['keep', 'f6']]);
    expect(faith?.stopped[0]?.text).toContain('no shadow');
    expect(reason?.stopped).toEqual([]);
  });
});

it('what everybody gains is the server’s reckoning; covered coins stay covered', () => {
  const view = made.pictures.paradox.view as unknown as KhronosView;
  const changes = changesOf(made.pictures.paradox.outcome as unknown as Outcome);
  const gains = gainsOf(view, changes);
  expect(gains[2]?.money).toBe(1);
  expect(gains[1]?.taxes.faith).toBe(-1);
  expect(gains[1]?.money).toBe(0);
  expect(gainsOf(view, null).every(({ money, taxes }) => money === 0 && taxes.might === 0)).toBe(true);
});
