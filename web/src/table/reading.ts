/** Answers of the table in the shape the page draws. Pure. */
import type { Answer, Refusal } from '../net/socket';
import type { Line, Part, Picture } from './types';

export interface Reason {
  text: string;
  section: string;
  /** The choice it is about, in words. */
  choice: string;
}

export interface Seen {
  lines: string[];
  next: string;
}

type Rec = Record<string, unknown>;

export function wordsOf(parts: Part[]): string {
  return parts.map(([text]) => text).join('');
}

function lineText(line: unknown): string {
  if (typeof line === 'string') return line;
  const row = line as { parts?: Part[]; text?: string };
  return row.parts ? wordsOf(row.parts) : (row.text ?? '');
}

export function readPreview(answer: Answer): Seen | null {
  const given = (answer.preview ?? (answer.lines ? answer : null)) as Rec | null;
  if (!answer.ok || !given) return null;
  const lines = ((given.lines ?? []) as unknown[]).map(lineText).filter(Boolean);
  return { lines, next: String(given.next ?? given.next_ask ?? '') };
}

/** Why not? Several choices may point at one thing, each with its own reason; the same reason is told once. */
export function readReasons(answer: Answer): Reason[] {
  const given = answer.refused ?? answer.why ?? answer.reasons ?? null;
  const rows = (Array.isArray(given) ? given : given ? [given] : []) as (Refusal & Rec)[];
  const found: Reason[] = [];
  for (const row of rows) {
    if (!row?.text || found.some((one) => one.text === row.text)) continue;
    found.push({
      text: String(row.text),
      section: String(row.section ?? ''),
      choice: typeof row.words === 'string' ? row.words : '',
    });
  }
  return found;
}

export function readHelp(answer: Answer): { text: string; section: string } | null {
  const row = (answer.help && typeof answer.help === 'object' ? answer.help : answer) as Rec;
  const text = typeof answer.help === 'string' ? answer.help : row.text;
  return answer.ok && text ? { text: String(text), section: String(row.section ?? '') } : null;
}

/** An earlier moment: nothing is asked there, and who sits where is as now. */
export function readAt(answer: Answer, now: Picture): Picture | null {
  if (!answer.ok || !answer.picture) return null;
  const then = answer.picture as Partial<Picture>;
  return { ...now, ...then, players: now.players, asks: [], undo: {}, redo: false, proposal: null, clock: null };
}

/** Add the lines of a picture to the story: what it tells again is told once, and what was undone is gone. */
export function addLines(story: Line[], lines: Line[], n: number): Line[] {
  const [first] = lines;
  const kept = first ? story.filter((line) => line.n < first.n) : story.filter((line) => line.n <= n);
  return first ? [...kept, ...lines] : kept.length === story.length ? story : kept;
}

export interface Chapter {
  turn: number;
  lines: Line[];
}

/** The story by turns: the server numbers them; where it does not, a line that tells of a turn begins one. */
export function chapters(story: Line[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of story) {
    const last = found.at(-1);
    const key = (line as Line & { key?: string }).key ?? '';
    const fresh = line.turn === undefined ? /(^|-)turn$/.test(key) : last?.turn !== line.turn;
    if (last && !fresh) last.lines.push(line);
    else found.push({ turn: line.turn ?? found.length, lines: [line] });
  }
  return found;
}

/** Whether the story on the screen may tell what no longer stands: somebody took something back, or brought it back. */
export function isDoubtful(before: Picture | null, now: Picture): boolean {
  if (!before || now.n <= before.n || now.lines.length) return false;
  return now.redo || before.redo || !now.you.length;
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
