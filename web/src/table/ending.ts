/** What the end is called. Pure. */
import type { PlayerPicture, ScorePicture } from '../net/schema.gen';

/** The seats of people for whom a computer played at the end. */
export function replaced(players: PlayerPicture[]): number[] {
  return players.filter(({ kind, bot }) => kind === 'person' && bot).map(({ seat }) => seat);
}

/** Who won; “you” only if you played to the end, and nobody if computers finished a match of people. */
export function headline(
  scores: ScorePicture[],
  players: PlayerPicture[],
  you: number[],
  label: (key: string, facts?: Record<string, string | number>) => string,
  called: (seat: number) => string,
): string {
  const winners = scores.filter(({ place }) => place === 1);
  const gone = replaced(players);
  const [winner] = winners;
  if (gone.length && gone.length === players.filter(({ kind }) => kind === 'person').length)
    return label('web-finished-by-computers');
  if (scores.length === 1) return label('web-solo-end', { count: winner?.points ?? 0 });
  const alone = winners.length === 1 && you.length === 1 && winner;
  if (alone && alone.seat === you[0] && !gone.includes(alone.seat)) return label('web-you-win');
  return label(winners.length > 1 ? 'web-win-shared' : 'web-wins', {
    names: winners.map(({ seat }) => called(seat)).join(' · '),
  });
}
