import { countBits } from '../../core/bits.ts';
import type { Policy } from '../../core/knowledge.ts';
import { firstCluster } from './cluster.ts';
import { desserts } from './components.ts';
import { tipped, topOf } from './die.ts';
import { weights } from './policyWeights.ts';
import { isTip, placedDie, placedSquare, tipDirection, tippedSquare } from './rules.ts';
import { cardOf, emptySquares, neighbours, type State, squareTowards } from './state.ts';
import { newProspect, type Prospect, sizeOf, surveyBoard } from './survey.ts';

/** Whose dessert a face is; the black die shows none. */
const OWN = 0;
const RIVALS = 1;
const NOBODYS = 2;
const BLANK = 3;
const RELATIONS = 4;

/** What a die does where it comes to lie: whose it is, by how much that cluster grows, whose growth it is in the way of. And where it leaves. */
const ARRIVALS = RELATIONS * 3 * 2 * 3;
const LEAVES = RELATIONS * 3;
const CONTEXTS = 4 * 3;
const TIPPED = CONTEXTS * ARRIVALS;
const LEFT = TIPPED + CONTEXTS * ARRIVALS;
const PLACED = LEFT + CONTEXTS * LEAVES;

const prospects: readonly Prospect[] = desserts.map(newProspect);

/** For each face: whose it is, and the squares where a die makes its largest cluster grow or shrink, by one at least and by more. */
const relation = new Uint8Array(desserts.length + 1);
const grows = new Int32Array(desserts.length + 1);
const joins = new Int32Array(desserts.length + 1);
const shrinks = new Int32Array(desserts.length + 1);
const breaks = new Int32Array(desserts.length + 1);

/** Fills what is above for the player to move; returns the context: how far the game is, and who is ahead. */
function survey(s: State): number {
  surveyBoard(s, prospects);
  grows.fill(0);
  joins.fill(0);
  shrinks.fill(0);
  breaks.fill(0);
  relation.fill(NOBODYS);
  relation[desserts.length] = BLANK;
  const empty = emptySquares(s);
  let most = 0;
  for (let seat = 0; seat < s.players; seat++) {
    const card = cardOf(s, seat);
    surveyCard(prospects[card] as Prospect, card, empty);
    relation[card] = seat === s.seat ? OWN : RIVALS;
    if (seat !== s.seat) most = Math.max(most, sizeOf(prospects[card] as Prospect));
  }
  const phase = s.placed < 8 ? 0 : s.placed < 14 ? 1 : s.placed < 20 ? 2 : 3;
  const lead = sizeOf(prospects[cardOf(s, s.seat)] as Prospect) - most;
  return 3 * phase + (lead > 0 ? 0 : lead === 0 ? 1 : 2);
}

function surveyCard(prospect: Prospect, card: number, empty: number): void {
  const { largest, second, bridges } = prospect;
  const size = countBits(largest);
  const isSecondAsLarge = countBits(second) === size;
  grows[card] = size === 0 ? empty : neighbours(isSecondAsLarge ? largest | second : largest) & empty;
  joins[card] = bridges;
  // With two clusters as large, the other one still counts.
  if (isSecondAsLarge) return;
  shrinks[card] = largest & neighbours(empty);
  for (let left = shrinks[card] as number; left !== 0; left &= left - 1)
    if (sizeWithout(prospect, left & -left) < size - 1) breaks[card] = (breaks[card] as number) | (left & -left);
}

function sizeWithout({ largest, second }: Prospect, die: number): number {
  let most = countBits(second);
  for (let left = largest & ~die; left !== 0; ) {
    const cluster = firstCluster(left);
    most = Math.max(most, countBits(cluster));
    left &= ~cluster;
  }
  return most;
}

/** 2 on the squares of the second set, 1 on those of the first alone. */
const degree = (some: number, more: number, square: number): number =>
  ((more >> square) & 1) !== 0 ? 2 : (some >> square) & 1;

function arrival(face: number, square: number, own: number, growing: number, joining: number): number {
  const growth = degree(grows[face] as number, joins[face] as number, square);
  const blocksOwn = face === own ? 0 : ((grows[own] as number) >> square) & 1;
  return (((relation[face] as number) * 3 + growth) * 2 + blocksOwn) * 3 + degree(growing, joining, square);
}

const leaving = (face: number, square: number): number =>
  3 * (relation[face] as number) + degree(shrinks[face] as number, breaks[face] as number, square);

/** What the bots try first among the hundreds of moves: by the largest clusters that a move builds, breaks or blocks. */
export const policy: Policy<State> = {
  players: 2,
  breadth: 8,
  terms: PLACED + 1,
  describe(s, moves, count, out) {
    const context = survey(s);
    const own = cardOf(s, s.seat);
    let growing = 0;
    let joining = 0;
    for (let face = 0; face < desserts.length; face++) {
      if (relation[face] !== RIVALS) continue;
      growing |= grows[face] as number;
      joining |= joins[face] as number;
    }
    for (let i = 0; i < count; i++) {
      const move = moves[i] as number;
      if (isTip(move)) {
        const from = tippedSquare(move);
        const die = s.board[from] as number;
        const direction = tipDirection(move);
        const to = squareTowards(from, direction);
        out[2 * i] = TIPPED + context * ARRIVALS + arrival(topOf(tipped(die, direction)), to, own, growing, joining);
        out[2 * i + 1] = LEFT + context * LEAVES + leaving(topOf(die), from);
      } else {
        const face = topOf(placedDie(move));
        out[2 * i] = context * ARRIVALS + arrival(face, placedSquare(move), own, growing, joining);
        out[2 * i + 1] = PLACED;
      }
    }
  },
  weights,
};
