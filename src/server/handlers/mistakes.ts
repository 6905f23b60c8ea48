import { type Refusal, refuse } from '../../core/errors.ts';
import { matchFromPosition } from '../../core/match.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Mistake } from '../../protocol/trainerRoutes.ts';
import { hashSecret } from '../secrets.ts';
import type { Services } from '../services.ts';
import { mistakesOf, putMistake, trimMistakes } from '../store/mistakes.ts';
import { type Handler, tooOften } from './call.ts';

/** Four times what the largest position of a usual game takes. */
const MOST_BYTES = 8 * 1024;

export const mistakes: Handler<'mistakes'> = async ({ db, person, query }) =>
  ok({ mistakes: await mistakesOf(db, person.id, query.game ?? null) });

/** All of them or none. */
export const keepMistakes: Handler<'keepMistakes'> = async ({ db, games, person, body, limits }) => {
  if (!limits.take('personMistakes', person.id)) return tooOften;
  const read: Mistake[] = [];
  for (const sent of body.mistakes) {
    const mistake = readMistake(sent, games);
    if (!mistake.ok) return mistake;
    read.push(mistake.value);
  }
  const nowMillis = Date.now();
  for (const mistake of read) await db.write([putMistake(db, person.id, idOf(mistake), mistake, nowMillis)]);
  await db.write([trimMistakes(person.id)]);
  return ok({});
};

/** The decision itself: the same from every device. */
const idOf = ({ game, rules, seat, position }: Mistake): string =>
  hashSecret(JSON.stringify([game, rules, seat, position]));

/** A position by the rules of today, as the game itself writes it, in which the seat is to decide, and a move that it could make. */
function readMistake({ made, ...sent }: Mistake, games: Services['games']): Result<Mistake, Refusal> {
  const game = games.get(sent.game);
  if (game === undefined) return refuse('unknown_game', 'There is no such game.');
  if (sent.rules !== game.rulesVersion)
    return refuse('bad_puzzle', 'The decision is of other rules than those of today.');
  const match = matchFromPosition(game, sent.position);
  if (!match.ok) return match;
  const { state } = match.value;
  if (game.actor(state) !== sent.seat) return refuse('bad_puzzle', 'The seat of the decision is not to decide.');
  const action = game.encode(state, made);
  if (!action.ok) return refuse('bad_puzzle', 'The move cannot be made in this position.');
  const mistake = { ...sent, position: game.position(state), made: game.decode(state, action.value) };
  return JSON.stringify(mistake).length > MOST_BYTES
    ? refuse('too_large', 'A decision may take 8 kB at most.')
    : ok(mistake);
}
