import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picture } from '../src/net/schema.gen';
import { backoff, PATIENCE, QUIET, type Status, TableSocket } from '../src/net/socket';

class Fake {
  static all: Fake[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let statuses: Status[];
let pictures: Picture[];

let open: TableSocket[] = [];

function start(last = 0): TableSocket {
  const socket = new TableSocket({
    url: 'ws://x/ws/m',
    lang: () => 'de',
    last: () => last,
    onpicture: (picture) => pictures.push(picture),
    onstatus: (status) => statuses.push(status),
    make: (url) => new Fake(url) as unknown as WebSocket,
  });
  open.push(socket);
  return socket;
}
const newest = (): Fake => Fake.all.at(-1) as Fake;

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  statuses = [];
  pictures = [];
});
afterEach(() => {
  for (const socket of open) socket.close();
  open = [];
  vi.useRealTimers();
});

describe('the connection', () => {
  it('says hello with the language and the last picture', () => {
    start(12);
    newest().opens();
    expect(newest().sent).toEqual([{ do: 'hello', lang: 'de', n: 12 }]);
    expect(statuses).toEqual(['open']);
  });

  it('hands on pictures, but not those that answer a question', async () => {
    const socket = start();
    newest().opens();
    newest().says({ picture: { n: 3 } });
    const answer = socket.ask<'at'>({ do: 'at', n: 1, seat: 0 });
    newest().says({ re: newest().sent[1]?.id, ok: true, picture: { n: 1 } });
    expect((await answer).picture).toEqual({ n: 1 });
    expect(pictures.map((picture) => picture.n)).toEqual([3]);
  });

  it('sends an unanswered choice again after it was lost, with the same id', async () => {
    const socket = start();
    newest().opens();
    const answer = socket.ask<'choose'>({ do: 'choose', seat: 0, ask: 1, choices: [4] }, true);
    const first = newest().sent[1];
    newest().breaks();
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(2000);
    expect(Fake.all).toHaveLength(2);
    newest().opens();
    expect(newest().sent[1]).toEqual(first);
    newest().says({ re: first?.id, ok: true, n: 5 });
    expect((await answer).ok).toBe(true);
    newest().breaks();
    vi.advanceTimersByTime(2000);
    newest().opens();
    expect(newest().sent).toHaveLength(1);
  });

  it('keeps a choice made while offline', async () => {
    const socket = start();
    const answer = socket.ask<'choose'>({ do: 'choose', seat: 0, ask: 1, choices: [4] }, true);
    newest().opens();
    expect(newest().sent[1]?.do).toBe('choose');
    newest().says({ re: newest().sent[1]?.id, refused: { key: 'k', section: '', text: 't' } });
    expect(await answer).toMatchObject({ ok: false, refused: { key: 'k' } });
  });

  it('answers other questions with “offline” instead of keeping them', async () => {
    const socket = start();
    expect((await socket.ask<'undo'>({ do: 'undo', seat: 0 })).problem?.key).toBe('offline');
    newest().opens();
    const lost = socket.ask<'undo'>({ do: 'undo', seat: 0 });
    newest().breaks();
    expect((await lost).problem?.key).toBe('offline');
  });

  it('waits longer each time, and at once when the network is back', () => {
    start();
    newest().breaks();
    vi.advanceTimersByTime(700);
    expect(Fake.all).toHaveLength(2);
    newest().breaks();
    window.dispatchEvent(new Event('online'));
    expect(Fake.all).toHaveLength(3);
    expect(backoff(0, 0.5)).toBe(400);
    expect(backoff(3, 0.5)).toBe(3200);
    expect(backoff(20, 0.5)).toBe(15_000);
  });

  it('does not knock again where it was turned away', () => {
    start();
    newest().opens();
    newest().breaks(4404);
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe('refused');
    expect(Fake.all).toHaveLength(1);
  });

  it('tells that the server restarts', () => {
    start();
    newest().opens();
    newest().says({ gone: true });
    newest().breaks(1012);
    expect(statuses.at(-1)).toBe('gone');
    vi.advanceTimersByTime(2000);
    newest().opens();
    expect(statuses.at(-1)).toBe('open');
  });

  it('asks after a silence whether the server is there, and is content with any word', () => {
    start();
    newest().opens();
    vi.advanceTimersByTime(QUIET);
    expect(newest().sent.at(-1)).toEqual({ do: 'ping' });
    newest().says({ re: 0, ok: true });
    vi.advanceTimersByTime(QUIET - 1);
    expect(newest().sent.filter((message) => message.do === 'ping')).toHaveLength(1);
    newest().says({ picture: { n: 3 } });
    vi.advanceTimersByTime(QUIET - 1);
    expect(newest().sent.filter((message) => message.do === 'ping')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(newest().sent.filter((message) => message.do === 'ping')).toHaveLength(2);
    expect(Fake.all).toHaveLength(1);
  });

  it('notices a connection that died in silence, and connects anew', () => {
    start();
    newest().opens();
    vi.advanceTimersByTime(QUIET + PATIENCE);
    expect(statuses.at(-1)).toBe('lost');
    expect(newest().readyState).toBe(3);
    vi.advanceTimersByTime(2000);
    expect(Fake.all).toHaveLength(2);
    newest().opens();
    expect(statuses.at(-1)).toBe('open');
  });

  it('does not wait for ever to be let in', () => {
    start();
    vi.advanceTimersByTime(PATIENCE);
    expect(statuses).toEqual(['lost']);
    vi.advanceTimersByTime(2000);
    expect(Fake.all).toHaveLength(2);
  });

  it('takes a choice that is not answered for a dead connection, and sends it again on the next', async () => {
    const socket = start();
    newest().opens();
    const answer = socket.ask<'choose'>({ do: 'choose', seat: 0, ask: 1, choices: [4] }, true);
    vi.advanceTimersByTime(PATIENCE - 1);
    newest().says({ picture: { n: 3 } });
    expect(statuses.at(-1)).toBe('open');
    vi.advanceTimersByTime(1);
    expect(statuses.at(-1)).toBe('lost');
    vi.advanceTimersByTime(2000);
    newest().opens();
    const again = newest().sent[1];
    expect(again).toMatchObject({ do: 'choose', ask: 1 });
    newest().says({ re: again?.id, problem: { key: 'ask-closed', text: 'Too late.' }, now: { n: 5 } });
    expect((await answer).ok).toBe(true);
    expect(pictures.map((picture) => picture.n)).toEqual([3, 5]);
    vi.advanceTimersByTime(PATIENCE);
    expect(statuses.at(-1)).toBe('open');
  });

  it('says at the first time that a question is closed', async () => {
    const socket = start();
    newest().opens();
    const answer = socket.ask<'choose'>({ do: 'choose', seat: 0, ask: 1, choices: [4] }, true);
    newest().says({ re: newest().sent[1]?.id, problem: { key: 'ask-closed', text: 'Too late.' } });
    expect(await answer).toMatchObject({ ok: false, problem: { key: 'ask-closed' } });
  });

  it('gives a hint time to be thought of', () => {
    const socket = start();
    newest().opens();
    void socket.ask<'hint'>({ do: 'hint', seat: 0 });
    vi.advanceTimersByTime(PATIENCE + 1);
    expect(statuses).toEqual(['open']);
  });

  it('knows at once that the device is off the net', () => {
    start();
    newest().opens();
    window.dispatchEvent(new Event('offline'));
    expect(statuses.at(-1)).toBe('lost');
    window.dispatchEvent(new Event('online'));
    expect(Fake.all).toHaveLength(2);
  });

  it('is quiet once closed', async () => {
    const socket = start();
    newest().opens();
    const answer = socket.ask<'choose'>({ do: 'choose', seat: 0, ask: 1, choices: [4] }, true);
    socket.close();
    expect((await answer).ok).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(Fake.all).toHaveLength(1);
  });
});
