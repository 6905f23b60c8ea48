import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('src/web'),
  publicDir: path('src/web/public'),
  plugins: [svelte(), offline()],
  build: {
    outDir: path('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  worker: { format: 'es' },
  // `npm run dev` names the server behind the page. The page's own host stays in the request: it is not from another site.
  server: { proxy: process.env.WINDFALL_API ? { '/api': { target: process.env.WINDFALL_API, ws: true } } : {} },
});
