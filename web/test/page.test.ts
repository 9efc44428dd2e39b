/** The plain table, drawn: what a player reads, hears and presses. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../src/labels.svelte';
import type { AskPicture, ChoicePicture } from '../src/net/schema.gen';
import { change } from '../src/settings.svelte';
import TablePage from '../src/table/TablePage.svelte';
import { FakeSocket, LOBBY, picture } from './fake';

let socket: FakeSocket;

beforeEach(() => {
  socket = new FakeSocket();
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: the test holds the socket
        return socket;
      }
    },
  );
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  change({ confirm: false, autoplay: false, sound: false, motion: 'still' }, false);
  labels.words = { 'web-choices': 'Choices', 'web-board': 'The board', 'web-really': 'Really' };
  labels.lang = 'en';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function sit(given = picture()): Promise<void> {
  render(TablePage, { lobby: LOBBY, secret: '', facts: undefined, onseats: () => undefined });
  socket.opens();
  socket.says({ picture: given });
  await tick();
  await new Promise((done) => setTimeout(done));
}

describe('the plain table', () => {
  it('shows the question, the choices, the story and the view', async () => {
    await sit();
    expect(screen.getByRole('heading', { name: /Which dice do you roll again/ })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /Roll again: coin/ }).length).toBeGreaterThan(0);
    expect(screen.getByText('Round 1: your turn, with 3 dice.')).toBeTruthy();
    expect(document.querySelector('[data-board] [data-thing="face/coin"]')).toBeTruthy();
  });

  it('marks what is under way on the board and in the list, until it is answered', async () => {
    await sit();
    await fireEvent.click(document.querySelector('[data-board] [data-thing="face/coin"]') as Element);
    socket.joins([]);
    await new Promise((done) => setTimeout(done));
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    await tick();
    expect(document.querySelector('[data-board] [data-thing="face/coin"]')?.getAttribute('aria-busy')).toBe('true');
    expect(document.querySelectorAll('[data-board] [aria-busy]')).toHaveLength(1);
    expect(document.querySelector('.acts .spin')).toBeTruthy();
    socket.answers('choose', { refused: { key: 'refusal-x', section: '1', text: 'Not that.' } });
    await new Promise((done) => setTimeout(done));
    expect(document.querySelector('[data-board] [aria-busy]')).toBeNull();
  });

  it('offers to come back where a computer plays for one', async () => {
    labels.words = { ...labels.words, 'web-back-again': 'Back again' };
    const given = picture();
    await sit({
      ...given,
      players: given.players.map((player) => ({ ...player, bot: player.seat === 0 ? 'greedy' : '' })),
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Back again' }));
    expect(socket.last('bot')).toMatchObject({ seat: 0, on: false });
    socket.says({ picture: given });
    await tick();
    expect(screen.queryByRole('button', { name: 'Back again' })).toBeNull();
  });

  it('shows all the time of a turn before it begins, and that it runs out for nobody', async () => {
    labels.words = { ...labels.words, 'web-clock-waits': 'Nobody waits' };
    const until = Date.now() / 1000 + 1000;
    const page = render(TablePage, {
      lobby: { ...LOBBY, minutes: 10 },
      secret: '',
      facts: undefined,
      onseats: () => undefined,
    });
    socket.opens();
    socket.says({ picture: picture({ clock: { seat: 0, until, waits: true } }) });
    await tick();
    for (const timer of page.getAllByRole('timer')) {
      expect(timer.textContent).toContain('10:00');
      expect(timer.textContent).toContain('Nobody waits');
    }
  });

  it('plays by keyboard: a number, then Enter', async () => {
    await sit();
    await fireEvent.keyDown(document.body, { key: '2' });
    expect(document.querySelector('.choice.taken')?.textContent).toContain('Roll again: coin');
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    socket.joins([]);
    await vi.waitFor(() => expect(socket.last('choose')).toBeDefined());
    expect(socket.last('choose')).toMatchObject({ choices: [4, 0] });
  });

  it('plays by pointer on the board', async () => {
    await sit();
    await fireEvent.click(document.querySelector('[data-board] [data-thing="face/coin"]') as Element);
    socket.joins([]);
    await fireEvent.click(document.querySelector('.bar .primary') as Element);
    await vi.waitFor(() => expect(socket.last('choose')).toMatchObject({ choices: [4, 0] }));
  });

  /** Ask for a hint and hear all of it. */
  async function advise(choices: number[]): Promise<void> {
    await fireEvent.click(document.querySelector('button.advice') as Element);
    socket.answers('hint', { ok: true, steps: ['About it.', 'Two ways.', 'This one.'], choices, things: [] });
    await new Promise((done) => setTimeout(done));
    for (let step = 0; step < 2; step++) await fireEvent.click(document.querySelector('.hint .more') as Element);
  }
  const marked = (): (string | undefined)[] =>
    [...document.querySelectorAll('button.advised')].map((one) => one.textContent?.trim());

  it('marks the button that a hint advises, also once the hint is closed', async () => {
    await sit(picture({ hints: 'free' }));
    await advise([0]);
    expect(marked()).toEqual(['Stop rolling']);
    await fireEvent.click(document.querySelector('.hint .close') as Element);
    expect(document.querySelector('.hint .close')).toBeNull();
    expect(marked()).toEqual(['Stop rolling']);
  });

  it('keeps a hint while a finger touches the board, and closes it with Escape', async () => {
    await sit(picture({ hints: 'free' }));
    await advise([4, 0]);
    const coin = document.querySelector('[data-board] [data-thing="face/coin"]') as Element;
    await fireEvent.pointerDown(coin);
    await fireEvent.click(coin);
    expect(document.querySelector('section.hint')?.textContent).toContain('This one.');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(document.querySelector('section.hint')).toBeNull();
  });

  it('asks yes or no in the bar', async () => {
    const given = picture({ hints: 'free' });
    const [ask] = given.asks as [AskPicture];
    const choices: ChoicePicture[] = [
      [0, [], 'Go on', 'done'],
      [7, [], 'Exchange', 'exchange'],
    ];
    await sit({ ...given, asks: [{ ...ask, shape: 'one', done: 0, pieces: [], choices }] });
    const bar = [...document.querySelectorAll('.bar .acts button')];
    expect(bar.map((one) => one.textContent?.trim())).toEqual(['Exchange', 'Go on']);
    await fireEvent.click(bar[0] as Element);
    expect(socket.last('choose')).toMatchObject({ choices: [7] });
  });

  it('counts no pieces where none can be taken, and no choices behind a thing', async () => {
    const given = picture();
    const [ask] = given.asks as [AskPicture];
    const full: AskPicture = { ...ask, low: 0, high: 1, pieces: ask.pieces.slice(0, 2) };
    await sit({ ...given, asks: [full] });
    const counts = (): string[] =>
      [...document.querySelectorAll('.choice .count')].map((one) => one.textContent?.trim() ?? '');
    await fireEvent.click(document.querySelector('.choice') as Element);
    expect(counts()).toEqual(['1/1']);
    const choices = Array.from(
      { length: 20 },
      (_, i): ChoicePicture => [i + 1, [`card/${i % 2}`, `land/${i}`], `${i}`, `${i}`],
    );
    socket.says({
      picture: { ...given, n: 9, lines: [], asks: [{ ...ask, ask: 9, shape: 'one', pieces: [], choices }] },
    });
    await tick();
    expect(document.querySelectorAll('.choice.group')).toHaveLength(2);
    for (const group of document.querySelectorAll('.choice.group .text')) expect(group.textContent).not.toMatch(/ways/);
  });

  it('tells in the replay whether it is an earlier moment', async () => {
    labels.words = {
      ...labels.words,
      'web-past-nothing': 'Earlier',
      'web-past-now': 'The latest',
      'web-replay': 'Replay',
    };
    await sit();
    const told = (): string | undefined => document.querySelector('.choices .nothing')?.textContent?.trim();
    await fireEvent.click(document.querySelector('button[title="Replay"]') as Element);
    expect(told()).toBe('The latest');
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(told()).toBe('Earlier');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
  });

  it('tells the character of a computer', async () => {
    const bots = [{ key: 'tamu', name: 'Tamu', help: 'Loves goods.' }];
    const facts = {
      key: 'none',
      name: 'None',
      tagline: '',
      length: '',
      weight: '',
      seats: [2],
      options: [],
      rules: 1,
      provenance: '',
      bots,
      hides: false,
    };
    render(TablePage, { lobby: LOBBY, secret: '', facts, onseats: () => undefined });
    socket.opens();
    const given = picture();
    const players = given.players.map((player, at) => (at ? { ...player, kind: 'bot' as const, bot: 'tamu' } : player));
    socket.says({ picture: { ...given, players } });
    await tick();
    const name = document.querySelector('.players button') as HTMLElement;
    expect(name.title).toBe('Tamu: Loves goods.');
    await fireEvent.click(name);
    expect(document.querySelector('.character')?.textContent).toBe('Tamu: Loves goods.');
  });

  it('tells those who listen what happened', async () => {
    await sit();
    socket.says({
      picture: picture({
        n: 9,
        asks: [],
        story_from: 9,
        lines: [{ n: 9, turn: 1, key: 'line-rolls', parts: [['You roll 1 die again.', '']] }],
      }),
    });
    await tick();
    expect(document.querySelector('[aria-live="polite"][aria-atomic]')?.textContent).toContain('You roll 1 die again.');
  });

  it('looks for no answer on the board once it is left', async () => {
    render(TablePage, { lobby: LOBBY, secret: '', facts: undefined, onseats: () => undefined });
    socket.opens();
    socket.says({ picture: picture() });
    await tick();
    const frame = vi.fn();
    vi.stubGlobal('requestAnimationFrame', frame);
    cleanup();
    await new Promise((done) => setTimeout(done));
    expect(frame).not.toHaveBeenCalled();
  });

  it('has no button without a name', async () => {
    await sit();
    const nameless = [...document.querySelectorAll('button, a')].filter(
      (one) => !(one.getAttribute('aria-label') || one.textContent?.trim()),
    );
    expect(nameless).toEqual([]);
  });
});
