import { createHash } from 'node:crypto';
import { at } from '../src/core/assert.ts';
import { legalMoves } from '../src/core/match.ts';
import { FastRandom } from '../src/core/random.ts';
import { unwrap } from '../src/core/result.ts';
import { games } from '../src/games/registry.node.ts';
import { hashSecret } from '../src/server/secrets.ts';
import type { Statement, Value } from '../src/server/store/database.ts';
import { openRoom } from '../src/table/apply.ts';
import type { RoomEvent } from '../src/table/event.ts';
import { perform } from '../src/table/perform.ts';
import { resultAt } from '../src/table/record.ts';
import type { Room } from '../src/table/room.ts';

/** A store of a size, filled quickly: some real matches, copied to many tables of other people, each with ids of its own. */
export interface Filled {
  /** People with twenty tables each, and tables in play. */
  readonly people: readonly string[];
  readonly tables: readonly string[];
}

/** Carries out one statement. */
export type Fill = (statement: Statement) => Promise<unknown>;

/** The secret that a person of a filled store signs in with. */
export const secretOf = (person: string): string => `secret-${person}`;

const DAY_MILLIS = 86_400_000;
/** So many tables a person has a seat at. */
const TABLES_EACH = 20;
/** What the daily tidying finds to do each of some times, in a store of any size, and how long after the time before. */
export const DUE = 40;
export const DUE_TIMES = 11;
export const DUE_MILLIS = DAY_MILLIS / 4;
/** How old it is now where it is due at once, in days: some hours more than it is kept for. */
const DUE_DAYS = { guest: 90.1, open: 60.1, closed: 7.1 };
const dueAt = (kind: keyof typeof DUE_DAYS, time: number): number => time * DUE_MILLIS - DUE_DAYS[kind] * DAY_MILLIS;
const LEAST_PEOPLE = 1000;
const CHUNK = 2000;
const ROWS = 200;
const SAMPLES = 300;
const DAYS = 60;

/** As long as real ids are. */
const [ONE, TWO] = ['one'.padEnd(22, '-'), 'two'.padEnd(22, '-')];
const people = [
  { person: ONE, name: 'Ada' },
  { person: TWO, name: 'Bo' },
];

/** Real matches: in turn finished ones, some in play, and tables that wait. */
const FINISHED = 14;
const PLAYING = 5;
const TEMPLATES = FINISHED + PLAYING + 1;
const OPEN = TEMPLATES - 1;

interface Template {
  readonly room: Room;
  readonly steps: RoomEvent[][];
}

function playTemplate(number: number): Template {
  const game = number % 4 === 0 ? 'harvest-dice' : 'dessert-dice';
  const settings = { game, options: {}, players: 2, isPublic: true, moveMillis: null };
  const opened: RoomEvent = { kind: 'opened', owner: ONE, settings };
  const header = { id: 'x', code: 'X', seed: createHash('sha256').update(`${number}`).digest('hex') };
  const room = openRoom(header, { sequence: 1, atMillis: 1, key: null, events: [opened] }, (id) => games.get(id));
  const circumstances = { nowMillis: 1, newTable: () => '' };
  const steps = [[opened], unwrap(perform(room, at(people, 0), { kind: 'sit' }, circumstances))];
  if (number === OPEN) return { room, steps };
  steps.push(unwrap(perform(room, at(people, 1), { kind: 'sit' }, circumstances)));
  steps.push(unwrap(perform(room, at(people, 0), { kind: 'start' }, circumstances)));
  const random = new FastRandom(number + 1);
  const moves = number < FINISHED ? Infinity : 12;
  for (let i = 0; i < moves && room.stage === 'playing' && room.match !== null; i++) {
    const { match } = room;
    const legal = legalMoves(match);
    const command = { kind: 'move', turn: room.turn, move: at(legal, random.below(legal.length)) } as const;
    steps.push(unwrap(perform(room, at(people, match.game.actor(match.state)), command, circumstances)));
  }
  return { room, steps };
}

