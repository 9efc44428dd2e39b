// Written by tools/write_schema.py from Python's declarations.
// sha256 of schema.json: e694e6f26c5e8c9897e938950f380408af7e6988c28e7495e51bc9685faa509e

export type PageMessage =
  | Hello
  | Lang
  | Ping
  | Seen
  | Choose
  | Undo
  | Redo
  | ConsentReply
  | BotSeat
  | PreviewWish
  | Describe
  | Why
  | Help
  | HintWish
  | At;
export type TableMessage = PictureMessage | GoneMessage | Reply;
/**
 * One piece of a pick: its number, how many are left, the things it points at, its words.
 *
 * @minItems 4
 * @maxItems 4
 */
export type PiecePicture = [number, number, string[], string];
/**
 * One legal choice: its number, the things it points at, its words, its notation.
 *
 * @minItems 4
 * @maxItems 4
 */
export type ChoicePicture = [number, string[], string, string];
export type Mode = 'live' | 'days' | 'table';
export type Permission = 'free' | 'ask';
export type About = 'undo' | 'hints' | 'seat';
export type SeatKind = 'person' | 'bot' | 'open';
export type Door = 'open' | 'invited' | 'closed';
export type EngineState = 'compiled' | 'coming' | 'uncompiled';

export interface Protocol {
  said: PageMessage;
  told: TableMessage;
  answers: Answers;
}
/**
 * A page is here; `n` is the last picture it has.
 */
export interface Hello {
  do: 'hello';
  id?: number;
  lang?: string;
  n?: number;
}
/**
 * Speak another language.
 */
export interface Lang {
  do: 'lang';
  id?: number;
  lang?: string;
}
/**
 * Are you there?
 */
export interface Ping {
  do: 'ping';
  id?: number;
}
/**
 * A seat has the question `ask` in sight: its time begins.
 */
export interface Seen {
  do: 'seen';
  id?: number;
  seat?: number;
  ask?: number;
}
/**
 * A draft for the question `ask`.
 */
export interface Choose {
  do: 'choose';
  id?: number;
  seat?: number;
  ask?: number;
  choices?: number[];
}
/**
 * Take back a seat's last answer.
 */
export interface Undo {
  do: 'undo';
  id?: number;
  seat?: number;
}
/**
 * Take back the last undo.
 */
export interface Redo {
  do: 'redo';
  id?: number;
  seat?: number;
}
/**
 * The answer to a proposal.
 */
export interface ConsentReply {
  do: 'consent';
  id?: number;
  seat?: number;
  yes?: boolean;
}
/**
 * Let a bot sit for me, or come back.
 */
export interface BotSeat {
  do: 'bot';
  id?: number;
  seat?: number;
  on?: boolean;
}
/**
 * What would a draft do?
 */
export interface PreviewWish {
  do: 'preview';
  id?: number;
  seat?: number;
  choices?: number[];
}
/**
 * What do these choices say? For questions with many of them.
 */
export interface Describe {
  do: 'describe';
  id?: number;
  seat?: number;
  choices?: number[];
}
/**
 * Why is a thing, or a choice, not possible, alone or beside the pieces in hand?
 */
export interface Why {
  do: 'why';
  id?: number;
  seat?: number;
  thing?: string;
  choice?: number;
  pieces?: number[];
}
/**
 * What is this thing?
 */
export interface Help {
  do: 'help';
  id?: number;
  thing?: string;
}
/**
 * What would a strong player do?
 */
export interface HintWish {
  do: 'hint';
  id?: number;
  seat?: number;
}
/**
 * The picture after event n.
 */
export interface At {
  do: 'at';
  id?: number;
  n?: number;
  seat?: number;
}
/**
 * Something has changed.
 */
export interface PictureMessage {
  picture: Picture;
}
/**
 * What is true now.
 */
