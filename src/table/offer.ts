import type { OfferedMove } from '../core/board.ts';
import type { Standing, Viewer } from '../core/game.ts';
import { copyState, type Match } from '../core/match.ts';

/** The legal moves of the seat to act, each with what it does to the scores at once, as far as the viewer may know. */
export function offerMoves(match: Match, viewer: Viewer): OfferedMove[] {
  const { game, state } = match;
  const actions = new Int32Array(game.maxLegal);
  const count = game.legal(state, actions);
  const scratch = copyState(match);
  const before = game.score(state, viewer);
  return Array.from(actions.subarray(0, count), (action) => {
    game.copy(state, scratch);
    game.apply(scratch, action);
    const after = game.score(scratch, viewer);
    return { move: game.decode(state, action), effect: before.map((standing, i) => difference(standing, after[i])) };
  });
}

function difference(before: Standing, after: Standing | undefined): number | null {
  if (before.total === null || after === undefined || after.total === null) return null;
  return after.total - before.total;
}
