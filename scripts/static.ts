// npm run build:static: a copy of the app for any host of plain files, in any folder of it.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../src/games/registry.node.ts';
import { pageNames } from '../src/protocol/pages.ts';
import { aboutIn, pageWith } from '../src/server/pages.ts';
import { writeWorker } from './offline.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Pages that have one address for each game. */
const byGame = ['learn', 'rules', 'sheet', 'lab', 'open', 'lobby', 'daily', 'puzzles'];

/** Every address that can be known before anybody plays: these are folders with a page in them. */
function fixedPages(): string[] {
  const ids = [...games.keys()];
  return [...pageNames, ...ids, ...byGame.flatMap((name) => ids.map((id) => `${name}/${id}`))];
}

const inHead = (html: string, tag: string): string => html.replace('<head>', `<head>${tag}`);

/**
 * What a host shows at any other address below the app, like a table of this device: nobody knows how deep that is, so that the page looks for
 * the app from there upwards, and opens the address as the first edition wrote it, behind `#`.
 */
const lostPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Windfall</title></head>
  <body>
    <p id="lost" hidden>There is nothing at this address.</p>
    <script type="module">
      const parts = location.pathname.split('/').slice(1);
      const isApp = async (base) => {
        try {
          return (await (await fetch(base + 'manifest.webmanifest')).json()).name === 'Windfall';
        } catch {
          return false;
        }
      };
      const find = async () => {
        for (let depth = parts.length - 1; depth >= 0; depth--) {
          const base = ['', ...parts.slice(0, depth), ''].join('/');
          if (await isApp(base)) return base + '#/' + [...parts.slice(depth), location.hash.slice(1)].filter(Boolean).join('/');
        }
        return null;
      };
      const found = await find();
      if (found === null) document.getElementById('lost').hidden = false;
      else location.replace(found);
    </script>
  </body>
</html>
`;

/** Makes the copy from the built app. */
export async function makeStatic(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'dist/web'), folder, { recursive: true, filter: (path) => !path.endsWith('.built') });
  const page = inHead(
    readFileSync(join(folder, 'index.html'), 'utf8'),
    '<meta name="windfall-server" content="none" />',
  );
  writeFileSync(join(folder, 'index.html'), page);
  // Before the other pages come: without a network this one is all of them.
  await writeWorker(folder);
  for (const name of fixedPages()) {
    mkdirSync(join(folder, name), { recursive: true });
    const up = '../'.repeat(name.split('/').length);
    const about = aboutIn('en', name.split('/'));
    writeFileSync(join(folder, name, 'index.html'), pageWith(page, { base: up, language: 'en', ...about }));
  }
  writeFileSync(join(folder, '404.html'), lostPage);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(root, 'dist/static');
  await makeStatic(folder);
  console.log(`The static copy is in ${folder}: put it into any folder of any host.`);
}
