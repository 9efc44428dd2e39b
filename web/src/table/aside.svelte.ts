/** What the table says beside the game: previews, reasons why not, help, hints, and the things that are lit meanwhile. */
import { label, labels } from '../labels.svelte';
import type { AskPicture } from '../net/schema.gen';
import type { Answer } from '../net/socket';
import { toasts } from '../session.svelte';
import { settings } from '../settings.svelte';
import { play } from '../sound';
import { advised, allChoices, remaining } from './draft';
import type { Entry } from './entries';
import {
  type Advice,
  bare,
  type Reason,
  type Route,
  readHelp,
  readHint,
  readPreview,
  readReasons,
  readRoutes,
  type Seen,
} from './reading';
import type { Table } from './table.svelte';

/** A card beside a thing: why not, or what it is. */
export interface Note {
  kind: 'why' | 'help' | 'way';
  thing: string;
  title: string;
  reasons: Reason[];
  /** Choices that lead to the thing. */
  routes?: Route[];
}

/** A hint, as far as it is told. */
export interface Hint {
  /** The question it is about. */
  of: string;
  advice: Advice;
  told: number;
  /** It has been read and put aside; what it lights stays lit. */
  shut: boolean;
}

const PREVIEW_AFTER = 140;

function keyOf(ask: AskPicture): string {
  return `${ask.seat}/${ask.ask}`;
}

