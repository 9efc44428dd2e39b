import type { AskPicture, ChoicePicture } from '../../net/schema.gen';

/** What the parts of the board share. */
export interface Tools {
  label: (key: string, facts?: Record<string, string | number>) => string;
  name: (thing: string) => string;
  player: (seat: number) => string;
  tap: (thing: string) => void;
  help: (thing: string) => void;
  send: (choice: number) => void;
  glows: (thing: string) => boolean;
  /** Chosen already: in the draft, or tapped to narrow the choices. */
  chosen: (thing: string) => boolean;
  lit: (thing: string) => boolean;
  /** A hint would take this choice. */
  advised?: (choice: number) => boolean;
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

/** How often each thing is in the draft. */
export function draftCounts(ask: AskPicture | null, draft: number[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const number of draft) {
    const piece = ask?.pieces.find(([of]) => of === number);
    for (const thing of piece?.[2] ?? []) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return counts;
}

/** Things the question itself points at: its choices and the pieces it still takes. */
export function mainThings(ask: AskPicture | null): Set<string> {
  return new Set([
    ...mainChoices(ask).flatMap(([, things]) => things),
    ...(ask?.pieces ?? []).flatMap(([, , things]) => things),
  ]);
}
