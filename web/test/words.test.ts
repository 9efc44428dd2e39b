/** Every label the page uses exists in both languages, with the same placeholders, and none is an orphan. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';

const texts = join(import.meta.dirname, '../../src/saecula/texts');

function read(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  const text = readFileSync(join(texts, `web.${lang}.ftl`), 'utf8');
  for (const { id, value } of new FluentResource(text).body) {
    if (!/^web-[a-z0-9_-]+$/.test(id)) throw new Error(`no label of the page: ${id}`);
    if (found.has(id)) throw new Error(`twice: ${id}`);
    found.set(id, JSON.stringify(value));
  }
  expect([...found.keys()]).toEqual([...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id));
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
}

const english = read('en');
const german = read('de');
const code = sources(join(import.meta.dirname, '../src')).join('\n');
const used = new Set([...code.matchAll(/['"`](web-[a-z0-9-]+)(?=['"`])/g)].map((match) => match[1] ?? ''));
const heads = [...code.matchAll(/`(web-(?:[a-z0-9]+-)*)\$\{/g)].map((match) => match[1] ?? '');

it('both languages have the same messages with the same placeholders', () => {
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  const holes = (text: string): string[] =>
    [...new Set([...text.matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? ''))].sort();
  for (const [key, text] of english) expect([key, holes(german.get(key) ?? '')]).toEqual([key, holes(text)]);
});

it('every key of the page has words', () => {
  const missing = [...used].filter((key) => !english.has(key));
  expect(missing).toEqual([]);
});

it('no words are orphans', () => {
  const specific = heads.filter((head) => head !== 'web-');
  const orphans = [...english.keys()].filter(
    (key) => !used.has(key) && !specific.some((head) => key.startsWith(head)) && !/^web-(lost|gone)$/.test(key),
  );
  expect(orphans).toEqual([]);
});
