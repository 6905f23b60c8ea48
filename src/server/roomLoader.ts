import { outdatedSentence } from '../core/edition.ts';
import type { AnyGame } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { applyStep, roomOf } from '../table/apply.ts';
import { roomAt } from '../table/checkpoint.ts';
import { eventKinds, type RoomEvent, type Step, settingNames } from '../table/event.ts';
import { resultAt } from '../table/record.ts';
import { type Room, type RoomHeader, rulesOf } from '../table/room.ts';
import { BrokenTable, NewerTable } from './brokenTable.ts';
import { readBeginning, readCheckpoint, readKeys, type StoredCheckpoint } from './store/checkpoints.ts';
import type { Reader, Row } from './store/database.ts';
import { namesOf } from './store/people.ts';
import { type Known, readLaterSteps, readStepRows, stepOf } from './store/tables.ts';
import { newTogether } from './together.ts';

/** Broken tables kept in mind: each is reported once. */
const MAX_BROKEN = 1000;

/** Makes rooms from the steps in the store. */
export interface RoomLoader {
  /** Null where there is no such table. */
  load(tableId: string): Promise<Room | null>;
  /** For somebody who only looks: of a long table the room may be without its early entries (`missing`). */
  loadRecent(tableId: string): Promise<Room | null>;
  /** Applies the steps that other processes have stored meanwhile. */
  catchUp(room: Room): Promise<void>;
  /** Reads the keys of steps that the room was made without. */
  recallKeys(room: Room): Promise<void>;
  /** Tables that were found broken and have not been read since. */
  countBroken(): number;
}

export function newRoomLoader(
  db: Reader,
  games: ReadonlyMap<string, AnyGame>,
  failed: (error: unknown) => void,
): RoomLoader {
  const broken = new Set<string>();
  const readLater = newLaterReader(db);
  const replay = <T>(tableId: string, play: () => T): T => {
    try {
      const played = play();
      broken.delete(tableId);
      return played;
    } catch (cause) {
      if (cause instanceof NewerTable) throw cause;
      const error = new BrokenTable(cause);
      if (!broken.has(tableId) && broken.size < MAX_BROKEN) {
        broken.add(tableId);
        failed(error);
      }
      throw error;
    }
  };
  /** The room of a checkpoint and of the steps after it; null where it does not fit: then all steps tell. */
  const fromCheckpoint = async (header: RoomHeader, stored: StoredCheckpoint): Promise<Room | null> => {
    try {
      const room = roomAt(header, readCheckpoint(stored), (id) => games.get(id));
      for (const step of knownSteps(await readStepRows(db, header.id, room.sequence), games)) applyStep(room, step);
      return room;
    } catch {
      return null;
    }
  };
  const fromSteps = async (header: RoomHeader): Promise<Room | null> => {
    const rows = await readStepRows(db, header.id, 0);
    if (rows.length === 0) return null;
    return replay(header.id, () => {
      const made = roomOf(header, knownSteps(rows, games), (id) => games.get(id));
      keepResult(made);
      return made;
    });
  };
  const load = async (tableId: string, isWhole: boolean): Promise<Room | null> => {
    const beginning = await readBeginning(db, tableId, games, isWhole);
    if (beginning === null) return null;
    const { header, checkpoint } = beginning;
    const found = checkpoint === null ? null : await fromCheckpoint(header, checkpoint);
    const kept = isWhole && found !== null && found.missing > 0 ? null : found;
    // A later step may have taken back what is not there.
    if (checkpoint !== null && kept === null && !isWhole) return load(tableId, true);
    const room = kept ?? (await fromSteps(header));
    if (room === null) return null;
    if (checkpoint !== null && kept === null) failed(new Error('a checkpoint does not fit the steps of its table'));
    await nameKept(db, room);
    return room;
  };
  return {
    load: (tableId) => load(tableId, true),
    loadRecent: (tableId) => load(tableId, false),
    catchUp: async (room) => {
      const rows = await readLater({ table: room.id, after: room.sequence });
      if (rows.length === 0) return;
      replay(room.id, () => {
        for (const step of knownSteps(rows, games)) applyStep(room, step);
      });
    },
    recallKeys: async (room) => {
      for (const [key, sequence] of await readKeys(db, room.id, room.keysFrom)) room.keys.set(key, sequence);
      room.keysFrom = 0;
    },
    countBroken: () => broken.size,
  };
}

/** Tables asked for at once. */
const MOST_TOGETHER = 64;

/** Reads the later steps of tables: others announce many at once. */
const newLaterReader = (db: Reader): ((known: Known) => Promise<Row[]>) =>
  newTogether(MOST_TOGETHER, async (known) => {
    const found = await readLaterSteps(db, known);
    return known.map(({ table }) => found.get(table) ?? []);
  });

/** The steps, all of them of kinds and rules that this version knows: what it does not know it could only misjudge, and then store what it made of it. */
function knownSteps(rows: readonly Row[], games: ReadonlyMap<string, AnyGame>): Step[] {
  const steps = rows.map(stepOf);
  for (const { events } of steps)
    for (const event of events) {
      if (!Object.hasOwn(eventKinds, event.kind)) throw new NewerTable(`an event is of the kind "${event.kind}"`);
      if (event.kind === 'opened') knowSettings(event, games);
    }
  return steps;
}

function knowSettings({ settings }: RoomEvent & { kind: 'opened' }, games: ReadonlyMap<string, AnyGame>): void {
  const unknown = Object.keys(settings).find((name) => !Object.hasOwn(settingNames, name));
  if (unknown !== undefined) throw new NewerTable(`it has the setting "${unknown}"`);
  if ((settings.rules ?? 0) > (games.get(settings.game)?.rulesVersion ?? Infinity))
    throw new NewerTable(`it is played by version ${settings.rules} of the rules`);
}

/** The seats that are kept tell for whom. The name is nowhere in the steps: who deletes themselves has left none behind. */
async function nameKept(db: Reader, { stage, seats }: Room): Promise<void> {
  const kept = seats.flatMap((seat) => (seat.kind === 'open' && seat.reservedFor !== null ? [seat.reservedFor] : []));
  if (stage !== 'open' || kept.length === 0) return;
  const names = await namesOf(db, kept);
  for (const [i, seat] of seats.entries()) {
    const name = seat.kind === 'open' ? names.get(seat.reservedFor ?? '') : undefined;
    if (seat.kind === 'open' && name !== undefined) seats[i] = { ...seat, keptFor: name };
  }
}

/** A match of older rules keeps the result it had, also where it would end differently today. */
export function keepResult(room: Room): void {
  const { result, match, game } = room;
  if (result == null || match === null || rulesOf(room) === game.rulesVersion) return;
  if (room.halt === null && !sameJson(resultAt(room), result)) room.halt = outdatedSentence(rulesOf(room), game);
  if (room.halt !== null) room.stage = 'over';
}
