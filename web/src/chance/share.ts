/**
 * What this page gives to the seed of a match, so that nobody can choose it alone: first the fingerprint of a secret
 * number, and the number itself once everybody's fingerprint is there. No click is needed.
 */
import { api } from '../net/api';
import type { ChanceFacts, ChanceWish, Lobby } from '../net/schema.gen';
import { canHash, fingerprint, hex } from './check';

const KEPT = 'saecula-chance';
const MOST_KEPT = 200;

/** What this browser remembers of a match: its own number, and the server's fingerprint before it was told. */
export interface Remembered {
  number: string;
  server: string;
}

/** Before the server has taken it, and where a browser keeps nothing. */
const here = new Map<string, Remembered>();

function all(): Record<string, Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Remembered>;
  } catch {
    return {};
  }
}

export function remembered(match: string): Remembered | undefined {
  return here.get(match) ?? all()[match];
}

/** Keep for the end, and for the next visit, what the server has taken. */
function keep(match: string): void {
  const one = here.get(match);
  if (!one) return;
  const rest = Object.entries(all()).filter(([other]) => other !== match);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...rest, [match, one]].slice(-MOST_KEPT))));
  } catch {
    // This page remembers it as long as it is open.
  }
}

/** What is to be given now, if anything. */
export async function due(match: string, you: number[], chance: ChanceFacts): Promise<ChanceWish | null> {
  if (chance.settled || !you.some((seat) => chance.waits_for.includes(seat))) return null;
  if (chance.open) {
    const mine = remembered(match);
    return mine && mine.server === chance.server ? { number: mine.number } : null;
  }
  if (!canHash()) return { fingerprint: '' };
  const number = hex(crypto.getRandomValues(new Uint8Array(32)));
  here.set(match, { number, server: chance.server });
  return { fingerprint: await fingerprint(number) };
}

/** Give what is due, and return the lobby after it. */
export async function share(lobby: Lobby): Promise<Lobby> {
  let now = lobby;
  for (let step = 0; step < 2; step += 1) {
    const wish = await due(now.match, now.you, now.chance);
    if (!wish) break;
    now = await api.chance(now.match, wish);
    keep(now.match);
  }
  return now;
}
