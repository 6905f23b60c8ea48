import { createHash, createHmac } from 'node:crypto';
import { assert, at } from '../core/assert.ts';
import type { ErrorCode, Refusal } from '../core/errors.ts';
import type { AnyGame } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { resultOf } from '../core/record.ts';
import { ok, type Result, unwrap } from '../core/result.ts';
import { nextBotName } from '../table/botNames.ts';
import type { RoomEvent } from '../table/event.ts';
import type { Who } from '../table/judge.ts';
import { dayEndMillis } from '../table/record.ts';
import type { Room } from '../table/room.ts';
import { newTable } from './newTable.ts';
import { newCode, newSecret, newTableId } from './secrets.ts';
import type { Services } from './services.ts';
import { beginDaily, dailyOf, finishDaily, sharedSecret } from './store/daily.ts';
import type { Database, Job, Statement } from './store/database.ts';
import { newTableStatements } from './store/tables.ts';

/** Whom everybody meets. The bots think by count and not by clock, with dice of the day: equal play meets equal answers. */
export const DAILY_BOT = 'gardener';
const BOT_ITERATIONS = 200;
const SEAT = 0;

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Two, where the game is for two. */
export const dailyPlayers = ({ profile: { players } }: AnyGame): number =>
  Math.min(Math.max(2, players.min), players.max);

export const dailyOptions = (game: AnyGame): Record<string, unknown> => unwrap(parseOptions(game.options, {}));

/** The same for all on one day, and known to nobody: it depends on a secret that never leaves the store. */
async function dailySeed(db: Database, game: string, day: string): Promise<string> {
  const secret = await sharedSecret(db, 'daily', newSecret);
  assert(secret !== '', 'the secret of the daily tables is stored');
  return createHmac('sha256', secret).update(`${game} ${day}`).digest('hex');
}

const MAX_TRIES = 6;

/** The person's table of the day: begun now, or before. */
export async function playDaily(
  { db, rooms }: Services,
  game: AnyGame,
  day: string,
  who: Who,
  payer: string,
): Promise<Result<string, Refusal<ErrorCode>>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const begun = (await dailyOf(db, who.person, day)).find((row) => row.game === game.profile.id);
    if (begun === undefined) {
      await openDaily(db, game, day, who);
      continue;
    }
    const stage = await rooms.look(begun.table, (room) => room.stage);
    if (stage === 'open') {
      // Stopped between opening and starting, or just opened.
      const started = await rooms.command(
        begun.table,
        who,
        { kind: 'start' },
        'daily-start',
        payer === undefined ? {} : { payer },
      );
      if (!started.ok) return started;
    }
    return ok(begun.table);
  }
  return { ok: false, error: { code: 'unavailable', message: 'The table could not be opened: try again.' } };
}

/** Where somebody else was faster, or a code was taken, nothing is stored. */
async function openDaily(db: Database, game: AnyGame, day: string, { person, name }: Who): Promise<void> {
  const players = dailyPlayers(game);
  const settings = {
    game: game.profile.id,
    rules: game.rulesVersion,
    options: dailyOptions(game),
    players,
    isPublic: false,
    moveMillis: null,
    daily: day,
  };
  // Everybody meets the same bots.
  const names = [name];
  for (let seat = 1; seat < players; seat++) names.push(nextBotName(`${game.profile.id} ${day}`, names));
  const events: RoomEvent[] = [
    { kind: 'opened', settings, owner: person },
    // No nonce: the dice must be the same for all.
    { kind: 'sat', seat: SEAT, person, name, nonce: '' },
    ...Array.from(
      { length: players - 1 },
      (_, i): RoomEvent => ({
        kind: 'botSat',
        seat: i + 1,
        level: DAILY_BOT,
        name: at(names, i + 1),
      }),
    ),
  ];
  const seed = await dailySeed(db, game.profile.id, day);
  const table = { ...newTable(newTableId(), newCode(), events, seed), ownerSeat: SEAT };
  await db.write([beginDaily(db, game.profile.id, day, person, table.id), ...newTableStatements(table)]);
}

/** How the bots of a daily table think about the room as it is now. */
export function dailyThinking(room: Room): { limit: { iterations: number }; seed: string } | null {
  const { daily } = room.settings;
  if (daily === undefined || room.match === null) return null;
  const seed = createHash('sha256').update(`${room.seed} bot ${room.match.log.length}`).digest('hex');
  return { limit: { iterations: BOT_ITERATIONS }, seed };
}

/** Finds out later how well the person decided. */
export const skillJob = (tableId: string, seat: number, runAtMillis: number): Job => ({
  kind: 'skill',
  key: `skill:${tableId}`,
  runAtMillis,
  payload: { table: tableId, seat },
});

/**
 * What is stored when a daily table comes to its end. Nothing is where a bot had to end it, for a person who is gone, or where the day
 * is over: then the seed is open.
 */
export function dailyEnd(room: Room, nowMillis: number): { job: Job; statement: Statement } | null {
  const { daily } = room.settings;
  const holder = at(room.seats, SEAT);
  const result = room.match === null ? null : resultOf(room.match);
  if (daily === undefined || result === null || nowMillis >= dayEndMillis(daily)) return null;
  if (holder.kind !== 'person' || holder.standIn !== null) return null;
  const own = result.standings.find(({ seat }) => seat === SEAT);
  assert(own !== undefined && own.total !== null && own.rank !== null, 'everything is open at the end');
  const others = result.standings.filter(({ seat }) => seat !== SEAT).map(({ total }) => total ?? 0);
  const margin = own.total - Math.max(...others, others.length === 0 ? 0 : Number.NEGATIVE_INFINITY);
  return {
    job: skillJob(room.id, SEAT, nowMillis),
    statement: finishDaily(room.id, { points: own.total, margin, rank: own.rank }, nowMillis),
  };
}
