/** Answers of the table in the shape the page draws. Pure. */
import type { Answer, Refusal } from '../net/socket';
import type { Line, Part, Picture } from './types';

export interface Reason {
  text: string;
  section: string;
}

/** What a draft would do. */
export interface Seen {
  lines: string[];
  /** The question that would come next. */
  next: string;
  /** While pieces are collected: the same question, as it would read then. */
  same: string;
  /** The words of `done` after it, where it fills a pick. */
  done: string;
  /** It would end the turn. */
  ends: boolean;
  view: unknown;
  /** The lines as data: key and facts. */
  told: [key: string, facts: Record<string, unknown>][];
  /** What the title compares; its board knows the shape. */
  changes: unknown;
  /** Of a draft of pieces: how many more of each join it, and whether it is a whole answer. */
  left: Map<number, number> | null;
  enough: boolean;
}

export function wordsOf(parts: Part[]): string {
  return parts.map(([text]) => text).join('');
}

function lineText(line: unknown): string {
  if (typeof line === 'string') return line;
  const row = line as { parts?: Part[]; text?: string };
  return row.parts ? wordsOf(row.parts) : (row.text ?? '');
}

export function readPreview(answer: Answer): Seen | null {
  if (!answer.ok || !Array.isArray(answer.lines)) return null;
  return {
    lines: answer.lines.map(lineText).filter(Boolean),
    next: String(answer.next ?? ''),
    same: '',
    done: String(answer.done ?? ''),
    ends: answer.ends_turn === true,
    view: answer.view ?? null,
    told: (answer.told ?? []) as Seen['told'],
    changes: answer.changes ?? null,
    left: Array.isArray(answer.pieces) ? new Map(answer.pieces as [number, number][]) : null,
    enough: answer.enough === true,
  };
}

/** A question without what it adds in brackets at its end. */
export function bare(question: string): string {
  return question.replace(/\s*\([^()]*\)$/, '');
}

/** Why not? Several choices may point at one thing, each with its own reason; the same reason is told once. */
export function readReasons(answer: Answer): Reason[] {
  const rows = answer.refused ? [answer.refused] : ((answer.reasons ?? []) as Refusal[]);
  const found: Reason[] = [];
  for (const { text, section } of rows) {
    if (text && !found.some((one) => one.text === text)) found.push({ text, section: section ?? '' });
  }
  return found;
}

export function readHelp(answer: Answer): Reason | null {
  return answer.ok && answer.text ? { text: String(answer.text), section: String(answer.section ?? '') } : null;
}

/** What a strong player would do: three steps, and the choices and things of the whole answer. */
export interface Advice {
  steps: string[];
  choices: number[];
  things: string[];
}

export function readHint(answer: Answer): Advice | null {
  if (!answer.ok || !Array.isArray(answer.steps)) return null;
  const listed = (given: unknown): unknown[] => (Array.isArray(given) ? given : []);
  return {
    steps: answer.steps.map(String),
    choices: listed(answer.choices).map(Number),
    things: listed(answer.things).map(String),
  };
}

/** An earlier moment: nothing is asked there, and who sits where is as now. */
export function readAt(answer: Answer, now: Picture): Picture | null {
  if (!answer.ok || !answer.picture) return null;
  const then = answer.picture as Partial<Picture>;
  return { ...now, ...then, players: now.players, asks: [], undo: {}, redo: false, proposal: null, clock: null };
}

/** The story with the lines of a new picture: what it tells anew replaces what was told. */
export function addLines(story: Line[], picture: Pick<Picture, 'lines' | 'story_from'>): Line[] {
  return [...story.filter((line) => line.n < picture.story_from), ...picture.lines];
}

export interface Chapter {
  turn: number;
  lines: Line[];
}

/** The story by turns. */
export function chapters(story: Line[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of story) {
    const last = found.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else found.push({ turn: line.turn, lines: [line] });
  }
  return found;
}

export function thingsOf(line: Line): string[] {
  return line.parts.map(([, thing]) => thing).filter(Boolean);
}

/** Seconds left as words of a clock: 4:07, 1:02:09, 2 d. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 172_800) return `${Math.floor(left / 86_400)} d`;
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

export function stepOf(hash: string): number | null {
  const found = /^#n=(\d{1,7})$/.exec(hash);
  return found ? Number(found[1]) : null;
}
