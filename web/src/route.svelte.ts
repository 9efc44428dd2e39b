/** Where the player is: a path, no hash (the hash belongs to the step of a replay). */
import { layers } from './layers';

export type Page =
  | { at: 'start' }
  | { at: 'new'; title: string; with: string }
  | { at: 'match'; match: string; key: string }
  | { at: 'my' }
  | { at: 'nowhere' };

export function pageOf(path: string, search: string): Page {
  const query = new URLSearchParams(search);
  const parts = path.split('/').filter(Boolean);
  if (!parts.length) return { at: 'start' };
  if (parts[0] === 'new' && parts.length === 1) {
    return { at: 'new', title: query.get('title') ?? '', with: query.get('with') ?? '' };
  }
  if (parts[0] === 'match' && parts[1] && parts.length === 2) {
    return { at: 'match', match: decodeURIComponent(parts[1]), key: query.get('key') ?? '' };
  }
  if (parts[0] === 'my' && parts.length === 1) return { at: 'my' };
  return { at: 'nowhere' };
}

class Route {
  page: Page = $state.raw(pageOf(location.pathname, location.search));

  constructor() {
    window.addEventListener('popstate', () => this.read());
  }

  read(): void {
    this.page = pageOf(location.pathname, location.search);
  }

  go(path: string, replace = false): void {
    if (layers.leave() || replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
    window.scrollTo(0, 0);
  }

  /** For links: leave new tabs and modified clicks to the browser. */
  click = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey ||
      link.target ||
      link.hasAttribute('download')
    ) {
      return;
    }
    const url = new URL(link.href);
    if (url.origin !== location.origin || pageOf(url.pathname, url.search).at === 'nowhere') return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  };
}

export const route = new Route();

/** Secrets of matches, kept in this browser so that an address can be shown around. */
const KEYS = 'saecula-keys';

export function keyOf(match: string): string {
  try {
    return (JSON.parse(localStorage.getItem(KEYS) ?? '{}') as Record<string, string>)[match] ?? '';
  } catch {
    return '';
  }
}

export function keepKey(match: string, key: string): void {
  if (!key) return;
  try {
    const kept = JSON.parse(localStorage.getItem(KEYS) ?? '{}') as Record<string, string>;
    const rest = Object.entries(kept).filter(([one]) => one !== match);
    localStorage.setItem(KEYS, JSON.stringify(Object.fromEntries([...rest, [match, key]].slice(-200))));
  } catch {
    // Without a store the cookie alone opens the seat.
  }
}
