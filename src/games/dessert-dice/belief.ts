import { countBits } from '../../core/bits.ts';
import { largestCluster } from './cluster.ts';
import { desserts } from './components.ts';
import { cardOf, SQUARES, type State } from './state.ts';

/** By how much one die more makes a dessert likelier, as a logarithm: on an empty board, and what a full one adds (docs/BOTS.md). */
const AT_FIRST = 0.25;
const TOWARDS_THE_END = 1.25;

/**
 * Somebody who collects a dessert makes it grow: how likely the cards of the others are by the largest clusters on the board, compared with the
 * likeliest cards. Among four every dessert is collected, and the board does not tell by whom.
 */
export function likelihood(s: State, seat: number): number {
  if (s.dealt < s.players || s.players === desserts.length) return 1;
  const own = cardOf(s, seat);
  let most = 0;
  let least = SQUARES;
  let others = 0;
  for (let card = 0; card < desserts.length; card++) {
    if (card === own) continue;
    const size = countBits(largestCluster(s, card));
    most = Math.max(most, size);
    least = Math.min(least, size);
    others += size;
  }
  let collected = 0;
  for (let other = 0; other < s.players; other++)
    if (other !== seat) collected += countBits(largestCluster(s, cardOf(s, other)));
  // One of the three desserts is collected, or two: then it counts which one is not.
  const behind = s.players === 2 ? most - collected : others - collected - least;
  return Math.exp(-behind * (AT_FIRST + (TOWARDS_THE_END * s.placed) / SQUARES));
}
