/** What a player does with a whole match: play it again, play on from a step, save its log. */
import { api } from '../net/api';
import type { Lobby, Made } from '../net/schema.gen';
import { keepKey, route } from '../route.svelte';
import { session, toasts } from '../session.svelte';
import { saveFile } from '../ui/save';

/** Make a match and go there. */
export async function begin(make: () => Promise<Made>): Promise<void> {
  try {
    await session.be();
    const made = await make();
    keepKey(made.match, made.key);
    route.go(`/match/${made.match}`);
  } catch (error) {
    toasts.trouble(error);
  }
}

/** Hand the log over as a file. */
export async function saveLog(lobby: Lobby, key: string): Promise<void> {
  try {
    saveFile(`${lobby.title}-${lobby.match}.log`, await api.log(lobby.match, key));
  } catch (error) {
    toasts.trouble(error);
  }
}
