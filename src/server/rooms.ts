import { type Refusal, refuse } from '../core/errors.ts';
import type { AnyGame } from '../core/game.ts';
import { newMatch } from '../core/match.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { endStep } from '../table/apply.ts';
import type { Command } from '../table/command.ts';
import type { RoomEvent, RoomSettings, Step } from '../table/event.ts';
import type { Who } from '../table/judge.ts';
import { perform, performLateness } from '../table/perform.ts';
import type { Room } from '../table/room.ts';
import { BrokenTable } from './brokenTable.ts';
import { type Consequences, consequences, type Snapshot, snapshot } from './consequences.ts';
import type { Hub } from './hub.ts';
import { invite } from './invite.ts';
import { newTable } from './newTable.ts';
import type { MeansOf } from './notices/means.ts';
import { glanceIn, lookIn, roomIn } from './roomIn.ts';
import { newRoomLoader, type RoomLoader } from './roomLoader.ts';
import { newRoomQueue, type RoomQueue, type Slot } from './roomQueue.ts';
import { newCode, newTableId } from './secrets.ts';
import { steadyNow } from './steadyClock.ts';
import { checkpointStatements } from './store/checkpoints.ts';
import { useCircle } from './store/circles.ts';
import type { Database, Statement } from './store/database.ts';
import { readPerson } from './store/people.ts';
import { appendStep, type NewTable, newTableStatements, readSequence } from './store/tables.ts';

const MAX_TRIES = 6;
/** Answers kept in mind, the latest ones: a double of a request comes soon after it. */
const MAX_ANSWERS = 10_000;

export interface RoomServices {
  readonly db: Database;
  readonly hub: Hub;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** How a person wants to be told of their turn. */
  readonly meansOf: MeansOf;
  readonly failed: (error: unknown) => void;
  /** The clock that tables live by; the steady one of this process unless told otherwise. */
  readonly now?: () => number;
}

/** What is known of something that is performed, besides what it is. */
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

/** Who comes to a table that is opened, besides its owner. */
export interface Opening {
  /** They are told, as they want to be. */
  readonly invited: readonly string[];
  /** The circle they are invited for. */
  readonly circle: string | null;
  /** For whom each seat is kept; null for an open one. */
  readonly reserved: readonly (string | null)[];
  readonly bots: readonly (RoomEvent & { readonly kind: 'botSat' })[];
}

/** Performs something at a room: its events, applied already, or why not. */
export type Performer = (room: Room, nowMillis: number) => Result<RoomEvent[], Refusal>;

/** The tables. Whatever is kept here can be forgotten at any time: the store has it. */
export interface Rooms {
  /** Opens a table; the answer is its id. */
  open(who: Who, settings: RoomSettings, opening?: Opening): Promise<Result<string, Refusal>>;
  /** A person's command. The answer is the number of its step. */
  command(
    tableId: string,
    who: Who,
    command: Command,
    key: string,
    about?: { readonly payer?: string; readonly lagMillis?: number },
  ): Promise<Result<number, Refusal>>;
  /** Something that happens at a table: performed, stored, then published. The answer is the number of the step. */
  perform(tableId: string, performer: Performer, about: About): Promise<Result<number, Refusal>>;
  /** Looks at a table at a moment when everything it shows is stored; null where there is no such table. */
  look<T>(tableId: string, use: (room: Room) => T): Promise<T | null>;
  /**
   * As `look`, for somebody who opens a table to see how it stands: the room may be without the early entries of a long one. Where they turn out to be
   * needed (`needEntries`), `use` is called again with all of them, so it asks before it changes anything.
   */
  glance<T>(tableId: string, use: (room: Room) => T): Promise<T | null>;
  /** Another process has changed a table: those who watch it here are told. */
  refresh(tableId: string): Promise<void>;
  forget(tableId: string): void;
  /** Nobody looks at a table any more: what is over is not kept in memory. */
  rest(tableId: string): void;
  /** Ends when everything under way is stored. */
  settle(): Promise<void>;
  readonly count: () => number;
  /** Tables that were found broken and have not been read since. */
  readonly countBroken: () => number;
}