export class Aside {
  /** What the choice under the pointer, or the draft in hand, would do. */
  seen: Seen | null = $state.raw(null);
  /** What the thing under the pointer is, or the one tapped last, where several choices point at it. */
  about = $state('');
  note: Note | null = $state.raw(null);
  /** How the open question reads with what is in hand, as soon as the table has said it. */
  private further = $state('');
  /** What the pointer or a line of the story names. */
  private named: Set<string> = $state.raw(new Set());
  private heard: Hint | null = $state.raw(null);
  /** A hint is being thought of. */
  pondering = $state(false);
  /** The hint on the open question. */
  private mine: Hint | null = $derived.by(() => {
    const { ask } = this.table;
    return ask && this.heard?.of === keyOf(ask) ? this.heard : null;
  });
  /** The hint that is being read. */
  hint: Hint | null = $derived(this.mine?.shut ? null : this.mine);
  /** The choices that a hint told wholly would take next: marked until the question is answered. */
  advised: Set<number> = $derived.by(() => {
    const { ask, hand } = this.table;
    const { mine } = this;
    if (!ask || !mine || mine.told < mine.advice.steps.length) return new Set();
    return advised(ask, hand.draft, mine.advice.choices);
  });
  /** The things that are lit. */
  highlight: Set<string> = $derived(new Set([...this.named, ...this.pointedOut()]));
  private known = new Map<string, Seen>();
  private asked = new Map<string, Promise<Answer<'preview'>>>();
  private abouts = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Another picture: old previews are worth nothing. */
  forget(): void {
    this.known.clear();
    this.asked.clear();
    this.seen = null;
    this.further = '';
    this.rest();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Somebody reads: nothing is played for him meanwhile. */
  get isRead(): boolean {
    return this.pondering || !!this.hint || !!this.note;
  }

  close(): void {
    if (!this.note) return;
    this.note = null;
    this.table.hand.playForced();
  }

  light(things: string[]): void {
    this.named = new Set(things);
  }

  /** The things of the advised choices; of a hint that names none, all its things. */
  private pointedOut(): string[] {
    const { ask } = this.table;
    const { mine } = this;
    if (!ask || !mine || mine.told < mine.advice.steps.length) return [];
    if (!mine.advice.choices.length) return mine.advice.things;
    const pieces = ask.pieces.filter(([number]) => this.advised.has(number)).flatMap(([, , things]) => things);
    const choices = allChoices(ask).filter(([number]) => this.advised.has(number));
    return [...pieces, ...choices.flatMap(([, things]) => things)];
  }

  // -- what would happen? -----------------------------------------------------------------------------------------

  look(choices: number[], after = PREVIEW_AFTER): void {
    this.stop();
    const { ask, hand } = this.table;
    if (!ask || hand.pending || !choices.length) return;
    const key = choices.join(' ');
    const known = this.known.get(key);
    if (known) {
      this.tell(key, known);
      return;
    }
    this.timer = setTimeout(async () => {
      const seen = readPreview(await this.foresee(ask, choices));
      if (!seen || this.table.ask?.ask !== ask.ask) return;
      // While pieces are collected the same question comes next: that is no news, but it counts what is left.
      if (ask.shape === 'pick' && choices.at(-1) !== ask.done) {
        seen.same = seen.next;
        seen.next = '';
      }
      this.known.set(key, seen);
      this.tell(key, seen);
    }, after);
  }

  private tell(key: string, seen: Seen): void {
    this.seen = seen;
    if (key === this.table.hand.draft.pieces.join(' ')) this.further = seen.same;
  }

  /** The open question, counting what is left to take with what is in hand; a full hand leaves nothing to count. */
  get question(): string {
    const { ask, hand } = this.table;
    const { pieces } = hand.draft;
    if (!ask || !pieces.length || ask.shape !== 'pick') return ask?.text ?? '';
    return pieces.length < ask.high ? this.further || ask.text : bare(ask.text);
  }

  /** Ask the table what choices would do; what is asked already is not asked again. */
  foresee(ask: AskPicture, choices: number[]): Promise<Answer<'preview'>> {
    const key = `${keyOf(ask)} ${choices.join(' ')}`;
    const asked = this.asked.get(key) ?? this.table.say<'preview'>({ do: 'preview', seat: ask.seat, choices });
    this.asked.set(key, asked);
    void asked.then((answer) => {
      if (!answer.ok && !answer.refused) this.asked.delete(key);
    });
    return asked;
  }

  /** Look at a row of the list: a piece together with what is in the draft. */
  lookAt(entry: Entry): void {
    this.light(entry.things);
    const { pieces } = this.table.hand.draft;
    if (entry.kind === 'piece') this.look([...pieces, ...(entry.enabled ? [entry.number] : [])]);
    else if (entry.kind !== 'group') this.look([entry.number]);
  }

  /** Look at a thing on the board: if one choice alone points at it, what would that do? */
  lookOn(thing: string): void {
    const { ask, hand } = this.table;
    if (!ask || !hand.targets.has(thing)) return;
    const pieces = hand.entries.filter(
      (entry) => entry.kind === 'piece' && entry.enabled && entry.things.includes(thing),
    );
    const choices = remaining(ask, hand.draft).filter(([, things]) => things.includes(thing));
    const [piece] = pieces;
    const [choice] = choices;
    if (pieces.length + choices.length !== 1) this.lookUp(thing);
    else if (piece) this.look([...hand.draft.pieces, piece.number]);
    else if (choice) this.look([choice[0]]);
  }

  /** Tell in the bar what a thing is. */
  private lookUp(thing: string, after = PREVIEW_AFTER): void {
    this.stop();
    this.about = '';
    const { ask } = this.table;
    const key = `${settings.lang} ${thing}`;
    this.timer = setTimeout(async () => {
      const text = this.abouts.get(key) ?? readHelp(await this.table.say<'help'>({ do: 'help', thing }))?.text ?? '';
      this.abouts.set(key, text);
      if (text && this.table.ask?.ask === ask?.ask) this.about = `${labels.name(thing)}: ${text}`;
    }, after);
  }

  /** The pointer has left: what is in hand is in sight again. */
  unlook(): void {
    this.stop();
    this.seen = null;
    this.named = new Set();
    this.rest();
  }

  /** Nothing is pointed at: tell of what is in hand. */
  private rest(): void {
    this.about = '';
    const { pieces, things } = this.table.hand.draft;
    const last = things.at(-1);
    if (!pieces.length) this.further = '';
    if (pieces.length) this.look(pieces, 0);
    else if (last) this.lookUp(last, 0);
  }

  /** The words that end the pick with this draft, where the table has said them. */
  doneWords(): string {
    const { draft, done } = this.table.hand;
    const words = (draft.pieces.length && this.known.get(draft.pieces.join(' '))?.done) || '';
    // “Build no more” is what an empty hand says.
    return words === done?.[2] ? '' : words;
  }

  // -- why not? what is this? -------------------------------------------------------------------------------------

  async why(about: { thing: string } | { choice: number }): Promise<void> {
    const seat = this.table.ask?.seat ?? this.table.mine[0] ?? -1;
    const { pieces } = this.table.hand.draft;
    const answer = await this.table.say<'why'>({ do: 'why', seat, pieces, ...about });
    const thing = 'thing' in about ? about.thing : '';
    const reasons = readReasons(answer);
    const routes = readRoutes(answer);
    if (routes.length) {
      this.note = { kind: 'way', thing, title: labels.given(thing), reasons: [], routes };
      return;
    }
    if (!reasons.length && thing) {
      await this.help(thing);
      return;
    }
    if (!reasons.length) {
      if (answer.problem) this.table.complain(answer);
      return;
    }
    this.refuse(thing, labels.given(thing), reasons);
  }

  refuse(thing: string, title: string, reasons: Reason[]): void {
    if (settings.sound) play('no');
    this.note = { kind: 'why', thing, title, reasons };
  }

  async help(thing: string): Promise<void> {
    const found = readHelp(await this.table.say<'help'>({ do: 'help', thing }));
    const reasons = [found ?? { text: label('web-no-help'), section: '' }];
    this.note = { kind: 'help', thing, title: labels.name(thing), reasons };
  }

  // -- what would you do? -----------------------------------------------------------------------------------------

  /** Ask for a hint; against other people the first wish asks them. */
  async advise(): Promise<void> {
    const { ask } = this.table;
    if (!ask || this.pondering || !this.table.picture?.hints) return;
    this.note = null;
    this.pondering = true;
    const answer = await this.table.say<'hint'>({ do: 'hint', seat: ask.seat });
    this.pondering = false;
    const advice = readHint(answer);
    if (answer.ok && answer.proposed) toasts.say(label('web-advice-asked'));
    else if (!advice) this.table.complain(answer);
    else this.heard = { of: keyOf(ask), advice, told: 1, shut: false };
    if (!this.isRead) this.table.hand.playForced();
  }

  /** Tell one step more; with the last one the answer is marked. */
  more(): void {
    if (this.heard) this.heard = { ...this.heard, told: this.heard.told + 1 };
  }

  /** The hint is read; what it advises stays marked. */
  shut(): void {
    if (!this.heard) return;
    this.heard = { ...this.heard, shut: true };
    this.table.hand.playForced();
  }
}
