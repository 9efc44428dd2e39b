/**
 * The device that several players with secrets pass around: who holds it, whose eyes it may show, and who must say something
 * without seeing another's cards. The server cannot tell who looks; this keeps them apart.
 */

import type { About, Picture } from '../net/schema.gen';
import type { Table } from './table.svelte';

const NOBODY = -2;

/** What is said of a proposal. */
export const PROPOSALS = {
  undo: 'web-proposal',
  hints: 'web-advice-proposal',
  seat: 'web-vote-proposal',
} as const;

/** What is said of it while others are waited for. */
export const WAITING_PROPOSALS = {
  undo: 'web-proposal-waits',
  hints: 'web-advice-proposal-waits',
  seat: 'web-vote-proposal-waits',
} as const;

/** Somebody at this device is to answer under cover: a proposal of others, or which of them takes something back. */
export interface Plea {
  about: About | 'own';
  /** Who may answer. */
  seats: number[];
  /** Who asks for it. */
  by: number;
}

export class Device {
  private holder = NOBODY;
  /** Who may take something back, once one of them says so. */
  private taking: number[] = $state.raw([]);

  constructor(
    private readonly table: Table,
    /** Seats see different things. */
    private readonly hides: boolean,
  ) {}

  /** Several with secrets share it, while the match runs. */
  private isShared(picture: Picture): boolean {
    return this.hides && !picture.over && picture.you.length > 1;
  }

  /** Another picture has come: must it be covered? */
  follow(picture: Picture): boolean {
    this.taking = [];
    if (this.pleaOf(picture)) this.holder = NOBODY;
    return this.isShared(picture) && picture.as !== this.holder;
  }

  /** The seat whose turn it is has it now. */
  take(): void {
    this.holder = this.table.picture?.as ?? NOBODY;
  }

  /** Whose eyes may be shown: everybody's at the end, of several with secrets only those of whoever holds it. */
  get eyes(): number[] {
    const { picture } = this.table;
    if (!picture) return [];
    if (picture.over) return picture.players.map((player) => player.seat);
    return this.isShared(picture) ? [picture.as] : picture.you;
  }

  /** One of one's own seats whose answer whoever looks at the screen may give. */
  answers(seat: number): boolean {
    const { picture } = this.table;
    return !!picture && (this.isShared(picture) ? seat === picture.as : picture.you.includes(seat));
  }

  /** Those who must say first that they take something back: a secret choice is undone by its own player alone. */
  undoers(): number[] {
    const { picture } = this.table;
    if (!picture || !this.isShared(picture) || picture.undo[String(picture.as)] === 'free') return [];
    const seats = Object.keys(picture.undo).map(Number);
    return seats.some((seat) => seat !== picture.as) ? seats : [];
  }

  /** Cover everything until one of them has said that it is they who take something back. */
  ask(seats: number[]): void {
    this.taking = seats;
    this.holder = NOBODY;
    this.table.covered = true;
  }

  get plea(): Plea | null {
    const { picture } = this.table;
    if (!picture) return null;
    return this.taking.length ? { about: 'own', seats: this.taking, by: NOBODY } : this.pleaOf(picture);
  }

  private pleaOf(picture: Picture): Plea | null {
    const { proposal } = picture;
    if (!proposal || !this.isShared(picture)) return null;
    const seat = proposal.waits_for.find((one) => one !== picture.as && picture.you.includes(one));
    return seat === undefined ? null : { about: proposal.about, seats: [seat], by: proposal.seat };
  }

  /** Answer a plea, as one of those who are asked; nobody: leave everything as it is. Then the device is passed on. */
  async answer(seat: number | null): Promise<void> {
    const { plea } = this;
    this.taking = [];
    if (plea?.about === 'own') {
      if (seat !== null) await this.table.undoAs(seat);
    } else if (plea?.seats[0] !== undefined) await this.table.consent(seat !== null, plea.seats[0]);
  }
}
