/**
 * What lies over the page – drawers, replay – has an entry of its own in the browser's history: Back closes it. Closed by
 * another way, it takes its entry along.
 *
 * `open` says what lies there, `depth` how many entries the browser has for it. Entries are given up when everything that
 * happens at once has happened: one drawer that takes the place of another keeps its entry.
 */

interface Layer {
  close: () => void;
}

export class Layers {
  private open: Layer[] = [];
  private depth: number;
  /** We go back by ourselves. */
  private going = false;
  private waiting = false;

  constructor(private readonly page: Pick<Window, 'history' | 'addEventListener'>) {
    this.depth = this.here();
    page.addEventListener('popstate', () => this.arrive());
  }

  /** Something lies over the page now; `close` puts it away. Returns what is to be called once it is gone. */
  lay(close: () => void): () => void {
    const layer = { close };
    this.open.push(layer);
    this.enter();
    return () => {
      this.open = this.open.filter((one) => one !== layer);
      this.settle();
    };
  }

  /** Another page comes: whether it takes the place of a layer's entry. */
  leave(): boolean {
    const had = this.depth > 0;
    this.depth = 0;
    return had;
  }

  /** How deep the entry is that the browser shows. */
  private here(): number {
    return Number((this.page.history.state as { layers?: number } | null)?.layers ?? 0);
  }

  private arrive(): void {
    this.depth = this.here();
    if (this.going) {
      this.going = false;
      this.enter();
      this.settle();
      return;
    }
    while (this.open.length > this.depth) this.open.pop()?.close();
  }

  /** Have an entry for everything that is open. */
  private enter(): void {
    if (this.going) return;
    while (this.depth < this.open.length) this.page.history.pushState({ layers: ++this.depth }, '');
  }

  /** Have no entry for what is gone. */
  private settle(): void {
    if (this.waiting) return;
    this.waiting = true;
    queueMicrotask(() => {
      this.waiting = false;
      if (this.going || this.depth <= this.open.length) return;
      this.going = true;
      this.page.history.go(this.open.length - this.depth);
    });
  }
}

export const layers = new Layers(window);
