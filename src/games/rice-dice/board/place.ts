import type { Move } from '../moves.ts';
import type { PaddyView, View } from '../view.ts';

/** The own paddy that a move is about, from the left. */
export function placeOf(move: Move): number | null {
  if (move.type === 'weed') return move.seat === undefined ? move.paddy : null;
  if (move.type === 'keep') return move.replace ?? null;
  return move.type === 'job' || move.type === 'release' || move.type === 'fill' ? move.paddy : null;
}

/** What somebody who taps a paddy where nothing is offered most likely wanted: the answer is the rule that forbids it. */
export function tryAt({ phase, weeds }: View, row: readonly PaddyView[], place: number): Move {
  if (phase === 'decide' && weeds > 0) return { type: 'weed', paddy: place };
  if (phase === 'release') return { type: 'release', paddy: place, into: [] };
  if (phase === 'take') return { type: 'fill', paddy: place };
  return { type: 'job', job: row[place - 1]?.planted ? 'harvest' : 'plant', paddy: place };
}
