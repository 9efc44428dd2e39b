/** While the engine is not compiled, the page says what that means for the computer. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { labels } from '../src/labels.svelte';
import type { TitleFacts, Titles } from '../src/net/schema.gen';
import { session } from '../src/session.svelte';
import NewPage from '../src/start/NewPage.svelte';
import TablePage from '../src/table/TablePage.svelte';
import { FakeSocket, LOBBY, picture } from './fake';

const FACTS: TitleFacts = {
  key: 'none',
  name: 'None',
  tagline: '',
  length: '',
  weight: '',
  seats: [2],
  rules: 1,
  hides: false,
  options: [],
  provenance: '',
  bots: [{ key: 'medium', name: 'Medium', help: '' }],
};

function serving(engine: Titles['engine']): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ titles: [FACTS], bots: [], engine })));
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  labels.words = { 'web-engine-coming': 'Soon', 'web-engine-uncompiled': 'Slow', 'web-slow-bot': 'Too slow' };
  labels.lang = 'en';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is read with the titles, and told where a computer is chosen', async () => {
  serving('uncompiled');
  await session.readTitles('en');
  render(NewPage, { title: 'none', company: 'computer' });
  expect(screen.getByText('Slow')).toBeTruthy();
});

it('is asked for again while it is coming', async () => {
  serving('coming');
  await session.readTitles('en');
  serving('compiled');
  render(NewPage, { title: 'none', company: 'computer' });
  expect(screen.getByText('Soon')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText('Soon')).toBeNull());
});

it('is no matter among people', async () => {
  serving('uncompiled');
  await session.readTitles('en');
  render(NewPage, { title: 'none', company: 'device' });
  expect(screen.queryByText('Slow')).toBeNull();
});

it('is told at the table of a computer that is too slow', async () => {
  const socket = new FakeSocket();
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: the test holds the socket
        return socket;
      }
    },
  );
  const players = picture().players.map((player) => ({ ...player, slow: player.kind === 'bot' }));
  render(TablePage, { lobby: LOBBY, secret: '', facts: undefined, onseats: () => undefined });
  socket.opens();
  socket.says({ picture: picture({ players }) });
  await tick();
  expect(screen.getAllByText('Too slow')).toHaveLength(1);
});
