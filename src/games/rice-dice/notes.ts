import { at } from '../../core/assert.ts';
import type { Note } from '../../core/game.ts';
import { sideName } from './sides.ts';
import {
  cardAt,
  endPaddy,
  FARMER,
  firstPaddy,
  isFarmer,
  isPlanted,
  PHASE_ROLL,
  type State,
  waterAt,
  weedsAt,
} from './state.ts';

/** What the Happy Farmer did by itself: paddies by their place from the left. */
export interface FarmerDeeds {
  readonly harvested: readonly number[];
  readonly planted: readonly number[];
  readonly weeded: readonly number[];
  readonly filled: readonly number[];
  readonly drained: readonly number[];
  /** The card it kept. */
  readonly kept: string | null;
}

/** What came of an entry: for the log. */
export type RiceNote = Note &
  (
    | { readonly type: 'turn'; readonly side: number | string }
    | ({ readonly type: 'farmer' } & FarmerDeeds)
    /** R52: the first, second or third dry spell in a row. */
    | { readonly type: 'drySpell'; readonly spells: number }
  );

export function notes(before: State, _entry: unknown, after: State): RiceNote[] {
  const found: RiceNote[] = [];
  const isFarmersTurn = before.phase >= PHASE_ROLL && isFarmer(before, before.turn);
  const deeds = isFarmersTurn ? farmerDeeds(before, after) : null;
  if (deeds !== null && (isBusy(deeds) || after.turn !== before.turn)) found.push({ type: 'farmer', ...deeds });
  if (after.spells > before.spells) found.push({ type: 'drySpell', spells: after.spells });
  const isNextTurn = after.turn !== before.turn || before.phase < PHASE_ROLL;
  if (after.phase === PHASE_ROLL && isNextTurn)
    found.push({ type: 'turn', side: sideName(after, after.turn), isHeading: true });
  return found;
}

const isBusy = ({ kept, ...paddies }: FarmerDeeds): boolean =>
  kept !== null || Object.values(paddies).some((list) => list.length > 0);

/** What is different in its row. Where a dry spell has come, the water tells nothing. */
function farmerDeeds(before: State, after: State): FarmerDeeds {
  const first = firstPaddy(FARMER);
  const old = endPaddy(before, FARMER);
  const hasCard = (paddy: number): boolean => paddy < old && cardAt(before, paddy) === cardAt(after, paddy);
  const row = Array.from({ length: endPaddy(after, FARMER) - first }, (_, i) => first + i);
  const where = (test: (paddy: number) => boolean): number[] =>
    row.filter((paddy) => hasCard(paddy) && test(paddy)).map((paddy) => paddy - first + 1);
  const isHarvested = (paddy: number): boolean => isPlanted(before, paddy) && !isPlanted(after, paddy);
  const isDrained = after.spells > before.spells;
  const kept = row.find((paddy) => !hasCard(paddy));
  return {
    harvested: where(isHarvested),
    planted: where((paddy) => !isPlanted(before, paddy) && isPlanted(after, paddy)),
    weeded: where((paddy) => !isHarvested(paddy) && weedsAt(after, paddy) < weedsAt(before, paddy)),
    filled: where((paddy) => !isDrained && waterAt(after, paddy) > waterAt(before, paddy)),
    drained: where((paddy) => !isDrained && waterAt(after, paddy) < waterAt(before, paddy)),
    kept: kept === undefined ? null : at(after.deck.cards, cardAt(after, kept)).name,
  };
}
