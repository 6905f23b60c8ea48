import { unblocked } from './companions.ts';
import { type Database, number, type Reader, type Row, type Statement, text, textOrNull } from './database.ts';
import { insertWhileThere } from './whileThere.ts';

/** Somebody in a circle, or asked to join it. */
export interface CirclePerson {
  readonly person: string;
  readonly name: string;
  readonly hasJoined: boolean;
}

/** People who play together again and again. Whoever joined first keeps it: nobody else asks people in or removes them. */
export interface Circle {
  readonly id: string;
  readonly name: string;
  /** The last table of the circle, and its game; null where it is not there any more. */
  readonly table: string | null;
  readonly game: string | null;
  readonly keeper: string;
  /** As one of them sees it: without those who have blocked them or whom they have blocked. Those who were asked are told to the keeper alone. */
  readonly people: readonly CirclePerson[];
}

export const insertCircle = (
  db: Database,
  circle: { readonly id: string; readonly name: string; readonly table: string },
  keeper: string,
  nowMillis: number,
): Statement =>
  insertWhileThere(db, keeper, 'circles', {
    id: circle.id,
    name: circle.name,
    table_id: circle.table,
    created_millis: nowMillis,
    used_millis: nowMillis,
  });

/** `joinedMillis`: null for somebody who is asked. Changes nothing where they are in it or asked already. */
export const insertCirclePerson = (
  db: Database,
  circle: string,
  person: string,
  joinedMillis: number | null,
): Statement => insertWhileThere(db, person, 'circle_people', { circle, person, joined_millis: joinedMillis });

export const renameCircle = (id: string, name: string): Statement => ({
  sql: 'UPDATE circles SET name = ? WHERE id = ?',
  values: [name, id],
});

/** A table was opened for it. */
export const useCircle = (id: string, table: string, nowMillis: number): Statement => ({
  sql: 'UPDATE circles SET table_id = ?, used_millis = ? WHERE id = ?',
  values: [table, nowMillis, id],
});

/** Changes nothing where they were not asked. */
export const joinCircle = (id: string, person: string, nowMillis: number): Statement => ({
  sql: 'UPDATE circle_people SET joined_millis = ? WHERE circle = ? AND person = ? AND joined_millis IS NULL',
  values: [nowMillis, id, person],
});

const ORDER = 'joined_millis, circle_people.person';

/** The circles that somebody is in, or one of them. */
export async function circlesOf(db: Reader, person: string, id: string | null = null): Promise<Circle[]> {
  const rows = await db.read(
    `SELECT circles.id, circles.name, tables.id AS table_id, tables.game FROM circle_people
      JOIN circles ON circles.id = circle_people.circle LEFT JOIN tables ON tables.id = circles.table_id
      WHERE circle_people.person = ? AND circle_people.joined_millis IS NOT NULL AND (CAST(? AS TEXT) IS NULL OR circles.id = ?)
      ORDER BY circles.used_millis DESC, circles.id`,
    [person, id, id],
  );
  return Promise.all(rows.map((row) => circleOf(db, row, person)));
}

async function circleOf(db: Reader, row: Row, viewer: string): Promise<Circle> {
  const id = text(row, 'id');
  const keeper = await keeperOf(db, id);
  const people = await db.read(
    `SELECT circle_people.person, people.name, circle_people.joined_millis FROM circle_people
      JOIN people ON people.id = circle_people.person
      WHERE circle_people.circle = ? AND (circle_people.joined_millis IS NOT NULL OR CAST(? AS TEXT) = ?)
        AND ${unblocked('CAST(? AS TEXT)', 'circle_people.person')}
      ORDER BY CASE WHEN joined_millis IS NULL THEN 1 ELSE 0 END, ${ORDER}`,
    [id, keeper, viewer, viewer, viewer],
  );
  return {
    id,
    name: text(row, 'name'),
    table: textOrNull(row, 'table_id'),
    game: textOrNull(row, 'game'),
    keeper,
    people: people.map((each) => ({
      person: text(each, 'person'),
      name: text(each, 'name'),
      hasJoined: each.joined_millis !== null,
    })),
  };
}

async function keeperOf(db: Reader, id: string): Promise<string> {
  const [row] = await db.read(
    `SELECT person FROM circle_people WHERE circle = ? AND joined_millis IS NOT NULL ORDER BY ${ORDER} LIMIT 1`,
    [id],
  );
  return row === undefined ? '' : text(row, 'person');
}

/** How many people are in it or asked, blocked or not. */
export async function countCircle(db: Reader, id: string): Promise<number> {
  const [row] = await db.read('SELECT COUNT(*) AS count FROM circle_people WHERE circle = ?', [id]);
  return row === undefined ? 0 : number(row, 'count');
}

/** The circles that somebody is asked to join, and by whom. */
export async function circlesAsking(
  db: Reader,
  person: string,
): Promise<{ id: string; name: string; keeper: string; from: string }[]> {
  const rows = await db.read(
    `SELECT circles.id, circles.name, keeper.person AS keeper, people.name AS from_name
      FROM circle_people AS asked JOIN circles ON circles.id = asked.circle
      JOIN circle_people AS keeper ON keeper.circle = asked.circle AND keeper.joined_millis IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM circle_people AS earlier WHERE earlier.circle = keeper.circle
          AND (earlier.joined_millis, earlier.person) < (keeper.joined_millis, keeper.person))
      JOIN people ON people.id = keeper.person
      WHERE asked.person = ? AND asked.joined_millis IS NULL AND ${unblocked('keeper.person', 'asked.person')}
      ORDER BY circles.created_millis DESC, circles.id`,
    [person],
  );
  return rows.map((row) => ({
    id: text(row, 'id'),
    name: text(row, 'name'),
    keeper: text(row, 'keeper'),
    from: text(row, 'from_name'),
  }));
}

/** Somebody leaves or is removed; without anybody who has joined there is no circle. */
export const leaveCircle = (person: string, id: string): Statement[] => [
  { sql: 'DELETE FROM circle_people WHERE circle = ? AND person = ?', values: [id, person] },
  {
    sql: `DELETE FROM circles WHERE id = ?
      AND NOT EXISTS (SELECT 1 FROM circle_people WHERE circle = circles.id AND joined_millis IS NOT NULL)`,
    values: [id],
  },
];

/** The same with all of theirs. */
export const forgetCircles = (person: string): Statement[] => [
  {
    sql: `DELETE FROM circles WHERE id IN (SELECT own.circle FROM circle_people AS own WHERE own.person = ?)
      AND NOT EXISTS (SELECT 1 FROM circle_people AS others
        WHERE others.circle = circles.id AND others.person <> ? AND others.joined_millis IS NOT NULL)`,
    values: [person, person],
  },
  { sql: 'DELETE FROM circle_people WHERE person = ?', values: [person] },
];
