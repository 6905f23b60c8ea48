import type { ErrorCode, Refusal } from '../core/errors.ts';
import type { AnyGame } from '../core/game.ts';
import { newMatch } from '../core/match.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { applyStep, endStep, openRoom } from '../table/apply.ts';
import type { Command } from '../table/command.ts';
import type { RoomEvent, RoomSettings, Step } from '../table/event.ts';
import type { Who } from '../table/judge.ts';
import { perform } from '../table/perform.ts';
import type { Room } from '../table/room.ts';
import { consequences, type Snapshot, snapshot } from './consequences.ts';
import type { Hub } from './hub.ts';
import { newTable } from './newTable.ts';
import { newCode, newId } from './secrets.ts';
import type { Database, Statement } from './store/database.ts';
import { readPerson } from './store/people.ts';
import { appendStep, newTableStatements, readHeader, readSequence, readStepRows, stepOf } from './store/tables.ts';

/** Rooms kept ready. More only means fewer reads. */
const MAX_ROOMS = 2000;
/** Once there are more, those used longest ago are dropped down to this. */
const KEPT_ROOMS = 1500;
const MAX_TRIES = 6;
/** Refusals kept in mind, the latest ones: a double of a request comes soon after it. */
const MAX_REFUSALS = 10_000;

/** One table in memory: its room as of the last commit, and the end of the queue of those who want to use it. */
interface Slot {
  room: Room | null;
  tail: Promise<unknown>;
  users: number;
  /** The larger, the later. */
  lastUse: number;
}

export interface RoomServices {
  readonly db: Database;
  readonly hub: Hub;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Whether a person wants to be called at their turn. */
  readonly hasWebhook: (person: string) => Promise<boolean>;
  readonly failed: (error: unknown) => void;
}

/** What is known of something that happens, besides what it is. */
export interface About {
  /** The same key again is the same step. */
  readonly key?: string;
  /** Somebody's request, whose double may come late: the same key again is also the same refusal. A job is tried until it can be done. */
  readonly isRequest?: true;
  /** Whose name or words it holds. */
  readonly person?: string;
  /** Who asks for it: once they have deleted themselves, nothing is stored for them. */
  readonly by?: string;
  /** On whose account bots think that are to move after it; the owner's of the table where nobody is named. */
  readonly payer?: string;
  /** What else is stored with it. */
  readonly extra?: () => Promise<Statement[]>;
}

export type Performer = (room: Room, nowMillis: number) => Result<RoomEvent[], Refusal>;

/** The tables. Whatever is kept here can be forgotten at any time: the store has it. */
export interface Rooms {
  open(who: Who, settings: RoomSettings): Promise<Result<string, Refusal>>;
  command(table: string, who: Who, command: Command, key: string, payer?: string): Promise<Result<number, Refusal>>;
  /** Something that happens at a table: judged, stored, then told. The answer is the number of the step. */
  happen(table: string, performer: Performer, about: About): Promise<Result<number, Refusal>>;
  /** Looks at a table at a moment when everything it shows is stored; null where there is no such table. */
  look<T>(table: string, use: (room: Room) => T): Promise<T | null>;
  /** Another process has changed a table: whoever watches it here is told. */
  refresh(table: string): Promise<void>;
  forget(table: string): void;
  /** Ends when everything under way is stored. */
  settle(): Promise<void>;
  readonly count: () => number;
  /** Tables that were found broken and have not been read since. */
  readonly countBroken: () => number;
}

const refuse = (code: ErrorCode, message: string): Result<never, Refusal> => fail({ code, message });

/** What is stored of a table no longer makes a table: damaged, or of rules that are not there any more. Nobody else is to suffer from it. */
export class BrokenTable extends Error {
  constructor(cause: unknown) {
    super('a stored table no longer replays; "windfall check" tells which', { cause });
  }
}

export const brokenTable: Refusal = {
  code: 'broken_table',
  message:
    'This table was stored in a way that can no longer be read. It has been reported to those who run the server.',
};

/** What there is to see of a table; null also where it is broken: lists go on without it. */
export async function unlessBroken<T>(looked: Promise<T | null>): Promise<T | null> {
  try {
    return await looked;
  } catch (error) {
    if (error instanceof BrokenTable) return null;
    throw error;
  }
}

const goneRefusal = refuse('not_signed_in', 'This person has been deleted.');

/** Broken tables kept in mind: each is reported once. */
const MAX_BROKEN = 1000;

