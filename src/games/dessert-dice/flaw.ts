import { countBits } from '../../core/bits.ts';
import { COLOURED_DICE, colours, DICE_PER_COLOUR } from './components.ts';
import { BLACK, BLACK_KIND, colourOf, EMPTY, KINDS } from './die.ts';
import { isTip, reverse, tippedSquare } from './rules.ts';
import {
  isEmpty,
  NO_ACTION,
  PHASE_DEAL,
  PHASE_OVER,
  PHASE_PLAY,
  PHASE_ROLL,
  PHASE_START,
  SQUARES,
  type State,
} from './state.ts';

/** The first broken invariant in a sentence, or null. */
export function flaw(s: State): string | null {
  return cardFlaw(s) ?? boardFlaw(s) ?? diceFlaw(s) ?? tipFlaw(s) ?? placementFlaw(s);
}

/** D10 */
function cardFlaw(s: State): string | null {
  if (s.seat >= s.players) return `there is no seat ${s.seat}`;
  if (s.phase === PHASE_START && s.seat !== 0) return 'the start player is not known yet (D12)';
  const isDue = s.phase === PHASE_DEAL ? s.dealt < s.players : s.dealt === (s.phase === PHASE_START ? 0 : s.players);
  if (!isDue) return 'the cards are dealt once the start player is known, one to each seat (D10)';
  const cards = s.cards.subarray(0, s.dealt);
  return new Set(cards).size === cards.length ? null : 'there is only one card of each dessert (D1)';
}

/** D1, D30 */
function boardFlaw(s: State): string | null {
  for (let square = 0; square < SQUARES; square++)
    if (isEmpty(s, square) !== (s.board[square] === EMPTY)) return 'the squares with dice are miscounted';
  if (countBits(s.occupied) !== s.placed) return 'the dice on the board are miscounted';
  if (s.phase < PHASE_PLAY && s.placed > 0) return 'nothing is placed before the dice are rolled (D11)';
  if ((s.phase === PHASE_OVER) !== (s.placed === SQUARES)) return 'the game is over once the board is full (D30)';
  return null;
}

/** D1: board and supply together are all the dice. */
function diceFlaw(s: State): string | null {
  const counts = [0, 0, 0, 0, 0];
  const add = (colour: number, dice: number) => {
    counts[colour] = (counts[colour] as number) + dice;
  };
  for (let kind = 0; kind < KINDS; kind++) {
    const dice = s.supply[kind] as number;
    if (((s.kinds >> kind) & 1) !== (dice === 0 ? 0 : 1)) return 'the kinds in the supply are miscounted';
    add(kind === BLACK_KIND ? 4 : Math.floor(kind / 3), dice);
  }
  for (const die of s.board) if (die !== EMPTY) add(die === BLACK ? 4 : colourOf(die), 1);
  const isRolled = s.phase > PHASE_ROLL;
  if (isRolled ? s.rolled !== COLOURED_DICE : s.rolled >= COLOURED_DICE || (s.phase < PHASE_ROLL && s.rolled > 0))
    return 'the dice are rolled after the deal (D11)';
  for (const [i, colour] of colours.entries()) {
    const due = Math.min(DICE_PER_COLOUR, Math.max(0, s.rolled - DICE_PER_COLOUR * i));
    if (counts[i] !== due)
      return `there are ${due} ${colour} dice on the board and in the supply, not ${counts[i]} (D1)`;
  }
  return counts[4] === (isRolled ? 1 : 0) ? null : 'there is one black die (D1)';
}

/** D21–D23 */
function tipFlaw(s: State): string | null {
  if ((s.undo === NO_ACTION) !== (s.tips === 0)) return 'the last of the tips in a row is known, and only then (D22)';
  if (s.tipLimit !== 0 && s.tips > s.tipLimit) return `there are at most ${s.tipLimit} tips in a row (D23)`;
  if (s.undo === NO_ACTION) return null;
  if (!isTip(s.undo) || isEmpty(s, tippedSquare(s.undo)) || !isEmpty(s, tippedSquare(reverse(s.undo))))
    return 'the last tip went from what is now an empty square to where a die lies (D21)';
  return null;
}

/** D12, D32: turns go round, so the tips since the last placement tell whose it was. */
function placementFlaw(s: State): string | null {
  const when = [...s.placedAt].filter((at) => at > 0);
  if (s.placedAt.subarray(s.players).some((at) => at > 0)) return 'a seat that nobody has placed a die (D32)';
  if (new Set(when).size !== when.length) return 'two seats placed the same die (D32)';
  if (s.placed === 0) return when.length + s.tips === 0 ? null : 'no die has been placed or tipped yet (D20)';
  if (when.length > s.placed || Math.max(...when) !== s.placed)
    return 'somebody placed the last die on the board (D32)';
  const turnsAgo = (s.tips + 1) % s.players;
  const seat = (s.seat - turnsAgo + s.players) % s.players;
  return s.placedAt[seat] === s.placed ? null : 'turns go clockwise: another seat placed the last die (D12, D32)';
}
