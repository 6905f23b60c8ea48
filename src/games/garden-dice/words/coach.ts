import type { Move } from '../moves.ts';
import type { View } from '../view.ts';

/** Which decision is explained now, each kind once: first how a seed becomes a harvest, then what comes up beside it. */
export function coachKey(view: View, moves: readonly Move[]): string | null {
  const has = (type: Move['type']): boolean => moves.some((move) => move.type === type);
  if (has('reroll')) return 'four';
  if (Object.values(view.supply).every((count) => count === 0)) return 'ending';
  if (has('end')) return 'end';
  if (isBeginner(view)) return has('harvest') ? 'harvest' : has('water') ? 'water' : seedOrFirst(view);
  if (has('remove')) return 'remove';
  if (moves.some((move) => 'eat' in move)) return 'eat';
  if (moves.some((move) => move.type === 'place' && (move.row !== move.dice[0] || move.column !== move.dice[1])))
    return 'sundial';
  return has('flip') ? 'flip' : null;
}

const countIn = (counts: object | undefined): number =>
  Object.values(counts ?? {}).reduce((sum: number, count) => sum + Number(count), 0);

const isBeginner = ({ gardeners, seat }: View): boolean => countIn(gardeners[seat]?.harvested) === 0;

const seedOrFirst = ({ gardeners, seat }: View): string => (countIn(gardeners[seat]?.seeds) > 0 ? 'place' : 'first');
