/** A part of the page that has not come: when the page is loaded again. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../src/labels.svelte';
import { reloadWhenBack } from '../src/missing';
import BoardArea from '../src/table/BoardArea.svelte';
import { Table } from '../src/table/table.svelte';
import { FakeSocket, LOBBY, picture } from './fake';

const boards = vi.hoisted(() => ({ come: (): Promise<null> => Promise.reject(new Error('no such chunk')) }));
vi.mock('../src/boards', () => ({ boardOf: () => boards.come(), endOf: () => Promise.resolve(null) }));

let online: boolean;
const reload = vi.fn();
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('fetch', () => (online ? Promise.resolve({ ok: true }) : Promise.reject(new Error('offline'))));
});
afterEach(async () => {
  // Whatever still looks finds the server, and stops.
  online = true;
  sessionStorage.clear();
  reloadWhenBack(undefined, reload);
  await wait(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page with a missing part', () => {
  it('is loaded again at once where the server answers', async () => {
    online = true;
    reloadWhenBack(undefined, reload);
    await wait(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for the connection', async () => {
    online = false;
    reloadWhenBack(undefined, reload);
    await wait(30_000);
    expect(reload).not.toHaveBeenCalled();
    online = true;
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(reload).toHaveBeenCalledOnce();
    await wait(30_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not loaded again and again', async () => {
    online = true;
    reloadWhenBack(undefined, reload);
    await wait(0);
    reloadWhenBack(undefined, reload);
    await wait(50_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not loaded again while something is in hand', async () => {
    online = true;
    let held = true;
    reloadWhenBack(() => held, reload);
    await wait(30_000);
    expect(reload).not.toHaveBeenCalled();
    held = false;
    await wait(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a board that does not come', () => {
  it('is told, and the plain table takes its place', async () => {
    online = false;
    labels.words = { 'web-missing': 'Not here', 'web-load-again': 'Load again' };
    const socket = new FakeSocket();
    const table = new Table(LOBBY, '', false);
    table.join(() => socket as unknown as WebSocket);
    socket.opens();
    socket.says({ picture: picture() });
    render(BoardArea, { table, title: 'bronze', onlist: () => undefined });
    await wait(100);
    expect(screen.getByRole('alert').textContent).toContain('Not here');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeTruthy();
    expect(document.querySelector('[data-board] [data-thing="face/coin"]')).toBeTruthy();
    cleanup();
    table.leave();
  });
});
