import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picture } from '../src/net/schema.gen';
import { change } from '../src/settings.svelte';
import { Table } from '../src/table/table.svelte';
import { FakeSocket, LOBBY, picture } from './fake';

let socket: FakeSocket;
const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

/** Two at one device, who have secrets; it has been passed to whoever is asked. */
function shared(wish: Partial<Picture> = {}, hides = true): Table {
  socket = new FakeSocket();
  const table = new Table(LOBBY, '', hides);
  table.join(() => socket as unknown as WebSocket);
  socket.opens();
  socket.says({ picture: picture({ you: [0, 1], as: 1, to_act: [1], ...wish }) });
  if (table.covered) table.uncover();
  return table;
}

const sent = (kind: string): unknown[] => socket.sent.filter((message) => message.do === kind);
const PROPOSAL: Picture['proposal'] = { seat: 1, n: 3, about: 'undo', freed: null, waits_for: [0] };

beforeEach(() => {
  change({ confirm: false, autoplay: false, sound: false, pace: 'off' }, false);
  vi.restoreAllMocks();
});

describe('a device that several with secrets share', () => {
  it('shows the eyes of whoever holds it, and all at the end', () => {
    const table = shared();
    expect(table.device.eyes).toEqual([1]);
    socket.says({ picture: picture({ you: [0, 1], as: 1, over: true }) });
    expect(table.device.eyes).toEqual([0, 1]);
    expect(shared({}, false).device.eyes).toEqual([0, 1]);
    expect(shared({ you: [1], as: 1 }).device.eyes).toEqual([1]);
  });

  it('shows nobody what the one before has looked back at', async () => {
    const table = shared();
    void table.past.see(2);
    socket.answers('at', { ok: true, picture: { n: 2, view: { of: 1 } } });
    await settle();
    expect(table.shown?.view).toEqual({ of: 1 });
    void table.past.see(3);
    const late = socket.last('at')?.id;
    socket.says({ picture: picture({ you: [0, 1], as: 0, n: 5 }) });
    expect(table.covered).toBe(true);
    expect(table.past.isOpen).toBe(false);
    table.uncover();
    void table.past.see(3);
    socket.says({ re: late, ok: true, picture: { n: 3, view: { of: 1 } } });
    await settle();
    expect(table.shown?.view).not.toEqual({ of: 1 });
    expect(socket.last('at')).toMatchObject({ n: 3, seat: 0 });
  });

  it('undoes at once what its holder may undo freely', () => {
    const table = shared({ undo: { 0: 'free', 1: 'free' } });
    void table.undo();
    expect(sent('undo')).toMatchObject([{ seat: 1 }]);
    expect(table.covered).toBe(false);
  });

  it('asks under cover who takes something back, if it is not its holder', async () => {
    for (const undo of [{ 0: 'free' }, { 0: 'free', 1: 'ask' }] as Picture['undo'][]) {
      const table = shared({ undo });
      void table.undo();
      expect(sent('undo')).toEqual([]);
      expect(table.covered).toBe(true);
      expect(table.ask).toBeNull();
      expect(table.device.plea).toMatchObject({ about: 'own', seats: Object.keys(undo).map(Number) });
      void table.device.answer(0);
      expect(sent('undo')).toMatchObject([{ seat: 0 }]);
      socket.says({ picture: picture({ you: [0, 1], as: 1, n: 9, undo: {} }) });
      await settle();
      expect(table.device.plea).toBeNull();
      expect(table.covered).toBe(true);
    }
  });

  it('takes nothing back if nobody says so, and is passed on', () => {
    const table = shared({ undo: { 0: 'free' } });
    void table.undo();
    void table.device.answer(null);
    expect(sent('undo')).toEqual([]);
    expect(table.device.plea).toBeNull();
    expect(table.covered).toBe(true);
    void table.undo();
    expect(table.device.plea).toBeNull();
  });

  it('asks whoever must agree under cover, as that seat', async () => {
    for (const yes of [true, false]) {
      const table = shared({ undo: { 1: 'ask' } });
      void table.undo();
      expect(sent('undo')).toMatchObject([{ seat: 1 }]);
      socket.says({ picture: picture({ you: [0, 1], as: 1, n: 4, proposal: PROPOSAL }) });
      expect(table.covered).toBe(true);
      expect(table.device.plea).toMatchObject({ about: 'undo', seats: [0], by: 1 });
      void table.device.answer(yes ? 0 : null);
      expect(sent('consent')).toMatchObject([{ seat: 0, yes }]);
      socket.says({ picture: picture({ you: [0, 1], as: 1, n: 5, proposal: null }) });
      await settle();
      expect(table.device.plea).toBeNull();
      expect(table.covered).toBe(true);
      table.uncover();
      expect(table.covered).toBe(false);
    }
  });

  it('lets its holder answer for nobody else', () => {
    const table = shared({ proposal: { seat: 2, n: 3, about: 'undo', freed: null, waits_for: [1] } });
    expect(table.device.plea).toBeNull();
    expect(table.device.answers(0)).toBe(false);
    void table.consent(true);
    expect(sent('consent')).toMatchObject([{ seat: 1, yes: true }]);
  });

  it('redoes as its holder', () => {
    const table = shared({ redo: true, asks: [] });
    void table.redo();
    expect(sent('redo')).toMatchObject([{ seat: 1 }]);
  });
});
