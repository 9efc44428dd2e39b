/**
 * One match on this screen: the connection, the newest picture and its story. What the player holds, looks at and is told
 * has a part of its own: `hand`, `past`, `show`, `aside`.
 */
import { label, labels } from '../labels.svelte';
import type { AskPicture, LinePicture, Lobby, Picture } from '../net/schema.gen';
import { type Answer, type Asked, LOST, type Question, type Settled, type Status, TableSocket } from '../net/socket';
import { toasts } from '../session.svelte';
import { isStill, settings } from '../settings.svelte';
import { play } from '../sound';
import { Aside } from './aside.svelte';
import { Device } from './device.svelte';
import { isEmpty } from './draft';
import { Hand } from './hand.svelte';
import { Past } from './past.svelte';
import { addLines, readReasons, wordsOf } from './reading';
import { Show } from './show.svelte';

const END_AFTER = 1200;
/** Lines that are read aloud at once. */
const ALOUD = 6;

export class Table {
  /** What is true now. */
  picture: Picture | null = $state.raw(null);
  facts: unknown = $state.raw(null);
  story: LinePicture[] = $state.raw([]);
  status: Status = $state('joining');
  /** Nobody looks until the next player has taken the device. */
  covered = $state(false);
  /** The end screen is open. */
  ending = $state(false);
  /** The board has answers to the open question. */
  onBoard = $state(true);
  /** For those who listen instead of look. */
  said = $state('');
  private seat = $state(-1);
  private socket: TableSocket | null = null;
  private told = '';
  /** The question whose sight was told. */
  private sighted = '';
  private ended = false;
  private endTimer: ReturnType<typeof setTimeout> | undefined;

  readonly hand = new Hand(this);
  readonly aside = new Aside(this);
  readonly past = new Past(this);
  readonly device: Device;
  readonly show = new Show(this);

  /** The question that is answered here now. */
  ask: AskPicture | null = $derived.by(() => {
    const { picture } = this;
    if (!picture || this.covered || this.past.isOpen || this.show.isOn) return null;
    if (this.hides) return picture.asks.find((ask) => ask.seat === picture.as) ?? null;
    return picture.asks.find((ask) => ask.seat === this.seat) ?? picture.asks[0] ?? null;
  });
  /** What is drawn: an earlier moment, a step of others' moves, or now. */
  shown: Picture | null = $derived(this.past.picture ?? this.show.picture ?? this.picture);
  /** The story as far as it is drawn. */
  lines: LinePicture[] = $derived.by(() => {
    const until = this.show.picture?.n;
    return until === undefined ? this.story : this.story.filter((line) => line.n <= until);
  });

  constructor(
    readonly lobby: Lobby,
    readonly key: string,
    /** Seats see different things: one device is passed around face down. */
    private readonly hides: boolean,
    /** Tell that it is this player's turn. */
    private readonly onturn: (text: string) => void = () => undefined,
  ) {
    this.device = new Device(this, hides);
  }

  get mine(): number[] {
    return this.picture?.you ?? [];
  }

  /** The questions that may be answered here in any order. */
  get asks(): AskPicture[] {
    return this.ask && !this.hides ? (this.picture?.asks ?? []) : [];
  }

  /** A seat of mine that a computer plays for, or null. */
  get standIn(): number | null {
    const { picture } = this;
    return picture?.you.find((seat) => picture.players[seat]?.kind === 'person' && picture.players[seat]?.bot) ?? null;
  }

  nameOf(seat: number): string {
    return this.picture?.players[seat]?.name ?? '';
  }

