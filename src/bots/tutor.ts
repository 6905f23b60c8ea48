import type { Action, AnyGame, Entry, Seat } from '../core/game.ts';
import { decisionSeed, type Loss, summariseLoss, usualIterations } from './analysis.ts';
import { findStandard, type Judge, lossOf, openJudge, type Standard } from './loss.ts';

/** One decision, thought about while a person does: what each move would lose, as the analysis will say it afterwards. */
export interface Study {
  readonly judge: Judge;
  readonly standard: Standard;
  readonly known: Map<Action, Loss>;
}

/** What the analysis takes unless it is told otherwise: so the two agree. */
const SEED = '1';

/** How many moves are judged before anybody asks, the likeliest first: the others in the moment they are asked about. */
const AHEAD = 24;

export function openStudy(game: AnyGame, state: unknown, seat: Seat): Study {
  const judge = openJudge(game, state);
  return {
    judge,
    standard: findStandard(judge, state, seat, usualIterations, decisionSeed(SEED, game, state, seat)),
    known: new Map(),
  };
}

/** Judges one more move ahead; false where that is enough. */
export function studyOn({ judge, standard, known }: Study): boolean {
  const next = standard.order.slice(0, AHEAD).find((action) => !known.has(action));
  if (next === undefined) return false;
  known.set(next, summariseLoss(lossOf(judge, standard, next)));
  return true;
}

/** What a move would lose; null for one that is not legal. */
export function judgeMove({ judge, standard, known }: Study, move: Entry): Loss | null {
  const action = judge.estimator.game.encode(standard.state, move);
  if (!action.ok) return null;
  const loss = known.get(action.value) ?? summariseLoss(lossOf(judge, standard, action.value));
  known.set(action.value, loss);
  return loss;
}
