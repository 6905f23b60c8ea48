import { setTimeout as pause } from 'node:timers/promises';
import { ok } from '../core/result.ts';
import { performClosing } from '../table/perform.ts';
import { SESSION_DAYS } from './accounts.ts';
import type { Services } from './services.ts';
import type { Job } from './store/database.ts';
import { deletePerson } from './store/people.ts';
import {
  deleteIdleGuest,
  deleteTable,
  noteHeld,
  type Old,
  oldGuests,
  oldTables,
  pruneStatements,
} from './store/tidy.ts';

const DAY_MILLIS = 86_400_000;
/** Closed tables stay for a while: every process knows by then that nothing happens there any more. */
const CLOSED_DAYS = 7;
const SOON_MILLIS = 10 * 60_000;
/** Between two pages: others come first. */
const PAUSE_MILLIS = 5;
/** What is done at once shares its wait for the disk; half of the connections to PostgreSQL are left to others. */
const AT_ONCE = 5;

export const tidyJob = (runAtMillis: number): Job => ({ kind: 'tidy', key: 'tidy', runAtMillis, payload: {} });

export interface Tidied {
  closed: number;
  tables: number;
  guests: number;
}

/** What nobody will miss goes, page by page; then the job is due again in a day, or soon where a stop came in between. */
export async function tidy(services: Services, nowMillis = Date.now()): Promise<Tidied> {
  const { config, db, log, stopping } = services;
  const done: Tidied = { closed: 0, tables: 0, guests: 0 };
  await prune(services, nowMillis);
  if (config.tableDays > 0) {
    await deleteClosedTables(services, nowMillis - Math.min(CLOSED_DAYS, config.tableDays) * DAY_MILLIS, done);
    await closeOldTables(services, nowMillis - config.tableDays * DAY_MILLIS, done);
  }
  if (config.guestDays > 0) await deleteGuests(services, nowMillis - config.guestDays * DAY_MILLIS, done);
  if (done.tables + done.guests > 0) await db.scrub();
  log.info(done, 'tidied');
  await db.write([db.enqueue(tidyJob(nowMillis + (stopping.aborted ? SOON_MILLIS : DAY_MILLIS)))]);
  return done;
}

async function prune({ db, stopping }: Services, nowMillis: number): Promise<void> {
  const statements = pruneStatements(nowMillis, nowMillis - SESSION_DAYS * DAY_MILLIS);
  for (const statement of statements)
    while (!stopping.aborted && (await db.write([statement]))) await pause(PAUSE_MILLIS);
}

/** Tables that have not started and where nothing has happened since then. */
async function closeOldTables({ db, rooms, stopping }: Services, sinceMillis: number, done: Tidied): Promise<void> {
  for await (const page of oldTables(db, 'open', sinceMillis)) {
    await forEachIdle(page, stopping, async (id) => {
      const closed = await rooms.perform(
        id,
        (room, now) => ok(room.stage === 'open' ? performClosing(room, now) : []),
        {},
      );
      // One that no longer replays is reported by others, and stays.
      if (closed.ok) done.closed++;
    });
    if (stopping.aborted) return;
    await pause(PAUSE_MILLIS);
  }
}

async function deleteClosedTables({ db, rooms, stopping }: Services, sinceMillis: number, done: Tidied): Promise<void> {
  for await (const page of oldTables(db, 'closed', sinceMillis)) {
    await forEachIdle(page, stopping, async (id) => {
      if (!(await db.write(deleteTable(id)))) return;
      rooms.forget(id);
      done.tables++;
    });
    if (stopping.aborted) return;
    await pause(PAUSE_MILLIS);
  }
}

/** Guests with nothing to come back to, who were not here since then. */
async function deleteGuests({ db, stopping }: Services, sinceMillis: number, done: Tidied): Promise<void> {
  for await (const page of oldGuests(db, sinceMillis)) {
    await forEachIdle(page, stopping, async (id) => {
      const [, ...others] = deletePerson(id);
      if (await db.write([deleteIdleGuest(id, sinceMillis), ...others])) done.guests++;
    });
    const used = page.flatMap(({ id, isIdle }) => (isIdle ? [] : [id]));
    if (used.length > 0) await db.write([noteHeld(used)]);
    if (stopping.aborted) return;
    await pause(PAUSE_MILLIS);
  }
}

/** A few at a time; no more are begun once the server is to stop. */
async function forEachIdle(
  page: readonly Old[],
  stopping: AbortSignal,
  use: (id: string) => Promise<void>,
): Promise<void> {
  const idle = page.filter(({ isIdle }) => isIdle);
  const lane = async (): Promise<void> => {
    for (let next = idle.pop(); next !== undefined && !stopping.aborted; next = idle.pop()) await use(next.id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
