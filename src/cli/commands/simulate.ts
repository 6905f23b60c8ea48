import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { botNames, isBotName } from '../../bots/levels.ts';
import { pageReport } from '../../lab/page.ts';
import { csvSummary, englishReport, tablesOf, textReport } from '../../lab/report.ts';
import { labIterations, parseSetting, type Setting } from '../../lab/setting.ts';
import type { GameRow } from '../../lab/simulation.ts';
import { summarize } from '../../lab/summary.ts';
import { quit, valueOrQuit } from '../failure.ts';
import { collectOption, gameOrQuit, wholeNumber } from '../options.ts';
import { playGames, playInto, readSetting, resumeShared } from './games.ts';

interface SimulationFlags {
  readonly players?: string;
  readonly bots: string;
  readonly iterations?: string;
  readonly games?: string;
  readonly option: Record<string, unknown>;
  readonly seed: string;
  readonly threads: string;
  readonly fixed?: true;
  readonly random?: string;
  readonly longest: string;
  readonly resume?: string;
  readonly run?: string;
  readonly csv?: string;
  readonly json?: string;
  readonly html?: string;
}

/** `windfall lab GAME`: the lab's own action, beside its subcommands. */
export function registerSimulation(lab: Command): void {
  lab
    .argument('[game]', 'the game to simulate, or a file with its setting')
    .option('--players <number>', 'how many seats (default: as few as the game allows, at least two)')
    .option(
      '--bots <names>',
      `who plays, separated by commas, seat after seat, repeated to fill the seats: ${botNames.join(', ')}`,
      'sprout',
    )
    .option('--iterations <numbers>', 'iterations per decision, like --bots (default: by level)')
    .option('--games <number>', 'how many games (default: 1000)')
    .option('--option <name=value>', 'an option of the game, repeatable', collectOption, {})
    .option('--seed <text>', 'of dice and bots: the same seed gives the same games, whatever the threads', '1')
    .option('--threads <number>', 'games at a time', String(availableParallelism()))
    .option('--fixed', 'bots keep their seats; without it they move on one seat with every game')
    .option('--random <kinds>', 'kinds of move, separated by commas: where a bot makes one, luck decides which')
    .option('--longest <number>', 'stop a game after so many decisions; it counts as it stands', '20000')
    .option('--resume <file>', 'keep every finished game in this file, and go on from it')
    .option('--run <id>', 'go on with a run of the shared database that DATABASE_URL names')
    .option('--csv <file>', 'write every number as comma-separated values')
    .option('--json <file>', 'write setting and summary as JSON')
    .option('--html <file>', 'write one self-contained page with plots')
    .action(async (id: string | undefined, flags: SimulationFlags) => {
      if (flags.run !== undefined) await resume(flags.run, flags);
      else if (id === undefined) lab.help();
      else await simulate(id, flags);
    });
}

async function simulate(id: string, flags: SimulationFlags): Promise<void> {
  const setting = id.endsWith('.json') ? await readSetting(id) : settingOf(id, flags);
  const games = gamesOf(flags) ?? 1000;
  const threads = threadsOf(flags);
  if (flags.resume !== undefined) return report(setting, await playInto(flags.resume, setting, games, threads), flags);
  const [rows = []] = await playGames([setting], games, threads);
  report(setting, rows, flags);
}

async function resume(run: string, flags: SimulationFlags): Promise<void> {
  const { setting, rows } = await resumeShared(run, gamesOf(flags), threadsOf(flags));
  report(setting, rows, flags);
}

const gamesOf = ({ games }: SimulationFlags): number | null =>
  games === undefined ? null : wholeNumber(games, 'games', 1, 1e7);
/** None: others are to play. */
const threadsOf = ({ threads }: SimulationFlags): number => wholeNumber(threads, 'threads', 0, 256);

function report(setting: Setting, rows: readonly GameRow[], flags: SimulationFlags): void {
  const game = gameOrQuit(setting.game);
  const summary = summarize(rows);
  console.log(`\n${game.profile.name}, ${setting.players} players: ${setting.bots.join(', ')}; ${rows.length} games\n`);
  console.log(textReport(tablesOf(setting, summary, englishReport(game))));
  if (flags.csv !== undefined) writeFileSync(flags.csv, csvSummary(summary));
  if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify({ setting, summary })}\n`);
  if (flags.html !== undefined) writeFileSync(flags.html, pageReport(game, setting, summary));
}

function settingOf(id: string, flags: SimulationFlags): Setting {
  const game = gameOrQuit(id);
  const players =
    flags.players === undefined ? Math.max(2, game.profile.players.min) : wholeNumber(flags.players, 'players', 1, 8);
  const bots = filled(flags.bots.split(','), players).map((name) =>
    isBotName(name) ? name : quit(`There is no bot "${name}". There are: ${botNames.join(', ')}. [unknown_bot]`),
  );
  const iterations =
    flags.iterations === undefined
      ? bots.map((bot) => labIterations[bot])
      : filled(flags.iterations.split(','), players).map((text) => wholeNumber(text, 'iterations', 1, 1e9));
  const setting = {
    game: id,
    players,
    options: flags.option,
    bots,
    iterations,
    rotate: !flags.fixed,
    seed: flags.seed,
    components: {},
    longest: wholeNumber(flags.longest, 'longest', 1, 1e9),
    random: flags.random === undefined ? [] : flags.random.split(',').map((kind) => kind.trim()),
  };
  return valueOrQuit(parseSetting(game, setting));
}

/** The items again and again, until every seat has one. */
const filled = (items: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, i) => (items[i % items.length] ?? '').trim());
