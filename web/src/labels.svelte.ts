/** The page's own words, and names of things: all from the server, none written here. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { api } from './net/api';

type Facts = Record<string, string | number>;

const STORE = 'saecula-labels';

export class Labels {
  words: Record<string, string> = $state.raw({});
  lang = $state('');
  ready = $state(false);
  /** Names learned from sentences, for titles whose things have no label. */
  private learned: Record<string, string> = $state.raw({});
  private named: Record<string, string> = $state.raw({});
  private byWord: Map<string, string> = $state.raw(new Map());
  private title = '';
  /** The title whose words are here, or would be if the server could be reached. */
  private loaded = $state('');
  private bundle = $derived(bundleOf(this.words, this.lang || 'en'));

  /** Load a language; with a title also the names of its things. */
  async load(lang: string, title: string = this.title): Promise<void> {
    if (this.lang === lang && this.title === title && this.ready) return;
    if (this.lang !== lang) this.learned = {};
    this.title = title;
    try {
      const words = await api.labels(lang, title);
      this.words = title ? { ...this.words, ...words } : words;
      localStorage.setItem(`${STORE}-${lang}`, JSON.stringify(this.words));
    } catch {
      const kept = localStorage.getItem(`${STORE}-${lang}`);
      if (kept && !this.ready) this.words = JSON.parse(kept) as Record<string, string>;
    }
    this.lang = lang;
    this.loaded = title;
    this.ready = true;
  }

  /** The words of a key. */
  say = (key: string, facts: Facts = {}): string => {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, facts, []) : plain(key);
  };

  /** The words of a title have come. */
  knows(title: string): boolean {
    return this.loaded === title;
  }

  has(key: string): boolean {
    return key in this.words;
  }

  learn(found: [thing: string, name: string][]): void {
    const news = found.filter(([thing, name]) => thing && name && !(thing in this.learned));
    if (news.length) this.learned = { ...this.learned, ...Object.fromEntries(news) };
  }

  /** Names as the server gives them with a picture. */
  call(names: Record<string, string>): void {
    this.named = names;
    // A last word that two things share names neither.
    const words = new Map<string, string>();
    for (const thing of Object.keys(names)) {
      const word = thing.split('/').pop() ?? thing;
      words.set(word, words.has(word) ? '' : thing);
    }
    this.byWord = words;
  }

  /** The thing whose key ends with a word, if there is just one: “coin” is `face/coin`. */
  thingOf(word: string): string {
    return this.byWord.get(word) ?? '';
  }

  /** The name of a thing: `face/coin`. */
  name = (thing: string): string => this.given(thing) || plain(thing);

  /** The name somebody gave a thing; empty if only its key is known. */
  given(thing: string): string {
    return this.named[thing] ?? this.words[thing.replaceAll('/', '-')] ?? this.learned[thing] ?? '';
  }
}

/** The page's own labels as Fluent messages; names of things are plain words. */
function bundleOf(words: Record<string, string>, lang: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const messages = Object.entries(words).filter(([key]) => /^(web|board)-/.test(key));
  bundle.addResource(new FluentResource(messages.map(([key, words]) => `${key} = ${words}`).join('\n')));
  return bundle;
}

/** Words out of a key, where nobody has better ones. */
export function plain(key: string): string {
  const last = key.replace(/^web-/, '').split('/').pop() ?? key;
  const words = last.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const labels = new Labels();
export const label = labels.say;