export interface Picture {
  as: number;
  n: number;
  title: string;
  seats: number;
  you: number[];
  view: unknown;
  to_act: number[];
  over: boolean;
  asks: AskPicture[];
  story_from: number;
  lines: LinePicture[];
  scores: ScorePicture[];
  redo: boolean;
  facts?: unknown;
  names?: {
    [k: string]: string;
  };
  match: string;
  mode: Mode;
  options: {
    [k: string]: string;
  };
  waiting: string;
  undo: {
    [k: string]: Permission;
  };
  branch: boolean;
  hints: Permission | null;
  proposal: ProposalPicture | null;
  seed: string | null;
  rematch: string | null;
  players: PlayerPicture[];
  seed_hash: string;
  clock: ClockPicture | null;
}
/**
 * A question of a seat; `done` is the choice that ends a pick. Where it is `brief`, the page asks for words.
 */
export interface AskPicture {
  seat: number;
  ask: number;
  key: string;
  section: string;
  text: string;
  shape: 'one' | 'pick';
  low: number;
  high: number;
  done: number;
  brief: boolean;
  pieces: PiecePicture[];
  choices: ChoicePicture[];
  lent: ChoicePicture[];
}
/**
 * A line of the story in shown words, each with the thing it names; `turn` is the event that began the turn.
 */
export interface LinePicture {
  n: number;
  turn: number;
  key: string;
  parts: [string, string][];
}
/**
 * One seat's score.
 */
export interface ScorePicture {
  seat: number;
  points: number;
  tie_break: number;
  place: number;
  parts: {
    [k: string]: number;
  };
}
/**
 * Who has proposed what, and whose answer is missing; `freed` is the seat that a vote would free.
 */
export interface ProposalPicture {
  about: About;
  seat: number;
  freed: number | null;
  n: number;
  waits_for: number[];
}
/**
 * Who sits in a seat; `help` is the character of a bot. For a `slow` one, rules of thumb play until compiled.
 */
export interface PlayerPicture {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string;
  help: string;
  here: boolean;
  slow: boolean;
}
/**
 * Whose time is up next, and when; `waits`: nobody is there for whom it would run out.
 */
export interface ClockPicture {
  waits: boolean;
  until: number;
  seat: number;
}
/**
 * The server stops; come back in a moment.
 */
export interface GoneMessage {
  gone: true;
}
/**
 * The answer to a message that carried the number `re`: done, refused by a rule, or wrong.
 */
export interface Reply {
  re: number;
  ok?: true;
  refused?: Refusal;
  problem?: Told;
  now?: Picture;
}
/**
 * The rule that forbids a choice.
 */
export interface Refusal {
  key: string;
  section: string;
  text: string;
}
/**
 * What is wrong: a key for programs, a sentence for people.
 */
export interface Told {
  key: string;
  text: string;
}
/**
 * What each message of a page is answered with, beside `re` and `ok`.
 */
export interface Answers {
  ping: NoAnswer;
  seen: NoAnswer;
  bot: NoAnswer;
  choose: DoneAnswer;
  redo: DoneAnswer;
  undo: UndoAnswer;
  consent: ConsentAnswer;
  preview: PreviewAnswer;
  describe: DescribeAnswer;
  why: WhyAnswer;
  help: HelpAnswer;
  hint: HintAnswer;
  at: PastAnswer;
}
/**
 * Nothing more is to be said.
 */
export interface NoAnswer {}
/**
 * A choice is done, and this is true now.
 */
export interface DoneAnswer {
  n: number;
  now: Picture;
}
/**
 * An undo is done, and this is true now; or the others have been asked.
 */
export interface UndoAnswer {
  n?: number;
  now?: Picture;
  proposed?: true;
}
/**
 * What was agreed to is done, and this is true now; or others have not answered yet.
 */
export interface ConsentAnswer {
  n?: number;
  now?: Picture;
}
/**
 * What a draft would do; of pieces of a pick also what may still join them, and whether they are enough.
 */
export interface PreviewAnswer {
  lines: string[];
  view: unknown;
  next: string;
  told: [
    string,
    {
      [k: string]: unknown;
    }
  ][];
  changes: unknown;
  done: string | null;
  ends_turn: boolean;
  pieces: [number, number][] | null;
  enough: boolean | null;
}
/**
 * The words of choices, by number.
 */
export interface DescribeAnswer {
  texts: {
    [k: string]: string;
  };
}
/**
 * Why something is not possible, if it is not; and what leads there, if anything does.
 */
