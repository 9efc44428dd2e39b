/**
 * Others move faster than anybody can watch: their moves are shown one after another. The present is never held back: one
 * tap or key and it is there, and whoever falls behind is shown fewer, quicker steps.
 */

import type { Picture } from '../net/schema.gen';
import { type Pace, settings } from '../settings.svelte';
import type { Table } from './table.svelte';

/** Milliseconds for a step. */
export const PACES: Record<Pace, number> = { slow: 1100, normal: 480, fast: 200, off: 0 };
/** So many steps have their whole time; more of them share it. */
const AT_EASE = 12;
const SHORTEST = 90;
/** Steps beyond these are not worth the wait. */
const MOST = 40;

export class Show {
  /** The moment that is drawn instead of now. */
  picture: Picture | null = $state.raw(null);
  private queue: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = 0;

  constructor(private readonly table: Table) {}

  get isOn(): boolean {
    return this.picture !== null;
  }

  /** A new picture has come: shall what led to it be shown step by step? Then now is drawn later. */
  follow(before: Picture | null, now: Picture): boolean {
    if (!before || !this.wanted(before, now)) {
      this.stop();
      return false;
    }
    const steps = [...new Set(now.lines.map((line) => line.n))].filter((n) => n > before.n);
    if (!steps.length) return this.isOn;
    this.queue = [...this.queue, ...steps].slice(-MOST);
    if (this.isOn) return true;
    this.picture = before;
    void this.run(++this.running);
    return true;
  }

  /** One's own moves need no show, nor does what nobody watches or what a player with secrets may not see yet. */
  private wanted(before: Picture, now: Picture): boolean {
    if (!PACES[settings.pace] || document.hidden || this.table.covered || this.table.past.isOpen) return false;
    if (now.story_from <= before.n || now.as !== before.as) return false;
    return this.isOn || !before.to_act.every((seat) => now.you.includes(seat));
  }

  private async run(turn: number): Promise<void> {
    while (this.queue.length) {
      const n = this.queue.shift() ?? 0;
      const now = this.table.picture;
      const step = now && n < now.n ? await this.table.past.at(n, now.as) : now;
      if (turn !== this.running || !step) break;
      if (!this.queue.length && step === now) break;
      this.picture = step;
      await this.pause();
      if (turn !== this.running) return;
    }
    if (turn === this.running) this.skip();
  }

  private pause(): Promise<void> {
    const share = Math.min(1, AT_EASE / Math.max(1, this.queue.length));
    const time = Math.max(SHORTEST, PACES[settings.pace] * share);
    return new Promise((done) => {
      this.timer = setTimeout(done, time);
    });
  }

  /** Now, please. */
  skip(): void {
    if (!this.isOn) return;
    this.stop();
    this.table.arrive();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running += 1;
    this.queue = [];
    this.picture = null;
  }
}
