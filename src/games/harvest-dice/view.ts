import { at } from '../../core/assert.ts';
import { type ActorName, actorName, type Finish, OVER, type Standing } from '../../core/game.ts';
import { type Position, position } from './position.ts';
import { actor, bonusPoints, pigPoints, ribbonPoints, tally, vegetablePoints } from './rules.ts';
import { countCells, FULL_GARDEN, PIG_CIRCLES, type State, sheetOf } from './state.ts';

/** Everything is open: the position, who is to act, and the scores so far. */
export interface View extends Position {
  readonly actor: ActorName;
  readonly standings: Standing[];
  readonly finish: HarvestFinish | null;
}

/** What brings the end about (H30), and among players level on points what decides (H35). */
const causes = ['garden', 'pig', 'market'] as const;
const ties = ['vegetables', 'circles', 'shared'] as const;
export const endings = { causes, ties };

interface HarvestFinish extends Finish<(typeof causes)[number], (typeof ties)[number]> {
  /** Whose garden or pig. */
  readonly seat: number | null;
}

export function view(s: State): View {
  const next = actor(s);
  return {
    ...position(s),
    actor: actorName(next),
    standings: score(s),
    finish: next === OVER ? finish(s) : null,
  };
}

function finish(s: State): HarvestFinish {
  const garden = s.sheets.findIndex((sheet) => sheet.planted === FULL_GARDEN);
  const pig = s.sheets.findIndex((sheet) => sheet.pig === PIG_CIRCLES);
  const cause = garden >= 0 ? 'garden' : pig >= 0 ? 'pig' : 'market';
  return { cause, seat: garden >= 0 ? garden : pig >= 0 ? pig : null, tie: tieBreak(s) };
}

/** H35: what told the winner from those with as many points. */
function tieBreak(s: State): HarvestFinish['tie'] {
  const standings = score(s);
  const best = standings.filter((standing) => standing.rank === 1);
  if (best.length > 1) return 'shared';
  const level = standings.filter((standing) => standing.total === at(best, 0).total);
  if (level.length === 1) return null;
  const counts = level.map((standing) => countCells(sheetOf(s, Number(standing.seat)).planted));
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? 'vegetables' : 'circles';
}

const totals = new Int32Array(4);
const ranks = new Int32Array(4);

export function score(s: State): Standing[] {
  tally(s, totals, ranks);
  return s.sheets.map((sheet, seat) => ({
    seat,
    total: at(totals, seat),
    breakdown: {
      lettuce: vegetablePoints(s, sheet, 0),
      tomato: vegetablePoints(s, sheet, 1),
      carrot: vegetablePoints(s, sheet, 2),
      ribbons: ribbonPoints(sheet),
      pig: pigPoints(s, sheet),
      bonuses: bonusPoints(s, sheet),
    },
    rank: at(ranks, seat),
  }));
}
