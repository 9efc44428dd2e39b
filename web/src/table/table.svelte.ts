/** One match on this screen: the newest picture, the draft in hand, and what the player looks at. */
import { label, labels } from '../labels.svelte';
import type { Lobby } from '../net/api';
import { type Answer, type Status, TableSocket } from '../net/socket';
import { toasts } from '../session.svelte';
import { isStill, settings } from '../settings.svelte';
import { play } from '../sound';
import {
  add,
  allChoices,
  back,
  carry,
  type Draft,
  drop,
  EMPTY,
  enough,
  forced,
  isDone,
  isEmpty,
  open,
  remaining,
  room,
  sent,
  tap,
  targets,
} from './draft';
import { addLines, isDoubtful, type Reason, readAt, readHelp, readPreview, readReasons, type Seen } from './reading';
import type { Ask, Choice, Line, Picture } from './types';

/** One row of the list of choices. */
export interface Entry {
  key: string;
  text: string;
  things: string[];
  /** Of a piece: how many are in the draft, how many fit. */
  taken: number;
  most: number;
  kind: 'choice' | 'piece' | 'group' | 'lent';
  number: number;
  enabled: boolean;
}

/** A card beside a thing: why not, or what it is. */
export interface Note {
  kind: 'why' | 'help';
  thing: string;
  title: string;
  reasons: Reason[];
}

const PREVIEW_AFTER = 140;
const MANY = 16;
const FORCED_AFTER = 700;

export class Table {
  picture: Picture | null = $state.raw(null);
  facts: unknown = $state.raw(null);
  story: Line[] = $state.raw([]);
  status: Status = $state('joining');
  draft: Draft = $state.raw(EMPTY);
  /** Sent and not yet answered. */
  pending: number[] | null = $state.raw(null);
  seen: (Seen & { key: string }) | null = $state.raw(null);
  note: Note | null = $state.raw(null);
  highlight: Set<string> = $state.raw(new Set());
  /** The step that is looked at instead of now. */
  past: { n: number; picture: Picture | null } | null = $state.raw(null);
  /** Nobody looks until the next player has taken the device. */
  covered = $state(false);
  ending = $state(false);
  /** The replay runs by itself. */
  running = $state(false);
  /** A choice that waits for “really?”. */
  sure: number[] | null = $state.raw(null);
  said = $state('');
  private seat = $state(-1);
  private socket: TableSocket | null = null;
  private previewTimer: ReturnType<typeof setTimeout> | undefined;
  private forcedTimer: ReturnType<typeof setTimeout> | undefined;
  private pictures = new Map<number, Picture>();
  private seenBefore = new Map<string, Seen>();
  private eyes = -2;
  /** The next picture brings the whole story. */
  private fresh = true;

  /** The question that is answered here now. */
  ask: Ask | null = $derived.by(() => {
    if (!this.picture || this.past || this.covered) return null;
    return this.picture.asks.find((ask) => ask.seat === this.seat) ?? this.picture.asks[0] ?? null;
  });
  shown: Picture | null = $derived(this.past ? (this.past.picture ?? this.picture) : this.picture);
  targets: Set<string> = $derived(targets(this.ask, this.draft));
  entries: Entry[] = $derived(this.ask ? entriesOf(this.ask, this.draft) : []);
  /** The choice that ends the question (a pick's `done`, or a plain one of that name). */
  done: Choice | null = $derived.by(() => {
    const ask = this.ask;
    if (!ask) return null;
    return ask.choices.find((choice) => isDone(ask, choice)) ?? null;
  });
  canSend: boolean = $derived(!!this.ask && this.ask.shape === 'pick' && enough(this.ask, this.draft));

  constructor(
    readonly lobby: Lobby,
    readonly key: string,
    private readonly hides: boolean,
    /** Tell that it is this player's turn. */
    private readonly onturn: (text: string) => void = () => undefined,
  ) {}

  get mine(): number[] {
    return this.picture?.you ?? [];
  }

