/**
 * TypeScript of every schema.json below src/, which tools/write_schema.py writes: `npm run schema`.
 * With --check nothing is written, and what is stale is told.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const OPTIONS = {
  additionalProperties: false,
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 120 },
  unreachableDefinitions: true,
};
/** What the generator says of every definition. */
const ECHO = /( \*\n)? \* This interface was referenced by `\w+`.s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;

/** The keys of a literal as a list, in their order. */
function listsOf(schema) {
  return Object.values(schema.$defs)
    .filter((one) => one['x-list'])
    .map((one) => `export const ${one['x-list']} = ${JSON.stringify(one.enum)} as const;\n`)
    .join('');
}

async function typesOf(text) {
  const schema = JSON.parse(text);
  const hash = createHash('sha256').update(text).digest('hex');
  const banner = `// Written by tools/write_schema.py from Python's declarations.\n// sha256 of schema.json: ${hash}\n`;
  const types = await compile(schema, schema.title, OPTIONS);
  return `${banner}\n${types.replaceAll(ECHO, '').replaceAll('/**\n */\n', '')}\n${listsOf(schema)}`;
}

const files = readdirSync('src', { recursive: true }).filter((path) => path.endsWith('schema.json'));
const stale = [];
for (const file of files.sort()) {
  const path = `src/${file}`;
  const to = path.replace(/\.json$/, '.gen.ts');
  const types = await typesOf(readFileSync(path, 'utf-8'));
  if (!process.argv.includes('--check')) writeFileSync(to, types);
  else if (readFileSync(to, 'utf-8') !== types) stale.push(to);
}
if (stale.length) {
  console.error(`stale: ${stale.join(', ')}; run python -m tools.write_schema`);
  process.exitCode = 1;
}
