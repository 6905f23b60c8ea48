import type { Command } from 'commander';
import { parsePuzzleSet } from '../../bots/puzzle.ts';
import { readPuzzles } from '../../games/load.node.ts';
import { confirmSome } from '../../lab/confirmation.ts';
import { valueOrQuit } from '../failure.ts';
import { gameOrQuit, wholeNumber } from '../options.ts';

export function registerConfirmation(lab: Command): void {
  lab
    .command('puzzles <game>')
    .description("how many puzzles of a game's set hold when they are judged a third time")
    .option('--count <number>', 'how many, spread over the set', '60')
    .option('--seed <text>', 'of the judgements', 'third')
    .action((id: string, flags: { count: string; seed: string }) => {
      const game = gameOrQuit(id);
      const set = valueOrQuit(parsePuzzleSet(readPuzzles(id)));
      const count = wholeNumber(flags.count, 'count', 1, set.puzzles.length);
      const held = [...confirmSome(game, set, count, flags.seed)].filter((isHeld) => isHeld).length;
      const share = ((100 * held) / count).toFixed(1);
      console.log(`${game.profile.name}: of ${count} puzzles ${held} are confirmed (${share} %).`);
    });
}
