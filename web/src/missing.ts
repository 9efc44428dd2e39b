/**
 * A part of the page has not come: the connection is away, or the server has newer files than this page knows. Asked for
 * again, a part may come without its styles; so the whole page is loaded again as soon as the server answers.
 */

const LOOK_MS = 4000;
/** A part that never comes must not load the page for ever. */
const REST_MS = 60_000;
const STORE = 'saecula-reloaded';

let holds: () => boolean;
let looking = false;

/** Load the page again when the server answers, but not while something would be lost by it. */
export function reloadWhenBack(held = (): boolean => false, reload = (): void => location.reload()): void {
  holds = held;
  if (looking) return;
  looking = true;
  const look = async (): Promise<void> => {
    if (holds() || hasReloaded() || !(await answers()) || holds() || !looking) return;
    stop();
    noteReload();
    reload();
  };
  const now = (): void => void look();
  const timer = setInterval(now, LOOK_MS);
  const stop = (): void => {
    looking = false;
    clearInterval(timer);
    window.removeEventListener('online', now);
  };
  window.addEventListener('online', now);
  now();
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function hasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(STORE)) < REST_MS;
  } catch {
    return true; // nothing is remembered here: the player's button has to do
  }
}

function noteReload(): void {
  sessionStorage.setItem(STORE, String(Date.now()));
}
