/** The tables of chance, several seats' together. Pure. */
import type { OddsTable } from '../net/schema.gen';

/** One table for each kind of draw: all seats' draws, what came, and what was to be expected. */
export function sumOdds(tables: OddsTable[]): OddsTable[] {
  const found = new Map<string, OddsTable>();
  for (const table of tables) {
    const sum = found.get(table.verb) ?? { verb: table.verb, seat: table.seat, draws: 0, outcomes: [] };
    const outcomes = new Map(sum.outcomes.map((outcome) => [outcome.notation, outcome]));
    for (const { notation, things, text, came, expected } of table.outcomes) {
      const before = outcomes.get(notation) ?? { notation, things, text, came: 0, expected: 0 };
      const both = before.expected === null || expected === null ? null : before.expected + expected;
      outcomes.set(notation, { notation, things, text, came: before.came + came, expected: both });
    }
    found.set(table.verb, { ...sum, draws: sum.draws + table.draws, outcomes: [...outcomes.values()] });
  }
  return [...found.values()];
}
