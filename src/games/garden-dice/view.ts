import { at } from '../../core/assert.ts';
import { type ActorName, actorName, type Finish, OVER, type Standing } from '../../core/game.ts';
import { type Position, position } from './position.ts';
import { actor } from './rules.ts';
import { collectionPoints, penaltyPoints, setPoints, sunPoints, tally } from './score.ts';
import type { State } from './state.ts';

/** Everything is open: the position, who is to act, and the scores so far. */
export interface View extends Position {
  readonly actor: ActorName;
  readonly standings: Standing[];
  readonly finish: GardenFinish | null;
}

/** What brings the end about (G50, G56), and among players level on points what decides (G55). */
const causes = ['seeds', 'stall'] as const;
const ties = ['harvest', 'shared'] as const;
export const endings = { causes, ties };
type GardenFinish = Finish<(typeof causes)[number], (typeof ties)[number]>;

export function view(s: State): View {
  const next = actor(s);
  return {
    ...position(s),
    actor: actorName(next),
    standings: score(s),
    finish: next === OVER ? { cause: s.supply === 0 ? 'seeds' : 'stall', tie: tieBreak(s) } : null,
  };
}

/** G55: what told the winner from those with as many points. */
function tieBreak(s: State): GardenFinish['tie'] {
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