  join(make?: (url: string) => WebSocket): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = this.key ? `?key=${encodeURIComponent(this.key)}` : '';
    this.socket = new TableSocket({
      url: `${scheme}://${location.host}/ws/${encodeURIComponent(this.lobby.match)}${query}`,
      lang: () => settings.lang,
      // The whole story each time: while we were away something may have been taken back.
      last: () => 0,
      onpicture: (picture) => this.receive(picture),
      onstatus: (status) => {
        this.status = status;
        this.sighted = '';
      },
      ...(make ? { make } : {}),
    });
  }

  leave(): void {
    this.hand.stop();
    this.aside.stop();
    this.show.stop();
    clearTimeout(this.endTimer);
    this.socket?.close();
    this.socket = null;
  }

  /** Say something to the table; `again`: also after the connection was lost. */
  async say<Key extends Asked>(message: Question<Key>, again = false): Promise<Answer<Key>> {
    return (await this.socket?.ask<Key>(message, again)) ?? (LOST as Answer<Key>);
  }

  /** The player's language changed: hear everything again in it. */
  speak(): void {
    this.past.forget();
    this.socket?.hello(0);
  }

  // -- what the server says ---------------------------------------------------------------------------------------

  receive(picture: Picture): void {
    const before = this.picture;
    const askBefore = this.ask;
    if (picture.facts !== undefined) this.facts = picture.facts;
    if (picture.names) labels.call(picture.names);
    labels.learn(picture.lines.flatMap((line) => line.parts.map(([text, thing]): [string, string] => [thing, text])));
    labels.learn(picture.players.map((player) => [`seat/${player.seat}`, player.name]));
    this.story = addLines(this.story, picture);
    this.covered = this.device.follow(picture);
    // What the one before looked at is not for the next.
    if (this.covered) this.past.close();
    this.picture = picture;
    const showing = this.show.follow(before, picture);
    this.hand.follow(askBefore, this.ask);
    this.aside.forget();
    void this.hand.check();
    if (this.aside.note && this.aside.note.kind !== 'help' && this.ask?.ask !== askBefore?.ask) this.aside.close();
    this.announce(before, picture);
    if (!showing) this.arrive();
  }

  /** Words for those who listen. */
  private announce(before: Picture | null, picture: Picture): void {
    const told = before && picture.n > before.n ? picture.lines.map((line) => wordsOf(line.parts)) : [];
    this.said = [...told.slice(-ALOUD), picture.asks[0]?.text ?? picture.waiting].filter(Boolean).join(' ');
    if (before) return;
    this.told = this.turnOf(picture);
    this.ended = picture.over;
    this.ending = picture.over;
    // Nobody to wait for: computers play faster than anybody can watch, so the match is shown from its beginning.
    if (!picture.you.length && picture.players.every((player) => player.kind === 'bot')) {
      this.past.running = true;
      void this.past.see(0);
    }
  }

  /** What is drawn is now: tell whose turn it is, play what is forced, open the end. */
  arrive(): void {
    const { picture } = this;
    if (!picture || this.covered || this.past.isOpen) return;
    if (picture.over) this.end();
    else if (picture.asks.length) this.tellTurn(picture);
    this.hand.playForced();
  }

  /** Once a turn: sound and notice. */
  private tellTurn(picture: Picture): void {
    const turn = this.turnOf(picture);
    if (turn === this.told) return;
    this.told = turn;
    if (picture.you.length === picture.seats) return;
    if (settings.sound) play('turn');
    this.onturn(picture.asks[0]?.text ?? '');
  }

  private turnOf(picture: Picture): string {
    return picture.asks.length ? `${this.story.at(-1)?.turn ?? 0}` : '';
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    if (settings.sound) play('end');
    const open = (): void => {
      if (this.picture?.over && !this.past.isOpen) this.ending = true;
    };
    this.endTimer = setTimeout(open, isStill() ? 0 : END_AFTER);
  }

  /** The question is in sight: where there is a clock, the time of the turn begins. */
  see(): void {
    const { ask, picture, status } = this;
    if (!ask || !picture?.clock || status !== 'open') return;
    const sighted = `${ask.seat}/${ask.ask}`;
    if (sighted === this.sighted) return;
    this.sighted = sighted;
    this.socket?.say({ do: 'seen', seat: ask.seat, ask: ask.ask });
  }

  // -- what the player does beside choosing -----------------------------------------------------------------------

  /** Tell what the table did not accept. */
  complain(answer: Settled): void {
    const reasons = readReasons(answer);
    if (reasons.length) this.aside.refuse('', label('web-refused'), reasons);
    else if (answer.problem) {
      const words = answer.problem.text || label(answer.problem.key === 'offline' ? 'web-offline' : 'web-trouble');
      toasts.say(words, 'trouble');
    }
  }

  async undo(): Promise<void> {
    if (!isEmpty(this.hand.draft)) {
      this.hand.back();
      return;
    }
    if (this.covered) return;
    const seat = this.undoSeat();
    const undoers = this.device.undoers();
    if (seat === null) toasts.say(label('web-undo-nothing'));
    else if (undoers.length) this.device.ask(undoers);
    else await this.undoAs(seat);
  }

  async undoAs(seat: number): Promise<void> {
    const answer = await this.say<'undo'>({ do: 'undo', seat });
    if (!answer.ok) this.complain(answer);
    else if (answer.proposed) toasts.say(label('web-undo-asked'));
  }

  /** Whose answer is taken back: the seat that is asked if it can, else the one who may do it freely. */
  undoSeat(): number | null {
    const may = this.picture?.undo ?? {};
    const seats = Object.keys(may).map(Number);
    const here = this.ask?.seat ?? this.picture?.as ?? -1;
    const free = seats.filter((seat) => may[String(seat)] === 'free');
    return (free.includes(here) ? here : (free[0] ?? seats[0])) ?? null;
  }

  async redo(): Promise<void> {
    if (!this.picture?.redo || this.covered) return;
    await this.tell<'redo'>({ do: 'redo', seat: this.picture.as });
  }

  async consent(
    yes: boolean,
    seat = this.picture?.proposal?.waits_for.find((one) => this.device.answers(one)),
  ): Promise<void> {
    await this.tell<'consent'>({ do: 'consent', seat: seat ?? this.mine[0] ?? 0, yes });
  }

  async bot(seat: number, on: boolean): Promise<void> {
    await this.tell<'bot'>({ do: 'bot', seat, on });
  }

  private async tell<Key extends Asked>(message: Question<Key>): Promise<void> {
    const answer = await this.say<Key>(message);
    if (!answer.ok) this.complain(answer);
  }

  /** Answer for another of one's own seats first. */
  sitAs(seat: number): void {
    this.hand.clear();
    this.seat = seat;
  }

  uncover(): void {
    this.device.take();
    this.covered = false;
    this.arrive();
  }
}
