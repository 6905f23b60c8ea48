import { at } from '../../core/assert.ts';
import { CHANCE, OVER, type Standing } from '../../core/game.ts';
import { type Position, position } from './position.ts';
import { actor } from './rules.ts';
import { collectionPoints, penaltyPoints, setPoints, sunPoints, tally } from './score.ts';
import type { State } from './state.ts';

/** Everything is open: the position, who is to act, and the scores so far. */
export interface View extends Position {
  readonly actor: number | 'chance' | 'over';
  readonly standings: Standing[];
  /** At the end: what brought it about and, among players level on points, what decided (G50, G55, G56). */
  readonly finish: Finish | null;
}

interface Finish {
  readonly cause: 'seeds' | 'stall';
  readonly tie: 'harvest' | 'shared' | null;
}

export function view(s: State): View {
  const next = actor(s);
  return {
    ...position(s),
    actor: next === CHANCE ? 'chance' : next === OVER ? 'over' : next,
    standings: score(s),
    finish: next === OVER ? { cause: s.supply === 0 ? 'seeds' : 'stall', tie: tieBreak(s) } : null,
  };
}

/** G55: what told the winner from those with as many points. */
function tieBreak(s: State): Finish['tie'] {
  const standings = score(s);
  const best = standings.filter((standing) => standing.rank === 1);
  if (best.length > 1) return 'shared';
  const level = standings.filter((standing) => standing.total === at(best, 0).total);
  return level.length === 1 ? null : 'harvest';
}

/** G51–G54, before the end as if it came now. */
export function score(s: State): Standing[] {
  const totals = new Int32Array(s.players);
  const ranks = new Int32Array(s.players);
  tally(s, totals, ranks);
  return s.gardeners.map((own, seat) => ({
    seat,
    total: at(totals, seat),
    breakdown: {
      harvest: own.points,
      sets: setPoints(own),
      collections: collectionPoints(own),
      sun: sunPoints(own),
      penalties: penaltyPoints(own),
    },
    rank: at(ranks, seat),
  }));
}
