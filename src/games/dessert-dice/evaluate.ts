import { countBits } from '../../core/bits.ts';
import type { Knowledge } from '../../core/knowledge.ts';
import { likelihood } from './belief.ts';
import { desserts } from './components.ts';
import { weights as crowdWeights } from './crowdWeights.ts';
import { BLACK_KIND } from './die.ts';
import { policy } from './policy.ts';
import { mustPlace } from './rules.ts';
import { cardOf, emptySquares, NO_CARD, neighbours, PHASE_PLAY, SQUARES, type State } from './state.ts';
import { newProspect, type Prospect, reachOf, sizeOf, squaresLeft, surveyBoard } from './survey.ts';
import { weights } from './weights.ts';

const DESSERT_FEATURES = 14;
const RIVAL_FEATURES = 5;
const MOST_RIVALS = 3;
const TABLE_FEATURES = 18;

const prospects: readonly Prospect[] = desserts.map(newProspect);
/** Stands for a card that was not dealt yet. */
const nothing = newProspect();

function prospectOf(s: State, seat: number): Prospect {
  const card = cardOf(s, seat);
  return card === NO_CARD ? nothing : (prospects[card] as Prospect);
}

/** How a dessert does on the board, and how it can grow or shrink. */
function observeDessert(s: State, prospect: Prospect, out: Float32Array, from: number): number {
  let n = from;
  const empty = emptySquares(s);
  const { showing, largest, second, supply } = prospect;
  const size = sizeOf(prospect);
  const room = neighbours(largest) & empty;
  out[n++] = size / 6;
  out[n++] = countBits(second) / 4;
  out[n++] = countBits(showing) / 8;
  out[n++] = supply / 8;
  out[n++] = supply === 0 ? 1 : 0;
  out[n++] = countBits(room) / 6;
  out[n++] = room === 0 ? 1 : 0;
  out[n++] = countBits(prospect.bridges) / 3;
  out[n++] = prospect.gains / 3;
  out[n++] = countBits(largest & neighbours(empty)) / 4;
  out[n++] = prospect.placed / 6;
  out[n++] = prospect.tipped / 6;
  out[n++] = (reachOf(prospect) - size) / 3;
  out[n++] = (size - prospect.broken) / 3;
  return n;
}

/** The turns that come before the seat's next one. */
const turnsUntil = (s: State, seat: number): number => (seat - s.seat + s.players) % s.players;

/** D32: who would win a tie between the two now. */
const winsTie = (s: State, seat: number, other: number): boolean =>
  (s.placedAt[seat] as number) > (s.placedAt[other] as number);

/** How a rival stands to oneself: the lead, a tie, whose turn comes first. */
function observeRival(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const lead = sizeOf(prospectOf(s, seat)) - sizeOf(prospectOf(s, rival));
  out[n++] = lead / 3;
  out[n++] = lead > 0 || (lead === 0 && winsTie(s, seat, rival)) ? 1 : 0;
  out[n++] = lead / (1 + squaresLeft(s) / 2);
  out[n++] = winsTie(s, seat, rival) ? 1 : 0;
  out[n++] = turnsUntil(s, rival) / s.players;
  return n;
}

/** The rival whose dessert has the largest cluster; of several the one that can reach most. */
function strongestRival(s: State, seat: number): number {
  let best = -1;
  let most = -1;
  for (let other = 0; other < s.players; other++) {
    if (other === seat) continue;
    const prospect = prospectOf(s, other);
    const strength = 32 * sizeOf(prospect) + reachOf(prospect);
    if (strength > most) {
      most = strength;
      best = other;
    }
  }
  return best;
}

function observeTable(s: State, seat: number, rival: number, out: Float32Array, from: number): number {
  let n = from;
  const left = squaresLeft(s);
  const own = prospectOf(s, seat);
  const other = prospectOf(s, rival);
  const lead = sizeOf(own) - sizeOf(other);
  const isOwnTurn = s.phase === PHASE_PLAY && s.seat === seat;
  const isRivalsTurn = s.phase === PHASE_PLAY && s.seat === rival;
  out[n++] = lead / (1 + Math.abs(lead));
  out[n++] = s.placed / SQUARES;
  out[n++] = left <= s.players ? 1 : 0;
  out[n++] = left === 1 ? 1 : 0;
  out[n++] = s.phase === PHASE_PLAY ? 1 - turnsUntil(s, seat) / (s.players - 1) : 0;
  out[n++] = (left + seat - s.seat + s.players) % s.players === 1 ? 1 : 0;
  // What the next turn can change for the two: to build one's own, to break the other's.
  out[n++] = isOwnTurn ? (reachOf(own) - sizeOf(other)) / 3 : 0;
  out[n++] = isOwnTurn ? (sizeOf(other) - other.broken) / 3 : 0;
  out[n++] = isRivalsTurn ? (reachOf(other) - sizeOf(own)) / 3 : 0;
  out[n++] = isRivalsTurn ? (sizeOf(own) - own.broken) / 3 : 0;
  out[n++] = (own.broken - other.broken) / 3;
  out[n++] = (reachOf(own) - reachOf(other)) / 3;
  out[n++] = mustPlace(s) ? 1 : 0;
  out[n++] = s.kinds >> BLACK_KIND;
  out[n++] = s.players === 2 ? 1 : 0;
  out[n++] = s.players === 4 ? 1 : 0;
  out[n++] = s.tieBreak === 'nextCluster' ? 1 : 0;
  out[n++] = s.tipLimit === 0 ? 0 : s.tips / s.tipLimit;
  return n;
}

/** The own dessert, then the rivals', the strongest first and the others in the order of their turns; nobody's desserts are left out. */
export const knowledge: Knowledge<State> = {
  features: (1 + MOST_RIVALS) * DESSERT_FEATURES + MOST_RIVALS * RIVAL_FEATURES + TABLE_FEATURES,
  clearMargin: 3,
  lossByLevel: {
    seedling: { value: 0.28, error: 0.03 },
    sprout: { value: 0.11, error: 0.02 },
    gardener: { value: 0.07, error: 0.01 },
    master: { value: 0.05, error: 0.01 },
  },
  littleSearch: (players) => (players > 3 ? 300 : Number.POSITIVE_INFINITY),
  littleBreadth: 8,
  temperature: 0.02,
  hasFewSecrets: true,
  likelihood,
  observe(s, seat, out) {
    surveyBoard(s, prospects);
    const rival = strongestRival(s, seat);
    let n = observeTable(s, seat, rival, out, 0);
    n = observeDessert(s, prospectOf(s, seat), out, n);
    n = observeDessert(s, prospectOf(s, rival), out, n);
    n = observeRival(s, seat, rival, out, n);
    for (let step = 1; step < s.players; step++) {
      const other = (seat + step) % s.players;
      if (other === rival) continue;
      n = observeDessert(s, prospectOf(s, other), out, n);
      n = observeRival(s, seat, other, out, n);
    }
    while (n < knowledge.features) out[n++] = 0;
  },
  weights,
  crowdWeights,
  policy,
};
