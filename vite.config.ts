import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { newChunkNames } from './scripts/chunks.ts';
import { offline } from './scripts/offline.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** In development, too, every address of the app is the same page. */
const atRoot: Plugin = {
  name: 'at-root',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace('<head>', '<head><base href="/" />'),
};

/** Bots and analyses think in workers, which have files of their own: what the page itself holds of the games does without their networks. */
const noNetworks: Plugin = {
  name: 'no-networks',
  apply: 'build',
  load: (id) => (/\/games\/[\w-]+\/\w*[wW]eights\.ts$/.test(id) ? 'export const weights = null;' : null),
};

// English is part of the page, and one of the languages that are found by their folder: that is as it should be. How long the
// bundler takes is no news.
const checks = { ineffectiveDynamicImport: false, bundlerTimings: false };

// What the first screen always needs is one file: of a home server a browser fetches six at a time.
const codeSplitting = {
  groups: [
    { name: 'app', tags: ['$initial' as const] },
    { name: newChunkNames(), includeDependenciesRecursively: false },
  ],
};

export default defineConfig({
  root: path('src/web'),
  // The same files work at the root of a site and in any folder of one.
  base: './',
  publicDir: path('src/web/public'),
  plugins: [svelte(), offline(), atRoot, noNetworks],
  build: {
    outDir: path('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: { checks, output: { codeSplitting } },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
  // `npm run dev` names the server behind the page. The page's own host stays in the request: it is not from another site.
  server: { proxy: process.env.WINDFALL_API ? { '/api': { target: process.env.WINDFALL_API, ws: true } } : {} },
});