export interface WhyAnswer {
  reasons: Refusal[];
  legal: boolean;
  routes: RoutePicture[];
}
/**
 * A choice that leads to a thing, and what may be done with it then.
 */
export interface RoutePicture {
  choice: number;
  text: string;
  goal: string;
}
/**
 * Help on a thing.
 */
export interface HelpAnswer {
  text: string;
  thing: string;
}
/**
 * What a strong player would do: three steps, choices and things of the whole answer; or the others were asked.
 */
export interface HintAnswer {
  steps?: string[];
  choices?: number[];
  things?: string[];
  proposed?: true;
}
/**
 * An earlier moment.
 */
export interface PastAnswer {
  picture: PastPicture;
}
/**
 * An earlier moment.
 */
export interface PastPicture {
  as: number;
  n: number;
  title: string;
  seats: number;
  you: number[];
  view: unknown;
  to_act: number[];
  over: boolean;
  asks: AskPicture[];
  story_from: number;
  lines: LinePicture[];
  scores: ScorePicture[];
  redo: boolean;
  facts?: unknown;
  names?: {
    [k: string]: string;
  };
  undo: {
    [k: string]: Permission;
  };
}
/**
 * A bot in words.
 */
export interface BotFacts {
  key: string;
  name: string;
  help: string;
}
/**
 * The event to go on from.
 */
export interface BranchWish {
  n: number;
}
/**
 * A log as text.
 */
export interface Brought {
  log: string;
}
/**
 * How the seed of a match comes about. While it is `open`, numbers are given; until then, fingerprints. `server` is the fingerprint of the server's number, `first` the first event that the seed decides. The match begins at the time `until` without what is missing; 0 while a seat is open.
 */
export interface ChanceFacts {
  server: string;
  settled: boolean;
  open: boolean;
  first: number;
  until: number;
  waits_for: number[];
  seats: ChanceSeat[];
}
/**
 * What the person in a seat gave to the seed; `number` when all are in, null where it was not given.
 */
export interface ChanceSeat {
  seat: number;
  fingerprint: string;
  number: string | null;
}
/**
 * What a person gives to the seed of a match: first a fingerprint ("" for none), then the number it belongs to.
 */
export interface ChanceWish {
  fingerprint?: string | null;
  number?: string | null;
}
/**
 * You are deleted: so many matches keep a seat without a name.
 */
export interface Gone {
  matches: number;
}
/**
 * Everything that is stored about you; of your recovery phrase only whether there is one.
 */
export interface Known {
  id: string;
  name: string;
  made: string;
  settings: {
    [k: string]: unknown;
  };
  recovery_phrase: boolean;
  matches: KnownMatch[];
}
/**
 * A match of yours, as far as you may know it.
 */
export interface KnownMatch {
  match: string;
  title: string;
  made: string;
  changed: string;
  over: boolean;
  host: boolean;
  seats: number[];
  log: string;
}
/**
 * Who sits where; `seat` is the one whose link you came by. While `running`, nobody else frees a person's seat.
 */
export interface Lobby {
  match: string;
  title: string;
  mode: Mode;
  minutes: number;
  options: {
    [k: string]: string;
  };
  ready: boolean;
  chance: ChanceFacts;
  running: boolean;
  over: boolean;
  host: boolean;
  seat: number | null;
  you: number[];
  public: string;
  seats: LobbySeat[];
}
/**
 * A seat; its key is the host's alone, and null while a person sits there.
 */
export interface LobbySeat {
  seat: number;
  kind: SeatKind;
  bot: string;
  name: string;
  key: string | null;
}
/**
 * A new match and the key for spectators.
 */
export interface Made {
  match: string;
  key: string;
}
/**
 * What the rules know, as the seats of a connection see it; `as` is whose eyes these are, −1 a spectator's. `facts` and `names` come when they are new.
 */
export interface MatchPicture {
  as: number;
  n: number;
  title: string;
  seats: number;
  you: number[];
  view: unknown;
  to_act: number[];
  over: boolean;
  asks: AskPicture[];
  story_from: number;
  lines: LinePicture[];
  scores: ScorePicture[];
  redo: boolean;
  facts?: unknown;
  names?: {
    [k: string]: string;
  };
}
/**
 * One of my matches; `turn` says whether I am asked, `alone` whether bots have all other seats.
 */
