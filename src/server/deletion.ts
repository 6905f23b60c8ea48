import { ok } from '../core/result.ts';
import { performForgetting } from '../table/perform.ts';
import { announced } from './accounts.ts';
import type { Services } from './services.ts';
import { steadyNow } from './steadyClock.ts';
import type { Job } from './store/database.ts';
import { deletePerson } from './store/people.ts';
import { forgetKeptSeats, forgettingStatements, tablesNaming } from './store/tables.ts';

/** When the job takes over from a request that did not come to its end. */
const PATIENCE_MILLIS = 60_000;

const forgetJob = (person: string): Job => ({
  kind: 'forget',
  key: `forget:${person}`,
  runAtMillis: steadyNow() + PATIENCE_MILLIS,
  payload: { person },
});

/**
 * The person goes first: from that commit on nothing is stored for them any more, through whichever process it comes. Then their names and
 * words go, table by table; a job does the rest if the server stops in between.
 */
export async function removePerson(services: Services, person: string): Promise<void> {
  const { db, dropEnded, log } = services;
  await db.write(announced(db, person, [...deletePerson(person), db.enqueue(forgetJob(person))]));
  await dropEnded(person);
  await forgetPerson(services, person).catch((error: unknown) =>
    log.warn({ error: String(error) }, 'forgetting somebody goes on later'),
  );
}

/** May be done twice, and after a stop again. */
export async function forgetPerson({ db, rooms }: Services, person: string): Promise<void> {
  for (const tableId of await tablesNaming(db, person)) {
    const done = await rooms.perform(tableId, (room, now) => ok(performForgetting(room, person, now)), {
      extra: () => forgettingStatements(db, tableId, person),
    });
    if (done.ok) continue;
    if (done.error.code === 'unavailable') throw new Error('a table cannot be reached');
    // The table no longer replays, or is not there: what is stored goes without a replay.
    for (const statement of await forgettingStatements(db, tableId, person)) await db.write([statement]);
    rooms.forget(tableId);
  }
  await db.write([forgetKeptSeats(person)]);
  await db.scrub();
}
