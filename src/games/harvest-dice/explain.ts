import { hasBit } from '../../core/bits.ts';
import type { Reason } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { vegetableName, vegetables } from './components.ts';
import { faceOf, finalValue, isFeed, plantable, targetOf, usesSpent, vegetableOf } from './rules.ts';
import { columnCells, pigRows, type Sheet, type State, sheetOf } from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

/** Why a well-formed move is not legal. */
export function explain(s: State, a: Action): Reason<Refusals> {
  const face = faceOf(a);
  const own = Math.floor(face / 6);
  const veg = vegetableOf(a);
  const sheet = sheetOf(s, s.seat);
  if (!hasBit(s.faces, face)) return ['H10', 'noDie', { veg: vegetableName(own), value: (face % 6) + 1 }];
  if (veg !== own && !s.advanced) return ['H15', 'colourIsAdvanced'];
  if (usesSpent(a) > sheet.uses) return explainPowers(sheet, a);
  return isFeed(a) ? explainFeed(sheet, a, own) : explainPlant(sheet, a);
}

function explainPowers(sheet: Sheet, a: Action): Reason<Refusals> {
  const value = (faceOf(a) % 6) + 1;
  // Who never had a power is told the plain rule of the die instead.
  if (pigRows(sheet.pig) === 0 && finalValue(a) !== value)
    return isFeed(a) ? ['H13', 'feedsItsValue', { value }] : ['H12', 'plantsInItsColumn', { value }];
  return ['H14', 'tooFewPowers', { needed: usesSpent(a), left: sheet.uses }];
}

function explainFeed(sheet: Sheet, a: Action, own: number): Reason<Refusals> {
  const veg = vegetableOf(a);
  const value = finalValue(a);
  const canPlantAs = (vegetable: number): boolean => (plantable(sheet, vegetable) & columnCells(value)) !== 0;
  if (canPlantAs(veg)) return ['H11', 'mustPlant', { veg: vegetableName(veg), value }];
  if (veg !== own && !canPlantAs(own)) return ['H16', 'noPowerNeeded', { veg: vegetableName(own), value }];
  const named = vegetables.findIndex((_, other) => other !== own && !canPlantAs(other));
  if (veg !== own && veg !== named) return ['H16', 'firstColour', { veg: vegetableName(named) }];
  return ['H16', 'lowerValue'];
}

function explainPlant(sheet: Sheet, a: Action): Reason<Refusals> {
  if (hasBit(sheet.planted, targetOf(a))) return ['H12', 'taken'];
  return ['H12', 'notBeside', { veg: vegetableName(vegetableOf(a)) }];
}
