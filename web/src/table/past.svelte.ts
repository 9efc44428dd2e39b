/** Looking back: the picture after any event, through any eyes this player may have. */

import type { Picture } from '../net/schema.gen';
import { readAt } from './reading';
import type { Table } from './table.svelte';

export class Past {
  /** The step that is looked at instead of now. */
  n: number | null = $state(null);
  /** What it looked like; until it has come, the one before. */
  picture: Picture | null = $state.raw(null);
  /** Whose eyes, if not one's own; −1: what everybody may see. */
  eyes: number | null = $state(null);
  /** It runs by itself. */
  running = $state(false);
  private known = new Map<string, Picture>();

  constructor(private readonly table: Table) {}

  get isOpen(): boolean {
    return this.n !== null;
  }

  /** Another language: every picture is worth nothing. */
  forget(): void {
    this.known.clear();
  }

  /** The picture after event n, as `seat` saw it. */
  async at(n: number, seat: number): Promise<Picture | null> {
    const now = this.table.picture;
    const key = `${seat}/${n}`;
    const known = this.known.get(key);
    if (known || !now) return known ?? null;
    const found = readAt(await this.table.say<'at'>({ do: 'at', n, seat }), now);
    if (found) this.known.set(key, found);
    return found;
  }

  async see(n: number): Promise<void> {
    const now = this.table.picture;
    if (!now) return;
    const step = Math.max(0, Math.min(n, now.n));
    this.table.ending = false;
    this.table.aside.close();
    this.table.show.skip();
    this.n = step;
    this.picture ??= now;
    const seat = this.eyes ?? now.as;
    const found = await this.at(step, seat);
    if (found && this.n === step && seat === (this.eyes ?? this.table.picture?.as)) this.picture = found;
  }

  /** Look through other eyes. */
  async lookAs(seat: number): Promise<void> {
    this.eyes = seat;
    if (this.n !== null) await this.see(this.n);
  }

  /** Back to the present. */
  close(): void {
    if (this.n === null) return;
    this.n = null;
    this.picture = null;
    this.eyes = null;
    this.running = false;
    this.table.aside.light([]);
    this.table.arrive();
  }

  /** The numbers of steps at which something was told: what arrow keys stop at. */
  get stops(): number[] {
    return [...new Set([0, ...this.table.story.map((line) => line.n), this.table.picture?.n ?? 0])];
  }

  /** Step by told moments. */
  async step(by: number | 'first' | 'last'): Promise<void> {
    const { stops } = this;
    const here = this.n ?? this.table.picture?.n ?? 0;
    if (by === 'first') return this.see(0);
    if (by === 'last') return this.see(stops.at(-1) ?? 0);
    let at = stops.findLastIndex((stop) => stop <= here);
    if (by < 0 && (stops[at] ?? 0) < here) at += 1;
    return this.see(stops[Math.max(0, Math.min(stops.length - 1, at + by))] ?? 0);
  }
}