const goneRefusal = refuse('not_signed_in', 'This person has been deleted.');

/** The step that a command became, or the one it found nothing to do at; or why it was not done. */
type Answer = Result<number, Refusal>;

/** What the functions below work with. */
interface Setting extends RoomServices {
  readonly queue: RoomQueue;
  readonly loader: RoomLoader;
  /** By table and key, where nothing was stored: what was refused, or had nothing to do, is not done later because the same request arrives again. */
  readonly answers: Map<string, Answer>;
}

export function newRooms(services: RoomServices): Rooms {
  const { db, hub, games, failed } = services;
  const queue = newRoomQueue();
  const loader = newRoomLoader(db, games, failed);
  const setting: Setting = { ...services, queue, loader, answers: new Map() };

  const performAt: Rooms['perform'] = (tableId, performer, about) =>
    queue.use(tableId, (slot) => performIn(setting, slot, tableId, performer, about));

  const forget: Rooms['forget'] = (tableId) => {
    void queue.use(tableId, async (slot) => {
      slot.room = null;
    });
  };

  return {
    open: (who, settings, opening) => open(setting, who, settings, opening),
    command: (tableId, who, command, key, { payer, lagMillis = 0 } = {}) => {
      const hasName = command.kind === 'sit' || command.kind === 'chat';
      return performAt(
        tableId,
        (room, nowMillis) => perform(room, who, command, { nowMillis, newTable: newTableId, lagMillis }),
        {
          key: `${who.person}:${key}`,
          isRequest: true,
          by: who.person,
          ...(payer === undefined ? {} : { payer }),
          ...(hasName ? { person: who.person } : {}),
        },
      );
    },
    perform: performAt,
    look: (tableId, use) => queue.use(tableId, (slot) => lookIn(setting, slot, tableId, use)),
    glance: (tableId, use) => queue.use(tableId, (slot) => glanceIn(setting, slot, tableId, use)),
    refresh: async (tableId) => {
      // Read when somebody wants to know.
      if (!hub.isWatched(tableId)) return void noteBehind(queue.peek(tableId));
      const refresh = async (slot: Slot): Promise<void> => {
        slot.isBehind = true;
        const room = await roomIn(setting, slot, tableId);
        if (room !== null) hub.publish(room);
      };
      await queue.use(tableId, refresh).catch((error: unknown) => {
        // The loader has reported it.
        if (!(error instanceof BrokenTable)) failed(error);
      });
    },
    forget,
    rest: (tableId) => {
      const stage = queue.peek(tableId)?.room?.stage;
      if (stage === 'over' || stage === 'closed') forget(tableId);
    },
    settle: queue.settle,
    count: queue.count,
    countBroken: loader.countBroken,
  };
}

async function open(
  setting: Setting,
  who: Who,
  settings: RoomSettings,
  opening?: Opening,
): Promise<Result<string, Refusal>> {
  const { db, games } = setting;
  const game = games.get(settings.game);
  if (game === undefined) return refuse('unknown_game', `There is no game "${settings.game}".`);
  const match = newMatch(game, settings.players, settings.options);
  if (!match.ok) return match;
  const full = { ...settings, rules: game.rulesVersion, options: match.value.options };
  const { reserved, bots = [] } = opening ?? {};
  const opened: RoomEvent = {
    kind: 'opened',
    settings: full,
    owner: who.person,
    ...(reserved === undefined ? {} : { reserved }),
  };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const table = newTable(newTableId(), newCode(), [opened, ...bots]);
    const invitations = opening === undefined ? [] : await invitationsTo(setting, table, opening);
    if (await db.write([...newTableStatements(table, db), ...invitations])) return ok(table.id);
    if ((await readPerson(db, who.person)) === null) return goneRefusal;
  }
  return refuse('unavailable', 'No free code was found: try again.');
}

async function invitationsTo(
  { db, meansOf }: Setting,
  table: NewTable,
  { invited, circle }: Opening,
): Promise<Statement[]> {
  const used = circle === null ? [] : [useCircle(circle, table.id, table.first.atMillis)];
  return [...used, ...(await invite(db, meansOf, table, invited, circle))];
}

