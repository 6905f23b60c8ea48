import { unblocked } from './companions.ts';
import { type Database, number, type Reader, type Row, type Statement, text, textOrNull } from './database.ts';
import { insertWhileThere } from './whileThere.ts';

/** Somebody is asked to a table. */
export interface Invitation {
  readonly table: string;
  /** Who asks, as they are called now. */
  readonly from: string;
  /** The name of the circle it is for. */
  readonly circle: string | null;
  readonly createdMillis: number;
}

interface NewInvitation {
  readonly table: string;
  readonly person: string;
  readonly inviter: string;
  readonly circle: string | null;
  readonly createdMillis: number;
}

export const insertInvitation = (
  db: Pick<Database, 'rowHold'>,
  { table, person, inviter, circle, createdMillis }: NewInvitation,
): Statement =>
  insertWhileThere(db, person, 'invitations', {
    table_id: table,
    person,
    inviter,
    circle,
    created_millis: createdMillis,
  });

const invitationOf = (row: Row): Invitation => ({
  table: text(row, 'table_id'),
  from: text(row, 'name'),
  circle: textOrNull(row, 'circle_name'),
  createdMillis: number(row, 'created_millis'),
});

/** It lasts as long as the table waits and the person does not sit there; and it is gone while one of the two has blocked the other. */
const LIVING = `SELECT invitations.table_id, people.name, circles.name AS circle_name, invitations.created_millis
  FROM invitations JOIN tables ON tables.id = invitations.table_id JOIN people ON people.id = invitations.inviter
  LEFT JOIN circles ON circles.id = invitations.circle
  WHERE invitations.person = ? AND tables.stage = 'open' AND ${unblocked('invitations.inviter', 'invitations.person')}
    AND NOT EXISTS (SELECT 1 FROM members WHERE members.table_id = invitations.table_id AND members.person = invitations.person)`;

const MOST_SHOWN = 20;

/** Newest first. */
export async function invitationsOf(db: Reader, person: string): Promise<Invitation[]> {
  const rows = await db.read(
    `${LIVING} ORDER BY invitations.created_millis DESC, invitations.table_id LIMIT ${MOST_SHOWN}`,
    [person],
  );
  return rows.map(invitationOf);
}

export async function readInvitation(db: Reader, table: string, person: string): Promise<Invitation | null> {
  const [row] = await db.read(`${LIVING} AND invitations.table_id = ?`, [person, table]);
  return row === undefined ? null : invitationOf(row);
}

export const dropInvitation = (table: string, person: string): Statement => ({
  sql: 'DELETE FROM invitations WHERE table_id = ? AND person = ?',
  values: [table, person],
});

/** All that are stored, for the export: those somebody got and those they sent, without the other's name. */
export async function invitationsNaming(
  db: Reader,
  person: string,
): Promise<{ table: string; isOwn: boolean; createdMillis: number }[]> {
  const rows = await db.read(
    `SELECT table_id, inviter, created_millis FROM invitations WHERE person = ?
      UNION ALL SELECT table_id, inviter, created_millis FROM invitations WHERE inviter = ?`,
    [person, person],
  );
  return rows.map((row) => ({
    table: text(row, 'table_id'),
    isOwn: text(row, 'inviter') === person,
    createdMillis: number(row, 'created_millis'),
  }));
}

export const forgetInvitations = (person: string): Statement[] => [
  { sql: 'DELETE FROM invitations WHERE person = ?', values: [person] },
  { sql: 'DELETE FROM invitations WHERE inviter = ?', values: [person] },
];
