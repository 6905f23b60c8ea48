import { at } from '../../../core/assert.ts';
import { type ActionName, actions, type Face, faces } from '../components.ts';
import type { PaddyView, View } from '../view.ts';
import {
  addedTo,
  isPlantable,
  isRipe,
  moreDraws,
  roomOf,
  symbolsFor,
  weedsFor,
  workersFor,
  worthOf,
} from './symbols.ts';

/** Something that a certain number of symbols makes possible in this turn. */
export interface Goal {
  readonly kind: 'harvest' | 'plant' | 'fill' | 'draw';
  readonly action: ActionName;
  /** The paddy, from the left; null for cards. */
  readonly place: number | null;
  readonly needs: number;
}

/** What the dice on the table might be wanted for: R30, R35, R43. Water counts as far as the reservoir holds it now. */
export function goalsOf(view: View, row: readonly PaddyView[]): Goal[] {
  const goals = row.flatMap((paddy, i): Goal[] => {
    const place = i + 1;
    const room = roomOf(paddy);
    if (isRipe(paddy)) return [{ kind: 'harvest', action: 'worker', place, needs: workersFor('harvest', paddy) }];
    if (isPlantable(paddy)) return [{ kind: 'plant', action: 'worker', place, needs: workersFor('plant', paddy) }];
    if (paddy.planted || room > view.reservoir) return [];
    return [{ kind: 'fill', action: 'water', place, needs: room }];
  });
  return [...goals, { kind: 'draw', action: 'card', place: null, needs: moreDraws(row) > 0 ? 0 : 1 }];
}

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
export function oddsOf(view: View, row: readonly PaddyView[], again: readonly Face[]): Odds {
  const kept = [...view.dice];
  for (const face of again) kept.splice(kept.indexOf(face), 1);
  const weeds = new Array<number>(kept.length + again.length + 1).fill(0);
  const counts = { worker: emptyCounts(), card: emptyCounts(), water: emptyCounts() };
  const added = { worker: addedTo('worker', row), card: addedTo('card', row), water: addedTo('water', row) };
  for (const { dice, ways } of rollsOf(again.length)) {
    const all = [...kept, ...dice];
    const placed = weedsFor(view, all.filter((face) => face === 'weed').length, row);
    weeds[placed] = at(weeds, placed) + ways;
    for (const action of actions) {
      const symbols = all.reduce((sum, face) => sum + worthOf(action, face), added[action]);
      counts[action][symbols] = at(counts[action], symbols) + ways;
    }
  }
  const of = faces.length ** again.length;
  const spread = (ways: readonly number[]): Spread => ({ ways, of });
  return {
    weeds: spread(weeds),
    symbols: { worker: spread(counts.worker), card: spread(counts.card), water: spread(counts.water) },
  };
}

const emptyCounts = (): number[] => new Array<number>(MOST_SYMBOLS + 1).fill(0);

interface Roll {
  readonly dice: readonly Face[];
  /** In how many orders these faces come up. */
  readonly ways: number;
}

/** Every roll of so many dice, told apart by faces only. */
function rollsOf(count: number, first = 0): Roll[] {
  if (count === 0) return [{ dice: [], ways: 1 }];
  const face = at(faces, first);
  if (first === faces.length - 1) return [{ dice: new Array<Face>(count).fill(face), ways: 1 }];
  const rolls: Roll[] = [];
  let choices = 1;
  for (let n = 0; n <= count; n++) {
    for (const { dice, ways } of rollsOf(count - n, first + 1))
      rolls.push({ dice: [...new Array<Face>(n).fill(face), ...dice], ways: ways * choices });
    choices = (choices * (count - n)) / (n + 1);
  }
  return rolls;
}

/** Whether the dice as they lie are enough. */
export const isReached = ({ action, needs }: Goal, view: View, row: readonly PaddyView[]): boolean =>
  symbolsFor(action, view.dice, row) >= needs;
