/** Answers of the table in the shape the page draws. Pure. */

import type { HintAnswer, LinePicture, Picture, PreviewAnswer, WhyAnswer } from '../net/schema.gen';
import type { Answer, Settled } from '../net/socket';

/** Shown words and the thing they name ("" for plain words). */
export type Part = LinePicture['parts'][number];

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
  told: PreviewAnswer['told'];
  /** What the title compares; its board knows the shape. */
  changes: unknown;
  /** Of a draft of pieces: how many more of each join it, and whether it is a whole answer. */
  left: Map<number, number> | null;
  enough: boolean;
}

export function wordsOf(parts: Part[]): string {
  return parts.map(([text]) => text).join('');
}

export function readPreview(answer: Answer<'preview'>): Seen | null {
  if (!answer.ok || !answer.lines) return null;
  return {
    lines: answer.lines,
    next: answer.next ?? '',
    same: '',
    done: answer.done ?? '',
    ends: answer.ends_turn === true,
    view: answer.view ?? null,
    told: answer.told ?? [],
    changes: answer.changes ?? null,
    left: answer.pieces ? new Map(answer.pieces) : null,
    enough: answer.enough === true,
  };
}

/** A question without what it adds in brackets at its end. */
export function bare(question: string): string {
  return question.replace(/\s*\([^()]*\)$/, '');
}

/** Why not? Several choices may point at one thing, each with its own reason; the same reason is told once. */
export function readReasons(answer: Settled & Partial<WhyAnswer>): Reason[] {
  const rows = answer.refused ? [answer.refused] : (answer.reasons ?? []);
  const found: Reason[] = [];
  for (const { text, section } of rows) {
    if (text && !found.some((one) => one.text === text)) found.push({ text, section });
  }
  return found;
}

/** What leads to a thing that cannot be chosen yet: a choice for now, and what may be done with the thing then. */
export type Route = NonNullable<WhyAnswer['routes']>[number];

export function readRoutes(answer: Settled & Partial<WhyAnswer>): Route[] {
  return answer.routes ?? [];
}

export function readHelp(answer: Answer<'help'>): Reason | null {
  return answer.ok && answer.text ? { text: answer.text, section: '' } : null;
}

/** What a strong player would do: three steps, and the choices and things of the whole answer. */
export type Advice = Required<Pick<HintAnswer, 'steps' | 'choices' | 'things'>>;

export function readHint(answer: Answer<'hint'>): Advice | null {
  const { steps, choices = [], things = [] } = answer;
  return answer.ok && steps ? { steps, choices, things } : null;
}

/** An earlier moment: nothing is asked there, and who sits where is as now. */
export function readAt(answer: Answer<'at'>, now: Picture): Picture | null {
  if (!answer.ok || !answer.picture) return null;
  return {
    ...now,
    ...answer.picture,
    players: now.players,
    asks: [],
    undo: {},
    redo: false,
    proposal: null,
    clock: null,
  };
}

/** The story with the lines of a new picture: what it tells anew replaces what was told. */
export function addLines(story: LinePicture[], picture: Pick<Picture, 'lines' | 'story_from'>): LinePicture[] {
  return [...story.filter((line) => line.n < picture.story_from), ...picture.lines];
}

export interface Chapter {
  turn: number;
  lines: LinePicture[];
}

/** The story by turns. */
export function chapters(story: LinePicture[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of story) {
    const last = found.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else found.push({ turn: line.turn, lines: [line] });
  }
  return found;
}

export function thingsOf(line: LinePicture): string[] {
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
