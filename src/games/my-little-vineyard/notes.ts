import type { Note, Seat } from '../../core/game.ts';
import { type Item, type Season, seasons } from './components.ts';
import { ITEMS, itemName } from './sheet.ts';
import { crossed, held, PHASE_OVER, PHASE_ROLL, PHASE_START, type State } from './state.ts';

/** What came of an entry: for the log. */
export type VineyardNote = Note &
  (
    | { readonly type: 'season'; readonly year: number; readonly season: Season }
    | { readonly type: 'spoiled'; readonly seat: Seat; readonly items: readonly Item[] }
  );

export function notes(before: State, _entry: unknown, after: State): VineyardNote[] {
  const isNew = after.season !== before.season || (before.phase === PHASE_START && after.phase === PHASE_ROLL);
  if (!isNew || after.phase === PHASE_OVER) return [];
  const season = seasons[after.season % seasons.length] ?? 'spring';
  const year = Math.floor(after.season / seasons.length) + 1;
  return [...spoiled(before, after), { type: 'season', year, season, isHeading: true }];
}

/** V30: what was crossed off though nobody used it. */
function spoiled(before: State, after: State): VineyardNote[] {
  return Array.from({ length: after.players }, (_, seat) => seat).flatMap((seat): VineyardNote[] => {
    const items = Array.from({ length: ITEMS }, (_, item) => item).filter(
      (item) =>
        held(after, seat, item) < held(before, seat, item) && crossed(after, seat, item) > crossed(before, seat, item),
    );
    return items.length === 0 ? [] : [{ type: 'spoiled', seat, items: items.map(itemName) }];
  });
}
