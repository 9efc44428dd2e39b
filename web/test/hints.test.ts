import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../src/session.svelte';
import { change } from '../src/settings.svelte';
import { picture, settle, sit } from './fake';

const ADVICE = { steps: ['About coins.', 'Two ways.', 'This one.'], things: ['face/coin'] };

beforeEach(() => {
  vi.useFakeTimers();
  change({ confirm: false, autoplay: false, sound: false }, false);
});
afterEach(() => vi.useRealTimers());

describe('a hint', () => {
  it('tells a hint in three steps and lights its things with the last', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture({ hints: 'free' }) });
    void table.aside.advise();
    void table.aside.advise();
    expect(socket.sent.filter((message) => message.do === 'hint')).toHaveLength(1);
    expect(socket.last('hint')).toMatchObject({ seat: 0 });
    socket.answers('hint', { ok: true, ...ADVICE, choices: [4, 0] });
    await settle();
    expect(table.aside.hint?.told).toBe(1);
    table.aside.more();
    expect(table.aside.hint?.told).toBe(2);
    expect(table.aside.highlight.size).toBe(0);
    expect(table.aside.advised.size).toBe(0);
    table.aside.more();
    expect(table.aside.hint?.told).toBe(3);
    expect(table.aside.highlight).toEqual(new Set(['face/coin']));
    expect(table.aside.advised).toEqual(new Set([4]));
  });

  it('keeps what a hint advises marked until the question is answered', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture({ hints: 'free' }) });
    void table.aside.advise();
    socket.answers('hint', { ok: true, ...ADVICE, choices: [4, 0], anything: 'new' });
    await settle();
    table.aside.more();
    table.aside.more();
    table.aside.shut();
    expect(table.aside.hint).toBeNull();
    table.aside.light(['face/skull']);
    table.aside.unlook();
    expect(table.aside.highlight).toEqual(new Set(['face/coin']));
    table.hand.touch('face/coin');
    expect(table.aside.advised).toEqual(new Set([0]));
    expect(table.aside.highlight.size).toBe(0);
    socket.says({ picture: picture({ n: 9, asks: [], lines: [] }) });
    expect(table.aside.advised.size).toBe(0);
  });

  it('leaves a hint open while its answer is collected', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture({ hints: 'free' }) });
    void table.aside.advise();
    socket.answers('hint', { ok: true, ...ADVICE, choices: [4, 0] });
    await settle();
    table.hand.touch('face/coin');
    expect(table.aside.hint).not.toBeNull();
    socket.joins([]);
    await settle();
    table.hand.confirm();
    expect(table.aside.hint).not.toBeNull();
    socket.answers('choose', { ok: true, n: 9, now: picture({ n: 9, asks: [], lines: [] }) });
    await settle();
    expect(table.aside.hint).toBeNull();
  });

  it('plays nothing for a player who reads', async () => {
    change({ autoplay: true }, false);
    const { table, socket } = sit();
    const given = picture({ hints: 'free' });
    const [ask] = given.asks;
    if (ask) given.asks = [{ ...ask, shape: 'one', pieces: [], choices: ask.choices.slice(0, 1) }];
    socket.says({ picture: given });
    void table.aside.advise();
    await vi.advanceTimersByTimeAsync(2000);
    socket.answers('hint', { ok: true, ...ADVICE });
    await vi.advanceTimersByTimeAsync(2000);
    expect(socket.last('choose')).toBeUndefined();
    table.aside.shut();
    await vi.advanceTimersByTimeAsync(2000);
    expect(socket.last('choose')).toBeDefined();
    await vi.advanceTimersByTimeAsync(20_000);
  });

  it('asks the others before the first hint, and nobody where there are none', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture({ hints: null }) });
    void table.aside.advise();
    expect(socket.last('hint')).toBeUndefined();
    socket.says({ picture: picture({ hints: 'ask' }) });
    void table.aside.advise();
    socket.answers('hint', { ok: true, proposed: true });
    await settle();
    expect(table.aside.hint).toBeNull();
    expect(toasts.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
  });

  it('closes a hint when its question is answered', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture({ hints: 'free' }) });
    void table.aside.advise();
    socket.answers('hint', { ok: true, steps: ['a', 'b', 'c'], things: [] });
    await settle();
    expect(table.aside.hint?.told).toBe(1);
    socket.says({ picture: picture({ n: 9, asks: [], lines: [] }) });
    expect(table.aside.hint).toBeNull();
  });
});
