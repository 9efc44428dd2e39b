/** Facts by HTTP: docs/protocol.md. Every call answers or throws a `Trouble` with words for the player. */

export interface Person {
  id: string;
  name: string;
  settings: Record<string, unknown>;
}

export interface TitleOption {
  key: string;
  name: string;
  help?: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  /** Words for the values. */
  names: Record<string, string>;
}

export interface BotFacts {
  key: string;
  name: string;
  help?: string;
}

export interface TitleFacts {
  key: string;
  name: string;
  tagline: string;
  seats: number[];
  options: TitleOption[];
  provenance: string;
  bots: BotFacts[];
  /** Whether seats see different things: then one device is passed around face down. */
  hides: boolean;
}

export interface LobbySeat {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
  /** The secret of its link: the host's and the owner's only. */
  key: string;
  mine: boolean;
}

export interface Lobby {
  match: string;
  title: string;
  mode: Mode;
  minutes: number;
  options: Record<string, unknown>;
  seats: LobbySeat[];
  /** The seat whose link brought us here. */
  invited: number | null;
  /** The spectators' key. */
  public: string;
  host: boolean;
  /** Whether every seat is taken. */
  ready: boolean;
  /** Nobody frees another person's seat any more. */
  running: boolean;
  over: boolean;
}

export interface MatchRow {
  match: string;
  title: string;
  mode: Mode;
  /** Whether it is my turn. */
  turn: boolean;
  over: boolean;
  players: string[];
  points: number[];
  you: number[];
  /** Seconds since 1970. */
  changed: number;
}

export type Mode = 'live' | 'table' | 'days';

export interface NewMatch {
  title: string;
  seats: string[];
  options: Record<string, unknown>;
  mode: Mode;
  minutes?: number;
  seed?: string;
}

export interface Made {
  match: string;
  key: string;
}

/** What chance brought against what was to be expected. */
export interface Odds {
  tables: OddsTable[];
  /** Everything is told: nothing hidden is left out. */
  whole: boolean;
}

export interface OddsTable {
  verb: string;
  /** Whose chance it was; −1: nobody's in particular. */
  seat: number;
  draws: number;
  outcomes: { notation: string; text: string; came: number; expected: number | null }[];
}

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

type Rec = Record<string, unknown>;

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
    const problem = (answer as { problem?: { key?: string; text?: string } } | null)?.problem;
    throw new Trouble(response.status, problem?.key ?? `status-${response.status}`, problem?.text ?? '');
  }
  return answer as T;
}

const part = encodeURIComponent;
const withKey = (key: string | undefined): string => (key ? `?key=${part(key)}` : '');

export const api = {
  async me(): Promise<Person | null> {
    return (await call<{ person: Person | null }>('GET', '/api/me')).person;
  },
  async saveMe(change: { name?: string; settings?: Rec }): Promise<Person> {
    return unwrapPerson(await call('POST', '/api/me', change));
  },
  async phrase(): Promise<string> {
    return (await call<{ phrase: string }>('POST', '/api/me/phrase')).phrase;
  },
  async recover(phrase: string): Promise<Person> {
    return unwrapPerson(await call('POST', '/api/me/recover', { phrase }));
  },
  async titles(lang: string): Promise<TitleFacts[]> {
    return (await call<{ titles: TitleFacts[] }>('GET', `/api/titles?lang=${part(lang)}`)).titles;
  },
  async labels(lang: string, title = ''): Promise<Record<string, string>> {
    return call('GET', `/api/labels?lang=${part(lang)}${title ? `&title=${part(title)}` : ''}`);
  },
  async rules(title: string, lang: string): Promise<string> {
    return (await call<{ html: string }>('GET', `/api/rules/${part(title)}?lang=${part(lang)}`)).html;
  },
  async matches(lang: string): Promise<MatchRow[]> {
    return (await call<Rec[]>('GET', `/api/matches?lang=${part(lang)}`)).map(readRow);
  },
  make: (wish: NewMatch): Promise<Made> => call('POST', '/api/matches', wish),
  async lobby(match: string, key?: string): Promise<Lobby> {
    return readLobby(match, await call('GET', `/api/matches/${part(match)}${withKey(key)}`));
  },
  async seat(
    match: string,
    seat: number,
    wish: { do: 'take' | 'leave' | 'bot' | 'open'; key?: string; bot?: string },
  ): Promise<Lobby> {
    return readLobby(match, await call('POST', `/api/matches/${part(match)}/seats/${seat}`, wish));
  },
  rematch: (match: string): Promise<Made> => call('POST', `/api/matches/${part(match)}/rematch`, {}),
  branch: (match: string, n: number): Promise<Made> => call('POST', `/api/matches/${part(match)}/branch`, { n }),
  async log(match: string, key?: string): Promise<string> {
    return call<string>('GET', `/api/matches/${part(match)}/log${withKey(key)}`);
  },
  odds: (match: string, lang: string, key?: string): Promise<Odds> =>
    call('GET', `/api/matches/${part(match)}/odds?lang=${part(lang)}${key ? `&key=${part(key)}` : ''}`),
  bring: (log: string): Promise<Made> => call('POST', '/api/import', { log }),
};

function unwrapPerson(answer: unknown): Person {
  const record = answer as { person?: Person } & Person;
  return record.person ?? record;
}

function readRow(row: Rec): MatchRow {
  return {
    match: String(row.match),
    title: String(row.title),
    mode: (row.mode ?? 'live') as Mode,
    turn: row.turn === true,
    over: row.over === true,
    players: (row.players ?? []) as string[],
    points: (row.points ?? []) as number[],
    you: (row.you ?? []) as number[],
    changed: Number(row.changed ?? 0),
  };
}

function readLobby(match: string, row: Rec): Lobby {
  const you = (row.you ?? []) as number[];
  const seats = ((row.seats ?? []) as Rec[]).map(
    (seat, at): LobbySeat => ({
      seat: Number(seat.seat ?? at),
      name: String(seat.name ?? ''),
      kind: (seat.kind ?? 'open') as LobbySeat['kind'],
      bot: String(seat.bot ?? ''),
      key: String(seat.key ?? ''),
      mine: you.includes(Number(seat.seat ?? at)),
    }),
  );
  return {
    match,
    title: String(row.title),
    mode: (row.mode ?? 'live') as Mode,
    minutes: Number(row.minutes ?? 0),
    options: (row.options ?? {}) as Rec,
    seats,
    invited: typeof row.seat === 'number' ? row.seat : null,
    public: String(row.public ?? ''),
    host: row.host === true,
    ready: typeof row.ready === 'boolean' ? row.ready : seats.every((seat) => seat.kind !== 'open'),
    running: row.running === true,
    over: row.over === true,
  };
}

/** The address that brings somebody to a match, with a seat's secret or the spectators' key. */
export function linkOf(match: string, key: string): string {
  return `${location.origin}/match/${part(match)}?key=${part(key)}`;
}
