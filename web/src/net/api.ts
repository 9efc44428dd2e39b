/** Facts by HTTP: docs/protocol.md. Every call answers or throws a `Trouble` with words for the player. */

import type {
  BranchWish,
  Brought,
  ChanceWish,
  Gone,
  Known,
  Lobby,
  Made,
  MatchRow,
  Me,
  NewMatch,
  Odds,
  PersonFacts,
  Recovery,
  RecoveryPhrase,
  RulesText,
  SeatWish,
  Somebody,
  Titles,
  Wrong,
} from './schema.gen';

/** Something went wrong and the server said what. `key` is "offline" if it said nothing at all. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
  ) {
    super(text);
  }
}

export async function call<T = unknown>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(0, 'offline', '');
  }
  const text = await response.text();
  let answer: unknown = text;
  if ((response.headers.get('content-type') ?? '').includes('json')) {
    try {
      answer = JSON.parse(text);
    } catch {
      throw new Trouble(response.status, 'unreadable', '');
    }
  }
  if (!response.ok) {
    const problem = (answer as Partial<Wrong> | null)?.problem;
    throw new Trouble(response.status, problem?.key ?? `status-${response.status}`, problem?.text ?? '');
  }
  return answer as T;
}

const part = encodeURIComponent;
const withKey = (key: string | undefined): string => (key ? `?key=${part(key)}` : '');

/** Become somebody. */
async function person(path: string, wish: Me | Recovery): Promise<PersonFacts> {
  const { person: found } = await call<Somebody>('POST', path, wish);
  if (!found) throw new Trouble(0, 'unreadable', '');
  return found;
}

export const api = {
  me: (): Promise<Somebody> => call('GET', '/api/me'),
  known: (): Promise<Known> => call('GET', '/api/me/known'),
  async deleteMe(): Promise<void> {
    await call<Gone>('POST', '/api/me/delete', {});
  },
  saveMe: (change: Me): Promise<PersonFacts> => person('/api/me', change),
  async phrase(): Promise<string> {
    return (await call<RecoveryPhrase>('POST', '/api/me/phrase')).phrase;
  },
  recover: (phrase: string): Promise<PersonFacts> => person('/api/me/recover', { phrase }),
  titles: (lang: string): Promise<Titles> => call('GET', `/api/titles?lang=${part(lang)}`),
  async labels(lang: string, title = ''): Promise<Record<string, string>> {
    return call('GET', `/api/labels?lang=${part(lang)}${title ? `&title=${part(title)}` : ''}`);
  },
  async rules(title: string, lang: string): Promise<string> {
    return (await call<RulesText>('GET', `/api/rules/${part(title)}?lang=${part(lang)}`)).html;
  },
  matches: (lang: string): Promise<MatchRow[]> => call('GET', `/api/matches?lang=${part(lang)}`),
  make: (wish: NewMatch): Promise<Made> => call('POST', '/api/matches', wish),
  lobby: (match: string, key?: string): Promise<Lobby> => call('GET', `/api/matches/${part(match)}${withKey(key)}`),
  seat: (match: string, seat: number, wish: SeatWish): Promise<Lobby> =>
    call('POST', `/api/matches/${part(match)}/seats/${seat}`, wish),
  chance: (match: string, wish: ChanceWish): Promise<Lobby> => call('POST', `/api/matches/${part(match)}/chance`, wish),
  rematch: (match: string): Promise<Made> => call('POST', `/api/matches/${part(match)}/rematch`, {}),
  branch: (match: string, wish: BranchWish): Promise<Made> => call('POST', `/api/matches/${part(match)}/branch`, wish),
  log: (match: string, key?: string): Promise<string> => call('GET', `/api/matches/${part(match)}/log${withKey(key)}`),
  odds: (match: string, lang: string, key?: string): Promise<Odds> =>
    call('GET', `/api/matches/${part(match)}/odds?lang=${part(lang)}${key ? `&key=${part(key)}` : ''}`),
  bring: (wish: Brought): Promise<Made> => call('POST', '/api/import', wish),
};

/** The address that brings somebody to a match, with a seat's secret or the spectators' key. */
export function linkOf(match: string, key: string): string {
  return `${location.origin}/match/${part(match)}?key=${part(key)}`;
}
