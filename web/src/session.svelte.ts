/** Who plays here, and the small notices of the page. */
import { label } from './labels.svelte';
import { api, Trouble } from './net/api';
import type { Door, EngineState, Me, PersonFacts, TitleFacts } from './net/schema.gen';
import { adopt, settings } from './settings.svelte';

class Session {
  person: PersonFacts | null = $state.raw(null);
  asked = $state(false);
  /** Who may come in as somebody new. */
  door: Door = $state.raw('open');
  /** The code of an invitation: from the address, or typed. */
  invitation = $state(new URLSearchParams(location.search).get('invitation') ?? '');
  titles: TitleFacts[] = $state.raw([]);
  titlesLang = '';
  /** Whether the engine the computer thinks with is compiled. */
  engine: EngineState = $state.raw('compiled');

  async load(): Promise<void> {
    try {
      const found = await api.me();
      this.person = found.person;
      this.door = found.door;
      if (this.person) adopt(this.person.settings);
    } catch {
      // The start page works without a person, and says so when the server is away.
    }
    this.asked = true;
  }

  /** Be somebody: the first thing a player does makes the person. */
  async be(name?: string): Promise<PersonFacts> {
    if (this.person && (name === undefined || name === this.person.name)) return this.person;
    const wish: Me = {};
    if (name !== undefined) wish.name = name;
    if (!this.person) {
      wish.name ??= label('web-guest');
      wish.settings = { ...$state.snapshot(settings) };
      if (this.invitation) wish.invitation = this.invitation;
    }
    this.person = await api.saveMe(wish);
    return this.person;
  }

  async loadTitles(lang: string): Promise<void> {
    if (this.titlesLang === lang && this.titles.length) return;
    await this.readTitles(lang);
  }

  async readTitles(lang: string): Promise<void> {
    const found = await api.titles(lang);
    this.titles = found.titles;
    this.engine = found.engine;
    this.titlesLang = lang;
  }

  title(key: string): TitleFacts | undefined {
    return this.titles.find((title) => title.key === key);
  }
}

export const session = new Session();

export interface Toast {
  id: number;
  text: string;
  kind: 'word' | 'trouble';
}

class Toasts {
  all: Toast[] = $state.raw([]);
  private id = 0;

  say(text: string, kind: Toast['kind'] = 'word', time = 4200): void {
    if (!text || this.all.some((toast) => toast.text === text)) return;
    const id = ++this.id;
    this.all = [...this.all.slice(-2), { id, text, kind }];
    setTimeout(() => this.drop(id), time);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Tell what went wrong, in the server's words if it has some. */
  trouble(error: unknown): void {
    const words = error instanceof Trouble && error.message ? error.message : '';
    const offline = error instanceof Trouble && error.key === 'offline';
    this.say(words || label(offline ? 'web-offline' : 'web-trouble'), 'trouble', 6000);
  }
}

export const toasts = new Toasts();
