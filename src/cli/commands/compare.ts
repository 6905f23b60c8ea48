import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { compareRows, comparisonTable } from '../../lab/compare.ts';
import { printedComponents } from '../../lab/overrides.ts';
import { csvTable, textReport } from '../../lab/report.ts';
import { quit } from '../failure.ts';
import { gameOrQuit, wholeNumber } from '../options.ts';
import { playGames, playInto, readSetting } from './games.ts';

interface CompareFlags {
  readonly games: string;
  readonly threads: string;
  readonly resume?: string;
  readonly csv?: string;
  readonly json?: string;
}

export function registerCompare(lab: Command): void {
  lab
    .command('compare <a> <b>')
    .description('play two settings, read from JSON files, with the same dice, and tell what differs (docs/LAB.md)')
    .option('--games <number>', 'how many games of each', '1000')
    .option('--threads <number>', 'games at a time', String(availableParallelism()))
    .option('--resume <name>', 'keep every finished game in NAME.a.jsonl and NAME.b.jsonl, and go on from them')
    .option('--csv <file>', 'write the table as comma-separated values')
    .option('--json <file>', 'write settings and differences as JSON')
    .action(compare);
  lab
    .command('components <game>')
    .description('the printed components of a game, by the names that a setting can override')
    .action(async (id: string) => {
      gameOrQuit(id);
      console.log(JSON.stringify(await printedComponents(id), null, 2));
    });
}

async function compare(fileA: string, fileB: string, flags: CompareFlags): Promise<void> {
  const games = wholeNumber(flags.games, 'games', 1, 1e7);
  const threads = wholeNumber(flags.threads, 'threads', 0, 256);
  const [a, b] = [await readSetting(fileA), await readSetting(fileB)];
  if (a.game !== b.game || a.players !== b.players)
    quit('Only settings of the same game and number of players can be compared.');
  const [rowsA = [], rowsB = []] =
    flags.resume === undefined
      ? await playGames([a, b], games, threads)
      : [
          await playInto(`${flags.resume}.a.jsonl`, a, games, threads),
          await playInto(`${flags.resume}.b.jsonl`, b, games, threads),
        ];
  const differences = compareRows(rowsA, rowsB);
  const table = comparisonTable(differences, games);
  console.log(`\n${textReport([table])}`);
  if (flags.csv !== undefined) writeFileSync(flags.csv, csvTable(table));
  if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify({ a, b, games, differences })}\n`);
}
