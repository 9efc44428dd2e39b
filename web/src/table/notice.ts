/** A notice of the desktop, for a player in another window. */
import { label } from '../labels.svelte';
import { settings } from '../settings.svelte';

/** Tell that it is the player's turn; a newer notice of the same match takes the place of the older. */
export function notify(title: string, text: string, match: string): void {
  if (!settings.notices || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(`${label('web-your-turn')} – ${title}`, { body: text, tag: match });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones know notices only from service workers: then tab title and sound must do.
  }
}
