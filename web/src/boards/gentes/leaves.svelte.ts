/** The leaves of a small screen: which one is in sight, and how much of the answer lies on each. */
import { tick } from 'svelte';
import { LEAVES, type Leaf } from './tools';

const MARGIN = 10;
const NONE: Record<Leaf, number> = { world: 0, shelf: 0, mine: 0 };

export class Leaves {
  box: HTMLElement | undefined = $state();
  at: Leaf = $state('world');
  answers: Record<Leaf, number> = $state(NONE);

  private page(leaf: Leaf): HTMLElement | null {
    return this.box?.querySelector<HTMLElement>(`[data-leaf="${leaf}"]`) ?? null;
  }

  private glowing(leaf: Leaf, targets: Set<string>): HTMLElement[] {
    const found = this.page(leaf)?.querySelectorAll<HTMLElement>('[data-thing]') ?? [];
    return [...found].filter(({ dataset }) => targets.has(dataset.thing ?? ''));
  }

  /** Count the things that answer, on each leaf. */
  async count(targets: Set<string>): Promise<void> {
    await tick();
    const count = (leaf: Leaf): number => this.glowing(leaf, targets).length;
    this.answers = { world: count('world'), shelf: count('shelf'), mine: count('mine') };
  }

  /** A new question: the leaf with most of its answers comes forward, with as many of them in sight as there is room for. */
  async follow(targets: Set<string>, still: boolean): Promise<void> {
    await this.count(targets);
    const best = LEAVES.reduce((a, b) => (this.answers[b] > this.answers[a] ? b : a));
    if (!this.answers[best] || !this.isTurned()) return;
    this.turn(best, still);
    const page = this.page(best);
    const boxes = this.glowing(best, targets).map((one) => one.getBoundingClientRect());
    if (!page || !boxes.length) return;
    const room = page.getBoundingClientRect();
    const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
    const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
    if (top < room.top || bottom > room.bottom) {
      const by = bottom - top > room.height || top < room.top ? top - room.top : bottom - room.bottom;
      page.scrollBy({ top: by, behavior: still ? 'instant' : 'smooth' });
    }
  }

  /** The leaves lie beside each other, not all in one picture. */
  private isTurned(): boolean {
    return !!this.box && this.box.scrollWidth > this.box.clientWidth + 1;
  }

  turn(leaf: Leaf, still: boolean): void {
    const page = this.page(leaf);
    this.box?.scrollTo?.({ left: page?.offsetLeft ?? 0, behavior: still ? 'instant' : 'smooth' });
    this.at = leaf;
  }

  /** Somebody swiped. */
  swiped(): void {
    const { box } = this;
    if (!box || !this.isTurned()) return;
    this.at = LEAVES[Math.round(box.scrollLeft / box.clientWidth)] ?? this.at;
  }
}
