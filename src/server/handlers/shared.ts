import { type Refusal, refuse } from '../../core/errors.ts';
import { OVER } from '../../core/game.ts';
import { lookBack, type MatchRecord } from '../../core/record.ts';
import { ok, type Result } from '../../core/result.ts';
import { seenName } from '../../protocol/name.ts';
import { SHARED_DAYS } from '../../protocol/sharedRoutes.ts';
import { dayEndMillis } from '../../table/record.ts';
import { type Seal, sealSchema } from '../../table/seal.ts';
import { hashSecret, newId, newSecret } from '../secrets.ts';
import type { Services } from '../services.ts';
import { steadyNow } from '../steadyClock.ts';
import { countShared, dropShared, insertShared, readShared, tableKnown } from '../store/shared.ts';
import { type Handler, tooOften } from './call.ts';

const DAY_MILLIS = 86_400_000;
/** Long games with all options are half of it. */
const MOST_BYTES = 96 * 1024;
/** What a replay takes at most is bounded by its entries. */
const MOST_ENTRIES = 4000;
/** Two gigabytes at the very most, and some hundred megabytes of real games. */
const MOST_SHARED = 20_000;

const unknown = refuse(
  'unknown_address',
  'There is no shared game at this address: its time is over, or it was taken back.',
);

export const share: Handler<'share'> = async ({ db, games, limits, address, body }) => {
  if (!limits.take('addressShare', address)) return tooOften;
  const checked = readFinished(body.record, games);
  if (!checked.ok) return checked;
  const nowMillis = Date.now();
  const shareable = await withoutPrivate(db, checked.value, nowMillis);
  if (!shareable.ok) return shareable;
  if ((await countShared(db)) >= MOST_SHARED)
    return refuse('too_many', 'This server keeps as many shared games as it can: send the record as a file.');
  const secret = newSecret();
  const id = newId().slice(0, 12);
  const expiresMillis = nowMillis + (body.days ?? SHARED_DAYS) * DAY_MILLIS;
  await db.write([
    insertShared({ id, secret: hashSecret(secret), ...shareable.value, createdMillis: nowMillis, expiresMillis }),
    db.enqueue({ kind: 'luck', key: `luck:${id}`, runAtMillis: steadyNow(), payload: { shared: id } }),
  ]);
  return ok({ id, secret, expiresMillis });
};

export const shared: Handler<'shared'> = async ({ db, params }) => {
  const found = await readShared(db, params.id ?? '', Date.now());
  return found === null
    ? unknown
    : ok({ record: found.record as Record<string, unknown>, expiresMillis: found.expiresMillis });
};

export const unshare: Handler<'unshare'> = async ({ db, limits, address, params, body }) => {
  if (!limits.take('addressCode', address)) return tooOften;
  return (await dropShared(db, params.id ?? '', hashSecret(body.secret))) ? ok({}) : unknown;
};

/** The record of a game that replays to its end by the rules of today. */
function readFinished(json: Record<string, unknown>, games: Services['games']): Result<MatchRecord, Refusal> {
  if (JSON.stringify(json).length > MOST_BYTES || (Array.isArray(json.log) && json.log.length > MOST_ENTRIES))
    return refuse('too_large', 'The record is larger than games are.');
  const looked = lookBack(json, (id) => games.get(id));
  if (!looked.ok) return looked;
  const { record, match, halt } = looked.value;
  if (halt !== null) return refuse('bad_record', halt);
  if (match.game.actor(match.state) !== OVER) return refuse('wrong_stage', 'Only a finished game can be shared.');
  return ok(record);
}

/**
 * What a record tells beside the game: which table it is of. Who knows the id of a private table may look at it, so that a record of one goes out
 * without its seal. At a daily table others may still meet the same dice.
 */
async function withoutPrivate(
  db: Services['db'],
  { seal: given, fork, ...game }: MatchRecord,
  nowMillis: number,
): Promise<Result<{ record: MatchRecord; table: string | null }, Refusal>> {
  const seal: Seal | null = sealSchema.safeParse(given).data ?? null;
  const day = /^daily \S+ (\d{4}-\d\d-\d\d)$/.exec(seal?.table ?? '')?.[1];
  if (day !== undefined && nowMillis < dayEndMillis(day))
    return refuse('wrong_stage', 'Others may still play this table of the day: share it tomorrow.');
  const known = seal === null ? null : await tableKnown(db, seal.table);
  const record: MatchRecord = {
    ...game,
    // Names that were given on any device, and are shown here on pages and pictures.
    ...(game.seats === undefined ? {} : { seats: game.seats.map((seat) => ({ ...seat, name: seenName(seat.name) })) }),
    ...(fork === undefined ? {} : { fork: { of: '', entries: fork.entries } }),
    ...(seal === null || known?.isPublic === false ? {} : { seal }),
  };
  return ok({ record, table: known?.id ?? null });
}