const idOf = (what: string): string => createHash('sha256').update(what).digest('base64url').slice(0, 22);
const marks = (columns: number, rows: number): string =>
  Array(rows)
    .fill(`(${Array(columns).fill('?').join(', ')})`)
    .join(', ');

async function insert(fill: Fill, table: string, rows: readonly (readonly Value[])[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) {
    const page = rows.slice(from, from + ROWS);
    await fill({ sql: `INSERT INTO ${table} VALUES ${marks(at(page, 0).length, page.length)}`, values: page.flat() });
  }
}

/** What everything else is copied from, gone in the end. */
const staging = [
  'CREATE TABLE growth_steps (template INTEGER, sequence INTEGER, command_key TEXT, person TEXT, events TEXT)',
  'CREATE TABLE growth_templates (template INTEGER, game TEXT, stage TEXT, result TEXT)',
  'CREATE TABLE growth_people (n INTEGER PRIMARY KEY, id TEXT)',
  'CREATE TABLE growth_tables (n INTEGER PRIMARY KEY, id TEXT, one TEXT, two TEXT, template INTEGER, stage TEXT, at_millis BIGINT)',
];
const named = (column: string): string => `REPLACE(REPLACE(${column}, '${ONE}', one), '${TWO}', two)`;

/** Tables with all that belongs to them, some thousands at a time. */
const copies = [
  `INSERT INTO tables (id, code, game, is_public, stage, seed, result, created_millis, changed_millis, seats_noted)
    SELECT id, 'c' || n, game, 1, COALESCE(growth_tables.stage, growth_templates.stage), '${'ab'.repeat(32)}', result, at_millis, at_millis + 3600000, 1
    FROM growth_tables JOIN growth_templates ON growth_templates.template = growth_tables.template WHERE n >= ? AND n < ? ORDER BY n`,
  `INSERT INTO steps (table_id, sequence, command_key, person, at_millis, events)
    SELECT id, sequence, ${named('command_key')}, ${named('person')}, at_millis, CASE WHEN sequence < 4 THEN ${named('events')} ELSE events END
    FROM growth_tables JOIN growth_steps ON growth_steps.template = growth_tables.template WHERE n >= ? AND n < ? ORDER BY n, sequence`,
  'INSERT INTO members (table_id, person, seat) SELECT id, one, 0 FROM growth_tables WHERE n >= ? AND n < ? ORDER BY n',
  `INSERT INTO members (table_id, person, seat) SELECT id, two, 1 FROM growth_tables WHERE n >= ? AND n < ? AND template <> ${OPEN} ORDER BY n`,
];
const peopleCopies = (now: number): string[] => [
  // Half of them are guests. The tidyings of the days before have seen that they are held: each person is looked at once for that.
  `INSERT INTO people (id, name, handle, created_millis, is_held)
    SELECT id, 'Ada', CASE WHEN n % 2 = 0 THEN 'handle ' || n END, ${now} - 700 * CAST(${DAY_MILLIS} AS BIGINT) + n, 1 FROM growth_people WHERE n >= ? AND n < ? ORDER BY n`,
  `INSERT INTO sessions (hash, id, person, kind, label, scope, created_millis, seen_millis, fresh_millis)
    SELECT 'hash ' || n, 'session ' || n, id, 'cookie', '', 'manage', ${now}, ${now}, ${now} FROM growth_people WHERE n >= ? AND n < ? ORDER BY n`,
];

/** How everybody did at a game on a day, of every so many people one. */
const daily = (game: string, day: string, share: number, now: number): Statement => ({
  sql: `INSERT INTO daily (game, day, person, table_id, finished_millis, points, margin, place, lost, lost_error, luck, luck_error)
    SELECT '${game}', '${day}', id, '${game} ${day} ' || n, ${now}, n % 97, n % 31, 1 + n % 2, n % 1009, 1, 0, 1 FROM growth_people WHERE n % ${share} = 0`,
  values: [],
});

