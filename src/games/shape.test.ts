import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from './registry.node.ts';

const root = new URL('../../', import.meta.url);

/** The files that docs/ADD_A_GAME.md promises of every game: the rows of its table, but for those that say otherwise. */
const promised = [
  ...readFileSync(new URL('docs/ADD_A_GAME.md', root), 'utf8').matchAll(/^\| (`[^|]+`) \| (.+) \|$/gm),
].flatMap(([, files = '', about = '']) =>
  /not in the template|only where/.test(about) ? [] : [...files.matchAll(/`([^`*]+)`/g)].map(([, file = '']) => file),
);
const suites = ['contract', 'golden', 'slow', 'rulebook'].map((name) => `${name}.test.ts`);
const folders = ['templates/game/', ...[...games.keys()].map((id) => `src/games/${id}/`)];

describe('every game has the same files', () => {
  it('that docs/ADD_A_GAME.md lists', () => {
    expect(promised).toContain('explain.ts');
    expect(promised.length).toBeGreaterThanOrEqual(20);
  });

  it.each(folders)('%s', (folder) => {
    const missing = [...promised, ...suites].filter((file) => !existsSync(new URL(folder + file, root)));
    expect(missing).toEqual([]);
    // A file that only refuses, or only tells invariants, is found under its name.
    const files = readdirSync(new URL(folder, root)).filter((file) => /^\w+\.ts$/.test(file));
    const definers = (name: string): string[] =>
      files.filter((file) =>
        new RegExp(`^(export )?(function|const) ${name}\\b`, 'm').test(
          readFileSync(new URL(folder + file, root), 'utf8'),
        ),
      );
    expect([definers('explain'), definers('flaw')]).toEqual([['explain.ts'], ['flaw.ts']]);
  });
});
