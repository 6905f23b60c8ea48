import type { Reason } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { BLACK, colourName, colourOf, dessertName, kindOf, topOf } from './die.ts';
import { isTip, mustPlace, placedDie, tipDirection, tippedSquare } from './rules.ts';
import { dieAt, hasNeighbour, isEmpty, type State, squareTowards } from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

/** Why a well-formed move is not legal. */
export function explain(s: State, a: Action): Reason<Refusals> {
  return isTip(a) ? explainTip(s, a) : explainPlacement(s, a);
}

function explainPlacement(s: State, a: Action): Reason<Refusals> {
  const die = placedDie(a);
  if (s.supply[kindOf(die)] === 0)
    return die === BLACK
      ? ['D20', 'blackIsPlaced']
      : ['D20', 'notInSupply', { colour: colourName(colourOf(die)), dessert: dessertName(topOf(die)) }];
  return ['D20', 'taken'];
}

function explainTip(s: State, a: Action): Reason<Refusals> {
  const from = tippedSquare(a);
  const direction = tipDirection(a);
  if (isEmpty(s, from)) return ['D21', 'noDie'];
  if (!hasNeighbour(from, direction)) return ['D21', 'offTheBoard'];
  if (dieAt(s, squareTowards(from, direction)) <= BLACK) return ['D21', 'tipsIntoTaken'];
  return mustPlace(s) ? ['D23', 'mustPlace', { tips: s.tips }] : ['D22', 'straightBack'];
}
