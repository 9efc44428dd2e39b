import type { AskPicture, ChoicePicture } from '../../net/schema.gen';
import type { BoardTools } from '../shared/tools';

/** What the parts of the board share. */
export interface Tools extends BoardTools {
  send: (choice: number) => void;
  /** Chosen already: in the draft, or tapped to narrow the choices. */
  chosen: (thing: string) => boolean;
}

/** Bonus actions and the exchange of Coinage may be taken at any moment of a turn, beside what is asked. */
const BESIDE = ['oppress', 'patronage', 'tax', 'exchange'] as const;
export type Beside = (typeof BESIDE)[number];

export function verbOf([, , , notation]: ChoicePicture): string {
  return notation.split(' ', 1)[0] ?? '';
}

function isBeside(choice: ChoicePicture): boolean {
  return BESIDE.some((verb) => verb === verbOf(choice));
}

/** What the question itself is about: no bonus action, no end of the question, no piece of a pick. */
export function mainChoices(ask: AskPicture | null): ChoicePicture[] {
  if (!ask) return [];
  const pieces = new Set(ask.pieces.map(([number]) => number));
  return [...ask.choices, ...ask.lent].filter(
    (choice) => !isBeside(choice) && choice[0] !== ask.done && !pieces.has(choice[0]),
  );
}

/** The bonus actions that are open now, by their verb. */
export function besides(ask: AskPicture | null): Map<Beside, ChoicePicture[]> {
  const all = ask ? [...ask.choices, ...ask.lent] : [];
  const found = BESIDE.map((verb): [Beside, ChoicePicture[]] => [
    verb,
    all.filter((choice) => verbOf(choice) === verb),
  ]);
  return new Map(found.filter(([, choices]) => choices.length > 0));
}

/** Things the question itself points at: its choices and the pieces it still takes. */
export function mainThings(ask: AskPicture | null): Set<string> {
  return new Set([
    ...mainChoices(ask).flatMap(([, things]) => things),
    ...(ask?.pieces ?? []).flatMap(([, , things]) => things),
  ]);
}
