import { at } from '../core/assert.ts';
import type { Action, AnyGame, Seat } from '../core/game.ts';
import { blankLike } from './bot.ts';
import { MAX_SIDES } from './outcome.ts';

/** What a move leaves open: the most points that whoever decides right after it, before any dice, can gain at once. */
export interface Outlook {
  /** The same player decides again. */
  readonly isOwn: boolean;
  readonly most: number;
  /** The same after the move among the others suggested that differs most from it in favour of this one. */
  readonly otherwise: number;
}

/** Points are compared by what everybody sees: where something is hidden nothing is said. */
export function outlooksOf(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  actions: readonly Action[],
): readonly (Outlook | null)[] {
  if (!game.isOpen || actions.length < 2) return actions.map(() => null);
  const after = blankLike(game, state);
  const replies = actions.map((action) => {
    game.copy(state, after);
    game.apply(after, action);
    return replyTo(game, after);
  });
  return replies.map((reply, i) => {
    const others = replies.flatMap((other, j) => (j !== i && other?.by === reply?.by && other ? [other.most] : []));
    if (reply === null || others.length === 0) return null;
    const isOwn = reply.by === seat;
    return { isOwn, most: reply.most, otherwise: isOwn ? Math.min(...others) : Math.max(...others) };
  });
}

function replyTo(game: AnyGame, state: unknown): { by: Seat; most: number } | null {
  const by = game.actor(state);
  if (by < 0) return null;
  const totals = new Int32Array(MAX_SIDES);
  const ranks = new Int32Array(MAX_SIDES);
  const pointsIn = (s: unknown): number => {
    game.tally(s, totals, ranks);
    return at(totals, by);
  };
  const before = pointsIn(state);
  const moves = new Int32Array(game.maxLegal);
  const count = game.legal(state, moves);
  const scratch = blankLike(game, state);
  let most = 0;
  for (let i = 0; i < count; i++) {
    game.copy(state, scratch);
    game.apply(scratch, at(moves, i));
    most = Math.max(most, pointsIn(scratch) - before);
  }
  return { by, most };
}

/** Whether it is worth saying: it keeps more open for oneself, or less for the next player, than another move would. */
export const isTelling = ({ isOwn, most, otherwise }: Outlook): boolean =>
  isOwn ? most > otherwise : most < otherwise;
