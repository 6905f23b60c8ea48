import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const source = fileURLToPath(new URL('../src/web/offline/worker.ts', import.meta.url));

/** Writes the service worker beside the built app, with the list of everything the app is made of. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }) {
        const files = readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((item) => item.isFile() && !item.name.startsWith('.') && item.name !== 'sw.js')
          .map((item) => join(item.parentPath, item.name))
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file).update(readFileSync(file));
        const paths = files.map((file) => file.slice(dir.length)).map((path) => (path === '/index.html' ? '/' : path));
        const constants = `const FILES = ${JSON.stringify(paths)};\nconst VERSION = '${hash.digest('hex').slice(0, 12)}';\n`;
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { lang: 'ts', sourcemap: false });
        writeFileSync(join(dir, 'sw.js'), constants + code);
      },
    },
  };
}
