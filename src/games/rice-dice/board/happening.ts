import type { Move } from '../moves.ts';
import { type Flow, flowsBetween, outlookOf } from '../outlook.ts';
import type { PaddyView, View } from '../view.ts';

/** What became of a paddy, known by its card. */
export type Deed = 'planted' | 'harvested' | 'weeded' | 'overgrown' | 'new' | 'watered' | 'drained';

/** What happened to one side since the entry before. */
export interface SideHappening {
  readonly deeds: Readonly<Record<string, Deed>>;
  readonly flows: readonly Flow[];
  readonly rice: number;
}

export interface Happening {
  readonly index: number;
  readonly sides: readonly SideHappening[];
}

/** How far a token has to go before the next one follows, and how long each is on its way. */
export const TOKEN_MILLIS = 60;
export const FLOW_MILLIS = 480;

/** The last entry as something to look at: the move if there was one, and what followed by itself (R42, R71). */
export function happeningOf(
  index: number,
  before: View,
  after: View,
  acted: { readonly seat: number; readonly move: Move } | null,
): Happening {
  const outlook = acted === null ? null : outlookOf(before, acted.seat, acted.move);
  const sides = after.fields.map((field, side): SideHappening => {
    const old = before.fields[side];
    // Water that nobody named follows: half full paddies run dry, the Happy Farmer opens and closes its gates.
    const moved = outlook?.side === side ? outlook : null;
    return {
      deeds: deedsBetween(old?.paddies ?? [], field.paddies),
      flows: [...(moved?.flows ?? []), ...flowsBetween(moved?.row ?? old?.paddies ?? [], field.paddies)],
      rice: field.rice - (old?.rice ?? field.rice),
    };
  });
  return { index, sides };
}

function deedsBetween(before: readonly PaddyView[], after: readonly PaddyView[]): Record<string, Deed> {
  const deeds: Record<string, Deed> = {};
  for (const paddy of after) {
    const deed = deedOf(
      before.find(({ card }) => card.name === paddy.card.name),
      paddy,
    );
    if (deed !== null) deeds[paddy.card.name] = deed;
  }
  return deeds;
}

function deedOf(old: PaddyView | undefined, now: PaddyView): Deed | null {
  if (old === undefined) return 'new';
  if (now.planted !== old.planted) return now.planted ? 'planted' : 'harvested';
  if (now.water !== old.water) return now.water > old.water ? 'watered' : 'drained';
  if (now.weeds !== old.weeds) return now.weeds > old.weeds ? 'overgrown' : 'weeded';
  return null;
}
