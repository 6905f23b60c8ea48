import { countBits, lowestBit } from '../../core/bits.ts';
import { firstCluster } from './cluster.ts';
import { BLACK_KIND, tipped, topOf } from './die.ts';
import { cardOf, emptySquares, neighbours, SQUARES, type State, squaresBefore, squareTowards } from './state.ts';

/** What the board holds for one dessert: made once, filled again and again. */
export interface Prospect {
  /** Squares that show it, and its two largest clusters. */
  showing: number;
  largest: number;
  second: number;
  /** Empty squares between the largest cluster and another. */
  bridges: number;
  /** Dice of the supply that show it. */
  supply: number;
  /** Tips that bring a die to the largest cluster (D21). */
  gains: number;
  /** The size of the largest cluster after one placement and after one tip, at best. */
  placed: number;
  tipped: number;
  /** Its size after somebody tips a die out of it, at worst. */
  broken: number;
}

export const newProspect = (): Prospect => ({
  showing: 0,
  largest: 0,
  second: 0,
  bridges: 0,
  supply: 0,
  gains: 0,
  placed: 0,
  tipped: 0,
  broken: 0,
});

/** Fills the prospects of the desserts that somebody collects. */
export function surveyBoard(s: State, prospects: readonly Prospect[]): void {
  for (let dessert = 0; dessert < 4; dessert++) {
    const prospect = prospects[dessert] as Prospect;
    prospect.showing = 0;
    prospect.supply = 0;
    prospect.gains = 0;
  }
  for (let left = s.occupied; left !== 0; left &= left - 1) {
    const square = lowestBit(left);
    const top = topOf(s.board[square] as number);
    if (top < 4) (prospects[top] as Prospect).showing |= 1 << square;
  }
  for (let kinds = s.kinds & COLOURED; kinds !== 0; kinds &= kinds - 1) {
    const kind = lowestBit(kinds);
    (prospects[topOf(2 * kind)] as Prospect).supply += s.supply[kind] as number;
  }
  const empty = emptySquares(s);
  let collected = 0;
  for (let seat = 0; seat < s.dealt; seat++) {
    const card = cardOf(s, seat);
    collected |= 1 << card;
    surveyDessert(prospects[card] as Prospect, empty);
  }
  surveyTips(s, empty, collected, prospects);
}

const COLOURED = (1 << BLACK_KIND) - 1;

function surveyDessert(prospect: Prospect, empty: number): void {
  findClusters(prospect);
  findBreak(prospect, empty);
  const size = countBits(prospect.largest);
  prospect.bridges = neighbours(prospect.largest) & empty & neighbours(prospect.showing & ~prospect.largest);
  prospect.tipped = size;
  prospect.placed = size;
  if (prospect.supply === 0) return;
  if (size === 0 || (neighbours(prospect.largest) & empty) !== 0) prospect.placed = size + 1;
  for (let left = prospect.bridges; left !== 0; left &= left - 1)
    prospect.placed = Math.max(prospect.placed, joinedSize(left & -left, prospect.showing));
}

function findClusters(prospect: Prospect): void {
  prospect.largest = 0;
  prospect.second = 0;
  let most = 0;
  let next = 0;
  for (let left = prospect.showing; left !== 0; ) {
    const cluster = firstCluster(left);
    const size = countBits(cluster);
    if (size > most) {
      prospect.second = prospect.largest;
      next = most;
      prospect.largest = cluster;
      most = size;
    } else if (size > next) {
      prospect.second = cluster;
      next = size;
    }
    left &= ~cluster;
  }
}

/** The size of the cluster that a die on the square would join. */
function joinedSize(square: number, showing: number): number {
  let cluster = square;
  for (;;) {
    const grown = cluster | (neighbours(cluster) & showing);
    if (grown === cluster) return countBits(cluster);
    cluster = grown;
  }
}

/** D21: only a die beside an empty square can leave; what then still hangs together counts. */
function findBreak(prospect: Prospect, empty: number): void {
  const { largest } = prospect;
  const other = countBits(prospect.second);
  let least = countBits(largest);
  const withoutEnd = Math.max(other, least - 1);
  for (let loose = largest & neighbours(empty); loose !== 0; loose &= loose - 1) {
    const die = loose & -loose;
    const beside = neighbours(die) & largest;
    let most = other;
    if ((beside & (beside - 1)) === 0) most = withoutEnd;
    else
      for (let left = largest & ~die; left !== 0; ) {
        const cluster = firstCluster(left);
        most = Math.max(most, countBits(cluster));
        left &= ~cluster;
      }
    if (most < least) least = most;
  }
  prospect.broken = least;
}

/** D3, D21: a tip always changes the top, so a die that comes to a cluster has not been part of one of that dessert. */
function surveyTips(s: State, empty: number, collected: number, prospects: readonly Prospect[]): void {
  for (let direction = 0; direction < 4; direction++)
    for (let left = s.occupied & squaresBefore(empty, direction); left !== 0; left &= left - 1) {
      const square = lowestBit(left);
      const top = topOf(tipped(s.board[square] as number, direction));
      if (((collected >> top) & 1) === 0) continue;
      const prospect = prospects[top] as Prospect;
      const to = 1 << squareTowards(square, direction);
      if ((neighbours(prospect.largest) & to) === 0) continue;
      prospect.gains++;
      const size = (prospect.bridges & to) === 0 ? countBits(prospect.largest) + 1 : joinedSize(to, prospect.showing);
      if (size > prospect.tipped) prospect.tipped = size;
    }
}

export const sizeOf = (prospect: Prospect): number => countBits(prospect.largest);

/** The most that one turn can make of it. */
export const reachOf = (prospect: Prospect): number => Math.max(prospect.placed, prospect.tipped);

export const squaresLeft = (s: State): number => SQUARES - s.placed;
