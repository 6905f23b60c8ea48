import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('src/web'),
  plugins: [svelte()],
  build: { outDir: path('dist/web'), emptyOutDir: true, target: 'es2023' },
  worker: { format: 'es' },
});
