import { refuse } from '../../core/errors.ts';
import { ok } from '../../core/result.ts';
import type { HiddenPerson } from '../../protocol/moderationRoutes.ts';
import { pointedAt } from '../../table/talk.ts';
import { newId } from '../secrets.ts';
import { applyShields } from '../shields.ts';
import { circlesOf, leaveCircle } from '../store/circles.ts';
import type { Database } from '../store/database.ts';
import { changeShield, dropShield, insertReport, insertShield, type Shield, shieldsOf } from '../store/moderation.ts';
import { type Handler, tooOften } from './call.ts';

const MAX_SHIELDS = 500;

const unknownTable = refuse('unknown_table', 'There is no such table.');
const nobodyThere = refuse('nobody_there', 'Nobody sits there, or said that.');

const shown = ({ id, name, kind, createdMillis }: Shield): HiddenPerson => ({ id, name, kind, createdMillis });

export const shieldsShown = async (db: Database, person: string): Promise<HiddenPerson[]> =>
  (await shieldsOf(db, person)).map(shown);

export const hide: Handler<'hide'> = async (call) => {
  const { db, rooms, person, params, body, limits } = call;
  if (!limits.take('personAccount', person.id)) return tooOften;
  const found = await rooms.look(params.table ?? '', (room) => {
    const other = pointedAt(room, body);
    const lines = room.history.flatMap(({ event, sequence }) =>
      event.kind === 'said' && event.person === other?.person ? [sequence] : [],
    );
    return { other, lines };
  });
  if (found === null) return unknownTable;
  const { other, lines } = found;
  if (other === null || other.person === person.id) return nobodyThere;
  if ((await shieldsOf(db, person.id)).length >= MAX_SHIELDS)
    return refuse('too_many', `You have muted or blocked ${MAX_SHIELDS} people: see some of them again first.`);
  const { kind } = body;
  const shield = { id: newId(), person: person.id, other: other.person, kind, name: other.name };
  const told = announcement(db, person.id);
  const isNew = await db.write([insertShield(db, { ...shield, createdMillis: Date.now() }), ...told]);
  if (!isNew) await db.write([changeShield(person.id, other.person, kind), ...told]);
  if (kind === 'block') await removeFromOwn(db, person.id, other.person);
  await applyShields(call, person.id);
  return ok({ lines });
};

/** Who is blocked has no place in the circles that one keeps either. */
async function removeFromOwn(db: Database, person: string, other: string): Promise<void> {
  for (const { id, keeper } of await circlesOf(db, person))
    if (keeper === person) await db.write(leaveCircle(other, id));
}

/** Other processes hear that the list of a person has changed. */
const announcement = (db: Database, person: string) => {
  const statement = db.announce(`shields ${person}`);
  return statement === null ? [] : [statement];
};

export const hidden: Handler<'hidden'> = async ({ db, person }) => ok({ people: await shieldsShown(db, person.id) });

export const unhide: Handler<'unhide'> = async (call) => {
  const { db, person, params } = call;
  await db.write([dropShield(person.id, params.id ?? ''), ...announcement(db, person.id)]);
  await applyShields(call, person.id);
  return ok({});
};

export const report: Handler<'report'> = async ({ db, rooms, person, params, body, limits }) => {
  if (!limits.take('personReport', person.id)) return tooOften;
  const { reason, note = '', line } = body;
  const found = await rooms.look(params.table ?? '', (room) => ({
    table: room.id,
    sequence: line ?? room.sequence,
    other: pointedAt(room, body),
  }));
  if (found === null) return unknownTable;
  const { table, sequence, other } = found;
  if (other === null || other.person === person.id) return nobodyThere;
  const about = { id: newId(), table, sequence, reporter: person.id, person: other.person, name: other.name };
  const said = { line: other.text, reason, note, createdMillis: Date.now(), handledMillis: null };
  await db.write([insertReport(db, { ...about, ...said })]);
  return ok({});
};
