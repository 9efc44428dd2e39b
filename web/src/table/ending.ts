/** What the end is called. Pure. */
import type { PlayerPicture, ScorePicture } from '../net/schema.gen';

/** The seats of people for whom a computer played at the end. */
export function replaced(players: PlayerPicture[]): number[] {
  return players.filter(({ kind, bot }) => kind === 'person' && bot).map(({ seat }) => seat);
}

/** Computers finished a match of people. */
function isByComputers(players: PlayerPicture[]): boolean {
  const gone = replaced(players).length;
  return gone > 0 && gone === players.filter(({ kind }) => kind === 'person').length;
}

/** The seats that have won: none where computers finished a match of people. */
export function winnersOf(scores: ScorePicture[], players: PlayerPicture[]): number[] {
  return isByComputers(players) ? [] : scores.filter(({ place }) => place === 1).map(({ seat }) => seat);
}

/** How a match ended: “you” only if you played to the end, and nobody won if computers finished a match of people. */
export type Ending = 'computers' | 'solo' | 'shared' | 'you' | 'won';

export function endingOf(scores: ScorePicture[], players: PlayerPicture[], you: number[]): Ending {
  if (isByComputers(players)) return 'computers';
  if (scores.length === 1) return 'solo';
  const [winner, ...more] = winnersOf(scores, players);
  if (more.length) return 'shared';
  const [me, ...mine] = you;
  return me !== undefined && !mine.length && me === winner && !replaced(players).includes(me) ? 'you' : 'won';
}

const WORDS: Record<Ending, string> = {
  computers: 'web-finished-by-computers',
  solo: 'web-solo-end',
  shared: 'web-win-shared',
  you: 'web-you-win',
  won: 'web-wins',
};

/** Who won, in the page's own words. */
export function headline(
  scores: ScorePicture[],
  players: PlayerPicture[],
  you: number[],
  label: (key: string, facts?: Record<string, string | number>) => string,
  called: (seat: number) => string,
): string {
  const how = endingOf(scores, players, you);
  const winners = scores.filter(({ place }) => place === 1);
  if (how === 'solo') return label(WORDS.solo, { count: winners[0]?.points ?? 0 });
  if (how === 'shared' || how === 'won')
    return label(WORDS[how], { names: winners.map(({ seat }) => called(seat)).join(' · ') });
  return label(WORDS[how]);
}
