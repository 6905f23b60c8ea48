import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { type PuzzleSet, parsePuzzleSet } from '../../bots/puzzle.ts';
import type { AnyGame } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { emptySet, growSet } from '../../lab/puzzles.ts';
import { quit, valueOrQuit } from '../failure.ts';
import { gameOrQuit, wholeNumber } from '../options.ts';

interface PuzzleFlags {
  readonly count: string;
  readonly out: string;
  readonly players: string;
  readonly iterations: string;
  readonly seed: string;
  readonly threads: string;
}

export function registerPuzzles(program: Command): void {
  program
    .command('puzzles <game>')
    .description('make puzzles from games of bots: every one is judged twice, and kept if it holds')
    .requiredOption('--out <file>', 'the set, as gzipped JSON; one that is there is gone on with')
    .option('--count <number>', 'how many puzzles the set is to have, at least', '200')
    .option('--players <number>', 'how many seats', '2')
    .option('--iterations <number>', 'samples of the first judgement; the second has sixteen times as many', '32')
    .option(
      '--seed <text>',
      'of dice, bots and judgements: the same seed gives the same set, whatever the threads',
      '1',
    )
    .option('--threads <number>', 'games at a time', '1')
    .action(puzzles);
}

async function puzzles(id: string, flags: PuzzleFlags): Promise<void> {
  const game = gameOrQuit(id);
  const { min, max } = game.profile.players;
  const plan = {
    game: id,
    players: wholeNumber(flags.players, 'players', Math.max(2, min), max),
    iterations: wholeNumber(flags.iterations, 'iterations', 16, 4096),
    seed: flags.seed,
  };
  const count = wholeNumber(flags.count, 'count', 1, 1e6);
  const begun = emptySet(plan, game.rulesVersion);
  const set = existsSync(flags.out) ? readSet(game, flags.out, begun) : begun;
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} puzzles, {held} % held, {games} games, {eta_formatted} left' },
    Presets.shades_classic,
  );
  bar.start(count, set.puzzles.length, shown(set));
  const grown = await growSet(set, count, wholeNumber(flags.threads, 'threads', 1, 256), (now) => {
    writeFileSync(flags.out, gzipSync(JSON.stringify(now), { level: 9 }));
    bar.update(Math.min(count, now.puzzles.length), shown(now));
  });
  bar.stop();
  console.log(
    `${grown.puzzles.length} puzzles of ${game.profile.name} from ${grown.games} games: of ${grown.judged} that were judged again with sixteen times the iterations ${grown.confirmed} held (${shareHeld(grown)} %).`,
  );
}

const shareHeld = ({ judged, confirmed }: PuzzleSet): string =>
  judged === 0 ? '–' : ((100 * confirmed) / judged).toFixed(1);
const shown = (set: PuzzleSet) => ({ held: shareHeld(set), games: set.games });

/** The set that is there, if it was made in the same way. */
function readSet(game: AnyGame, file: string, wanted: PuzzleSet): PuzzleSet {
  let json: unknown;
  try {
    json = JSON.parse(gunzipSync(readFileSync(file)).toString());
  } catch {
    return quit(`The file ${file} is not a set of puzzles. [bad_puzzle]`);
  }
  const set = valueOrQuit(parsePuzzleSet(json));
  if (set.game !== wanted.game || set.rules !== wanted.rules || !sameJson(set.plan, wanted.plan))
    return quit(
      `The set in ${file} is of another game, other rules or another plan than asked for (${game.profile.name}). [bad_puzzle]`,
    );
  return set;
}
