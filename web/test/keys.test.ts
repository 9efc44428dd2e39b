import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Digits, type KeyActs, listen } from '../src/keys';

describe('numbers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const setup = (): { picked: number[]; digits: Digits } => {
    const picked: number[] = [];
    return { picked, digits: new Digits((index) => picked.push(index), 500) };
  };

  it('count at once where no longer number is possible', () => {
    const { picked, digits } = setup();
    digits.feed('3', 9);
    digits.feed('2', 15);
    expect(picked).toEqual([2, 1]);
  });
  it('of two digits are waited for', () => {
    const { picked, digits } = setup();
    digits.feed('1', 15);
    expect(picked).toEqual([]);
    digits.feed('2', 15);
    expect(picked).toEqual([11]);
    digits.feed('1', 15);
    vi.advanceTimersByTime(600);
    expect(picked).toEqual([11, 0]);
  });
  it('too large are nothing', () => {
    const { picked, digits } = setup();
    digits.feed('7', 3);
    digits.feed('0', 3);
    expect(picked).toEqual([]);
  });
});

describe('keys', () => {
  const acts = (): KeyActs => ({
    pick: vi.fn(),
    count: () => 5,
    confirm: vi.fn(),
    back: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    help: vi.fn(),
    focusChoices: vi.fn(),
    focusBoard: vi.fn(),
    step: vi.fn(() => true),
    escape: vi.fn(),
    replay: vi.fn(),
    rules: vi.fn(),
    story: vi.fn(),
    hint: vi.fn(),
  });
  const press = (key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    on.dispatchEvent(event);
    return event;
  };

  it('do what they say, and stop when told', () => {
    const all = acts();
    const stop = listen(all);
    press('2');
    press('u');
    press('r');
    press('?');
    press('/');
    press('w');
    press('Enter');
    press('ArrowLeft');
    press('Home');
    expect(all.pick).toHaveBeenCalledWith(1);
    for (const one of [all.undo, all.redo, all.help, all.focusChoices, all.hint, all.confirm])
      expect(one).toHaveBeenCalledOnce();
    expect(all.step).toHaveBeenNthCalledWith(1, -1);
    expect(all.step).toHaveBeenNthCalledWith(2, 'first');
    stop();
    press('u');
    expect(all.undo).toHaveBeenCalledOnce();
  });

  it('leave typing, shortcuts of the browser and pressed buttons alone', () => {
    const all = acts();
    const stop = listen(all);
    const field = document.body.appendChild(document.createElement('input'));
    const button = document.body.appendChild(document.createElement('button'));
    press('u', field);
    press('r', document.body, { ctrlKey: true });
    press('Enter', button);
    expect(all.undo).not.toHaveBeenCalled();
    expect(all.redo).not.toHaveBeenCalled();
    expect(all.confirm).not.toHaveBeenCalled();
    // The mouse was here, the keyboard was not.
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    press('Enter', button);
    expect(all.confirm).toHaveBeenCalledOnce();
    stop();
  });

  it('do not act behind a drawer, wherever its focus has gone', () => {
    const all = acts();
    const stop = listen(all);
    const drawer = document.body.appendChild(document.createElement('dialog'));
    drawer.setAttribute('open', '');
    expect(press('Escape').defaultPrevented).toBe(false);
    press('d');
    expect(all.confirm).not.toHaveBeenCalled();
    drawer.remove();
    press('d');
    expect(all.confirm).toHaveBeenCalledOnce();
    stop();
  });
});
