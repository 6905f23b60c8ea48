import { at } from '../../core/assert.ts';
import { type ActionName, actions, type Face, faces } from './components.ts';
import { DRAW_MORE } from './deck.ts';
import { stateOf } from './outlook.ts';
import { endPaddy, FARMER, firstPaddy, isPlanted, powerOf, roomAt, type State } from './state.ts';
import { cardsToDraw, rolledSymbols, symbolsFor, weedsOwed } from './turn.ts';
import type { View } from './view.ts';
import { canFill, hasRelease } from './water.ts';
import { canHarvest, canPlant, canWeed, harvestersFor, plantersFor } from './worker.ts';

/** What the dice on the table are good for, and what they might become: by the rules themselves, for everything that shows it. */

const diceOf = (names: readonly Face[]): number => names.reduce((sum, face) => sum + dieOf(face), 0);
const dieOf = (face: Face): number => 1 << (3 * faces.indexOf(face));

/** The turn that a view shows, as if no more could be rolled. */
function turnOf(view: View): State {
  const s = stateOf(view, view.turn === 'happyFarmer' ? FARMER : view.turn);
  s.dice = diceOf(view.dice);
  return s;
}

/** R23: whether a die counts for an action. */
export const counts = (face: Face, action: ActionName): boolean =>
  rolledSymbols(dieOf(face), actions.indexOf(action)) > 0;

/** R23, R35: the symbols of an action, or the cards that it draws: never more than there are. */
export function amountOf(view: View, action: ActionName): number {
  if (action !== 'card') return symbolsFor(turnOf(view), actions.indexOf(action));
  return Math.min(cardsToDraw(turnOf(view)), view.deck + view.bottom.count + view.discards.length);
}

/** R41 */
export function canReleaseNow(view: View): boolean {
  const s = turnOf(view);
  return hasRelease(s, s.turn);
}

/** R30 */
export function canWeedNow(view: View): boolean {
  const s = turnOf(view);
  return symbolsFor(s, actions.indexOf('worker')) > 0 && ownPaddies(s).some((paddy) => canWeed(s, paddy));
}

/** Something that a certain number of symbols makes possible in this turn. */
export interface Goal {
  readonly kind: 'harvest' | 'plant' | 'fill' | 'draw';
  readonly action: ActionName;
  /** The paddy, from the left; null for cards. */
  readonly place: number | null;
  readonly needs: number;
}

/** What the dice on the table might be wanted for: R30, R35, R43. Water counts as far as the reservoir holds it now. */
export function goalsOf(view: View): Goal[] {
  const s = turnOf(view);
  const many = Number.POSITIVE_INFINITY;
  const goals = ownPaddies(s).flatMap((paddy, i): Goal[] => {
    const place = i + 1;
    if (canHarvest(s, paddy, many))
      return [{ kind: 'harvest', action: 'worker', place, needs: harvestersFor(s, paddy) }];
    if (canPlant(s, paddy, many)) return [{ kind: 'plant', action: 'worker', place, needs: plantersFor(s, paddy) }];
    if (isPlanted(s, paddy) || !canFill(s, paddy, many)) return [];
    return [{ kind: 'fill', action: 'water', place, needs: roomAt(s, paddy) }];
  });
  return [...goals, { kind: 'draw', action: 'card', place: null, needs: powerOf(s, s.turn, DRAW_MORE) > 0 ? 0 : 1 }];
}

const ownPaddies = (s: State): number[] =>
  Array.from({ length: endPaddy(s, s.turn) - firstPaddy(s.turn) }, (_, i) => firstPaddy(s.turn) + i);

/** Whether the dice as they lie are enough. */
export const isReached = ({ action, needs }: Goal, view: View): boolean =>
  symbolsFor(turnOf(view), actions.indexOf(action)) >= needs;

/** In how many of all equally likely rolls a number comes up: `ways[n]` of `of`. */
export interface Spread {
  readonly ways: readonly number[];
  readonly of: number;
}

/** The chance of `least` or more. */
export const chanceOf = ({ ways, of }: Spread, least: number): number =>
  ways.slice(Math.max(0, least)).reduce((sum, n) => sum + n, 0) / of;

export interface Odds {
  /** R22: weeds to be placed if that roll is kept. */
  readonly weeds: Spread;
  readonly symbols: Readonly<Record<ActionName, Spread>>;
}

/** Enough for five doubles and the cards of any row. */
const MOST_SYMBOLS = 24;

/** The chances of what matters if `again`, dice that are on the table, are rolled once more (R21). Exact: every roll is counted. */
export function oddsOf(view: View, again: readonly Face[]): Odds {
  const s = turnOf(view);
  const kept = s.dice - diceOf(again);
  const weeds = new Array<number>(view.dice.length + 1).fill(0);
  const counted = { worker: emptyCounts(), card: emptyCounts(), water: emptyCounts() };
  for (const { dice, ways } of rollsOf(again.length)) {
    s.dice = kept + dice;
    const placed = weedsOwed(s);
    weeds[placed] = at(weeds, placed) + ways;
    for (const [i, action] of actions.entries()) {
      const symbols = symbolsFor(s, i);
      counted[action][symbols] = at(counted[action], symbols) + ways;
    }
  }
  const of = faces.length ** again.length;
  const spread = (ways: readonly number[]): Spread => ({ ways, of });
  return {
    weeds: spread(weeds),
    symbols: { worker: spread(counted.worker), card: spread(counted.card), water: spread(counted.water) },
  };
}

const emptyCounts = (): number[] => new Array<number>(MOST_SYMBOLS + 1).fill(0);

interface Roll {
  /** Packed as in a state. */
  readonly dice: number;
  /** In how many orders these faces come up. */
  readonly ways: number;
}

/** Every roll of `count` dice, told apart by faces only. */
function rollsOf(count: number, first = 0): Roll[] {
  if (count === 0) return [{ dice: 0, ways: 1 }];
  const die = dieOf(at(faces, first));
  if (first === faces.length - 1) return [{ dice: count * die, ways: 1 }];
  const rolls: Roll[] = [];
  let choices = 1;
  for (let n = 0; n <= count; n++) {
    for (const { dice, ways } of rollsOf(count - n, first + 1))
      rolls.push({ dice: n * die + dice, ways: ways * choices });
    choices = (choices * (count - n)) / (n + 1);
  }
  return rolls;
}
