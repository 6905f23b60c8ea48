import { assert } from '../../src/core/assert.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { legalMoves, newMatch, playChance, playMove, winners } from '../../src/core/match.ts';
import { unwrap } from '../../src/core/result.ts';
import { type Choice, choices, VEGETABLES } from './harvest.ts';
import { begin, playChoice } from './play.ts';

/** A choice in our notation. */
function toMove({ move, args }: Choice): object {
  const [veg, value] = args;
  const die = { veg: VEGETABLES[veg], value };
  if (move === 'feed') return { type: 'feed', die, value: args[2] };
  return { type: 'plant', die, row: args[2] + 1, column: args[3] + 1 };
}

const sorted = (moves: readonly unknown[]): string =>
  moves
    .map((move) => JSON.stringify(move))
    .sort()
    .join('\n');

/** Plays random games by both rules at once: the same lists at every decision, the same scores, the same winner. */
export function compareGames(ours: AnyGame, games: number): number {
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    let theirs = begin();
    const match = unwrap(newMatch(ours, 2));
    unwrap(playChance(match, { type: 'start', seat: theirs.G.start }));
    for (; theirs.ctx.gameover === undefined; decisions++) {
      if (theirs.G.pool.length === 6)
        unwrap(playChance(match, { type: 'roll', dice: theirs.G.pool.map(({ value }) => value) }));
      const seat = Number(theirs.ctx.currentPlayer);
      assert(ours.actor(match.state) === seat, 'both rules have the same player to act');
      const list = choices(theirs.G, seat);
      assert(sorted(list.map(toMove)) === sorted(legalMoves(match)), 'both rules list the same moves');
      const chosen = list[Math.floor(Math.random() * list.length)] as Choice;
      theirs = playChoice(theirs, chosen);
      unwrap(playMove(match, toMove(chosen)));
    }
    const standings = ours.score(match.state, 0);
    assert(
      JSON.stringify(standings.map(({ total }) => total)) === JSON.stringify(theirs.ctx.gameover.totals),
      'both rules count the same points',
    );
    const won = winners(match);
    assert(
      String(won.length === 1 ? won[0] : undefined) === String(theirs.ctx.gameover.winner),
      'both rules have the same winner',
    );
  }
  return decisions;
}
