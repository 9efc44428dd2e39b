/** A table without a server: the page's messages are kept, answers are given by hand. */
import { vi } from 'vitest';
import type { Lobby, Picture } from '../src/net/schema.gen';
import { Table } from '../src/table/table.svelte';
import given from './picture.json';

export class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

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
  /** Answer the newest message of a kind. */
  answers(kind: string, answer: Record<string, unknown>): void {
    this.says({ re: this.last(kind)?.id, ...answer });
  }
  /** Say what still joins the pieces of the draft that was asked about last, and whether they are a whole answer. */
  joins(pieces: [piece: number, left: number][], enough = true): void {
    this.answers('preview', { ok: true, lines: [], pieces, enough });
  }
  last(kind: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message.do === kind);
  }
}

/** A picture the real engine made: the first roll of Bronze for two. */
export function picture(wish: Partial<Picture> = {}): Picture {
  return { ...(structuredClone(given) as unknown as Picture), ...wish };
}

export const LOBBY: Lobby = {
  match: 'm',
  title: 'none',
  mode: 'table',
  minutes: 0,
  options: {},
  seats: [],
  seat: null,
  you: [],
  public: 'k',
  host: true,
  ready: true,
  chance: { server: '', settled: true, open: false, first: 1, until: 0, waits_for: [], seats: [] },
  running: true,
  over: false,
};

/** A table in the page, joined by a connection that is open. */
export function sit(hides = false, onturn?: (text: string) => void): { table: Table; socket: FakeSocket } {
  const socket = new FakeSocket();
  const table = new Table(LOBBY, '', hides, onturn);
  table.join(() => socket as unknown as WebSocket);
  socket.opens();
  return { table, socket };
}

/** Let the answers that were given arrive. */
export function settle(): Promise<void> {
  return vi.advanceTimersByTimeAsync(0).then(() => undefined);
}
