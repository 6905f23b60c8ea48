import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const template = join(root, 'templates/game');
const games = join(root, 'src/games');

/** Why there cannot be a new game with this id; null where there can. */
export function idProblem(id: string | undefined): string | null {
  if (id === undefined) return 'Say how the game is called: npm run new-game <id>, such as npm run new-game bean-dice.';
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    return `"${id}" is no id: an id is made of lower-case words with hyphens between them.`;
  if (id.length > 40) return `"${id}" is too long: an id has at most 40 letters.`;
  return existsSync(join(games, id)) ? `src/games/${id} is there already: choose another id.` : null;
}

/** `bean-dice` is called "Bean Dice". */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * A file of the template as the new game has it: its id and title, its rules numbered with its letter, and imports as they are in src/games.
 * The template imports through `src`, so that it is checked where it lies.
 */
export function filledIn(text: string, id: string): string {
  const title = titleOf(id);
  return text
    .replace(/\bpig\b/g, id)
    .replace(/\bPig\b/g, title)
    .replace(/\bP(?=\d+\b)/g, title.charAt(0))
    .replace(/(?:\.\.\/)+src\/games\//g, '../../')
    .replace(/((?:\.\.\/)+)src\//g, '$1');
}

function makeGame(id: string): void {
  const folder = join(games, id);
  cpSync(template, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (statSync(file).isFile()) writeFileSync(file, filledIn(readFileSync(file, 'utf8'), id));
  }
}

function nextSteps(id: string): string {
  const commands = {
    [`npx vitest run src/games/${id}`]: 'all its tests',
    'npm run docs': 'docs/NOTATION.md with what the game says',
    'npm run dev': 'play it in the browser',
    [`npx windfall play ${id}`]: 'play it in the terminal',
  };
  const width = Math.max(...Object.keys(commands).map((command) => command.length));
  const lines = Object.entries(commands).map(([command, what]) => `  ${command.padEnd(width)}   ${what}`);
  return [
    `src/games/${id} is a whole small game, called "${titleOf(id)}".`,
    ...lines,
    'Now make it yours: docs/ADD_A_GAME.md walks through its files, RULES.md first.',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const id = process.argv[2];
  const problem = idProblem(id);
  if (problem === null && id !== undefined) {
    makeGame(id);
    console.log(nextSteps(id));
  } else {
    console.error(problem);
    process.exitCode = 1;
  }
}
