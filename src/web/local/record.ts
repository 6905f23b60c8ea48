import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Refusal, refuse } from '../../core/errors.ts';
import type { AnyGame } from '../../core/game.ts';
import type { MatchRecord } from '../../core/record.ts';
import { ok, type Result } from '../../core/result.ts';
import { roomOf } from '../../table/apply.ts';
import { deviceStep } from '../../table/device.ts';
import type { Step } from '../../table/event.ts';
import { performUnsealing } from '../../table/perform.ts';
import { resultAt, showRecord } from '../../table/record.ts';
import type { Room } from '../../table/room.ts';
import type { Save } from './save.ts';

/** The room of a table that is kept on this device. */
export function roomOfSave(game: AnyGame, save: Save): Result<Room, Refusal> {
  const steps = save.steps === undefined ? firstStep(game, save) : ok(save.steps);
  if (!steps.ok) return steps;
  const seed = save.sealSeed ?? bytesToHex(sha256(utf8ToBytes(save.seed)));
  return ok(roomOf({ id: save.id, code: '', seed }, steps.value, () => game));
}

/** The steps of a save that has none yet: everybody sits down, and what its log holds is played. */
export function firstStep(game: AnyGame, save: Save): Result<readonly Step[], Refusal> {
  const { seats: holders, options, rules, dice, start, fork, lesson, log, touched, clock, series } = save;
  const position = lesson?.position;
  const device = {
    dice,
    start,
    ...(fork === undefined ? {} : { fork }),
    ...(position === undefined ? {} : { position }),
  };
  const table = {
    holders,
    options,
    rules,
    device,
    ...(clock === undefined ? {} : { clock }),
    ...(series === undefined ? {} : { series }),
  };
  const step = deviceStep(game, table, log, touched);
  return step.ok ? ok([step.value]) : step;
}

/** The first game of a deal once the second is over: its seal is open. */
export function withOpenSeal(game: AnyGame, save: Save): Save {
  const room = roomOfSave(game, save);
  const { steps } = save;
  const events = room.ok ? performUnsealing(room.value, Date.now()) : [];
  if (!room.ok || steps === undefined || events.length === 0) return save;
  return { ...save, steps: [...steps, { sequence: room.value.sequence + 1, atMillis: Date.now(), key: null, events }] };
}

/** How a game of this device ended; null where it did not. Who lost on time has not won, whatever the record's points say. */
export function resultOfSave(game: AnyGame, save: Save): MatchRecord['result'] {
  if (save.record !== undefined) return save.record.result;
  const room = roomOfSave(game, save);
  return room.ok ? resultAt(room.value) : null;
}

/** The record of a finished game of this device. */
export function recordOfSave(game: AnyGame, save: Save): Result<MatchRecord, Refusal> {
  if (save.record !== undefined) return ok(save.record);
  const room = roomOfSave(game, save);
  if (!room.ok) return room;
  const record = showRecord(room.value, null);
  return record === null ? refuse('bad_record', 'This game was never begun.') : ok(record);
}