export async function fillStore(fill: Fill, tables: number): Promise<Filled> {
  const now = Date.now();
  for (const sql of staging) await fill({ sql, values: [] });
  // The daily tidying is measured, and does not begin by itself.
  const never = now + 1000 * DAY_MILLIS;
  await fill({
    sql: "INSERT INTO jobs (key, kind, payload, run_at_millis) VALUES ('tidy', 'tidy', '{}', ?)",
    values: [never],
  });
  const active = Math.max(2, Math.round((2 * tables) / TABLES_EACH));
  const everybody = Array.from(
    { length: Math.max(LEAST_PEOPLE, active) },
    (_, n) => [n, idOf(`person ${n}`)] as [number, string],
  );
  await insert(fill, 'growth_people', everybody);
  await stageTemplates(fill);
  const rows = tableRows(tables, (n) => idOf(`person ${n % active}`), now);
  await insert(fill, 'growth_tables', rows);
  for (const sql of peopleCopies(now)) await inChunks(fill, sql, everybody.length);
  for (let n = 0; n < DUE * DUE_TIMES; n++)
    await fill({
      sql: 'INSERT INTO people (id, name, created_millis) VALUES (?, ?, ?)',
      values: [idOf(`idle ${n}`), 'Cy', now + dueAt('guest', n % DUE_TIMES)],
    });
  for (const sql of copies) await inChunks(fill, sql, rows.length);
  for (const game of games.keys())
    for (let back = 0; back < DAYS; back++) {
      const day = new Date(now - back * DAY_MILLIS).toISOString().slice(0, 10);
      await fill(daily(game, day, back === 0 ? 5 : 100, now));
    }
  const samples = everybody.slice(0, Math.min(active, SAMPLES)).map(([, id]) => id);
  for (const [n, id] of samples.entries())
    await fill({ sql: 'UPDATE sessions SET hash = ? WHERE hash = ?', values: [hashSecret(secretOf(id)), `hash ${n}`] });
  for (const sql of staging) await fill({ sql: `DROP TABLE ${sql.split(' ')[2]}`, values: [] });
  const playing = rows.filter(([, , , , template]) => template !== OPEN && Number(template) >= FINISHED);
  const every = Math.max(1, Math.floor(playing.length / SAMPLES));
  return { people: samples, tables: playing.filter((_, i) => i % every === 0).map(([, id]) => String(id)) };
}

async function inChunks(fill: Fill, sql: string, rows: number): Promise<void> {
  for (let from = 0; from < rows; from += CHUNK) await fill({ sql, values: [from, from + CHUNK] });
}

async function stageTemplates(fill: Fill): Promise<void> {
  for (let template = 0; template < TEMPLATES; template++) {
    const { room, steps } = playTemplate(template);
    const result = resultAt(room);
    await insert(fill, 'growth_templates', [
      [template, room.settings.game, room.stage, result === null ? null : JSON.stringify(result)],
    ]);
    const rows = steps.map((events, i): Value[] => {
      const [first] = events;
      const person = first?.kind === 'sat' ? first.person : null;
      const by = first !== undefined && 'seat' in first ? at(people, first.seat).person : ONE;
      return [
        template,
        i + 1,
        i === 0 ? null : `${by}:${hashSecret(`${i}`).slice(0, 20)}`,
        person,
        JSON.stringify(events),
      ];
    });
    await insert(fill, 'growth_steps', rows);
  }
}

/** In the order of their ids, which have nothing to do with their age: so the store is filled from one end to the other. */
function tableRows(tables: number, personAt: (n: number) => string, now: number): Value[][] {
  const all = Array.from({ length: tables + 2 * DUE * DUE_TIMES }, (_, i): Value[] => {
    const due = i < tables ? null : i % 2 === 0 ? 'open' : 'closed';
    const template = due === null ? i % TEMPLATES : OPEN;
    const usual = template === OPEN ? (i * 7) % 50 : (i * 7) % 700;
    const since = due === null ? -usual * DAY_MILLIS : dueAt(due, (i >> 1) % DUE_TIMES);
    return [0, idOf(`table ${i}`), personAt(2 * i), personAt(2 * i + 1), template, due, now + since - i];
  });
  all.sort((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1));
  return all.map(([, ...rest], n) => [n, ...rest]);
}
