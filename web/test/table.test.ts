import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../src/session.svelte';
import { change, settings } from '../src/settings.svelte';
import { entriesOf, Table } from '../src/table/table.svelte';
import type { Ask, Choice } from '../src/table/types';
import { FakeSocket, LOBBY, picture } from './fake';

let socket: FakeSocket;

function sit(hides = false): Table {
  socket = new FakeSocket();
  const table = new Table(LOBBY, '', hides);
  table.join(() => socket as unknown as WebSocket);
  socket.opens();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ confirm: false, autoplay: false, sound: false }, false);
});
afterEach(() => vi.useRealTimers());
const settle = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

describe('a table', () => {
  it('draws what the server says and glows where it may be tapped', () => {
    const table = sit();
    socket.says({ picture: picture() });
    expect(table.ask?.key).toBe('ask-reroll');
    expect(table.targets).toEqual(new Set(['face/either2', 'face/coin', 'face/good1']));
    expect(table.entries.map((entry) => entry.kind)).toEqual(['piece', 'piece', 'piece']);
    expect(table.story.length).toBe(picture().lines.length);
  });

  it('collects a draft and sends it as one message', async () => {
    const table = sit();
    socket.says({ picture: picture() });
    table.touch('face/good1');
    table.touch('face/coin');
    expect(table.draft.pieces).toEqual([5, 4]);
    table.confirm();
    expect(table.pending).toEqual([5, 4, 0]);
    expect(socket.last('choose')).toMatchObject({ seat: 0, ask: 4, choices: [5, 4, 0] });
    table.confirm();
    expect(socket.sent.filter((message) => message.do === 'choose')).toHaveLength(1);
    socket.says({ picture: picture({ n: 9, asks: [], lines: [] }) });
    socket.answers('choose', { ok: true, n: 9 });
    await settle();
    expect(table.pending).toBeNull();
    expect(table.draft.pieces).toEqual([]);
  });

  it('shows why a choice was refused and keeps the draft', async () => {
    const table = sit();
    socket.says({ picture: picture() });
    table.touch('face/coin');
    table.confirm();
    socket.answers('choose', { refused: { key: 'refusal-x', section: '1', text: 'Not that.' } });
    await settle();
    expect(table.note?.reasons).toEqual([{ text: 'Not that.', section: '1', choice: '' }]);
    expect(table.draft.pieces).toEqual([4]);
  });

  it('asks why about a thing nothing legal points at', async () => {
    const table = sit();
    socket.says({ picture: picture() });
    table.touch('development/masonry');
    expect(socket.last('why')).toMatchObject({ seat: 0, thing: 'development/masonry' });
    socket.answers('why', { ok: true, reasons: [{ key: 'k', section: '7', text: 'Later.' }] });
    await settle();
    expect(table.note).toMatchObject({ kind: 'why', thing: 'development/masonry' });
  });

  it('previews after a moment, once', async () => {
    const table = sit();
    socket.says({ picture: picture() });
    const [entry] = table.entries;
    if (!entry) throw new Error();
    table.lookAt(entry);
    expect(socket.last('preview')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    socket.answers('preview', { ok: true, lines: ['You roll.'], next: '' });
    await settle();
    expect(table.seen?.lines).toEqual(['You roll.']);
    table.unlook();
    table.lookAt(entry);
    await vi.advanceTimersByTimeAsync(200);
    expect(socket.sent.filter((message) => message.do === 'preview')).toHaveLength(1);
    expect(table.seen?.lines).toEqual(['You roll.']);
  });

  it('asks once more before “done”, if the player likes that', async () => {
    const table = sit();
    change({ confirm: true }, false);
    socket.says({ picture: picture() });
    table.confirm();
    expect(table.sure).toEqual([0]);
    expect(socket.last('choose')).toBeUndefined();
    table.confirm();
    expect(socket.last('choose')).toMatchObject({ choices: [0] });
    expect(settings.confirm).toBe(true);
  });

  it('plays the only possibility, and says so', async () => {
    const table = sit();
    change({ autoplay: true }, false);
    const [ask] = picture().asks;
    const only: Choice = [3, [], 'Discard one', 'discard'];
    socket.says({ picture: picture({ asks: [{ ...(ask as Ask), shape: 'one', pieces: [], choices: [only] }] }) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.last('choose')).toMatchObject({ choices: [3] });
    expect(toasts.all.length).toBe(1);
    table.leave();
  });

  it('hears the story again when something was taken back', () => {
    const table = sit();
    socket.says({ picture: picture() });
    const whole = picture().lines;
    socket.says({ picture: picture({ n: 9, lines: [{ n: 9, turn: 1, parts: [['rolled', '']] }] }) });
    expect(table.story).toHaveLength(whole.length + 1);
    socket.says({ picture: picture({ n: 10, lines: [], redo: true }) });
    expect(socket.sent.filter((message) => message.do === 'hello')).toHaveLength(2);
    socket.says({ picture: picture({ n: 10, lines: whole, redo: true }) });
    expect(table.story).toHaveLength(whole.length);
  });

  it('covers the screen between players with secrets, and only then', () => {
    const open = sit(false);
    socket.says({ picture: picture({ you: [0, 1] }) });
    expect(open.covered).toBe(false);
    const table = sit(true);
    socket.says({ picture: picture({ you: [0, 1], as: 0 }) });
    expect(table.covered).toBe(true);
    expect(table.ask).toBeNull();
    table.uncover();
    socket.says({ picture: picture({ you: [0, 1], as: 0, n: 8 }) });
    expect(table.covered).toBe(false);
    socket.says({ picture: picture({ you: [0, 1], as: 1, n: 9 }) });
    expect(table.covered).toBe(true);
    const alone = sit(true);
    socket.says({ picture: picture({ you: [0] }) });
    expect(alone.covered).toBe(false);
  });

  it('looks back without losing the present', async () => {
    const table = sit();
    socket.says({ picture: picture({ n: 9 }) });
    void table.see(2);
    expect(socket.last('at')).toMatchObject({ n: 2, seat: 0 });
    socket.answers('at', { ok: true, picture: { n: 2, view: { round: 0 } } });
    await settle();
    expect(table.shown?.n).toBe(2);
    expect(table.ask).toBeNull();
    void table.step(-1);
    expect(table.past?.n).toBe(1);
    table.now();
    expect(table.shown?.n).toBe(9);
    expect(table.ask?.key).toBe('ask-reroll');
  });

  it('undoes the draft first, then for the seat that may', () => {
    const table = sit();
    socket.says({ picture: picture({ undo: { 0: 'free' } }) });
    table.touch('face/coin');
    void table.undo();
    expect(table.draft.pieces).toEqual([]);
    expect(socket.last('undo')).toBeUndefined();
    void table.undo();
    expect(socket.last('undo')).toMatchObject({ seat: 0 });
  });
});

describe('the list of choices', () => {
  it('groups many choices by the thing they begin with', () => {
    const choices: Choice[] = Array.from({ length: 20 }, (_, at) => [
      at + 1,
      [`dev/${at % 4}`, `good/${at}`],
      `c${at}`,
      `c${at}`,
    ]);
    const ask = {
      ...(picture().asks[0] as Ask),
      shape: 'one' as const,
      pieces: [],
      choices: [...choices, [0, [], 'Nothing', 'done'] as Choice],
    };
    const rows = entriesOf(ask, { pieces: [], things: [] });
    expect(rows.map((row) => row.kind)).toEqual(['group', 'group', 'group', 'group', 'choice']);
    const inside = entriesOf(ask, { pieces: [], things: ['dev/1'] });
    expect(inside).toHaveLength(5);
    expect(inside.every((row) => row.kind === 'choice')).toBe(true);
  });
});
