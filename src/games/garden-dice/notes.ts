import type { Entry, Note, Seat } from '../../core/game.ts';
import { gardenSpaces } from './space.ts';
import { isPlant, isTurned, PHASE_ROLL, type State } from './state.ts';

/** What came of an entry: for the log. */
export type GardenNote = Note &
  (
    | { readonly type: 'turn'; readonly seat: Seat }
    | { readonly type: 'watered'; readonly more: number }
    | { readonly type: 'harvested'; readonly more: number }
    | { readonly type: 'lastSeed' }
  );

export function notes(before: State, { type }: Entry, after: State): GardenNote[] {
  const found: GardenNote[] = [];
  const more = chained(before, after) - 1;
  if (type === 'water' && more > 0) found.push({ type: 'watered', more });
  if (type === 'harvest' && more > 0) found.push({ type: 'harvested', more });
  if (after.supply === 0 && before.supply !== 0) found.push({ type: 'lastSeed' });
  if (after.phase === PHASE_ROLL && (type === 'start' || after.seat !== before.seat))
    found.push({ type: 'turn', seat: after.seat, isHeading: true });
  return found;
}

/** G27: how many plants were watered, or harvested, one after the other. */
function chained(before: State, after: State): number {
  let count = 0;
  for (const space of gardenSpaces) {
    const [was, is] = [before.garden[space] ?? 0, after.garden[space] ?? 0];
    if (isPlant(was) && (!isPlant(is) || isTurned(is) !== isTurned(was))) count++;
  }
  return count;
}
