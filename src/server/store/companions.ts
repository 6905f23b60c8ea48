import { number, type Reader, type Statement, text } from './database.ts';

/** Somebody a person has sat at a table with lately. */
export interface Companion {
  readonly person: string;
  /** What they are called now. */
  readonly name: string;
  /** Whether they let others see that they are here. */
  readonly isSeen: boolean;
  /** Where the two last played, which game, and when it began or ended. */
  readonly table: string;
  readonly game: string;
  readonly playedMillis: number;
}

const MOST_PEOPLE = 30;
/** So many tables are looked through: more than anybody plays in a week. */
const MOST_TABLES = 200;

/** Neither has blocked the other. Both questions are answered by the index of shields. */
export const unblocked = (one: string, other: string): string =>
  [
    [one, other],
    [other, one],
  ]
    .map(
      ([by, whom]) =>
        `NOT EXISTS (SELECT 1 FROM shields WHERE shields.person = ${by} AND shields.other = ${whom} AND shields.kind = 'block')`,
    )
    .join(' AND ');

/** Those whom a person plays with, or has played with since then, last first; nobody who was blocked, by either of the two. */
export async function companionsOf(db: Reader, person: string, sinceMillis: number): Promise<Companion[]> {
  const rows = await db.read(
    `SELECT others.person, people.name, people.is_seen, own.id, own.game, own.changed_millis
      FROM (SELECT tables.id, tables.game, tables.changed_millis, members.person
          FROM members JOIN tables ON tables.id = members.table_id
          WHERE members.person = ? AND members.seat IS NOT NULL
            AND (tables.stage = 'playing' OR (tables.stage = 'over' AND tables.changed_millis >= ?))
          ORDER BY tables.changed_millis DESC, tables.id LIMIT ${MOST_TABLES}) AS own
      JOIN members AS others ON others.table_id = own.id AND others.person <> own.person AND others.seat IS NOT NULL
      JOIN people ON people.id = others.person
      WHERE ${unblocked('own.person', 'others.person')}
      ORDER BY own.changed_millis DESC, own.id, others.seat`,
    [person, sinceMillis],
  );
  const found = new Map<string, Companion>();
  for (const row of rows) {
    const other = text(row, 'person');
    if (found.has(other)) continue;
    found.set(other, {
      person: other,
      name: text(row, 'name'),
      isSeen: number(row, 'is_seen') === 1,
      table: text(row, 'id'),
      game: text(row, 'game'),
      playedMillis: number(row, 'changed_millis'),
    });
    if (found.size === MOST_PEOPLE) break;
  }
  return [...found.values()];
}

export const setSeen = (person: string, isSeen: boolean): Statement => ({
  sql: 'UPDATE people SET is_seen = ? WHERE id = ?',
  values: [isSeen ? 1 : 0, person],
});

const marks = (count: number): string => Array(count).fill('?').join(', ');

/** So many people are asked about, or noted, by one question, whose text is always the same. */
const HERE_PAGE = 128;

function* pages(people: readonly string[]): Generator<string[]> {
  for (let from = 0; from < people.length; from += HERE_PAGE)
    yield Array.from({ length: HERE_PAGE }, (_, i) => people[from + i] ?? '');
}

/** What other processes learn: who of these is here, as far as they want that to be known. */
export const noteHere = (people: readonly string[], untilMillis: number): Statement[] =>
  [...pages(people)].map((page) => ({
    sql: `INSERT INTO here (person, until_millis) SELECT id, CAST(? AS BIGINT) FROM people WHERE is_seen = 1 AND id IN (${marks(HERE_PAGE)}) ORDER BY id
      ON CONFLICT (person) DO UPDATE SET until_millis = excluded.until_millis`,
    values: [untilMillis, ...page],
  }));

export async function readHere(db: Reader, people: readonly string[], nowMillis: number): Promise<string[]> {
  const found: string[] = [];
  for (const page of pages(people)) {
    const sql = `SELECT person FROM here WHERE until_millis > ? AND person IN (${marks(HERE_PAGE)})`;
    for (const row of await db.read(sql, [nowMillis, ...page])) found.push(text(row, 'person'));
  }
  return found;
}

/** Those who are here are few: no index is needed to find who is not any more. */
export const forgetHere = (nowMillis: number): Statement => ({
  sql: 'DELETE FROM here WHERE until_millis <= ?',
  values: [nowMillis],
});
