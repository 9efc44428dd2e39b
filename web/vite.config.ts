import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { checker } from './src/chance/plugin.ts';

const server = process.env.SAECULA_SERVER ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte(), checker()],
  // In tests Svelte's browser build is wanted, not the server's.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The first browsers with `light-dark()`: the palette is written once.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Nothing is inlined: the content-security policy knows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 60_000, // a busy machine is slow, not wrong
  },
});
