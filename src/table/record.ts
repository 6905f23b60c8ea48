import { OVER, SPECTATOR } from '../core/game.ts';
import { type MatchRecord, recordOf } from '../core/record.ts';
import { actorOf, diceNameOf, holdersOf, nonceHashesOf, noncesOf, type Room, rulesOf, seatOf } from './room.ts';
import { type Seal, sealHash } from './seal.ts';

const DAY_MILLIS = 86_400_000;
export const dayEndMillis = (day: string): number => Date.parse(day) + DAY_MILLIS;

/** Whether every roll of the match is the seal's: not where people roll or choose the start themselves, or play on from another match. */
function isSealed({ settings: { device } }: Room): boolean {
  return device === undefined || (device.dice === 'app' && device.start === null && device.fork === undefined);
}

/** The seed is in the seal from the end on, never before; at a daily table from the end of the day, for others may still play. */
export function sealOf(room: Room, nowMillis: number): Seal | null {
  if (!isSealed(room)) return null;
  const { daily } = room.settings;
  const hashes = nonceHashesOf(room);
  const isOpen = room.stage === 'over' && (daily === undefined || nowMillis >= dayEndMillis(daily));
  return {
    hash: sealHash(room.seed),
    table: diceNameOf(room),
    nonces: noncesOf(room),
    ...(hashes.every((hash) => hash === null) ? {} : { nonceHashes: hashes }),
    ...(room.redrawn.length === 0 ? {} : { redrawn: [...room.redrawn] }),
    ...(isOpen ? { seed: room.seed } : {}),
  };
}

/** The record of the match as the person may have it: sealed, and open from the end on. */
export function showRecord(room: Room, person: string | null, nowMillis = Date.now()): MatchRecord | null {
  if (room.match === null) return null;
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
