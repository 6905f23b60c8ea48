import { countBits, hasBit, lowestBit } from '../../core/bits.ts';
import type { Knowledge } from '../../core/knowledge.ts';
import { firstCluster, squaresShowing } from './cluster.ts';
import { desserts } from './components.ts';
import { BLACK_KIND, KINDS, tipped, topOf } from './die.ts';
import { mustPlace } from './rules.ts';
import {
  cardOf,
  dieAt,
  emptySquares,
  neighbours,
  PHASE_PLAY,
  SQUARES,
  type State,
  squaresBefore,
  squareTowards,
} from './state.ts';
import { weights } from './weights.ts';

const DESSERT_FEATURES = 9;
const TABLE_FEATURES = 14;

/** The largest and the second largest cluster found by `findClusters`. */
let largest = 0;
let second = 0;

function findClusters(showing: number): void {
  largest = 0;
  second = 0;
  for (let left = showing; left !== 0; ) {
    const cluster = firstCluster(left);
    if (countBits(cluster) > countBits(largest)) {
      second = largest;
      largest = cluster;
    } else if (countBits(cluster) > countBits(second)) second = cluster;
    left &= ~cluster;
  }
}

/** Tips that would bring a die showing the dessert next to its largest cluster (D21). */
function countGains(s: State, dessert: number): number {
  const empty = emptySquares(s);
  let gains = 0;
  for (let direction = 0; direction < 4; direction++)
    for (let left = s.occupied & squaresBefore(empty, direction) & ~largest; left !== 0; left &= left - 1) {
      const square = lowestBit(left);
      if (topOf(tipped(dieAt(s, square), direction)) !== dessert) continue;
      if ((neighbours(largest) & (1 << squareTowards(square, direction))) !== 0) gains++;
    }
  return gains;
}

/** Dice of the largest cluster that could be tipped out of it. */
function countLoose(empty: number): number {
  return countBits(largest & neighbours(empty));
}

function countInSupply(s: State, dessert: number): number {
  let dice = 0;
  for (let kind = 0; kind < BLACK_KIND; kind++) if (topOf(2 * kind) === dessert) dice += s.supply[kind] as number;
  return dice;
}

/** How a dessert does on the board, and how it can grow or shrink. */
function observeDessert(s: State, dessert: number, out: Float32Array, from: number): number {
  let n = from;
  const empty = emptySquares(s);
  const showing = squaresShowing(s, dessert);
  findClusters(showing);
  const room = neighbours(largest) & empty;
  const bridges = room & neighbours(showing & ~largest);
  out[n++] = countBits(largest) / 6;
  out[n++] = countBits(second) / 4;
  out[n++] = countBits(showing) / 8;
  out[n++] = countInSupply(s, dessert) / 8;
  out[n++] = countBits(room) / 6;
  out[n++] = room === 0 ? 1 : 0;
  out[n++] = countBits(bridges) / 3;
  out[n++] = countGains(s, dessert) / 3;
  out[n++] = countLoose(empty) / 4;
  return n;
}

/** The rival whose dessert has the largest cluster. */
function strongestRival(s: State, seat: number): number {
  let best = -1;
  let most = -1;
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    findClusters(squaresShowing(s, cardOf(s, other)));
    const size = countBits(largest);
    if (size > most) {
      most = size;
      best = other;
    }
  }
  return best;
}

function observeTable(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const left = SQUARES - s.placed;
  const lead = 6 * ((out[0] as number) - (out[DESSERT_FEATURES] as number));
  out[n++] = lead / 3;
  out[n++] = lead / (1 + Math.abs(lead));
  out[n++] = s.placed / SQUARES;
  out[n++] = lead / (1 + left / 2);
  out[n++] = left <= s.players ? 1 : 0;
  // D32: who would win a tie now.
  out[n++] = (s.placedAt[seat] as number) > (s.placedAt[rival] as number) ? 1 : 0;
  out[n++] = s.phase === PHASE_PLAY ? 1 - ((seat - s.seat + s.players) % s.players) / (s.players - 1) : 0;
  out[n++] = (left + seat - s.seat + s.players) % s.players === 1 ? 1 : 0;
  out[n++] = mustPlace(s) ? 1 : 0;
  out[n++] = s.kinds >> BLACK_KIND;
  out[n++] = s.players === 2 ? 1 : 0;
  out[n++] = s.players === 4 ? 1 : 0;
  out[n++] = s.tieBreak === 'nextCluster' ? 1 : 0;
  out[n++] = s.supply[KINDS - 1] as number;
  return n;
}

/** Own dessert, the strongest rival's, then the others in their order with an own place for each: nobody's come last. */
export const knowledge: Knowledge<State> = {
  features: 4 * DESSERT_FEATURES + TABLE_FEATURES,
  clearMargin: 3,
  littleBreadth: 8,
  observe(s, seat, out) {
    const rival = strongestRival(s, seat);
    let n = observeDessert(s, cardOf(s, seat), out, 0);
    n = observeDessert(s, cardOf(s, rival), out, n);
    let used = (1 << cardOf(s, seat)) | (1 << cardOf(s, rival));
    for (let other = 0; other < s.players; other++)
      if (other !== seat && other !== rival) {
        n = observeDessert(s, cardOf(s, other), out, n);
        used |= 1 << cardOf(s, other);
      }
    for (let dessert = 0; dessert < desserts.length && n < 4 * DESSERT_FEATURES; dessert++)
      if (!hasBit(used, dessert)) {
        // A dessert nobody collects takes squares and matters little: its place is left empty.
        for (let i = 0; i < DESSERT_FEATURES; i++) out[n++] = 0;
      }
    observeTable(s, seat, rival, out, n);
  },
  weights,
};
