/**
 * What this page gives to the seed of a match, so that nobody can choose it alone: first the fingerprint of a secret
 * number, and the number itself once everybody's fingerprint is there. No click is needed.
 */
import { api, Trouble } from '../net/api';
import type { ChanceFacts, ChanceWish, Lobby } from '../net/schema.gen';
import { canHash, fingerprint, hex } from './check';

const KEPT = 'saecula-chance';
const MOST_KEPT = 200;

/** What this browser remembers of a match: its own number, and the server's fingerprint before that was told. */
export interface Remembered {
  server: string;
  /** Several where two tabs chose one each, or a page was left before the answer came: one of them was taken. */
  numbers: string[];
}

/** Where a browser keeps nothing, the page remembers as long as it is open. */
let here: Record<string, Remembered> = {};

function all(): Record<string, Remembered> {
  try {
    return { ...here, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Remembered>) };
  } catch {
    return here;
  }
}

export function remembered(match: string): Remembered | undefined {
  return all()[match];
}

function remember(match: string, one: Remembered): void {
  const rest = Object.entries(all()).filter(([other]) => other !== match);
  here = Object.fromEntries([...rest, [match, one] as const].slice(-MOST_KEPT));
  try {
    localStorage.setItem(KEPT, JSON.stringify(here));
  } catch {
    // Only this page knows it.
  }
}

/** The number that belongs to a fingerprint which one of these seats gave. */
async function numberGiven(match: string, you: number[], chance: ChanceFacts): Promise<string> {
  const mine = remembered(match);
  if (mine?.server !== chance.server) return '';
  const given = chance.seats.filter((one) => you.includes(one.seat)).map((one) => one.fingerprint);
  for (const number of mine.numbers) if (given.includes(await fingerprint(number))) return number;
  return '';
}

/** What is to be given now, if anything. */
export async function due(match: string, you: number[], chance: ChanceFacts): Promise<ChanceWish | null> {
  if (chance.settled || !you.some((seat) => chance.waits_for.includes(seat))) return null;
  if (!canHash()) return chance.open ? null : { fingerprint: '' };
  if (chance.open) {
    const number = await numberGiven(match, you, chance);
    return number ? { number } : null;
  }
  const number = hex(crypto.getRandomValues(new Uint8Array(32)));
  const before = remembered(match);
  const others = before?.server === chance.server ? before.numbers : [];
  remember(match, { server: chance.server, numbers: [...others, number] });
  return { fingerprint: await fingerprint(number) };
}

/** Give what is due, and return the lobby after it. */
export async function share(lobby: Lobby): Promise<Lobby> {
  let now = lobby;
  for (let step = 0; step < 2; step += 1) {
    const wish = await due(now.match, now.you, now.chance);
    if (!wish) break;
    try {
      now = await api.chance(now.match, wish);
    } catch (error) {
      if (wish.fingerprint && error instanceof Trouble && error.key === 'chance-given') {
        await drop(now.match, wish.fingerprint);
      }
      throw error;
    }
  }
  return now;
}

/** Another device or tab was quicker: this number counts for nothing. */
async function drop(match: string, refused: string): Promise<void> {
  const mine = remembered(match);
  if (!mine) return;
  const prints = await Promise.all(mine.numbers.map(fingerprint));
  remember(match, { ...mine, numbers: mine.numbers.filter((_, i) => prints[i] !== refused) });
}