  join(make?: (url: string) => WebSocket): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = this.key ? `?key=${encodeURIComponent(this.key)}` : '';
    this.socket = new TableSocket({
      url: `${scheme}://${location.host}/ws/${encodeURIComponent(this.lobby.match)}${query}`,
      lang: () => settings.lang,
      // The whole story each time: while we were away something may have been taken back.
      last: () => {
        this.fresh = true;
        return 0;
      },
      onpicture: (picture) => this.receive(picture),
      onstatus: (status) => {
        this.status = status;
      },
      ...(make ? { make } : {}),
    });
  }

  leave(): void {
    clearTimeout(this.previewTimer);
    clearTimeout(this.forcedTimer);
    this.socket?.close();
    this.socket = null;
  }

  // -- what the server says ---------------------------------------------------------------------------------------

  receive(picture: Picture): void {
    const before = this.picture;
    const askBefore = this.ask;
    if (picture.facts !== undefined) this.facts = picture.facts;
    if (picture.names) labels.call(picture.names);
    labels.learn(picture.lines.flatMap((line) => line.parts.map(([text, thing]): [string, string] => [thing, text])));
    labels.learn(picture.players.map((player) => [`seat/${player.seat}`, player.name]));
    const first = picture.lines[0]?.n ?? Number.POSITIVE_INFINITY;
    const whole = this.fresh && first <= (this.story[0]?.n ?? Number.POSITIVE_INFINITY);
    this.story = addLines(whole ? [] : this.story, picture.lines, picture.n);
    if (whole) this.fresh = false;
    if (this.mustCover(before, picture)) this.covered = true;
    this.picture = picture;
    this.eyes = picture.as;
    this.seenBefore.clear();
    this.seen = null;
    this.draft = carry(askBefore, this.ask, this.draft);
    if (this.ask?.ask !== askBefore?.ask || this.ask?.seat !== askBefore?.seat) {
      this.pending = null;
      this.sure = null;
      if (this.note?.kind === 'why') this.note = null;
    }
    if (isDoubtful(before, picture)) this.retell();
    this.announce(before, picture);
    this.playForced();
  }

  /** Hear the whole story again. */
  private retell(): void {
    this.pictures.clear();
    this.fresh = true;
    this.socket?.hello(0);
  }

  private mustCover(before: Picture | null, picture: Picture): boolean {
    if (!this.hides || picture.over || picture.you.length < 2) return false;
    return picture.as !== (before ? this.eyes : -2);
  }

  /** Sound, notice, and words for those who listen instead of look. */
  private announce(before: Picture | null, picture: Picture): void {
    const told = before && picture.n > before.n ? picture.lines.map((line) => line.parts.map(([t]) => t).join('')) : [];
    const question = picture.asks[0]?.text ?? picture.waiting;
    this.said = [...told.slice(-6), question].filter(Boolean).join(' ');
    if (!before) {
      this.ending = picture.over;
      // Nobody to wait for: computers play faster than anybody can watch, so the match is shown step by step.
      if (!picture.you.length && picture.players.every((player) => player.kind === 'bot')) {
        this.running = true;
        void this.see(0);
      }
      return;
    }
    if (picture.over && !before.over) {
      if (settings.sound) play('end');
      setTimeout(() => this.finish(), isStill() ? 0 : 1200);
      return;
    }
    const wasMine = before.asks.length > 0;
    if (picture.asks.length && !wasMine && picture.n !== before.n) {
      const others = picture.players.some((player) => player.kind === 'person' && !picture.you.includes(player.seat));
      if (settings.sound && (others || document.hidden)) play('turn');
      this.onturn(question);
    }
  }

  private finish(): void {
    if (this.picture?.over && !this.past) this.ending = true;
  }

  private playForced(): void {
    clearTimeout(this.forcedTimer);
    const ask = this.ask;
    if (!ask || !settings.autoplay || this.pending) return;
    const only = forced(ask);
    if (!only) return;
    this.forcedTimer = setTimeout(() => {
      if (this.ask?.ask !== ask.ask || this.pending || !isEmpty(this.draft)) return;
      const words =
        allChoices(ask).find((choice) => choice[0] === only[0])?.[2] ?? ask.pieces.find((p) => p[0] === only[0])?.[3];
      toasts.say(label('web-forced', { choice: words ?? '' }));
      void this.send(only, true);
    }, FORCED_AFTER);
  }

  // -- what the player does ---------------------------------------------------------------------------------------

  /** A thing on the board was tapped. */
  touch(thing: string): void {
    this.sure = null;
    if (this.past || this.covered) return;
    if (!this.ask) {
      if (this.mine.length) void this.why({ thing });
      else void this.help(thing);
      return;
    }
    const outcome = tap(this.ask, this.draft, thing);
    if (outcome.kind === 'draft') this.setDraft(outcome.draft);
    else if (outcome.kind === 'send') void this.send(outcome.choices);
    else void this.why({ thing });
  }

  /** A row of the list was pressed. */
  press(entry: Entry): void {
    const ask = this.ask;
    if (!ask) return;
    if (entry.kind === 'group') this.setDraft({ ...this.draft, things: [...this.draft.things, entry.key] });
    else if (entry.kind === 'piece') this.more(entry.number);
    else void this.send([entry.number]);
  }

  more(piece: number): void {
    if (!this.ask) return;
    const next = add(this.ask, this.draft, piece);
    if (next === this.draft) void this.why({ choice: piece });
    else this.setDraft(next);
  }

  less(piece: number): void {
    this.setDraft(drop(this.draft, piece));
  }

  back(): void {
    if (!isEmpty(this.draft)) this.setDraft(back(this.draft));
  }

  clear(): void {
    this.setDraft(EMPTY);
  }

  private setDraft(draft: Draft): void {
    this.draft = draft;
    this.sure = null;
    this.note = null;
    if (settings.sound) play('tap');
    this.unlook();
    if (draft.pieces.length && this.ask) this.look(draft.pieces, 0);
  }

  /** End the pick with what is in hand; on a full pick the server swallows the `done`. */
  confirm(): void {
    const ask = this.ask;
    if (!ask) return;
    if (this.sure) void this.send(this.sure, true);
    else if (ask.shape === 'pick' && enough(ask, this.draft)) void this.send(sent(ask, this.draft));
    else if (ask.shape === 'one') {
      const left = remaining(ask, this.draft);
      const only = left.length === 1 ? left[0] : left.find((choice) => choice[3] === 'done');
      if (only) void this.send([only[0]]);
    }
  }

  /** Send choices for the open question: all of them or none count. */
  async send(choices: number[], sure = false): Promise<void> {
    const ask = this.ask;
    if (!ask || this.pending || !this.socket) return;
    if (!sure && settings.confirm && this.endsQuestion(ask, choices)) {
      this.sure = choices;
      return;
    }
    clearTimeout(this.forcedTimer);
    this.sure = null;
    this.note = null;
    this.unlook();
    this.pending = choices;
    if (settings.sound) play('done');
    const answer = await this.socket.ask({ do: 'choose', seat: ask.seat, ask: ask.ask, choices }, true);
    if (this.pending === choices) this.pending = null;
    if (answer.ok) {
      if (this.ask === ask) this.draft = EMPTY;
      return;
    }
    this.complain(answer);
  }

  private endsQuestion(ask: Ask, choices: number[]): boolean {
    const last = choices.at(-1);
    if (ask.shape === 'pick') return last === ask.done && choices.length === 1;
    return ask.choices.some((choice) => choice[0] === last && choice[3] === 'done');
  }

  private complain(answer: Answer): void {
    if (settings.sound) play('no');
    const reasons = readReasons(answer);
    if (reasons.length) {
      this.note = { kind: 'why', thing: '', title: label('web-refused'), reasons };
    } else if (answer.problem) {
      toasts.say(
        answer.problem.text || label(answer.problem.key === 'offline' ? 'web-offline' : 'web-trouble'),
        'trouble',
      );
    }
  }

  async why(about: { thing: string } | { choice: number }): Promise<void> {
    const seat = this.ask?.seat ?? this.mine[0] ?? -1;
    const answer = await this.socket?.ask({ do: 'why', seat, ...about });
    if (!answer) return;
    const thing = 'thing' in about ? about.thing : '';
    const reasons = readReasons(answer);
    if (!reasons.length && thing) {
      await this.help(thing);
      return;
    }
    if (!reasons.length) {
      if (answer.problem) this.complain(answer);
      return;
    }
    if (settings.sound) play('no');
    const title = thing ? labels.name(thing) : '';
    this.note = { kind: 'why', thing, title, reasons };
  }

  async help(thing: string): Promise<void> {
    const answer = await this.socket?.ask({ do: 'help', thing });
    if (!answer) return;
    const found = readHelp(answer);
    const text = found?.text || label('web-no-help');
    const section = found?.section ?? '';
    this.note = { kind: 'help', thing, title: labels.name(thing), reasons: [{ text, section, choice: '' }] };
  }

  /** Hover or focus: what would happen? */
  look(choices: number[], after = PREVIEW_AFTER): void {
    clearTimeout(this.previewTimer);
    const ask = this.ask;
    if (!ask || this.pending) return;
    const key = choices.join(' ');
    const known = this.seenBefore.get(key);
    if (known) {
      this.seen = { ...known, key };
      return;
    }
    this.previewTimer = setTimeout(async () => {
      const answer = await this.socket?.ask({ do: 'preview', seat: ask.seat, choices });
      if (!answer || this.ask?.ask !== ask.ask) return;
      const seen = readPreview(answer);
      if (!seen) return;
      // While pieces are collected the same question comes next: that is no news.
      if (ask.shape === 'pick' && choices.at(-1) !== ask.done) seen.next = '';
      this.seenBefore.set(key, seen);
      this.seen = { ...seen, key };
    }, after);
  }

  /** Look at a row of the list: a piece together with what is in the draft. */
  lookAt(entry: Entry): void {
    this.highlight = new Set(entry.things);
    if (entry.kind === 'piece') this.look([...this.draft.pieces, ...(entry.enabled ? [entry.number] : [])]);
    else if (entry.kind !== 'group') this.look([entry.number]);
  }

  unlook(): void {
    clearTimeout(this.previewTimer);
    this.seen = null;
    this.highlight = new Set();
    if (this.draft.pieces.length) this.look(this.draft.pieces);
  }

  async undo(): Promise<void> {
    if (!isEmpty(this.draft)) {
      this.back();
      return;
    }
    const seat = this.undoSeat();
    if (seat === null) {
      toasts.say(label('web-undo-nothing'));
      return;
    }
    const asked = this.picture?.undo[String(seat)] === 'ask';
    const answer = await this.socket?.ask({ do: 'undo', seat });
    if (answer && !answer.ok) this.complain(answer);
    else if (asked && answer && this.picture?.proposal) toasts.say(label('web-undo-asked'));
  }

  /** Whose answer is taken back: the seat that is asked if it can, else the one who may do it freely. */
  undoSeat(): number | null {
    const may = this.picture?.undo ?? {};
    const seats = Object.keys(may).map(Number);
    const here = this.ask?.seat ?? -1;
    const free = seats.filter((seat) => may[String(seat)] === 'free');
    return (seats.includes(here) && may[String(here)] === 'free' ? here : (free[0] ?? seats[0])) ?? null;
  }

  async redo(): Promise<void> {
    const seat = this.ask?.seat ?? this.mine[0];
    if (seat === undefined || !this.picture?.redo) return;
    const answer = await this.socket?.ask({ do: 'redo', seat });
    if (answer && !answer.ok) this.complain(answer);
  }

  async consent(yes: boolean): Promise<void> {
    const seat = this.picture?.proposal?.waits_for.find((one) => this.mine.includes(one)) ?? this.mine[0];
    const answer = await this.socket?.ask({ do: 'consent', seat: seat ?? 0, yes });
    if (answer && !answer.ok) this.complain(answer);
  }

  async bot(seat: number, on: boolean): Promise<void> {
    const answer = await this.socket?.ask({ do: 'bot', seat, on });
    if (answer && !answer.ok) this.complain(answer);
  }

  /** The player's language changed. */
  speak(): void {
    this.retell();
  }

  sitAs(seat: number): void {
    this.seat = seat;
    this.draft = EMPTY;
  }

  uncover(): void {
    this.covered = false;
    this.playForced();
  }

  // -- looking back -----------------------------------------------------------------------------------------------

  async see(n: number): Promise<void> {
    const now = this.picture;
    if (!now) return;
    const step = Math.max(0, Math.min(n, now.n));
    const known = this.pictures.get(step) ?? null;
    this.ending = false;
    this.note = null;
    this.past = { n: step, picture: known ?? this.past?.picture ?? null };
    if (known) return;
    const answer = await this.socket?.ask({ do: 'at', n: step, seat: now.as });
    const picture = answer ? readAt(answer, now) : null;
    if (!picture) return;
    this.pictures.set(step, picture);
    if (this.past?.n === step) this.past = { n: step, picture };
  }

  now(): void {
    this.past = null;
    this.running = false;
    this.highlight = new Set();
    this.playForced();
  }

  /** The numbers of steps at which something was told: what arrow keys stop at. */
  get stops(): number[] {
    return [...new Set([0, ...this.story.map((line) => line.n), this.picture?.n ?? 0])];
  }

  /** Step through the replay by told moments. */
  async step(by: number | 'first' | 'last'): Promise<void> {
    const stops = this.stops;
    const here = this.past?.n ?? this.picture?.n ?? 0;
    if (by === 'first') return this.see(0);
    if (by === 'last') return this.see(stops.at(-1) ?? 0);
    let at = stops.findLastIndex((stop) => stop <= here);
    if (by < 0 && (stops[at] ?? 0) < here) at += 1;
    return this.see(stops[Math.max(0, Math.min(stops.length - 1, at + by))] ?? 0);
  }
}

