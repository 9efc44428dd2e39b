/** What the player holds and sends: the draft, the rows to choose from, a choice that waits for an answer. */
import { label, labels } from '../labels.svelte';
import type { AskPicture, ChoicePicture } from '../net/schema.gen';
import { toasts } from '../session.svelte';
import { settings } from '../settings.svelte';
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
  isKnown,
  remaining,
  sent,
  tap,
  targets,
} from './draft';
import { type Entry, entriesOf } from './entries';
import { readPreview, readReasons } from './reading';
import type { Table } from './table.svelte';

const FORCED_AFTER = 700;
const DESCRIBE_MOST = 200;

export class Hand {
  draft: Draft = $state.raw(EMPTY);
  /** Sent and not yet answered. */
  pending: number[] | null = $state.raw(null);
  /** Choices that wait for “really?”. */
  sure: number[] | null = $state.raw(null);
  /** Words of choices that came without them. */
  private words: Map<number, string> = $state.raw(new Map());
  private asked = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  targets: Set<string> = $derived.by(() => targets(this.table.ask, this.draft));
  entries: Entry[] = $derived.by(() => {
    const { ask } = this.table;
    if (!ask) return [];
    const found = entriesOf(ask, this.draft, labels.name);
    return ask.brief ? found.map((one) => ({ ...one, text: this.words.get(one.number) ?? one.text })) : found;
  });
  /** The things of what is sent and not yet answered. */
  underWay: Set<string> = $derived.by(() => {
    const { pending } = this;
    const { ask } = this.table;
    if (!ask || !pending) return new Set();
    const choices = allChoices(ask).filter(([number]) => pending.includes(number));
    const pieces = ask.pieces.filter(([number]) => pending.includes(number));
    return new Set([...choices.flatMap(([, things]) => things), ...pieces.flatMap(([, , things]) => things)]);
  });
  /** The choice that ends the question: enough of the pick, or nothing of it all. */
  done: ChoicePicture | null = $derived.by(() => {
    const { ask } = this.table;
    return ask?.choices.find((choice) => isDone(ask, choice)) ?? null;
  });
  canSend: boolean = $derived.by(() => {
    const { ask } = this.table;
    return !!ask && enough(ask, this.draft);
  });

  constructor(private readonly table: Table) {}

