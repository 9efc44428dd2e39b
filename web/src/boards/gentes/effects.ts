/** What a card brings, as signs and as keys of words. */
import type { GlyphKey } from './glyphs';
import type { CitySymbol, GentesCardFacts, Group, LackView } from './schema.gen';
import { counted, type Tools } from './tools';

export interface Effect {
  /** When it happens: at once, once a round, always, in every decline; people printed on the card. */
  when: 'now' | 'lose' | 'printed' | 'round' | 'always' | 'moon';
  glyph: GlyphKey;
  n: number;
  key: string;
  facts: Record<string, string | number>;
}

const GAINS: Record<string, GlyphKey> = {
  coins: 'coins',
  temple: 'temple',
  oracle: 'oracle',
  unlock: 'cube',
  any: 'person',
};
const ALWAYS: Record<string, GlyphKey> = {
  tax_again: 'tax',
  philosopher_share: 'philosopher',
  philosopher_more: 'philosopher',
  philosopher_price: 'philosopher',
  scribe_price: 'scribe',
  seafarer_less: 'seafarer',
};
const DECLINE: Record<string, GlyphKey> = {
  coins: 'coins',
  temple: 'temple',
  oracle: 'oracle',
  points: 'points',
  activate: 'house',
};

export function effectsOf(card: GentesCardFacts, tools: Tools): Effect[] {
  const found: Effect[] = [];
  const add = (when: Effect['when'], glyph: GlyphKey, n: number, key: string, facts = {}): void => {
    found.push({ when, glyph, n, key, facts: { n, ...facts } });
  };
  const people = (group: Group, n: number): string => peopleWords(group, n, tools);
  for (const [what, n] of counted(card.gains)) {
    const group = what.startsWith('gain_') ? (what.slice(5) as Group) : null;
    if (group) add('now', group, n, 'fx-gain', { people: people(group, n) });
    else add('now', GAINS[what] ?? 'points', n, `fx-${what}`);
  }
  for (const [group, n] of counted(card.loses)) add('lose', group, n, 'fx-lose', { people: people(group, n) });
  for (const [group, n] of counted(card.printed)) add('printed', group, n, 'fx-printed', { people: people(group, n) });
  if (card.round) {
    const { action, coins, hourglasses } = card.round;
    const words = { action: tools.name(`action/${action}`), coins, time: hourglasses };
    add('round', action, coins, action === 'coins' ? 'fx-round-coins' : 'fx-round', words);
  }
  for (const [what, n] of counted(card.always)) add('always', ALWAYS[what] ?? 'always', n, `fx-${what}`);
  for (const [what, n] of counted(card.decline)) add('moon', DECLINE[what] ?? 'moon', n, `fx-moon-${what}`);
  if (card.exchange) {
    const { coins, points, people: trained, times } = card.exchange;
    if (points) add('moon', 'points', points, 'fx-sell-points', { coins, times });
    if (trained) add('moon', 'person', trained, 'fx-sell-people', { coins, times });
  }
  return found;
}

/** “1 priest”, “2 priests”. */
export function peopleWords(group: Group, n: number, tools: Tools): string {
  return tools.label(n === 1 ? `one-${group}` : `many-${group}`, { n });
}

function cityWords(symbol: CitySymbol, n: number, tools: Tools): string {
  return tools.label(n === 1 ? `one-city-${symbol}` : `many-city-${symbol}`, { n });
}

/** Everything a list of counts says in words. */
export function needWords(people: LackView['people'], cities: LackView['cities'], tools: Tools): string {
  return [
    ...counted(people).map(([group, n]) => peopleWords(group, n, tools)),
    ...counted(cities).map(([symbol, n]) => cityWords(symbol, n, tools)),
  ].join(', ');
}

/** What a hand card lacks, in words. */
export function lackWords(lack: LackView, tools: Tools): string {
  if (lack.playable && lack.temple === 0) return tools.label('ready');
  if (lack.playable) return tools.label('ready-temple', { n: lack.temple, what: needWords(lack.people, {}, tools) });
  if (lack.penalty) return tools.label('penalty-missing');
  return tools.label('missing', { what: needWords(lack.people, lack.cities, tools) });
}
