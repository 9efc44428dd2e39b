import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../src/settings.svelte';
import { PACES } from '../src/table/show.svelte';
import { type FakeSocket, picture, settle, sit } from './fake';

beforeEach(() => {
  vi.useFakeTimers();
  change({ confirm: false, autoplay: false, sound: false }, false);
});
afterEach(() => vi.useRealTimers());

describe('the moves of others', () => {
  const line = (n: number, text: string) => ({ n, turn: 5, key: 'line-x', parts: [[text, '']] as [string, string][] });
  /** Two steps of the other seat, then this seat's turn. */
  function others(): ReturnType<typeof sit> {
    const { table, socket } = sit();
    socket.says({ picture: picture({ n: 4, to_act: [1], asks: [] }) });
    socket.says({
      picture: picture({ n: 7, story_from: 5, lines: [line(5, 'one'), line(6, 'two'), line(7, 'three')] }),
    });
    return { table, socket };
  }
  const at = (socket: FakeSocket, n: number): void => {
    expect(socket.last('at')).toMatchObject({ n });
    socket.answers('at', { ok: true, picture: { n, view: { step: n } } });
  };

  it('are shown one after another, then the question is there', async () => {
    change({ pace: 'normal' }, false);
    const { table, socket } = others();
    expect(table.show.isOn).toBe(true);
    expect(table.ask).toBeNull();
    at(socket, 5);
    await settle();
    expect(table.shown?.view).toEqual({ step: 5 });
    expect(table.lines.at(-1)?.n).toBe(5);
    await vi.advanceTimersByTimeAsync(PACES.normal);
    at(socket, 6);
    await vi.advanceTimersByTimeAsync(PACES.normal + 1);
    expect(table.show.isOn).toBe(false);
    expect(table.shown?.n).toBe(7);
    expect(table.ask?.key).toBe('ask-reroll');
  });

  it('never hold the player up', async () => {
    change({ pace: 'slow' }, false);
    const { table, socket } = others();
    table.show.skip();
    expect(table.ask?.key).toBe('ask-reroll');
    at(socket, 5);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.shown?.n).toBe(7);
  });

  it('are not shown to whoever does not like it, nor are one’s own', () => {
    change({ pace: 'off' }, false);
    expect(others().table.ask?.key).toBe('ask-reroll');
    change({ pace: 'normal' }, false);
    const { table, socket } = sit();
    socket.says({ picture: picture({ n: 4 }) });
    socket.says({ picture: picture({ n: 6, story_from: 5, lines: [line(6, 'mine')] }) });
    expect(table.show.isOn).toBe(false);
  });

  it('give way to an undo', () => {
    change({ pace: 'slow' }, false);
    const { table, socket } = others();
    socket.says({ picture: picture({ n: 8, story_from: 3, lines: [] }) });
    expect(table.show.isOn).toBe(false);
    expect(table.shown?.n).toBe(8);
  });

  it('end in one notice a turn', () => {
    change({ pace: 'off' }, false);
    const told: string[] = [];
    const { socket } = sit(false, (text) => told.push(text));
    socket.says({ picture: picture({ n: 4, to_act: [1], asks: [] }) });
    socket.says({ picture: picture({ n: 7, story_from: 5, lines: [line(7, 'turn')] }) });
    socket.says({ picture: picture({ n: 8, story_from: 8, to_act: [1], asks: [], lines: [line(8, 'offer')] }) });
    socket.says({ picture: picture({ n: 9, story_from: 9, lines: [line(9, 'answer')] }) });
    expect(told).toHaveLength(1);
    socket.says({ picture: picture({ n: 12, story_from: 10, lines: [{ ...line(12, 'next'), turn: 12 }] }) });
    expect(told).toHaveLength(2);
  });
});