export function newRooms(services: RoomServices): Rooms {
  const { db, hub, games } = services;
  const slots = new Map<string, Slot>();
  let uses = 0;
  /** By table and key: what was refused once is not done later because the same request arrives again. */
  const refusals = new Map<string, Refusal>();
  const rememberRefusal = (request: string, refusal: Refusal): void => {
    refusals.set(request, refusal);
    const [oldest] = refusals.keys();
    if (refusals.size > MAX_REFUSALS && oldest !== undefined) refusals.delete(oldest);
  };

  const load = async (table: string): Promise<Room | null> => {
    const header = await readHeader(db, table);
    if (header === null) return null;
    const [first, ...others] = await readStepRows(db, table, 0);
    if (first === undefined) return null;
    return replay(table, () => {
      const room = openRoom(header, stepOf(first), (id) => games.get(id));
      for (const row of others) applyStep(room, stepOf(row));
      return room;
    });
  };

  const catchUp = async (room: Room): Promise<void> => {
    const rows = await readStepRows(db, room.id, room.sequence);
    if (rows.length === 0) return;
    replay(room.id, () => {
      for (const row of rows) applyStep(room, stepOf(row));
    });
  };

  const broken = new Set<string>();
  const replay = <T>(table: string, play: () => T): T => {
    try {
      const played = play();
      broken.delete(table);
      return played;
    } catch (cause) {
      const error = new BrokenTable(cause);
      if (!broken.has(table) && broken.size < MAX_BROKEN) {
        broken.add(table);
        services.failed(error);
      }
      throw error;
    }
  };

  /** One user of a table after the other. */
  const use = <T>(table: string, job: (slot: Slot) => Promise<T>): Promise<T> => {
    let slot = slots.get(table);
    if (slot === undefined) {
      slot = { room: null, tail: Promise.resolve(), users: 0, lastUse: 0 };
      slots.set(table, slot);
    }
    slot.lastUse = ++uses;
    slot.users++;
    const done = slot.tail.then(() => job(slot));
    slot.tail = done.then(
      () => release(table, slot),
      () => {
        // Whatever went wrong may have left the room half changed.
        slot.room = null;
        release(table, slot);
      },
    );
    return done;
  };

  const release = (table: string, slot: Slot): void => {
    slot.users--;
    if (slot.users > 0) return;
    if (slot.room === null) slots.delete(table);
    if (slots.size > MAX_ROOMS) dropOldest();
  };

  const dropOldest = (): void => {
    const idle = [...slots].filter(([, { users }]) => users === 0).sort(([, a], [, b]) => a.lastUse - b.lastUse);
    for (const [table] of idle.slice(0, slots.size - KEPT_ROOMS)) slots.delete(table);
  };

  const roomIn = async (slot: Slot, table: string): Promise<Room | null> => {
    slot.room ??= await load(table);
    return slot.room;
  };

  const store = async (room: Room, step: Step, before: Snapshot, about: About) => {
    const { jobs, others } = await consequences(db, room, step, before, services.hasWebhook, about.payer);
    if (about.extra !== undefined) others.push(...(await about.extra()));
    const { person = null, by = null } = about;
    return appendStep(db, { table: room.id, step, person, by, jobs, others });
  };

  const happenIn = async (
    slot: Slot,
    table: string,
    performer: Performer,
    about: About,
  ): Promise<Result<number, Refusal>> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const room = slot.room ?? (await roomIn(slot, table));
      if (room === null) return refuse('unknown_table', 'There is no such table.');
      const known = about.key === undefined ? undefined : room.keys.get(about.key);
      if (known !== undefined) return ok(known);
      const refusal = about.isRequest ? refusals.get(`${table} ${about.key}`) : undefined;
      if (refusal !== undefined) return fail(refusal);
      const before = snapshot(room);
      const performed = performer(room, before.nowMillis);
      if (!performed.ok || performed.value.length === 0) {
        // Another process may know better: only what the store says counts.
        if (!db.isShared || (await readSequence(db, table)) === room.sequence) {
          if (performed.ok) return ok(room.sequence);
          if (about.isRequest) rememberRefusal(`${table} ${about.key}`, performed.error);
          return performed;
        }
        await catchUp(room);
        hub.publish(room);
        continue;
      }
      const step: Step = {
        sequence: room.sequence + 1,
        atMillis: before.nowMillis,
        key: about.key ?? null,
        events: performed.value,
      };
      const isStored = await store(room, step, before, about);
      if (isStored) {
        endStep(room, step);
        hub.publish(room);
        return ok(step.sequence);
      }
      slot.room = null;
      if (about.by !== undefined && (await readPerson(db, about.by)) === null) return goneRefusal;
    }
    return refuse('unavailable', 'Too many things happen at this table at once: try again.');
  };

  const happen: Rooms['happen'] = (table, performer, about) =>
    use(table, (slot) => happenIn(slot, table, performer, about)).catch((error: unknown) => {
      if (error instanceof BrokenTable) return fail(brokenTable);
      services.failed(error);
      return refuse('unavailable', 'The table cannot be reached just now: try again.');
    });

  return {
    open: async (who, settings) => {
      const game = games.get(settings.game);
      if (game === undefined) return refuse('unknown_game', `There is no game "${settings.game}".`);
      const match = newMatch(game, settings.players, settings.options);
      if (!match.ok) return match;
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const opened: RoomEvent = {
          kind: 'opened',
          settings: { ...settings, options: match.value.options },
          owner: who.person,
        };
        const table = newTable(newId(), newCode(), [opened]);
        if (await db.write(newTableStatements(table, db))) return ok(table.id);
        if ((await readPerson(db, who.person)) === null) return goneRefusal;
      }
      return refuse('unavailable', 'No free code was found: try again.');
    },
    command: (table, who, command, key, payer) => {
      const hasName = command.kind === 'sit' || command.kind === 'chat';
      return happen(table, (room, nowMillis) => perform(room, who, command, { nowMillis, newTable: newId }), {
        key: `${who.person}:${key}`,
        isRequest: true,
        by: who.person,
        ...(payer === undefined ? {} : { payer }),
        ...(hasName ? { person: who.person } : {}),
      });
    },
    happen,
    look: (table, look) =>
      use(table, async (slot) => {
        const room = await roomIn(slot, table);
        // What another process has stored may not have been announced here yet, and a job must not overlook it.
        if (room !== null && db.isShared) await catchUp(room);
        return room === null ? null : look(room);
      }),
    refresh: async (table) => {
      if (!slots.has(table) && !hub.isWatched(table)) return;
      await use(table, async (slot) => {
        const room = await roomIn(slot, table);
        if (room === null) return;
        await catchUp(room);
        hub.publish(room);
      }).catch(services.failed);
    },
    forget: (table) => {
      void use(table, async (slot) => {
        slot.room = null;
      });
    },
    settle: async () => {
      await Promise.all([...slots.values()].map(({ tail }) => tail));
    },
    count: () => slots.size,
    countBroken: () => broken.size,
  };
}
