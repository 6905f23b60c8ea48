import type { Analysis } from '../../bots/analysis.ts';
import type { MatchRecord } from '../../core/record.ts';

const medals = ['🥇', '🥈', '🥉'];
const STEPS = 5;
/** As much of the winner's points, lost by decisions, takes one square away; as much luck is one leaf. */
const LOST_SHARE = 0.08;
const LUCK_SHARE = 0.08;
const MOST_LEAVES = 3;

/** A game in a few symbols to paste anywhere: the place, skill and luck of a seat. No move and no number of it is told. */
export function symbolsOf(record: MatchRecord, gameName: string, seat: number, analysis: Analysis | null): string {
  const standings = record.result?.standings ?? [];
  const rank = standings.find((standing) => standing.seat === seat)?.rank ?? null;
  const best = Math.max(1, ...standings.map(({ total }) => Math.abs(total ?? 0)));
  const place = rank === null ? '🎲' : (medals[rank - 1] ?? '🌱');
  const seats = '👤'.repeat(record.players);
  const own = analysis?.totals[seat];
  const parts = [`${place} ${seats}`];
  if (own !== undefined) parts.push(skill(own.lost.margin.value / best), luck(own.luck.margin.value / best));
  return `Windfall · ${gameName}\n${parts.join('  ')}`;
}

/** Green for what was played as well as it could be. */
function skill(lost: number): string {
  const missed = Math.min(STEPS, Math.round(Math.max(0, lost) / LOST_SHARE));
  return '🟩'.repeat(STEPS - missed) + '⬜'.repeat(missed);
}

function luck(share: number): string {
  const leaves = Math.min(MOST_LEAVES, Math.round(Math.abs(share) / LUCK_SHARE));
  if (leaves === 0) return '⚖️';
  return (share > 0 ? '🍀' : '🌧️').repeat(leaves);
}
