import type { Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Modules = ReadonlySet<string>;

/** What the first screen loads once it is there: pictures and words of the cards, and what is special. */
const PICTURES = /\/board\/Scene\.svelte$|\/special\/Special\.svelte$/;
const WORDS = /\/games\/[\w-]+\/words\/\w\w\.ts$/;
const SPOKEN = /\/words\/(?:\w+\/)*(\w\w)\.ts$/;
/** Pages with a table. */
const TABLES = /\/pages\/(?:Table|Online|Learn|Replay)Page\.svelte$/;
/** Inside the page of somebody else there is a replay, and nothing of what one needs to play. */
const REPLAY = /\/pages\/ReplayPage\.svelte$|\/web\/replay\/\w+\.(?:svelte|ts)$|\/online\/server\.ts$/;
/** Others that talk to a server or begin a game. */
const OTHERS = /\/pages\/(?:Lobby|Open|Join|Me|Daily|SetUp)Page\.svelte$/;
const BOARD = /\/games\/([\w-]+)\/board\/Board\.svelte$/;
const OF_GAME = /\/games\/(?!parts\/)([\w-]+)\//;
const GAME = /\/games\/([\w-]+)\/index\.ts$/;

/**
 * The file a module comes in. The bundler alone makes a file of its own of everything that some pages share: a table came in a hundred files, and of a
 * home server a browser fetches six at a time. No two of these files need each other: what a module needs is in its own set or in one before.
 */
export function newChunkNames(): Rolldown.CodeSplittingNameFunction {
  let names: ReadonlyMap<string, string> | null = null;
  return (id, graph) => {
    names ??= nameAll(graph, modulesAround(graph, id));
    return names.get(id) ?? null;
  };
}

function nameAll(graph: Graph, all: Modules): Map<string, string> {
  const names = new Map<string, string>();
  const name = (chunk: string, isIn: (id: string) => boolean): void => {
    for (const id of all) if (!names.has(id) && isIn(id)) names.set(id, chunk);
  };
  const from = (pattern: RegExp): Modules[] =>
    [...all].filter((id) => pattern.test(id)).map((id) => neededBy(graph, id));
  const countIn = (sets: readonly Modules[], id: string): number => sets.filter((each) => each.has(id)).length;
  const [pictures, words, tables] = [from(PICTURES), from(WORDS), from(TABLES)];
  const [replay, others, boards, games] = [from(REPLAY), from(OTHERS), from(BOARD), from(GAME)];
  // What draws by hand is large, and not on every board.
  const isSketched = (id: string): boolean => [...neededBy(graph, id)].some((each) => each.includes('/roughjs/'));
  const isElsewhere = (id: string): boolean => countIn([...words, ...tables, ...boards, ...games], id) > 0;

  for (const id of all) {
    const game = OF_GAME.exec(id)?.[1];
    const language = SPOKEN.exec(id)?.[1];
    if (game === undefined) continue;
    if (countIn(words, id) > 0) names.set(id, `words-${language ?? 'en'}-${game}`);
    // What is on the card and on the board.
    else if (countIn(pictures, id) > 0 && isElsewhere(id)) names.set(id, `pieces-${game}`);
  }
  name('cards', (id) => countIn(pictures, id) > 0 && !isElsewhere(id));
  name('basic', (id) => countIn([...pictures, ...words], id) > 0);
  name('core', (id) => countIn(tables, id) === tables.length && countIn(others, id) > 0);
  name('talk', (id) => countIn(tables, id) > 1 && countIn(others, id) > 0);
  name('table', (id) => countIn(tables, id) === tables.length || countIn(boards, id) === boards.length);
  name('view', (id) => countIn(tables, id) > 1 && countIn(replay, id) > 0);
  name('parts', (id) => countIn(boards, id) > 1 && !isSketched(id));
  name('play', (id) => countIn(tables, id) > 1);
  name('server', (id) => countIn(others, id) > 1 && countIn(replay, id) > 0);
  name('online', (id) => countIn(others, id) > 1);
  for (const [pattern, title] of [
    [GAME, ''],
    [BOARD, 'Board-'],
  ] as const)
    for (const start of all) {
      const game = pattern.exec(start)?.[1];
      if (game === undefined) continue;
      const needed = neededBy(graph, start);
      name(title + game, (id) => needed.has(id) && id.includes(`/games/${game}/`));
    }
  return names;
}

/** A module and all that it cannot run without. */
const neededBy = (graph: Graph, start: string): Modules =>
  reach(start, (id) => graph.getModuleInfo(id)?.importedIds ?? []);

/** All modules of the app that a module belongs to. */
const modulesAround = (graph: Graph, start: string): Modules =>
  reach(start, (id) => {
    const info = graph.getModuleInfo(id);
    if (info === null) return [];
    return [...info.importedIds, ...info.dynamicallyImportedIds, ...info.importers, ...info.dynamicImporters];
  });

function reach(start: string, next: (id: string) => readonly string[]): Modules {
  const found = new Set([start]);
  // What is added on the way is walked through as well.
  for (const id of found) for (const each of next(id)) found.add(each);
  return found;
}
