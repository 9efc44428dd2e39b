/** Small words about titles, options and seats. */
import { label } from '../labels.svelte';
import type { TitleFacts } from '../net/schema.gen';

export function optionName(title: TitleFacts, key: string): string {
  return title.options.find((option) => option.key === key)?.name ?? key;
}

export function optionValue(title: TitleFacts, key: string, value: unknown): string {
  return title.options.find((option) => option.key === key)?.names?.[String(value)] ?? String(value);
}

export function seatsText(title: TitleFacts): string {
  const low = Math.min(...title.seats);
  const high = Math.max(...title.seats);
  return label('web-seats-range', { low, high });
}

/** When something happened, in words of the language. */
export function ago(seconds: number, lang: string, now: number = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - seconds);
  if (past < 3600) return format.format(-Math.floor(past / 60), 'minute');
  if (past < 86_400) return format.format(-Math.floor(past / 3600), 'hour');
  return format.format(-Math.floor(past / 86_400), 'day');
}

/** The bot that sits down unless somebody wishes another. */
export function usualBot(title: TitleFacts | undefined): string {
  const usual = ['medium', 'greedy'].find((key) => title?.bots.some((bot) => bot.key === key));
  return usual ?? title?.bots.at(-1)?.key ?? '';
}
