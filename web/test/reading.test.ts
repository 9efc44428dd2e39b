import { describe, expect, it } from 'vitest';
import { fill, plain } from '../src/labels.svelte';
import { pageOf } from '../src/route.svelte';
import { fitted } from '../src/settings.svelte';
import { ago } from '../src/start/words';
import {
  addLines,
  chapters,
  clockText,
  isDoubtful,
  readAt,
  readPreview,
  readReasons,
  stepOf,
} from '../src/table/reading';
import type { Line, Picture } from '../src/table/types';

const line = (n: number, turn: number, text = 'x'): Line => ({ n, turn, parts: [[text, '']] });
const picture = (wish: Partial<Picture>): Picture => ({ n: 1, lines: [], you: [0], redo: false, ...wish }) as Picture;

describe('the story', () => {
  it('is told once, however often it arrives', () => {
    const story = addLines([line(1, 1), line(2, 1)], [line(2, 1), line(2, 1), line(3, 2)], 3);
    expect(story.map((one) => one.n)).toEqual([1, 2, 2, 3]);
    expect(addLines(story, [], 3)).toBe(story);
  });
  it('has a chapter for each turn', () => {
    expect(chapters([line(1, 1), line(2, 1), line(3, 2)]).map((one) => one.lines.length)).toEqual([2, 1]);
    const keyed = [
      { n: 1, key: 'line-starts' },
      { n: 2, key: 'line-turn' },
      { n: 3, key: 'line-rolled' },
      { n: 4, key: 'line-turn' },
    ];
    expect(chapters(keyed as unknown as Line[]).map((one) => one.lines.length)).toEqual([1, 2, 1]);
  });
  it('is doubted when somebody took something back', () => {
    expect(isDoubtful(picture({ n: 4 }), picture({ n: 5, redo: true }))).toBe(true);
    expect(isDoubtful(picture({ n: 4, redo: true }), picture({ n: 5 }))).toBe(true);
    expect(isDoubtful(picture({ n: 4 }), picture({ n: 5 }))).toBe(false);
    expect(isDoubtful(picture({ n: 5 }), picture({ n: 5, redo: true }))).toBe(false);
    expect(isDoubtful(null, picture({ n: 5, redo: true }))).toBe(false);
  });
});

describe('answers', () => {
  it('of previews are lines', () => {
    expect(readPreview({ ok: true, lines: ['a', { parts: [['b', '']] }], next: 'c' })).toEqual({
      lines: ['a', 'b'],
      next: 'c',
    });
    expect(readPreview({ ok: false, refused: { key: '', section: '', text: '' } })).toBeNull();
  });
  it('of why tell each reason once', () => {
    const reason = { key: 'k', section: '7', text: 'Too little.' };
    expect(readReasons({ ok: true, reasons: [reason, reason] })).toEqual([
      { text: 'Too little.', section: '7', choice: '' },
    ]);
    expect(readReasons({ ok: false, refused: reason })).toHaveLength(1);
    expect(readReasons({ ok: true, reasons: [] })).toEqual([]);
  });
  it('of earlier moments ask nothing', () => {
    const now = picture({ n: 9, players: [] });
    const then = readAt({ ok: true, picture: { n: 3, view: 1 } }, now);
    expect(then).toMatchObject({ n: 3, view: 1, players: [], asks: [], redo: false });
  });
});

describe('small things', () => {
  it('clocks', () => {
    expect([clockText(247), clockText(3729), clockText(-3), clockText(260_000)]).toEqual([
      '4:07',
      '1:02:09',
      '0:00',
      '3 d',
    ]);
  });
  it('steps in the address', () => {
    expect([stepOf('#n=120'), stepOf('#n=x'), stepOf('')]).toEqual([120, null, null]);
  });
  it('placeholders with and without blanks', () => {
    expect(fill('{ $a } and {$b}, {$c}', { a: 1, b: 'two' })).toBe('1 and two, {$c}');
    expect(plain('face/either2')).toBe('Either2');
  });
  it('addresses', () => {
    expect(pageOf('/', '')).toEqual({ at: 'start' });
    expect(pageOf('/match/a%20b', '?key=k')).toEqual({ at: 'match', match: 'a b', key: 'k' });
    expect(pageOf('/new', '?title=bronze')).toEqual({ at: 'new', title: 'bronze', with: '' });
    expect(pageOf('/match', '')).toEqual({ at: 'nowhere' });
  });
  it('settings take only what fits', () => {
    const base = {
      lang: 'en',
      theme: 'auto',
      motion: 'auto',
      sound: true,
      notices: false,
      confirm: false,
      autoplay: true,
      plain: false,
    } as const;
    expect(fitted(base, { lang: 'xx', theme: 'dark', sound: 'loud', confirm: true })).toEqual({
      ...base,
      theme: 'dark',
      confirm: true,
    });
    expect(fitted(base, null)).toEqual(base);
  });
  it('times in words', () => {
    expect(ago(1000, 'en', 1000 + 7200)).toBe('2 hours ago');
    expect(ago(1000, 'de', 1000 + 86_400)).toBe('gestern');
  });
});
