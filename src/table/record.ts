import { OVER, type Side, SPECTATOR } from '../core/game.ts';
import { type MatchRecord, recordOf, resultOf } from '../core/record.ts';
import { isStart } from '../core/start.ts';
import {
  actorOf,
  diceNameOf,
  holdersOf,
  needEntries,
  nonceHashesOf,
  noncesOf,
  type Room,
  rulesOf,
  seatOf,
} from './room.ts';
import { type Seal, sealHash } from './seal.ts';
import { hasTwinToCome, isTwin, withGame } from './series.ts';
import type { Series } from './seriesSchema.ts';

const DAY_MILLIS = 86_400_000;
export const dayEndMillis = (day: string): number => Date.parse(day) + DAY_MILLIS;

/** Whether every roll of the match is the seal's: not where people roll or choose the start themselves, play on from another match, or learn. */
function isSealed({ settings: { device } }: Room): boolean {
  return device === undefined || (device.dice === 'app' && device.start === null && device.fork === undefined);
}

const hashes = new WeakMap<Room, string>();

/** The hash of a room's seed, made once: it is shown whenever the room is. */
function hashOf(room: Room): string {
  const hash = hashes.get(room) ?? sealHash(room.seed);
  hashes.set(room, hash);
  return hash;
}

/**
 * The seed is in the seal from the end on, never before; at a daily table from the end of the day, for others may still play; in the first game of
 * a deal from the end of the second, which has the same dice.
 */
export function sealOf(room: Room, nowMillis: number): Seal | null {
  if (!isSealed(room)) return null;
  const { daily, series } = room.settings;
  const nonceHashes = nonceHashesOf(room);
  const isDue = daily === undefined ? room.isUnsealed || !hasTwinToCome(series) : nowMillis >= dayEndMillis(daily);
  const isOpen = room.stage === 'over' && isDue;
  return {
    hash: hashOf(room),
    table: diceNameOf(room),
    nonces: noncesOf(room),
    ...(nonceHashes.every((hash) => hash === null) ? {} : { nonceHashes }),
    ...(series?.start === undefined ? {} : { start: series.start }),
    ...(isTwin(series) ? { byRoll: true } : {}),
    ...(room.redrawn.length === 0 ? {} : { redrawn: [...room.redrawn] }),
    ...(isOpen ? { seed: room.seed } : {}),
  };
}

function hasLost({ seats }: Room, side: Side): boolean {
  const seat = typeof side === 'number' ? seats[side] : undefined;
  return seat?.kind === 'person' && seat.hasLost === true;
}

/** How the match of a table ended: the points as they were made, and the best of those who have not lost on time as winners. */
export function resultAt(room: Room): ReturnType<typeof resultOf> {
  const result = room.match === null ? null : resultOf(room.match);
  if (result === null || !result.standings.some(({ seat }) => hasLost(room, seat))) return result;
  const left = result.standings.filter(({ seat }) => !hasLost(room, seat));
  const best = Math.min(...left.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY));
  const winners = left.flatMap(({ seat, rank }) => (typeof seat === 'number' && rank === best ? [seat] : []));
  return { ...result, winners };
}

/** The series of a table, with its game once that is over. What a bot made for somebody who had lost on time counts for nobody. */
export function seriesAt(room: Room): Series | undefined {
  const { series } = room.settings;
  const result = room.stage === 'over' ? resultAt(room) : null;
  if (series === undefined || result === null) return series;
  needEntries(room);
  const start = room.match?.log.find(isStart);
  const standings = result.standings.map((standing) =>
    hasLost(room, standing.seat) ? { ...standing, total: Math.min(0, standing.total ?? 0) } : standing,
  );
  return withGame(series, room.id, start?.seat ?? 0, { ...result, standings });
}

/** The record of the match as the person may have it: sealed, and open from the end on. */
export function showRecord(room: Room, person: string | null, nowMillis = Date.now()): MatchRecord | null {
  if (room.match === null) return null;
  needEntries(room);
  const viewer = actorOf(room) === OVER ? SPECTATOR : seatOf(room, person);
  const seal = sealOf(room, nowMillis);
  const fork = room.settings.device?.fork;
  return {
    ...recordOf(room.match, viewer, holdersOf(room)),
    rules: rulesOf(room),
    options: room.settings.options as MatchRecord['options'],
    ...(room.halt !== null && room.result != null ? { log: allEntries(room), result: room.result } : {}),
    ...(fork === undefined ? {} : { fork }),
    ...(seal === null ? {} : { seal }),
  };
}

/** The log as it was stored, also where today's rules cannot play all of it. */
function allEntries({ history }: Room): MatchRecord['log'] {
  const log: MatchRecord['log'] = [];
  for (const { event } of history)
    if (event.kind === 'moved' || event.kind === 'rolled') log.push(event.entry);
    else if (event.kind === 'undone') log.length = event.to;
  return log;
}