/** The rows of the list: pieces of a pick; the choices left; of many, first the things they are about. */
export function entriesOf(ask: Ask, draft: Draft): Entry[] {
  const pieces = ask.shape === 'pick' ? ask.pieces : [];
  const openNow = new Set(open(ask, draft).map(([number]) => number));
  const found: Entry[] = pieces
    .filter(([, , things]) => draft.things.every((thing) => things.includes(thing)))
    .map((piece): Entry => {
      const [number, , things, text] = piece;
      const have = draft.pieces.filter((one) => one === number).length;
      return {
        key: `p${number}`,
        text,
        things,
        taken: have,
        most: have + Math.max(0, room(ask, draft, piece)),
        kind: 'piece',
        number,
        enabled: openNow.has(number),
      };
    });
  const lent = new Set(ask.lent.map(([number]) => number));
  const left = remaining(ask, draft).filter((choice) => !isDone(ask, choice));
  const groups = left.length > MANY ? grouped(left, draft) : null;
  if (groups) return [...found, ...groups];
  for (const [number, things, text] of left) {
    const kind = lent.has(number) ? 'lent' : 'choice';
    found.push({ key: `c${number}`, text, things, taken: 0, most: 1, kind, number, enabled: true });
  }
  return found;
}

/** Many choices: one row for each thing they begin with, if that makes the list shorter. */
function grouped(choices: Choice[], draft: Draft): Entry[] | null {
  const rows = new Map<string, Choice[]>();
  for (const choice of choices) {
    const head = choice[1].find((thing) => !draft.things.includes(thing)) ?? '';
    rows.set(head, [...(rows.get(head) ?? []), choice]);
  }
  if (rows.size > choices.length * 0.6 || rows.size < 2) return null;
  const found: Entry[] = [];
  for (const [thing, inside] of rows) {
    const [only] = inside;
    if (!thing || inside.length === 1) {
      for (const [number, things, text] of thing ? (only ? [only] : []) : inside) {
        found.push({ key: `c${number}`, text, things, taken: 0, most: 1, kind: 'choice', number, enabled: true });
      }
      continue;
    }
    found.push({
      key: thing,
      text: labels.name(thing),
      things: [thing],
      taken: 0,
      most: inside.length,
      kind: 'group',
      number: -1,
      enabled: true,
    });
  }
  return found;
}
