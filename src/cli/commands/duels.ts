import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { games } from '../../games/registry.node.ts';
import { buildMark } from '../../lab/build.ts';
import { runDuel } from '../../lab/duels.ts';
import {
  type Cell,
  keepDeal,
  markdownTable,
  nextCell,
  type Played,
  readTable,
  tableCells,
} from '../../lab/duelTable.ts';
import { rate } from '../../lab/rating.ts';
import { quit, valueOrQuit } from '../failure.ts';
import { wholeNumber } from '../options.ts';

interface DuelsFlags {
  readonly resume: string;
  readonly games: string;
  readonly only?: string;
  readonly pace: string;
  readonly seed: string;
  readonly threads: string;
}

/** Deals of a cell before the next one has its turn: threads are opened for each. */
const BATCH = 10;

export function registerDuels(lab: Command): void {
  lab
    .command('duels')
    .description('measure every level against the next, in every game: the table of docs/BOTS.md')
    .requiredOption('--resume <file>', 'keep every finished deal in this file, and go on from it')
    .option('--games <number>', 'games of each cell; fewer where the aim is clearly met or missed', '400')
    .option('--only <words>', 'only cells whose name has all of these words, such as "rice-dice master uct"')
    .option('--pace <per cent>', 'of the time that each level takes', '100')
    .option('--seed <text>', 'of dice and bots', '1')
    .option('--threads <number>', 'games at a time; 0 only prints the table', String(availableParallelism()))
    .action(duels);
}

async function duels(flags: DuelsFlags): Promise<void> {
  const pace = wholeNumber(flags.pace, 'pace', 1, 1000) / 100;
  const wanted = wholeNumber(flags.games, 'games', 2, 1e6);
  const threads = wholeNumber(flags.threads, 'threads', 0, 256);
  const words = (flags.only ?? '').split(/\s+/);
  const all = tableCells(games.values(), pace, flags.seed);
  const cells = all.filter(({ id }) => words.every((word) => id.includes(word)));
  if (cells.length === 0) quit(`No cell of the table has the words "${flags.only}". One is "${all[0]?.id}".`);
  const played = valueOrQuit(readTable(flags.resume, { build: buildMark(), pace, seed: flags.seed }));
  if (threads > 0) await playAll(flags.resume, cells, played, wanted, threads);
  console.log(markdownTable(cells, played));
}

async function playAll(file: string, cells: readonly Cell[], played: Played, wanted: number, threads: number) {
  for (let cell = nextCell(cells, played, wanted); cell !== null; cell = nextCell(cells, played, wanted)) {
    const { id, plan } = cell;
    const known = new Set(played.get(id)?.map(({ deal }) => deal));
    // Threads finish out of order: after a stop some earlier deal may be missing.
    const free = Array.from({ length: known.size + BATCH }, (_, deal) => deal).filter((deal) => !known.has(deal));
    const left = Math.ceil(wanted / 2) - known.size;
    await runDuel(plan, free.slice(0, Math.min(BATCH, left)), threads, (deal) => keepDeal(file, played, id, deal));
    const { games: done, share } = rate(played.get(id) ?? []);
    console.error(`${id}: ${(100 * share.value).toFixed(0)} % of ${done} games`);
  }
}
