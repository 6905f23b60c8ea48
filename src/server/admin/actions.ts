import { isIP } from 'node:net';
import { type Refusal, refuse } from '../../core/errors.ts';
import { ok, type Result } from '../../core/result.ts';
import { networkOf } from '../address.ts';
import { steadyNow } from '../steadyClock.ts';
import { type Ban, type BanKind, deleteBan, insertBan, logAction } from '../store/bans.ts';
import type { Database, Statement } from '../store/database.ts';
import { handleReport } from '../store/moderation.ts';
import { type Person, personByHandle, readPerson } from '../store/people.ts';
import { readShared, removeShared } from '../store/shared.ts';
import { readHeader, tableByCode } from '../store/tables.ts';

/** What an operator may do. People are named by their id or sign-in name, tables by their id or code, shared games by their id or link. */
export type AdminAction =
  | {
      readonly kind: 'ban';
      readonly what: BanKind;
      readonly subject: string;
      readonly days: number;
      readonly reason: string;
    }
  | { readonly kind: 'lift'; readonly what: BanKind; readonly subject: string }
  | { readonly kind: 'close'; readonly table: string; readonly reason: string }
  | { readonly kind: 'unshare'; readonly shared: string; readonly reason: string }
  | { readonly kind: 'handle'; readonly report: string };

const DAY_MILLIS = 86_400_000;
const MAX_DAYS = 3660;

type Done = Result<string, Refusal>;

/** Does it and notes it in the log, both or neither. The answer says what was done. */
export async function act(db: Database, operator: string, action: AdminAction): Promise<Done> {
  const store = async (name: string, subject: string, detail: string, statements: Statement[]): Promise<Done> => {
    const entry = { atMillis: Date.now(), operator, action: name, subject, detail };
    const isDone = await db.write([...statements, logAction(entry)]);
    return isDone ? ok(`Done: ${name} ${subject}.`) : refuse('nobody_there', `There was nothing to ${name}.`);
  };
  switch (action.kind) {
    case 'ban': {
      const ban = await banFrom(db, action);
      if (!ban.ok) return ban;
      const { subject, untilMillis, reason } = ban.value;
      const until = new Date(untilMillis).toISOString();
      const statements = [insertBan(ban.value), ...announced(db)];
      return store(banNames[action.what], subject, `until ${until}: ${reason}`, statements);
    }
    case 'lift': {
      const subject = await subjectOf(db, action.what, action.subject);
      if (!subject.ok) return subject;
      const statements = [deleteBan(action.what, subject.value), ...announced(db)];
      return store(`lift ${banNames[action.what]}`, subject.value, '', statements);
    }
    case 'close': {
      const tableId = (await tableByCode(db, action.table.toUpperCase())) ?? action.table;
      if ((await readHeader(db, tableId)) === null)
        return refuse('unknown_table', `There is no table ${action.table}.`);
      const job = { kind: 'close', key: `close:${tableId}`, runAtMillis: steadyNow(), payload: { table: tableId } };
      return store('close table', tableId, action.reason, [db.enqueue(job)]);
    }
    case 'unshare': {
      const id = sharedIn(action.shared);
      if ((await readShared(db, id, Date.now())) === null)
        return refuse('unknown_address', `There is no shared game ${id}.`);
      return store('unshare game', id, action.reason, [removeShared(id)]);
    }
    case 'handle':
      return store('handle report', action.report, '', [handleReport(action.report, Date.now())]);
  }
}

/** Of a link, what follows `/r/`. */
const sharedIn = (given: string): string => given.replace(/^.*\/r\//, '').replace(/\/.*$/, '');

const banNames: Record<BanKind, string> = { person: 'ban person', address: 'ban address', mute: 'mute person' };

/** Every process reads the bans again. */
const announced = (db: Database): Statement[] => {
  const statement = db.announce('bans');
  return statement === null ? [] : [statement];
};

async function banFrom(db: Database, action: AdminAction & { kind: 'ban' }): Promise<Result<Ban, Refusal>> {
  const { what, days, reason } = action;
  if (!(days > 0 && days <= MAX_DAYS))
    return refuse('malformed_request', `A ban lasts for more than 0 and at most ${MAX_DAYS} days.`);
  const subject = await subjectOf(db, what, action.subject);
  if (!subject.ok) return subject;
  const createdMillis = Date.now();
  const untilMillis = Math.round(createdMillis + days * DAY_MILLIS);
  return ok({ kind: what, subject: subject.value, untilMillis, reason, createdMillis });
}

/** A network is named by any address in it, or as it is listed. */
async function subjectOf(db: Database, what: BanKind, given: string): Promise<Result<string, Refusal>> {
  if (what !== 'address') {
    const person = await findPerson(db, given);
    return person === null ? unknownPerson(given) : ok(person.id);
  }
  const address = given.replace(/\/64$/, '');
  if (isIP(address) === 0) return refuse('malformed_request', `"${given}" is no IP address.`);
  return ok(networkOf(address));
}

export const findPerson = async (db: Database, given: string): Promise<Person | null> =>
  (await personByHandle(db, given.toLowerCase())) ?? (await readPerson(db, given));

export const unknownPerson = (given: string) =>
  refuse('nobody_there', `There is nobody with the id or sign-in name ${given}.`);
