import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The boards once more, for the server: it draws the pictures of pages with them, without a browser. */
export default defineConfig({
  root: path('src/web'),
  publicDir: false,
  // Styles come with the drawing.
  plugins: [svelte({ emitCss: false })],
  // All in one folder: neither the package nor the executable has Svelte in it.
  ssr: { noExternal: true },
  build: {
    ssr: path('src/web/stills/stills.ts'),
    outDir: path('dist/stills'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
