import { refuse } from '../../core/errors.ts';
import { ok } from '../../core/result.ts';
import type { ShownInvitation } from '../../protocol/peopleRoutes.ts';
import { performDeclining } from '../../table/perform.ts';
import { canSit } from '../../table/room.ts';
import { unlessBroken } from '../brokenTable.ts';
import { circlesAsking } from '../store/circles.ts';
import { dropInvitation, invitationsOf } from '../store/invitations.ts';
import type { Handler } from './call.ts';
import { listTable } from './tables.ts';

export const invitations: Handler<'invitations'> = async ({ db, rooms, person }) => {
  const tables: ShownInvitation[] = [];
  for (const { table, from, circle, createdMillis } of await invitationsOf(db, person.id)) {
    const listed = await unlessBroken(
      rooms.look(table, (room) => (canSit(room, person.id) ? listTable(room, person.id) : null)),
    );
    if (listed !== null) tables.push({ ...listed, from, circle, invitedMillis: createdMillis });
  }
  const circles = (await circlesAsking(db, person.id)).map(({ id, name, from }) => ({ id, name, from }));
  return ok({ tables, circles });
};

export const declineInvitation: Handler<'declineInvitation'> = async ({ db, rooms, person, params }) => {
  const table = params.table ?? '';
  if (!(await db.write([dropInvitation(table, person.id)])))
    return refuse('unknown_table', 'You are not invited to this table, or have declined already.');
  const done = await rooms.perform(table, (room, now) => ok(performDeclining(room, person.id, now)), {});
  return done.ok ? ok({}) : done;
};
