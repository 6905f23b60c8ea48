import { hasBit } from '../../core/bits.ts';
import { FLOW_LEFT } from './deck.ts';
import {
  addWater,
  clearMark,
  endPaddy,
  firstPaddy,
  hasMark,
  hasPower,
  isHalfFull,
  RECEIVED,
  reservoir,
  roomAt,
  type State,
  setMark,
  sideOf,
  waterAt,
} from './state.ts';

/** R41: full paddies of the step's beginning, each once. */
export const canRelease = (s: State, paddy: number): boolean => waterAt(s, paddy) > 0 && !hasMark(s, paddy, RECEIVED);

export function hasRelease(s: State, side: number): boolean {
  const end = endPaddy(s, side);
  for (let paddy = firstPaddy(side); paddy < end; paddy++) if (canRelease(s, paddy)) return true;
  return false;
}

/** R41: further right; with High Gate left as well. */
export const canFlow = (s: State, from: number, to: number): boolean =>
  to > from || (to < from && hasPower(s, sideOf(from), FLOW_LEFT));

/**
 * R41: writes every way to release a paddy, each a list of paddies packed from `base` on, three bits a paddy (its number from
 * the left, the first named in the lowest bits). A way is a set of paddies that become full, and perhaps one that does not.
 */
export function listReleases(s: State, paddy: number, base: number, out: Int32Array, from: number): number {
  const first = firstPaddy(sideOf(paddy));
  const tokens = waterAt(s, paddy);
  let takers = 0;
  for (let to = first, end = endPaddy(s, sideOf(paddy)); to < end; to++)
    if (canFlow(s, paddy, to) && roomAt(s, to) > 0) takers |= 1 << (to - first);
  let n = from;
  for (let filled = 0; filled <= takers; filled++) {
    if ((filled & ~takers) !== 0) continue;
    let rest = tokens;
    let list = 0;
    let shift = 0;
    for (let i = 0; i < 4; i++)
      if (hasBit(filled, i)) {
        rest -= roomAt(s, first + i);
        list |= (i + 1) << shift;
        shift += 3;
      }
    if (rest < 0) continue;
    out[n++] = base | list;
    if (rest === 0) continue;
    for (let i = 0; i < 4; i++)
      if (hasBit(takers & ~filled, i) && roomAt(s, first + i) > rest) out[n++] = base | list | ((i + 1) << shift);
  }
  return n;
}

/** R41: empties the paddy into the list, one after the other; the rest goes to the reservoir. */
export function release(s: State, paddy: number, list: number): void {
  let tokens = waterAt(s, paddy);
  addWater(s, paddy, -tokens);
  for (let names = list; names !== 0; names >>= 3) {
    const to = firstPaddy(sideOf(paddy)) + (names & 7) - 1;
    const room = roomAt(s, to);
    const given = Math.min(room, tokens);
    addWater(s, to, given);
    setMark(s, to, RECEIVED);
    tokens -= given;
  }
}

/** R42 */
export function returnHalfFull(s: State, side: number): void {
  const end = endPaddy(s, side);
  for (let paddy = firstPaddy(side); paddy < end; paddy++)
    if (isHalfFull(s, paddy)) addWater(s, paddy, -waterAt(s, paddy));
}

/** R52: a dry spell takes the water of every paddy; the reservoir pays what is owed first (R36). */
export function drainAll(s: State): void {
  for (let side = 0; side < s.sides; side++) {
    const end = endPaddy(s, side);
    for (let paddy = firstPaddy(side); paddy < end; paddy++) addWater(s, paddy, -waterAt(s, paddy));
  }
}

/** R41: the marks of a release step last as long as the step. */
export function forgetReceived(s: State, side: number): void {
  const end = endPaddy(s, side);
  for (let paddy = firstPaddy(side); paddy < end; paddy++) clearMark(s, paddy, RECEIVED);
}

/** R43: a take completes the paddy. */
export function canFill(s: State, paddy: number, symbols: number): boolean {
  const room = roomAt(s, paddy);
  return room > 0 && room <= symbols && room <= reservoir(s);
}

export function hasFill(s: State, side: number, symbols: number): boolean {
  const end = endPaddy(s, side);
  for (let paddy = firstPaddy(side); paddy < end; paddy++) if (canFill(s, paddy, symbols)) return true;
  return false;
}

/** R43: says how many tokens it took. */
export function fill(s: State, paddy: number): number {
  const room = roomAt(s, paddy);
  addWater(s, paddy, room);
  return room;
}
