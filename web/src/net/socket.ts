/**
 * The one connection of a table. It says hello with the last picture it has, comes back by itself, and sends a choice
 * again that was never answered; the server knows it by the number of its question, so twice is as good as once.
 * A connection may die in silence: after a while without a word the page asks, and without an answer it connects anew.
 */
import type { Answers, GoneMessage, PageMessage, Picture, PictureMessage, Reply } from './schema.gen';

export type Status = 'joining' | 'open' | 'lost' | 'gone' | 'refused';

/** What the page may ask. */
export type Asked = keyof Answers;
export type Question<Key extends Asked> = Omit<Extract<PageMessage, { do: Key }>, 'id'>;
/** Whether it was done; if not, it was refused, wrong or lost. */
export type Settled = Pick<Reply, 'refused' | 'problem'> & { ok: boolean };
export type Answer<Key extends Asked> = Settled & Partial<Answers[Key]>;

export interface SocketNeeds {
  url: string;
  lang: () => string;
  /** The number of the last picture, 0 for none. */
  last: () => number;
  onpicture: (picture: Picture) => void;
  onstatus: (status: Status) => void;
  /** For tests. */
  make?: (url: string) => WebSocket;
}

interface Waiting {
  text: string;
  /** Sent again on every new connection, until it is answered. */
  again: boolean;
  sent: number;
  late?: ReturnType<typeof setTimeout>;
  settle: (answer: Settled) => void;
}

const FIRST = 400;
const MOST = 15_000;
/** After so long without a word the page asks whether the server is there. */
export const QUIET = 15_000;
/** So long an answer to that, a choice, or a new connection may take. */
export const PATIENCE = 10_000;
/** The answer of a table that cannot be reached. */
export const LOST: Settled = { ok: false, problem: { key: 'offline', text: '' } };

/** How long to wait before attempt k (from 0): doubling, with some chance so that not all come at once. */
export function backoff(attempt: number, chance: number = Math.random()): number {
  return Math.min(MOST, FIRST * 2 ** attempt) * (0.75 + chance / 2);
}

export class TableSocket {
  status: Status = 'joining';
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private id = 0;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private heard = 0;
  private ended = false;
  private off: (() => void)[] = [];

  constructor(private readonly needs: SocketNeeds) {
    this.listen(window, 'online', () => this.hurry());
    this.listen(window, 'offline', () => this.drop());
    this.listen(window, 'pageshow', () => this.hurry());
    this.listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') this.check();
    });
    this.open();
  }

  /** Ask something; the answer never throws: without a server it is a problem "offline". */
  ask<Key extends Asked>(message: Question<Key>, again = false): Promise<Answer<Key>> {
    const id = ++this.id;
    const text = JSON.stringify({ ...message, id });
    return new Promise<Settled>((settle) => {
      if (!this.isOpen() && !again) {
        settle(LOST);
        return;
      }
      const one: Waiting = { text, again, sent: 0, settle };
      this.waiting.set(id, one);
      if (this.isOpen()) this.send(one);
    }) as Promise<Answer<Key>>;
  }

  /** Say something that needs no answer. */
  say(message: PageMessage): void {
    if (this.isOpen()) this.socket?.send(JSON.stringify(message));
  }

  hello(n: number = this.needs.last()): void {
    this.say({ do: 'hello', lang: this.needs.lang(), n });
  }

  /** Come back now instead of after the pause. */
  hurry(): void {
    if (this.ended || this.isOpen() || this.socket?.readyState === 0) return;
    this.attempt = 0;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.rest();
    for (const off of this.off) off();
    for (const one of this.waiting.values()) one.settle(LOST);
    this.waiting.clear();
    this.socket?.close();
    this.socket = null;
  }

  private isOpen(): boolean {
    return this.socket?.readyState === 1;
  }

  private listen(target: EventTarget, event: string, act: () => void): void {
    target.addEventListener(event, act);
    this.off.push(() => target.removeEventListener(event, act));
  }

  private tell(status: Status): void {
    this.status = status;
    this.needs.onstatus(status);
  }

  private open(): void {
    const socket = (this.needs.make ?? ((url: string) => new WebSocket(url)))(this.needs.url);
    this.socket = socket;
    this.expect();
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.attempt = 0;
      this.hear();
      this.hello();
      for (const one of this.waiting.values()) this.send(one);
      this.tell('open');
    };
    socket.onmessage = (event: MessageEvent) => {
      if (socket === this.socket) this.read(String(event.data));
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  /** Send what is to be answered; a choice is not waited for longer than a connection is worth. */
  private send(one: Waiting): void {
    one.sent += 1;
    if (one.again) one.late = setTimeout(() => this.drop(), PATIENCE);
    this.socket?.send(one.text);
  }

  private read(text: string): void {
    this.hear();
    const message = JSON.parse(text) as Partial<PictureMessage & GoneMessage & Reply>;
    // What is true now comes by itself, or with the answer to a choice. A picture in another answer is of another moment.
    const now = message.now ?? (message.re === undefined ? message.picture : undefined);
    if (now) this.needs.onpicture(now);
    if (message.gone) this.tell('gone');
    if (typeof message.re === 'number') {
      const one = this.waiting.get(message.re);
      this.waiting.delete(message.re);
      if (!one) return;
      clearTimeout(one.late);
      // Sent again, and its question is answered: it had arrived the first time, or another tab was quicker.
      const arrived = one.sent > 1 && message.problem?.key === 'ask-closed';
      one.settle({ ...message, ok: message.ok === true || arrived });
    }
  }

  private lose(code: number): void {
    this.socket = null;
    this.rest();
    if (this.ended) return;
    for (const [id, one] of this.waiting) {
      if (one.again) continue;
      this.waiting.delete(id);
      one.settle(LOST);
    }
    // 4xxx: the server knows us and says no (no such match, no such key); asking again would not help.
    if (code >= 4400 && code < 4500) {
      this.tell('refused');
      return;
    }
    if (this.status !== 'gone') this.tell('lost');
    this.timer = setTimeout(() => this.open(), backoff(this.attempt++));
  }

  /** There was a word: the next is not due for a while. */
  private hear(): void {
    this.heard = Date.now();
    clearTimeout(this.doubt);
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.probe(), QUIET);
  }

  /** Ask whether the server is still there. */
  private probe(): void {
    this.say({ do: 'ping' });
    this.expect();
  }

  /** A word must come soon, or the connection is dead. */
  private expect(): void {
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.drop(), PATIENCE);
  }

  private rest(): void {
    clearTimeout(this.beat);
    clearTimeout(this.doubt);
    for (const one of this.waiting.values()) clearTimeout(one.late);
  }

  /** Give up a connection that is dead without knowing. */
  private drop(): void {
    const dead = this.socket;
    if (!dead) return;
    this.lose(1006);
    dead.close();
  }

  /** After a sleep timers are late: ask at once. */
  private check(): void {
    if (!this.isOpen()) this.hurry();
    else if (Date.now() - this.heard >= QUIET) this.probe();
  }
}
