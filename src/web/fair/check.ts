import type { Refusal } from '../../core/errors.ts';
import { type MatchRecord, parseRecord, replayRecord } from '../../core/record.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { loadGame, profiles } from '../../games/registry.web.ts';
import { type KeptSeal, type Verified, verifyRecord } from '../../table/verify.ts';
import { countRolls, type RollStatistics } from './rolls.ts';

export interface Checked {
  readonly record: MatchRecord;
  /** What the check of the seal found: all is right, or the first thing that is not. */
  readonly verdict: Result<Verified, Refusal>;
  /** Null where the record cannot be replayed. */
  readonly statistics: RollStatistics | null;
}

/** Checks a record here, without asking anybody; against what this device was shown, where it was at the table. Refused is only what is no record of a game we know. */
export async function checkRecord(json: unknown, kept: KeptSeal | null = null): Promise<Result<Checked, Refusal>> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  if (!profiles.some(({ id }) => id === record.game))
    return fail({ code: 'unknown_game', message: `There is no game "${record.game}".` });
  const game = await loadGame(record.game);
  const verdict = verifyRecord(json, () => game, kept);
  const replayed = replayRecord(json, () => game);
  return ok({ record, verdict, statistics: replayed.ok ? countRolls(replayed.value) : null });
}