export interface MatchRow {
  match: string;
  title: string;
  mode: Mode;
  alone: boolean;
  over: boolean;
  turn: boolean;
  players: string[];
  points: number[];
  you: number[];
  changed: number;
}
/**
 * A new nickname, or new settings of the page; where only guests come in, with their invitation.
 */
export interface Me {
  name?: string | null;
  settings?: {
    [k: string]: unknown;
  } | null;
  invitation?: string;
}
/**
 * Anything the page may say; `id` is repeated in the answer.
 */
export interface Message {
  do: 'Message';
  id?: number;
}
/**
 * The wish for a match: each seat is me, open, or a bot's key.
 */
export interface NewMatch {
  title: string;
  seats: string[];
  options?: {
    [k: string]: boolean | number | string;
  };
  mode?: Mode;
  minutes?: number;
}
/**
 * Rolled against expected; `whole` when the match is over.
 */
export interface Odds {
  whole: boolean;
  tables: OddsTable[];
}
/**
 * The draws of one verb for one seat; −1: for nobody in particular.
 */
export interface OddsTable {
  verb: string;
  seat: number;
  draws: number;
  outcomes: OutcomeFacts[];
}
/**
 * What nature may choose: how often it came, and how often it was to be expected (null while that would tell).
 */
export interface OutcomeFacts {
  notation: string;
  things: string[];
  text: string;
  came: number;
  expected: number | null;
}
/**
 * An option; `names` are its values in words.
 */
export interface OptionFacts {
  key: string;
  name: string;
  help: string;
  values: string[];
  names: {
    [k: string]: string;
  };
  default: string;
}
/**
 * Somebody with a nickname.
 */
export interface PersonFacts {
  id: string;
  name: string;
  settings: {
    [k: string]: unknown;
  };
}
/**
 * A recovery phrase.
 */
export interface Recovery {
  phrase: string;
}
/**
 * A new recovery phrase; an older one is void.
 */
export interface RecoveryPhrase {
  phrase: string;
}
/**
 * The rules of a title in our words.
 */
export interface RulesText {
  html: string;
}
/**
 * The wish to take, leave or open a seat, to give it to a bot, to renew its link, or to let the others vote.
 */
export interface SeatWish {
  do: 'bot' | 'leave' | 'open' | 'renew' | 'take' | 'vote';
  key?: string;
  bot?: string;
}
/**
 * Who you are; null if nobody yet. The door tells who may come in as somebody new: all, the invited, or nobody.
 */
export interface Somebody {
  person: PersonFacts | null;
  door: Door;
}
/**
 * What a table adds: what may be done, and by whom.
 */
export interface TablePicture {
  as: number;
  n: number;
  title: string;
  seats: number;
  you: number[];
  view: unknown;
  to_act: number[];
  over: boolean;
  asks: AskPicture[];
  story_from: number;
  lines: LinePicture[];
  scores: ScorePicture[];
  redo: boolean;
  facts?: unknown;
  names?: {
    [k: string]: string;
  };
  match: string;
  mode: Mode;
  options: {
    [k: string]: string;
  };
  waiting: string;
  undo: {
    [k: string]: Permission;
  };
  branch: boolean;
  hints: Permission | null;
  proposal: ProposalPicture | null;
  seed: string | null;
  rematch: string | null;
}
/**
 * A title; `hides` says whether seats see different things.
 */
export interface TitleFacts {
  key: string;
  name: string;
  tagline: string;
  length: string;
  weight: string;
  seats: number[];
  rules: number;
  hides: boolean;
  options: OptionFacts[];
  provenance: string;
  bots: BotFacts[];
}
/**
 * The titles that are played here, the keys of the bots, and whether the engine they think with is compiled.
 */
export interface Titles {
  titles: TitleFacts[];
  bots: string[];
  engine: EngineState;
}
/**
 * Every answer that is not a good one.
 */
export interface Wrong {
  problem: Told;
}

