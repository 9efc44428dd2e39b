/**
 * The check of chance: what a log says of its seed, and whether it holds. Hashing alone, no rule of any game: how many
 * outcomes there are is taken from the log. docs/protocol.md has the lines, src/saecula/match/honesty.py the same check
 * with the rules; tests/chance.json has what both must find.
 */

export const SERVER = -1;

/** What one contributor gave; empty where it is missing or not told. */
export interface Contribution {
  who: number;
  fingerprint: string;
  number: string;
}

/** An event is what `width` outcomes from `first` on stand for, of `whole` even ones. */
export interface Slice {
  n: number;
  first: number;
  width: number;
  whole: number;
}

export interface Honesty {
  contributions: Contribution[];
  first: number;
  slices: Slice[];
  /** What chance decided and no undo took back: the number of the event, and its words. */
  draws: [n: number, words: string][];
}

export type Finding = [key: 'number-wrong' | 'event-wrong' | 'event-untold', number: number];

export interface Verdict {
  /** Whether the server's number is known: it is told at the end. */
  told: boolean;
  seed: string;
  events: number;
  findings: Finding[];
  honesty: Honesty;
}

/** Hashing needs a page that came by TLS, from this machine, or from a file. */
export function canHash(): boolean {
  return typeof crypto !== 'undefined' && !!crypto.subtle;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The fingerprint of a secret number: the SHA-256 of its text. */
export async function fingerprint(number: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(number))));
}

/** The seed: the server's number, and those of people by seat; without any of these it is the server's. */
export async function seedOf(server: string, numbers: [seat: number, number: string][]): Promise<string> {
  const given = numbers.filter(([, number]) => number).sort(([a], [b]) => a - b);
  if (!given.length) return server;
  return fingerprint([`server ${server}`, ...given.map(([seat, number]) => `seat ${seat} ${number}`)].join('\n'));
}

/** What makes the random numbers of events: seven bytes of HMAC-SHA-256. */
export async function numbersOf(seed: string): Promise<(n: number) => Promise<bigint>> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return async (n) => {
    const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(String(n))));
    return BigInt(`0x${hex(signed.slice(0, 7))}`);
  };
}

const SECRET = /^chance (?:server|seat (\d\d?)) ([0-9a-f]{64}|-) (\S{1,200})$/;
const FIRST = /^chance from (\d{1,6})$/;
const SLICE = /^chance event (\d{1,6}) (\d{1,18}) (\d{1,18}) (\d{1,18})$/;
const EVENT = /^(\d{1,6}) (nature|seat \d\d?) {1,2}(.+)$/;

/** Read what a log says of its chance. */
export function readChance(log: string): Honesty {
  const found: Honesty = { contributions: [], first: 1, slices: [], draws: [] };
  const events: [n: number, who: string, words: string][] = [];
  const told = (word: string): string => (word === '-' ? '' : word);
  for (const line of log.split(/\r?\n/)) {
    const secret = SECRET.exec(line);
    const first = FIRST.exec(line);
    const slice = SLICE.exec(line);
    const event = EVENT.exec(line);
    if (secret) {
      const [, seat, mark = '', number = ''] = secret;
      found.contributions.push({ who: Number(seat ?? SERVER), fingerprint: told(mark), number: told(number) });
    } else if (first) found.first = Number(first[1]);
    else if (slice) {
      const [n = 0, from = 0, width = 0, whole = 0] = slice.slice(1).map(Number);
      found.slices.push({ n, first: from, width, whole });
    } else if (event) events.push([Number(event[1]), event[2] ?? '', event[3] ?? '']);
  }
  found.draws = standing(events)
    .filter(([n, who]) => who === 'nature' && n >= found.first)
    .map(([n, , words]) => [n, words]);
  return found;
}

/** The events that no undo has cancelled; an undo may cancel an undo. */
function standing(events: [n: number, who: string, words: string][]): typeof events {
  const cancelled = new Set<number>();
  const kept: typeof events = [];
  for (const event of events.toReversed()) {
    const [n, , words] = event;
    if (cancelled.has(n)) continue;
    if (words.startsWith('undo ')) for (const one of words.slice(5).split(' ')) cancelled.add(Number(one));
    else kept.push(event);
  }
  return kept.reverse();
}

/** Check a log. */
export async function check(log: string): Promise<Verdict> {
  const honesty = readChance(log);
  const findings: Finding[] = [];
  for (const one of honesty.contributions) {
    if (one.number && (await fingerprint(one.number)) !== one.fingerprint) findings.push(['number-wrong', one.who]);
  }
  const server = honesty.contributions.find((one) => one.who === SERVER)?.number ?? '';
  const people = honesty.contributions.filter((one) => one.who !== SERVER);
  if (!server) return { told: false, seed: '', events: 0, findings, honesty };
  const seed = await seedOf(
    server,
    people.map((one) => [one.who, one.number]),
  );
  const numberOf = await numbersOf(seed);
  const slices = new Map(honesty.slices.map((one) => [one.n, one]));
  let events = 0;
  for (const [n] of honesty.draws) {
    const slice = slices.get(n);
    if (!slice) findings.push(['event-untold', n]);
    else if (fits(slice, await numberOf(n))) events += 1;
    else findings.push(['event-wrong', n]);
  }
  return { told: true, seed, events, findings, honesty };
}

function fits(slice: Slice, number: bigint): boolean {
  if (slice.whole < 1) return false;
  const rest = number % BigInt(slice.whole);
  return BigInt(slice.first) <= rest && rest < BigInt(slice.first + slice.width);
}
