/** Builds the one file that checks a saved log without a server, as a module of the page: its download button has it. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:checker';
const ENTRY = 'src/chance/file.ts';

export function checker(): Plugin {
  return {
    name: 'checker',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: async (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(await html())}` : null),
  };
}

async function html(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [svelte()],
    build: {
      write: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      lib: { entry: ENTRY, formats: ['iife'], name: 'checker', cssFileName: 'file' },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error(NAME);
  let script = '';
  let style = '';
  for (const part of bundle.output) {
    if (part.type === 'chunk') script += part.code;
    else if (part.fileName.endsWith('.css')) style += part.source;
  }
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\">",
    `<title>Saecula</title><style>${style}</style></head><body>`,
    '<script type="application/json" id="words">{"words":""}</script>',
    `<script>${script.replaceAll('</script', '<\\/script')}</script></body></html>\n`,
  ].join('\n');
}
