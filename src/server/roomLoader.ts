import { outdatedSentence } from '../core/edition.ts';
import type { AnyGame } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { applyStep, roomOf } from '../table/apply.ts';
import { eventKinds, type RoomEvent, type Step, settingNames } from '../table/event.ts';
import { resultAt } from '../table/record.ts';
import { type Room, rulesOf } from '../table/room.ts';
import { BrokenTable, NewerTable } from './brokenTable.ts';
import type { Reader, Row } from './store/database.ts';
import { readPerson } from './store/people.ts';
import { type Known, readHeader, readLaterSteps, readStepRows, stepOf } from './store/tables.ts';

/** Broken tables kept in mind: each is reported once. */
const MAX_BROKEN = 1000;

/** Makes rooms from the steps in the store. */
export interface RoomLoader {
  /** Null where there is no such table. */
  load(tableId: string): Promise<Room | null>;
  /** Applies the steps that other processes have stored meanwhile. */
  catchUp(room: Room): Promise<void>;
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
  return {
    load: async (tableId) => {
      const header = await readHeader(db, tableId);
      if (header === null) return null;
      const rows = await readStepRows(db, tableId, 0);
      if (rows.length === 0) return null;
      const room = replay(tableId, () => {
        const made = roomOf(header, knownSteps(rows, games), (id) => games.get(id));
        keepResult(made);
        return made;
      });
      await nameKept(db, room);
      return room;
    },
    catchUp: async (room) => {
      const rows = await readLater({ table: room.id, after: room.sequence });
      if (rows.length === 0) return;
      replay(room.id, () => {
        for (const step of knownSteps(rows, games)) applyStep(room, step);
      });
    },
    countBroken: () => broken.size,
  };
}

/** Tables asked for at once. */
const MOST_TOGETHER = 64;

/** Reads the later steps of tables, of all that are asked for in one turn of the event loop together: others announce many at once. */
function newLaterReader(db: Reader): (known: Known) => Promise<Row[]> {
  const waiting: { readonly known: Known; readonly rows: PromiseWithResolvers<Row[]> }[] = [];
  const read = async (): Promise<void> => {
    const asked = waiting.splice(0, MOST_TOGETHER);
    if (waiting.length > 0) void read();
    try {
      const found = await readLaterSteps(
        db,
        asked.map(({ known }) => known),
      );
      for (const { known, rows } of asked) rows.resolve(found.get(known.table) ?? []);
    } catch (error) {
      for (const { rows } of asked) rows.reject(error);
    }
  };
  return (known) => {
    if (waiting.length === 0) setImmediate(() => void read());
    const rows = Promise.withResolvers<Row[]>();
    waiting.push({ known, rows });
    return rows.promise;
  };
}

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
async function nameKept(db: Reader, room: Room): Promise<void> {
  if (room.stage !== 'open') return;
  for (const [i, seat] of room.seats.entries()) {
    if (seat.kind !== 'open' || seat.reservedFor === null) continue;
    const person = await readPerson(db, seat.reservedFor);
    if (person !== null) room.seats[i] = { ...seat, keptFor: person.name };
  }
}

/** A match of older rules keeps the result it had, also where it would end differently today. */
export function keepResult(room: Room): void {
  const { result, match, game } = room;
  if (result == null || match === null || rulesOf(room) === game.rulesVersion) return;
  if (room.halt === null && !sameJson(resultAt(room), result)) room.halt = outdatedSentence(rulesOf(room), game);
  if (room.halt !== null) room.stage = 'over';
}
