import type { DealResult } from './duel.ts';
import { type Interval, meanOf, Z } from './statistics.ts';

export interface Rating {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly shared: number;
  /** Games cut off because they would not end. */
  readonly cut: number;
  /** A's share of the decided games. */
  readonly share: Interval;
  /** The same as a difference of Elo points. */
  readonly elo: Interval;
  /** Points by which a seat of A is ahead of one of B. */
  readonly margin: Interval;
}

/**
 * A's strength from the deals. Both games of a deal share their dice, so the deal, not the game, is the independent
 * observation: the interval comes from the spread between deals, and never narrower than two deals more of each side's
 * victories would allow (Agresti and Coull), which keeps it honest for few deals and clean sweeps.
 */
export function rate(deals: readonly DealResult[]): Rating {
  const count = (pick: (deal: DealResult) => number): number => deals.reduce((sum, deal) => sum + pick(deal), 0);
  const wins = count((deal) => deal.a);
  const losses = count((deal) => deal.b);
  const shared = count((deal) => deal.shared);
  const share = shareOf(deals, wins, losses);
  return {
    games: 2 * deals.length,
    wins,
    losses,
    shared,
    cut: count((deal) => deal.cut),
    share,
    elo: { value: eloOf(share.value), low: eloOf(share.low), high: eloOf(share.high) },
    margin: meanOf(deals.map((deal) => deal.margin)),
  };
}

function shareOf(deals: readonly DealResult[], wins: number, losses: number): Interval {
  const decided = wins + losses;
  if (decided === 0) return { value: 0.5, low: 0, high: 1 };
  const value = wins / decided;
  // Ratio estimate: each deal's surplus of victories over what the mean share would give it.
  const surplus = deals.map((deal) => deal.a - value * (deal.a + deal.b));
  const spread = surplus.reduce((sum, x) => sum + x * x, 0) / Math.max(1, deals.length - 1);
  const byDeals = Math.sqrt(spread * deals.length) / decided;
  const centre = (wins + 2) / (decided + 4);
  const floor = Math.sqrt((centre * (1 - centre)) / (decided + 4)) / 2;
  const error = Z * Math.max(byDeals, floor);
  return {
    value,
    low: Math.max(0, Math.min(value, centre) - error),
    high: Math.min(1, Math.max(value, centre) + error),
  };
}

/** Rating difference at which the stronger side is expected to win so often. */
export function eloOf(share: number): number {
  return share <= 0
    ? Number.NEGATIVE_INFINITY
    : share >= 1
      ? Number.POSITIVE_INFINITY
      : 400 * Math.log10(share / (1 - share));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const signed = (x: number, digits: number): string =>
  Number.isFinite(x) ? `${x >= 0 ? '+' : '−'}${Math.abs(x).toFixed(digits)}` : x > 0 ? '+∞' : '−∞';

/** The rating in three lines. */
export function describeRating(rating: Rating): string {
  const { share, elo, margin } = rating;
  return [
    `${rating.wins} won, ${rating.losses} lost, ${rating.shared} shared of ${rating.games} games${rating.cut === 0 ? '' : `, ${rating.cut} cut off`}`,
    `${percent(share.value)} of the decided games (95 %: ${percent(share.low)} to ${percent(share.high)}), Elo ${signed(elo.value, 0)} (${signed(elo.low, 0)} to ${signed(elo.high, 0)})`,
    `margin per seat ${signed(margin.value, 1)} (${signed(margin.low, 1)} to ${signed(margin.high, 1)})`,
  ].join('\n');
}
