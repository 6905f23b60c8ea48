import type { AnyGame } from '../../core/game.ts';
import { matchFromPosition } from '../../core/match.ts';
import { MISTAKES_AT_ONCE, type Mistake } from '../../protocol/trainerRoutes.ts';
import { isKnown } from '../online/known.ts';
import { mergeMistakes } from './mistakes.ts';

/** Keeps mistakes with the person as well, where the server knows one here. What does not arrive is sent when the trainer is opened the next time. */
export async function sendMistakes(mistakes: readonly Mistake[]): Promise<void> {
  if (!isKnown()) return;
  const { call } = await import('../online/server.ts');
  for (let from = 0; from < mistakes.length; from += MISTAKES_AT_ONCE) {
    const sent = await call('keepMistakes', { body: { mistakes: mistakes.slice(from, from + MISTAKES_AT_ONCE) } });
    if (!sent.ok) return;
  }
}

/** Brings those of a game that are kept on this device and with the person together, in both places. */
export async function shareMistakes(game: AnyGame): Promise<void> {
  if (!isKnown()) return;
  const { call } = await import('../online/server.ts');
  const { id } = game.profile;
  const kept = await call('mistakes', { query: { game: id } });
  if (!kept.ok) return;
  const unsent = mergeMistakes(id, kept.value.mistakes);
  // What is of older rules the server has no use for.
  await sendMistakes(
    unsent.filter(({ rules, position }) => rules === game.rulesVersion && matchFromPosition(game, position).ok),
  );
}
