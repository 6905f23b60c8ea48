import { MOST_PADDIES, MOST_PLANTED, MOST_WATER, MOST_WEEDS } from './deck.ts';
import { addRice, endPaddy, firstPaddy, isPlanted, powerOf, type State, waterAt, weedsAt } from './state.ts';

/** R20: every "most …" card scores before anything else of the turn. */
export function scoreMost(s: State, side: number): void {
  const any = (1 << MOST_WATER) | (1 << MOST_PLANTED) | (1 << MOST_PADDIES) | (1 << MOST_WEEDS);
  if (((s.powers[side] as number) & any) === 0) return;
  let rice = 0;
  for (let kind = MOST_WATER; kind <= MOST_WEEDS; kind++) {
    const reward = powerOf(s, side, kind);
    if (reward > 0 && hasMostAlone(s, side, kind)) rice += reward;
  }
  addRice(s, side, rice, rice);
}

/** The Happy Farmer is a rival too. */
function hasMostAlone(s: State, side: number, kind: number): boolean {
  const own = amountOf(s, side, kind);
  for (let other = 0; other < s.sides; other++) if (other !== side && amountOf(s, other, kind) >= own) return false;
  return true;
}

function amountOf(s: State, side: number, kind: number): number {
  if (kind === MOST_PADDIES) return s.rowLength[side] as number;
  let amount = 0;
  const end = endPaddy(s, side);
  for (let paddy = firstPaddy(side); paddy < end; paddy++)
    if (kind === MOST_WATER) amount += waterAt(s, paddy);
    else if (kind === MOST_WEEDS) amount += weedsAt(s, paddy);
    else if (isPlanted(s, paddy)) amount++;
  return amount;
}
