/** Whom one plays against: levels and personas come from the server, with a name and a character. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../src/net/api';
import type { Lobby, TitleFacts } from '../src/net/schema.gen';
import { session } from '../src/session.svelte';
import LobbyView from '../src/start/LobbyView.svelte';
import SeatPicker from '../src/start/SeatPicker.svelte';
import { usualBot } from '../src/start/words';
import { LOBBY } from './fake';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

const bots = [
  { key: 'easy', name: 'Easy', help: 'Misjudges a lot.' },
  { key: 'medium', name: 'Medium', help: 'Has its prejudices.' },
  { key: 'mirit', name: 'Mirit', help: 'The builder.' },
];
const facts: TitleFacts = {
  key: 'bronze',
  name: 'Bronze',
  tagline: '',
  length: '',
  weight: '',
  seats: [1, 2],
  options: [],
  rules: 1,
  provenance: '',
  bots,
  hides: false,
};

it('a lobby tells how it is played', () => {
  const option = {
    key: 'trading',
    name: 'Trading',
    help: '',
    values: ['on', 'off'],
    default: 'on',
    names: { off: 'none' },
  };
  const props = { invited: null, secret: '', onchange: () => undefined, ontable: () => undefined };
  const lobby = { ...LOBBY, mode: 'live' as const, minutes: 1, options: { trading: 'off' } };
  const { container } = render(LobbyView, { ...props, lobby, facts: { ...facts, options: [option] } });
  expect(container.querySelector('h1 + p')?.textContent).toMatch(/^\s*\S.*\S · \S.* · Trading: none\s*$/);
});

it('a seat shows the character of the bot that sits there', () => {
  const kinds: [string, string, string?][] = [
    ['me', 'Me'],
    ...bots.map((bot): [string, string, string] => [bot.key, bot.name, bot.help]),
  ];
  const { container, getByText } = render(SeatPicker, { seats: ['me', 'mirit'], kinds, onchange: () => undefined });
  expect(getByText('The builder.')).toBeTruthy();
  expect(container.querySelectorAll('small')).toHaveLength(1);
  expect(container.querySelectorAll('option')).toHaveLength(8);
});

it('the host chooses in the lobby who plays for the computer', () => {
  const seat = { name: '', bot: '', key: 'k', mine: false };
  const lobby = {
    ...LOBBY,
    seats: [
      { ...seat, seat: 0, kind: 'bot' as const, bot: 'mirit' },
      { ...seat, seat: 1, kind: 'open' as const },
    ],
  };
  const props = { facts, invited: null, secret: '', onchange: () => undefined, ontable: () => undefined };
  const { container, getByText } = render(LobbyView, { lobby, ...props });
  expect(getByText('The builder.')).toBeTruthy();
  const select = container.querySelector('select');
  expect(select?.value).toBe('medium');
  expect([...(select?.options ?? [])].map((option) => option.textContent)).toEqual(['Easy', 'Medium', 'Mirit']);
});

it('the usual bot is of medium strength, else the one with rules of thumb, else any', () => {
  expect(usualBot(facts)).toBe('medium');
  const thumb = { key: 'greedy', name: 'Rule of Thumb', help: '' };
  expect(usualBot({ ...facts, bots: [{ key: 'random', name: 'Random', help: '' }, thumb] })).toBe('greedy');
  expect(usualBot({ ...facts, bots: [{ key: 'search', name: 'Searcher', help: '' }] })).toBe('search');
  expect(usualBot(undefined)).toBe('');
});

const PEOPLE: Lobby = {
  ...LOBBY,
  you: [0],
  seats: [
    { seat: 0, kind: 'person', bot: '', name: 'Anna', key: null },
    { seat: 1, kind: 'person', bot: '', name: 'Ben', key: null },
    { seat: 2, kind: 'open', bot: '', name: '', key: 'k' },
  ],
};
const NOTHING = { facts, invited: null, secret: '', onchange: () => undefined, ontable: () => undefined };

/** Press a button of the lobby and return the wish that it sends. */
async function wished(lobby: Lobby, words: string): Promise<unknown> {
  const seat = vi.spyOn(api, 'seat').mockResolvedValue(lobby);
  vi.spyOn(session, 'be').mockResolvedValue({ id: 'a', name: 'Anna', settings: {} });
  render(LobbyView, { ...NOTHING, lobby })
    .getByText(words)
    .click();
  await vi.waitFor(() => expect(seat).toHaveBeenCalled());
  return seat.mock.calls[0]?.slice(1);
}

it('the host renews the link of a free seat', async () => {
  expect(await wished(PEOPLE, 'Renew link')).toEqual([2, { do: 'renew' }]);
});

it('in a running match the players vote on the seat of another', async () => {
  expect(await wished(PEOPLE, 'Vote')).toEqual([1, { do: 'vote' }]);
});

it.each([{ running: false }, { over: true }, { you: [], host: false }])(
  'nobody votes where it is not for them: %j',
  (more) => {
    const { queryByText } = render(LobbyView, { ...NOTHING, lobby: { ...PEOPLE, ...more } });
    expect(queryByText('Vote')).toBeNull();
  },
);
