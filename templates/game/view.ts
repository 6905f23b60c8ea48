import { at } from '../../src/core/assert.ts';
import { type ActorName, actorName, type Finish, OVER, type Standing } from '../../src/core/game.ts';
import { type Position, position } from './position.ts';
import { actor, tally } from './rules.ts';
import { pointsOf, type State } from './state.ts';

/** P20: how a game ends. Nobody is ever level with the winner. */
const causes = ['goal'] as const;
export const endings = { causes, ties: [] };

/** Everything is open: the position, who is to act, and the scores so far. */
export interface View extends Position {
  readonly actor: ActorName;
  readonly standings: Standing[];
  readonly finish: Finish<(typeof causes)[number], never> | null;
}

export function view(s: State): View {
  const next = actor(s);
  return {
    ...position(s),
    actor: actorName(next),
    standings: score(s),
    finish: next === OVER ? { cause: 'goal', tie: null } : null,
  };
}

export function score(s: State): Standing[] {
  const totals = new Int32Array(s.players);
  const ranks = new Int32Array(s.players);
  tally(s, totals, ranks);
  return Array.from(totals, (total, seat) => ({
    seat,
    total,
    breakdown: { held: pointsOf(s, seat) },
    rank: at(ranks, seat),
  }));
}
