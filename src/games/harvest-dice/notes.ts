import type { Note, Seat } from '../../core/game.ts';
import { type Vegetable, vegetables } from './components.ts';
import { ribbonPoints } from './rules.ts';
import { marketOf, PHASE_OVER, PHASE_ROLL, pigRows, type State, sheetOf } from './state.ts';

/** What came of an entry: for the log. */
export type HarvestNote = Note &
  (
    | { readonly type: 'round' }
    | { readonly type: 'market'; readonly veg: Vegetable; readonly worth: number }
    | { readonly type: 'pigRow'; readonly seat: Seat }
    | { readonly type: 'ribbon'; readonly seat: Seat }
    | { readonly type: 'lastRound' }
  );

export function notes(before: State, _entry: unknown, after: State): HarvestNote[] {
  const found: HarvestNote[] = [];
  for (let seat = 0; seat < after.players; seat++) {
    const [was, is] = [sheetOf(before, seat), sheetOf(after, seat)];
    if (pigRows(is.pig) > pigRows(was.pig)) found.push({ type: 'pigRow', seat });
    if (ribbonPoints(is) > ribbonPoints(was)) found.push({ type: 'ribbon', seat });
  }
  vegetables.forEach((veg, i) => {
    const worth = marketOf(after, i);
    if (worth > marketOf(before, i)) found.push({ type: 'market', veg, worth });
  });
  if (after.phase === PHASE_ROLL && before.phase !== PHASE_ROLL) found.push({ type: 'round', isHeading: true });
  else if (after.ending > before.ending && after.phase !== PHASE_OVER) found.push({ type: 'lastRound' });
  return found;
}
