/** Every label the page uses exists in both languages, with the same placeholders, and none is an orphan. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const texts = join(import.meta.dirname, '../../src/saecula/texts');

function read(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of readFileSync(join(texts, `web.${lang}.ftl`), 'utf8').split('\n')) {
    if (!line || line.startsWith('#')) continue;
    const match = /^(web-[a-z0-9_-]+) = (\S.*)$/.exec(line);
    if (!match?.[1] || !match[2]) throw new Error(`not a plain message: ${line}`);
    if (found.has(match[1])) throw new Error(`twice: ${match[1]}`);
    found.set(match[1], match[2]);
  }
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
  const holes = (text: string): string[] => [...text.matchAll(/\{ \$(\w+) \}/g)].map((match) => match[1] ?? '').sort();
  for (const [key, text] of english) expect([key, holes(german.get(key) ?? '')]).toEqual([key, holes(text)]);
});

it('every key of the page has words', () => {
  const missing = [...used].filter((key) => !english.has(key) && !english.has(`${key}-other`));
  expect(missing).toEqual([]);
});

it('no words are orphans', () => {
  const specific = heads.filter((head) => head !== 'web-');
  const orphans = [...english.keys()].filter((key) => {
    const plain = key.replace(/-(one|other)$/, '');
    return (
      !used.has(key) &&
      !used.has(plain) &&
      !specific.some((head) => key.startsWith(head)) &&
      !/^web-(lost|gone)$/.test(key)
    );
  });
  expect(orphans).toEqual([]);
});
