import type { Refusal } from '../../core/errors.ts';
import { ok, type Result } from '../../core/result.ts';
import type { RoomEvent } from '../../table/event.ts';
import { type Ban, logAction, readBans } from '../store/bans.ts';
import { type Database, number, text } from '../store/database.ts';
import { type Report, reportsOn } from '../store/moderation.ts';
import { passkeysOf } from '../store/people.ts';
import { sessionsOf } from '../store/sessions.ts';
import { tablesOf } from '../store/tables.ts';
import { findPerson, unknownPerson } from './actions.ts';

/** What an operator sees of a person: what is stored of them, but no secrets. */
export interface Dossier {
  readonly id: string;
  readonly name: string;
  readonly handle: string | null;
  readonly createdMillis: number;
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly sessions: readonly { readonly device: string; readonly seenMillis: number }[];
  /** Where they sit, unfinished tables first. */
  readonly tables: readonly string[];
  /** The last things they said. */
  readonly said: readonly { readonly table: string; readonly atMillis: number; readonly text: string }[];
  readonly reports: readonly Report[];
  readonly bans: readonly Ban[];
}

/** To look at somebody is noted too. */
export async function lookAt(db: Database, operator: string, given: string): Promise<Result<Dossier, Refusal>> {
  const person = await findPerson(db, given);
  if (person === null) return unknownPerson(given);
  const { id, name, handle, createdMillis } = person;
  const nowMillis = Date.now();
  await db.write([logAction({ atMillis: nowMillis, operator, action: 'look at person', subject: id, detail: '' })]);
  return ok({
    id,
    name,
    handle,
    createdMillis,
    hasPassword: person.password !== null,
    passkeys: (await passkeysOf(db, id)).length,
    sessions: (await sessionsOf(db, id, 'cookie', nowMillis)).map(({ label, seenMillis }) => ({
      device: label,
      seenMillis,
    })),
    tables: await tablesOf(db, id),
    said: await lastLines(db, id),
    reports: await reportsOn(db, id),
    bans: (await readBans(db, nowMillis)).filter(({ subject }) => subject === id),
  });
}

const LINES = 50;

async function lastLines(db: Database, person: string): Promise<Dossier['said']> {
  const rows = await db.read(
    `SELECT table_id, at_millis, events FROM steps WHERE person = ? ORDER BY at_millis DESC LIMIT ${LINES}`,
    [person],
  );
  return rows.flatMap((row) =>
    eventsIn(text(row, 'events')).flatMap((event) =>
      event.kind === 'said' && event.person === person
        ? [{ table: text(row, 'table_id'), atMillis: number(row, 'at_millis'), text: event.text }]
        : [],
    ),
  );
}

/** A damaged step is no reason to see nothing of the others. */
function eventsIn(events: string): RoomEvent[] {
  try {
    const read: unknown = JSON.parse(events);
    return Array.isArray(read) ? (read as RoomEvent[]) : [];
  } catch {
    return [];
  }
}