function noteBehind(slot: Slot | undefined): void {
  if (slot !== undefined) slot.isBehind = true;
}

async function catchUp({ loader, hub }: Setting, room: Room): Promise<void> {
  await loader.catchUp(room);
  hub.publish(room);
}

/** Performs, stores and publishes; where another process was faster, all of it again with what that one has stored. */
async function performIn(
  setting: Setting,
  slot: Slot,
  tableId: string,
  performer: Performer,
  about: About,
): Promise<Result<number, Refusal>> {
  const { db, hub } = setting;
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const room = slot.room !== null && !slot.isBehind ? slot.room : await roomIn(setting, slot, tableId);
      if (room === null) return refuse('unknown_table', 'There is no such table.');
      if (room.keysFrom > 0 && about.key !== undefined) await setting.loader.recallKeys(room);
      const known = about.key === undefined ? undefined : room.keys.get(about.key);
      if (known !== undefined) return ok(known);
      const answer = about.isRequest ? setting.answers.get(`${tableId} ${about.key}`) : undefined;
      if (answer !== undefined) return answer;
      const before = snapshot(room, (setting.now ?? steadyNow)());
      const performed = performer(room, before.nowMillis);
      if (!performed.ok || performed.value.length === 0) {
        // Another process may know better: only what the store says counts.
        if (db.isShared && (await readSequence(db, tableId)) !== room.sequence) {
          await catchUp(setting, room);
          continue;
        }
        if (performed.ok) return remember(setting, tableId, about, ok(room.sequence));
        return await refused(setting, slot, tableId, performed.error, about);
      }
      const { nowMillis: atMillis } = before;
      const step: Step = { sequence: room.sequence + 1, atMillis, key: about.key ?? null, events: performed.value };
      if (await store(setting, room, step, before, about)) {
        endStep(room, step);
        hub.publish(room);
        return ok(step.sequence);
      }
      slot.room = null;
      if (about.by !== undefined && (await readPerson(db, about.by)) === null) return goneRefusal;
    }
    return refuse('unavailable', 'Too many things happen at this table at once: try again.');
  } catch (error) {
    // The room may be half changed.
    slot.room = null;
    if (error instanceof BrokenTable) return fail(error.refusal);
    setting.failed(error);
    return refuse('unavailable', 'The table cannot be reached just now: try again.');
  }
}

async function refused(setting: Setting, slot: Slot, tableId: string, refusal: Refusal, about: About): Promise<Answer> {
  if (refusal.code === 'out_of_time') {
    // By the clock of this process. The others are to know before anybody is told: one of them may still hold the same request.
    const late = await performIn(setting, slot, tableId, (own, now) => ok(performLateness(own, now)), {});
    if (!late.ok) return late;
    const stored = about.key === undefined ? undefined : slot.room?.keys.get(about.key);
    if (stored !== undefined) return ok(stored);
  }
  return remember(setting, tableId, about, fail(refusal));
}

/** No promise more than it needs: most moves have nothing to look up. */
function store(
  { db, meansOf }: Setting,
  room: Room,
  step: Step,
  before: Snapshot,
  { person, by, payer, extra }: About,
): Promise<boolean> {
  const append = ({ jobs, others }: Consequences): Promise<boolean> => {
    others.push(...checkpointStatements(room, step.sequence));
    return appendStep(db, { table: room.id, step, person: person ?? null, by: by ?? null, jobs, others });
  };
  const found = consequences(db, room, step, before, meansOf, payer);
  if (extra !== undefined) return withExtra(found, extra).then(append);
  return found instanceof Promise ? found.then(append) : append(found);
}

async function withExtra(
  found: Consequences | Promise<Consequences>,
  extra: () => Promise<Statement[]>,
): Promise<Consequences> {
  const { jobs, others } = await found;
  return { jobs, others: [...others, ...(await extra())] };
}

function remember({ answers }: Setting, tableId: string, { key, isRequest }: About, answer: Answer): Answer {
  if (!isRequest) return answer;
  answers.set(`${tableId} ${key}`, answer);
  const [oldest] = answers.keys();
  if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
  return answer;
}