  /** Another picture: what of the draft still fits stays in hand. */
  follow(before: AskPicture | null, now: AskPicture | null): void {
    this.draft = carry(before, now, this.draft);
    if (before && now?.ask === before.ask && now.seat === before.seat) return;
    this.pending = null;
    this.sure = null;
    this.words = new Map();
    this.asked.clear();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  // -- collecting -------------------------------------------------------------------------------------------------

  /** A thing on the board was tapped. */
  touch(thing: string): void {
    const { ask, aside } = this.table;
    this.sure = null;
    if (!ask) {
      if (this.table.mine.length) void aside.why({ thing });
      else void aside.help(thing);
      return;
    }
    const outcome = tap(ask, this.draft, thing);
    if (outcome.kind === 'draft') this.set(outcome.draft);
    else if (outcome.kind === 'send') void this.send(outcome.choices);
    else void aside.why({ thing });
  }

  /** A row of the list was pressed. */
  press(entry: Entry): void {
    if (entry.kind === 'group') this.set({ ...this.draft, things: [...this.draft.things, entry.key] });
    else if (entry.kind === 'piece') this.more(entry.number);
    else void this.send([entry.number]);
  }

  more(piece: number): void {
    const { ask, aside } = this.table;
    if (!ask) return;
    const next = add(ask, this.draft, piece);
    if (next === this.draft) void aside.why({ choice: piece });
    else this.set(next);
  }

  less(piece: number): void {
    this.set(drop(this.draft, piece));
  }

  back(): void {
    if (!isEmpty(this.draft)) this.set(back(this.draft));
  }

  clear(): void {
    if (!isEmpty(this.draft)) this.set(EMPTY);
  }

  private set(draft: Draft): void {
    this.draft = draft;
    this.sure = null;
    this.table.aside.close();
    if (settings.sound) play('tap');
    this.table.aside.unlook();
    void this.check();
  }

  /** Let the table say what still joins the pieces in hand, and whether they are a whole answer. */
  async check(): Promise<void> {
    const { ask, aside } = this.table;
    const { pieces } = this.draft;
    if (ask?.shape !== 'pick' || isKnown(this.draft)) return;
    const answer = await aside.foresee(ask, pieces);
    if (this.draft.pieces !== pieces || this.table.ask?.ask !== ask.ask) return;
    const seen = readPreview(answer);
    if (seen?.left) this.draft = { ...this.draft, rest: { of: pieces, left: seen.left, enough: seen.enough } };
    else if (answer.refused) {
      // Tapped before the table had spoken of the piece before it.
      this.set(back({ ...this.draft, things: [] }));
      aside.refuse('', label('web-refused'), readReasons(answer));
    }
  }

  /** Ask for the words of rows that came without them. */
  async describe(): Promise<void> {
    const { ask } = this.table;
    if (!ask?.brief) return;
    const wanted = this.entries
      .map((entry) => entry.number)
      .filter((number) => number >= 0 && !this.asked.has(number))
      .slice(0, DESCRIBE_MOST);
    if (!wanted.length) return;
    for (const number of wanted) this.asked.add(number);
    const answer = await this.table.say<'describe'>({ do: 'describe', seat: ask.seat, choices: wanted });
    if (!answer.ok || this.table.ask?.ask !== ask.ask) return;
    const texts = Object.entries(answer.texts ?? {});
    this.words = new Map([...this.words, ...texts.map(([number, text]): [number, string] => [Number(number), text])]);
  }

  // -- sending ----------------------------------------------------------------------------------------------------

  /** End the pick with what is in hand, or take the one choice that is left; on a full pick the server swallows `done`. */
  confirm(): void {
    const { ask } = this.table;
    if (!ask) return;
    if (this.sure) void this.send(this.sure, true);
    else if (ask.shape === 'pick') void this.finish(ask);
    else {
      const left = remaining(ask, this.draft);
      const only = left.length === 1 ? left[0] : this.done;
      if (only) void this.send([only[0]]);
    }
  }

  /** End a pick, once the table has said that its pieces are enough; where it cannot be asked, it judges what is sent. */
  private async finish(ask: AskPicture): Promise<void> {
    const { pieces } = this.draft;
    if (!isKnown(this.draft)) await this.check();
    if (this.draft.pieces !== pieces || this.table.ask?.ask !== ask.ask) return;
    if (enough(ask, this.draft)) await this.send(sent(ask, this.draft));
  }

  /** Send choices for the open question: all of them or none count. */
  async send(choices: number[], sure = false): Promise<void> {
    const { ask } = this.table;
    if (!ask || this.pending) return;
    this.pending = choices;
    this.table.aside.close();
    this.stop();
    if (!sure && settings.confirm && (await this.endsTurn(ask, choices))) {
      this.pending = null;
      if (this.table.ask?.ask === ask.ask) this.sure = choices;
      return;
    }
    this.sure = null;
    this.table.aside.unlook();
    if (settings.sound) play('done');
    const answer = await this.table.say<'choose'>({ do: 'choose', seat: ask.seat, ask: ask.ask, choices }, true);
    if (this.pending === choices) this.pending = null;
    if (!answer.ok) this.table.complain(answer);
    else if (this.table.ask?.ask === ask.ask) this.draft = EMPTY;
  }

  private async endsTurn(ask: AskPicture, choices: number[]): Promise<boolean> {
    const answer = await this.table.say<'preview'>({ do: 'preview', seat: ask.seat, choices });
    return readPreview(answer)?.ends ?? false;
  }

  /** Play the only possibility for the player, and say so. */
  playForced(): void {
    this.stop();
    const { ask } = this.table;
    const only = ask && settings.autoplay && !this.pending && this.table.standIn === null ? forced(ask) : null;
    if (!ask || !only) return;
    this.timer = setTimeout(() => {
      if (this.table.ask?.ask !== ask.ask || this.pending || !isEmpty(this.draft)) return;
      // Whoever closes what is read comes here again.
      if (this.table.aside.isRead) return;
      const [first] = only;
      const words =
        allChoices(ask).find((choice) => choice[0] === first)?.[2] ?? ask.pieces.find((p) => p[0] === first)?.[3];
      toasts.say(label('web-forced', { choice: words ?? '' }));
      void this.send(only, true);
    }, FORCED_AFTER);
  }
}
