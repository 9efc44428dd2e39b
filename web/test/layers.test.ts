/** What lies over the page, and the browser's history. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Layers } from '../src/layers';

/** A browser's history: going takes its time. */
class FakeHistory {
  entries: unknown[] = [null];
  at = 0;
  hear: () => void = () => undefined;

  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, ++this.at), state];
  }
  go(by: number): void {
    setTimeout(() => this.move(by));
  }
  move(by: number): void {
    this.at += by;
    this.hear();
  }
}

let browser: FakeHistory;
let layers: Layers;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  browser = new FakeHistory();
  layers = new Layers({
    history: browser as unknown as History,
    addEventListener: (_: string, hear: unknown) => {
      browser.hear = hear as () => void;
    },
  });
});

describe('what lies over the page', () => {
  it('is closed by Back', async () => {
    const close = vi.fn();
    layers.lay(close);
    await settled();
    expect(browser.at).toBe(1);
    browser.move(-1);
    expect(close).toHaveBeenCalledOnce();
    await settled();
    expect([browser.at, browser.entries.length]).toEqual([0, 2]);
  });

  it('takes its entry along where something else closes it', async () => {
    const close = vi.fn();
    const gone = layers.lay(close);
    await settled();
    gone();
    await settled();
    expect(browser.at).toBe(0);
    expect(close).not.toHaveBeenCalled();
    layers.lay(close);
    await settled();
    expect([browser.at, browser.entries.length]).toEqual([1, 2]);
  });

  it('is closed from the top', async () => {
    const [below, above] = [vi.fn(), vi.fn()];
    layers.lay(below);
    await settled();
    layers.lay(above);
    await settled();
    browser.move(-1);
    expect([below, above].map((one) => one.mock.calls.length)).toEqual([0, 1]);
    browser.move(-1);
    expect(below).toHaveBeenCalledOnce();
  });

  it('hands its entry to what takes its place', async () => {
    const [help, rules] = [vi.fn(), vi.fn()];
    const gone = layers.lay(help);
    await settled();
    gone();
    layers.lay(rules);
    await settled();
    expect([browser.at, browser.entries.length]).toEqual([1, 2]);
    browser.move(-1);
    expect([help, rules].map((one) => one.mock.calls.length)).toEqual([0, 1]);
  });

  it('may come while the entry of another is still going', async () => {
    const rules = vi.fn();
    const gone = layers.lay(vi.fn());
    await settled();
    gone();
    await Promise.resolve();
    layers.lay(rules);
    await settled();
    expect(browser.at).toBe(1);
    expect(rules).not.toHaveBeenCalled();
    browser.move(-1);
    expect(rules).toHaveBeenCalledOnce();
  });

  it('does not come back with Forward, and the next one needs no new entry', async () => {
    const close = vi.fn();
    layers.lay(close);
    await settled();
    browser.move(-1);
    browser.move(1);
    await settled();
    expect(browser.at).toBe(1);
    layers.lay(close);
    await settled();
    expect([browser.at, browser.entries.length]).toEqual([1, 2]);
    browser.move(-1);
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('gives its entry to the page that comes after it', async () => {
    expect(layers.leave()).toBe(false);
    const gone = layers.lay(vi.fn());
    await settled();
    expect(layers.leave()).toBe(true);
    browser.entries[1] = null;
    gone();
    await settled();
    expect(browser.at).toBe(1);
  });
});
