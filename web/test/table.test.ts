import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskPicture, ChoicePicture } from '../src/net/schema.gen';
import { toasts } from '../src/session.svelte';
import { change, settings } from '../src/settings.svelte';
import { entriesOf } from '../src/table/entries';
import { picture, settle, sit } from './fake';

beforeEach(() => {
  vi.useFakeTimers();
  change({ confirm: false, autoplay: false, sound: false }, false);
});
afterEach(() => vi.useRealTimers());

describe('a table', () => {
  it('draws what the server says and glows where it may be tapped', () => {
    const { table, socket } = sit();
    socket.says({ picture: picture() });
    expect(table.ask?.key).toBe('ask-reroll');
    expect(table.hand.targets).toEqual(new Set(['face/either2', 'face/coin', 'face/good1']));
    expect(table.hand.entries.map((entry) => entry.kind)).toEqual(['piece', 'piece', 'piece']);
    expect(table.story.length).toBe(picture().lines.length);
  });

  it('tells once for each question that it is in sight, and again on a new connection', () => {
    const { table, socket } = sit();
    const clock = { seat: 0, until: 0, waits: false };
    const told = (): unknown[] => socket.sent.filter((message) => message.do === 'seen');
    socket.says({ picture: picture() });
    table.see();
    expect(told()).toHaveLength(0);
    socket.says({ picture: picture({ clock }) });
    table.see();
    table.see();
    expect(told()).toEqual([{ do: 'seen', seat: 0, ask: 4 }]);
    socket.onopen?.();
    table.see();
    expect(told()).toHaveLength(2);
  });

  it('plays nothing forced for somebody whom a computer stands in for', () => {
    change({ autoplay: true }, false);
    const { table, socket } = sit();
    const only = picture();
    only.asks = only.asks.map((ask) => ({
      ...ask,
      shape: 'one' as const,
      pieces: [],
      lent: [],
      choices: ask.choices.slice(0, 1),
    }));
    only.players = only.players.map((player) => ({ ...player, bot: 'greedy' }));
    socket.says({ picture: only });
    expect(table.standIn).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(socket.last('choose')).toBeUndefined();
    socket.says({ picture: { ...only, players: only.players.map((player) => ({ ...player, bot: '' })) } });
    vi.advanceTimersByTime(5000);
    expect(socket.last('choose')).toBeDefined();
  });

  it('collects a draft and sends it as one message', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture() });
    table.hand.touch('face/good1');
    table.hand.touch('face/coin');
    expect(table.hand.draft.pieces).toEqual([5, 4]);
    socket.joins([]);
    await settle();
    table.hand.confirm();
    expect(table.hand.pending).toEqual([5, 4, 0]);
    expect(socket.last('choose')).toMatchObject({ seat: 0, ask: 4, choices: [5, 4, 0] });
    table.hand.confirm();
    expect(socket.sent.filter((message) => message.do === 'choose')).toHaveLength(1);
    socket.says({ picture: picture({ n: 9, asks: [], lines: [] }) });
    socket.answers('choose', { ok: true, n: 9 });
    await settle();
    expect(table.hand.pending).toBeNull();
    expect(table.hand.draft.pieces).toEqual([]);
  });

  it('shows why a choice was refused and keeps the draft', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture() });
    table.hand.touch('face/coin');
    socket.joins([]);
    await settle();
    table.hand.confirm();
    socket.answers('choose', { refused: { key: 'refusal-x', section: '1', text: 'Not that.' } });
    await settle();
    expect(table.aside.note?.reasons).toEqual([{ text: 'Not that.', section: '1' }]);
    expect(table.hand.draft.pieces).toEqual([4]);
  });

  it('offers only what the table says joins the pieces in hand', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture() });
    table.hand.touch('face/coin');
    expect(socket.last('preview')).toMatchObject({ choices: [4] });
    socket.joins([[5, 1]], false);
    await settle();
    expect(table.hand.targets).toEqual(new Set(['face/good1']));
    expect(table.hand.canSend).toBe(false);
    table.hand.touch('face/good1');
    socket.joins([]);
    await settle();
    expect(table.hand.targets.size).toBe(0);
    expect(table.hand.canSend).toBe(true);
    table.hand.less(5);
    await settle();
    expect(table.hand.canSend).toBe(false);
    expect(table.hand.targets).toEqual(new Set(['face/good1']));
    table.hand.touch('face/either2');
    expect(socket.last('why')).toMatchObject({ thing: 'face/either2', pieces: [4] });
  });

  it('sends no draft before the table has said that it is enough', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture() });
    table.hand.touch('face/coin');
    table.hand.confirm();
    expect(socket.last('choose')).toBeUndefined();
    socket.joins([[5, 1]], false);
    await settle();
    expect(socket.last('choose')).toBeUndefined();
    table.hand.touch('face/good1');
    table.hand.confirm();
    table.hand.confirm();
    socket.joins([]);
    await settle();
    expect(socket.sent.filter((message) => message.do === 'choose')).toMatchObject([{ choices: [4, 5, 0] }]);
  });

  it('puts a piece back that was tapped too soon, and says why', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture() });
    table.hand.touch('face/coin');
    table.hand.touch('face/good1');
    table.hand.confirm();
    socket.answers('preview', { refused: { key: 'refusal-x', section: '1', text: 'Not both.' } });
    await settle();
    expect(table.hand.draft.pieces).toEqual([4]);
    expect(table.aside.note?.reasons).toEqual([{ text: 'Not both.', section: '1' }]);
    expect(socket.last('choose')).toBeUndefined();
  });

  it('asks why about a thing nothing legal points at', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture() });
    table.hand.touch('development/masonry');
    expect(socket.last('why')).toMatchObject({ seat: 0, thing: 'development/masonry' });
    socket.answers('why', { ok: true, reasons: [{ key: 'k', section: '7', text: 'Later.' }] });
    await settle();
    expect(table.aside.note).toMatchObject({ kind: 'why', thing: 'development/masonry' });
  });

  it('previews after a moment, once', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture() });
    const [entry] = table.hand.entries;
    if (!entry) throw new Error();
    table.aside.lookAt(entry);
    expect(socket.last('preview')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    socket.answers('preview', { ok: true, lines: ['You roll.'], next: '' });
    await settle();
    expect(table.aside.seen?.lines).toEqual(['You roll.']);
    table.aside.unlook();
    table.aside.lookAt(entry);
    await vi.advanceTimersByTimeAsync(200);
    expect(socket.sent.filter((message) => message.do === 'preview')).toHaveLength(1);
    expect(table.aside.seen?.lines).toEqual(['You roll.']);
  });

  it('counts in its question what is left to take with what is in hand', async () => {
    const { table, socket } = sit();
    const given = picture();
    const [ask] = given.asks as [AskPicture];
    given.asks = [{ ...ask, text: 'Which? (3 more)', high: 2, pieces: [[4, 2, ['face/coin'], 'Coin']] }];
    socket.says({ picture: given });
    const take = async (next: string): Promise<void> => {
      table.hand.touch('face/coin');
      await vi.advanceTimersByTimeAsync(1);
      socket.answers('preview', { ok: true, lines: [], next });
      await settle();
    };
    expect(table.aside.question).toBe('Which? (3 more)');
    await take('Which? (2 more)');
    expect(table.aside.question).toBe('Which? (2 more)');
    await take('And now?');
    expect(table.aside.question).toBe('Which?');
    table.hand.clear();
    expect(table.aside.question).toBe('Which? (3 more)');
  });

  it('asks once more before a choice that ends the turn, and only then, if the player likes that', async () => {
    const { table, socket } = sit();
    change({ confirm: true }, false);
    socket.says({ picture: picture() });
    table.hand.confirm();
    socket.answers('preview', { ok: true, lines: [], ends_turn: true });
    await settle();
    expect(table.hand.sure).toEqual([0]);
    expect(socket.last('choose')).toBeUndefined();
    table.hand.confirm();
    expect(socket.last('choose')).toMatchObject({ choices: [0] });
    const other = sit();
    other.socket.says({ picture: picture() });
    other.table.hand.confirm();
    other.socket.answers('preview', { ok: true, lines: [], ends_turn: false });
    await settle();
    expect(other.socket.last('choose')).toMatchObject({ choices: [0] });
    expect(settings.confirm).toBe(true);
  });

  it('asks for the words of many choices', async () => {
    const { table, socket } = sit();
    const [ask] = picture().asks;
    const choices: ChoicePicture[] = [
      [37, [], 'buy 37', 'buy 37'],
      [38, [], 'buy 38', 'buy 38'],
    ];
    socket.says({
      picture: picture({ asks: [{ ...(ask as AskPicture), shape: 'one', pieces: [], choices, brief: true }] }),
    });
    void table.hand.describe();
    expect(socket.last('describe')).toMatchObject({ seat: 0, choices: [37, 38] });
    socket.answers('describe', { ok: true, texts: { 37: 'Buy masonry', 38: 'Buy medicine' } });
    await settle();
    expect(table.hand.entries.map((entry) => entry.text)).toEqual(['Buy masonry', 'Buy medicine']);
    void table.hand.describe();
    expect(socket.sent.filter((message) => message.do === 'describe')).toHaveLength(1);
  });

  it('plays the only possibility, and says so', async () => {
    const { table, socket } = sit();
    change({ autoplay: true }, false);
    const [ask] = picture().asks;
    const only: ChoicePicture = [3, [], 'Discard one', 'discard'];
    socket.says({
      picture: picture({ asks: [{ ...(ask as AskPicture), shape: 'one', pieces: [], choices: [only] }] }),
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.last('choose')).toMatchObject({ choices: [3] });
    expect(toasts.all.length).toBe(1);
    table.leave();
  });

  it('forgets what was taken back', () => {
    const { table, socket } = sit();
    socket.says({ picture: picture() });
    const whole = picture().lines;
    const line = { n: 9, turn: 1, key: 'line-rolled', parts: [['rolled', '']] as [string, string][] };
    socket.says({ picture: picture({ n: 9, story_from: 5, lines: [line] }) });
    expect(table.story).toHaveLength(whole.length + 1);
    socket.says({ picture: picture({ n: 10, story_from: 9, lines: [], redo: true }) });
    expect(table.story).toHaveLength(whole.length);
  });

  it('covers the screen between players with secrets, and only then', () => {
    const open = sit(false);
    open.socket.says({ picture: picture({ you: [0, 1] }) });
    expect(open.table.covered).toBe(false);
    const { table, socket } = sit(true);
    socket.says({ picture: picture({ you: [0, 1], as: 0 }) });
    expect(table.covered).toBe(true);
    expect(table.ask).toBeNull();
    table.uncover();
    socket.says({ picture: picture({ you: [0, 1], as: 0, n: 8 }) });
    expect(table.covered).toBe(false);
    socket.says({ picture: picture({ you: [0, 1], as: 1, n: 9 }) });
    expect(table.covered).toBe(true);
    // The one who holds it is next after all.
    socket.says({ picture: picture({ you: [0, 1], as: 0, n: 10 }) });
    expect(table.covered).toBe(false);
    const alone = sit(true);
    alone.socket.says({ picture: picture({ you: [0] }) });
    expect(alone.table.covered).toBe(false);
  });

  it('looks back without losing the present', async () => {
    const { table, socket } = sit();
    socket.says({ picture: picture({ n: 9 }) });
    void table.past.see(2);
    expect(socket.last('at')).toMatchObject({ n: 2, seat: 0 });
    socket.answers('at', { ok: true, picture: { n: 2, view: { round: 0 } } });
    await settle();
    expect(table.shown?.n).toBe(2);
    expect(table.ask).toBeNull();
    void table.past.step(-1);
    expect(table.past.n).toBe(1);
    table.past.close();
    expect(table.shown?.n).toBe(9);
    expect(table.ask?.key).toBe('ask-reroll');
  });

  it('undoes the draft first, then for the seat that may', () => {
    const { table, socket } = sit();
    socket.says({ picture: picture({ undo: { 0: 'free' } }) });
    table.hand.touch('face/coin');
    void table.undo();
    expect(table.hand.draft.pieces).toEqual([]);
    expect(socket.last('undo')).toBeUndefined();
    void table.undo();
    expect(socket.last('undo')).toMatchObject({ seat: 0 });
  });
});

describe('the list of choices', () => {
  it('groups many choices by the thing they begin with', () => {
    const choices: ChoicePicture[] = Array.from({ length: 20 }, (_, at) => [
      at + 1,
      [`dev/${at % 4}`, `good/${at}`],
      `c${at}`,
      `c${at}`,
    ]);
    const ask = {
      ...(picture().asks[0] as AskPicture),
      shape: 'one' as const,
      pieces: [],
      choices: [...choices, [0, [], 'Nothing', 'done'] as ChoicePicture],
    };
    const rows = entriesOf(ask, { pieces: [], things: [] }, (thing) => thing);
    expect(rows.map((row) => row.kind)).toEqual(['group', 'group', 'group', 'group', 'choice']);
    const inside = entriesOf(ask, { pieces: [], things: ['dev/1'] }, (thing) => thing);
    expect(inside).toHaveLength(5);
    expect(inside.every((row) => row.kind === 'choice')).toBe(true);
  });
});
