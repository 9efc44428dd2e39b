/** The rules drawer: contents of every title in every language, and the way from a section to its place. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { labels } from '../src/labels.svelte';
import Rules from '../src/table/Rules.svelte';

const folder = join(import.meta.dirname, '../../docs/rules');
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The text as HTML, as far as headings, paragraphs and anchors go. */
function asHtml(text: string): string {
  const lines = text.split('\n').map((line) => {
    const head = /^(#+) (.*)$/.exec(line);
    if (head) return `</p><h${head[1]?.length}>${head[2]}</h${head[1]?.length}><p>`;
    return line.trim() ? line : '</p><p>';
  });
  return `<p>${lines.join('\n')}</p>`.replace(/<p>\s*<\/p>/g, '');
}

/** Open the drawer of a text. */
async function open(text: string, section = ''): Promise<void> {
  labels.words = { 'web-contents': 'Contents' };
  const answer = (): Response =>
    new Response(JSON.stringify({ html: asHtml(text) }), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  Element.prototype.scrollIntoView = vi.fn();
  render(Rules, { title: 'any', section, onclose: () => undefined });
  await waitFor(() => expect(document.querySelector('.rules h2')).toBeTruthy());
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Contents' })).toBeTruthy());
}

function contents(): string[] {
  return [...document.querySelectorAll('nav button')].map((one) => one.textContent ?? '');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the rules', () => {
  it('are there for four titles in two languages', () => expect(files).toHaveLength(8));

  it.each(files)('$name: the contents are its headings, none long', async ({ text }) => {
    await open(text);
    const heads = text.split('\n').flatMap((line) => /^##+ (.*)$/.exec(line)?.[1] ?? []);
    expect(contents()).toEqual(heads);
    expect(Math.max(...heads.map((head) => head.length))).toBeLessThan(45);
  });

  it('go to the heading that is pressed', async () => {
    await open(files.find(({ name }) => name === 'gentes.en.md')?.text ?? '');
    await fireEvent.click(screen.getByRole('button', { name: 'Philosopher' }));
    expect(document.querySelector('.found')?.textContent).toBe('Philosopher');
  });

  it.each([
    ['4.1.philosopher', /^Philosopher$/],
    ['2.4', /^Action tiles\. 28/],
  ])('mark what section %s is about', async (section, meant) => {
    await open(files.find(({ name }) => name === 'gentes.en.md')?.text ?? '', section);
    await waitFor(() => expect(document.querySelector('.found')?.textContent?.replace(/\*|^\s+/g, '')).toMatch(meant));
  });
});
