import { describe, expect, it } from 'vitest';
import { Labels, plain } from '../src/labels.svelte';
import type { LinePicture, Picture } from '../src/net/schema.gen';
import type { Answer } from '../src/net/socket';
import { pageOf } from '../src/route.svelte';
import { fitted } from '../src/settings.svelte';
import { ago } from '../src/start/words';
import { sumOdds } from '../src/table/odds';
import { addLines, bare, chapters, clockText, readAt, readPreview, readReasons, stepOf } from '../src/table/reading';

const line = (n: number, turn: number, text = 'x'): LinePicture => ({ n, turn, key: 'line-x', parts: [[text, '']] });
const picture = (wish: Partial<Picture>): Picture => ({ n: 1, lines: [], you: [0], redo: false, ...wish }) as Picture;

describe('the story', () => {
  it('is told once, however often it arrives, and what was taken back is gone', () => {
    const story = addLines([line(1, 1), line(2, 1)], { story_from: 2, lines: [line(2, 1), line(2, 1), line(3, 2)] });
    expect(story.map((one) => one.n)).toEqual([1, 2, 2, 3]);
    expect(addLines(story, { story_from: 4, lines: [] })).toEqual(story);
    expect(addLines(story, { story_from: 2, lines: [] }).map((one) => one.n)).toEqual([1]);
  });
  it('has a chapter for each turn', () => {
    expect(chapters([line(1, 0), line(2, 2), line(3, 2), line(4, 4)]).map((one) => one.lines.length)).toEqual([
      1, 2, 1,
    ]);
  });
});

it('a question loses what it adds in brackets', () => {
  expect(bare('What do you build? (4 workers left)')).toBe('What do you build?');
  expect(bare('Do you (really) go?')).toBe('Do you (really) go?');
});

describe('answers', () => {
  it('of previews are lines', () => {
    const answer: Answer<'preview'> = {
      ok: true,
      lines: ['a', 'b'],
      next: 'c',
      done: 'Roll',
      ends_turn: true,
      view: 1,
      pieces: [[4, 2]],
      enough: true,
    };
    expect(readPreview(answer)).toEqual({
      lines: ['a', 'b'],
      next: 'c',
      same: '',
      done: 'Roll',
      ends: true,
      told: [],
      changes: null,
      view: 1,
      left: new Map([[4, 2]]),
      enough: true,
    });
    expect(readPreview({ ok: true, lines: [], pieces: null, enough: null })).toMatchObject({
      left: null,
      enough: false,
    });
    expect(readPreview({ ok: false, refused: { key: '', section: '', text: '' } })).toBeNull();
  });
  it('of why tell each reason once', () => {
    const reason = { key: 'k', section: '7', text: 'Too little.' };
    expect(readReasons({ ok: true, reasons: [reason, reason] })).toEqual([{ text: 'Too little.', section: '7' }]);
    expect(readReasons({ ok: false, refused: reason })).toHaveLength(1);
    expect(readReasons({ ok: true, reasons: [] })).toEqual([]);
  });
  it('of earlier moments ask nothing', () => {
    const now = picture({ n: 9, players: [] });
    const then = readAt({ ok: true, picture: { ...now, n: 3, view: 1, facts: {} } }, now);
    expect(then).toMatchObject({ n: 3, view: 1, players: [], asks: [], redo: false });
  });
});

it('the chances of several seats are added up', () => {
  const roll = (seat: number, came: number, expected: number | null) => ({
    verb: 'roll',
    seat,
    draws: 6,
    outcomes: [{ notation: 'roll coin', things: ['face/coin'], text: 'coin', came, expected }],
  });
  expect(sumOdds([roll(0, 2, 1), roll(1, 1, 1)])).toMatchObject([{ draws: 12, outcomes: [{ came: 3, expected: 2 }] }]);
  expect(sumOdds([roll(0, 2, 1), roll(1, 1, null)])[0]?.outcomes[0]?.expected).toBeNull();
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
  it('labels: placeholders with and without blanks, numbers that choose a form', () => {
    const labels = new Labels();
    labels.lang = 'en';
    labels.words = {
      'web-a': '{ $a } and {$b}, {$c}',
      'web-n': '{ $count ->\n    [one] one\n   *[other] { $count }\n}',
      'face-coin': 'coin',
    };
    expect(labels.say('web-a', { a: 1, b: 'two' })).toBe('1 and two, {$c}');
    expect([1, 2].map((count) => labels.say('web-n', { count }))).toEqual(['one', '2']);
    expect(labels.name('face/coin')).toBe('coin');
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
      pace: 'normal',
      sound: true,
      notices: false,
      confirm: false,
      autoplay: true,
      plain: false,
    } as const;
    expect(fitted(base, { lang: 'xx', theme: 'dark', sound: 'loud', confirm: true, pace: 'mad' })).toEqual({
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
