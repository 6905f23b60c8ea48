import { type Database, number, type Row, text, textOrNull } from './database.ts';

/** Games of a run from the first to before the second. */
type Span = readonly [from: number, to: number];

/** A run of the lab as it is stored; what its setting and results mean, the lab knows. */
interface LabRun {
  readonly id: string;
  readonly build: string;
  /** As JSON. */
  readonly setting: string;
  readonly games: number;
}

const runOf = (row: Row): LabRun => ({
  id: text(row, 'id'),
  build: text(row, 'build'),
  setting: text(row, 'setting'),
  games: number(row, 'games'),
});

const keyOf = (id: string): string => `lab:${id}:`;
/** A job that fails is tried again by the queue; after this number of failures nobody expects it to succeed. */
const PATIENCE = 5;

/** The runs of the lab in a PostgreSQL database that machines share, and the jobs that play their games. */
export function newLabRuns(db: Database) {
  return {
    /** Opens a run or makes it longer, and enqueues a job of this kind for each span. */
    async open({ id, build, setting, games }: LabRun, kind: string, spans: readonly Span[]): Promise<void> {
      const runAtMillis = Date.now();
      const opened = {
        sql: `INSERT INTO lab_runs (id, build, setting, games, created_millis) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET games = GREATEST(lab_runs.games, excluded.games)`,
        values: [id, build, setting, games, runAtMillis],
      };
      const jobs = spans.map(([from, to]) =>
        db.enqueue({ kind, key: `${keyOf(id)}${from}-${to}`, runAtMillis, payload: { run: id, from, to } }),
      );
      await db.write([opened, ...jobs]);
    },

    async find(id: string): Promise<LabRun | null> {
      const [row] = await db.read('SELECT id, build, setting, games FROM lab_runs WHERE id = ?', [id]);
      return row === undefined ? null : runOf(row);
    },

    /** All of them, the oldest first, with how many games are played. */
    async list(): Promise<(LabRun & { readonly played: number })[]> {
      const rows = await db.read(
        `SELECT id, build, setting, games, (SELECT COUNT(*) FROM lab_games WHERE run = lab_runs.id) AS played
         FROM lab_runs ORDER BY created_millis`,
      );
      return rows.map((row) => ({ ...runOf(row), played: number(row, 'played') }));
    },

    /** The numbers of the games of a span that are played. */
    async played(id: string, [from, to]: Span): Promise<number[]> {
      const sql = 'SELECT game FROM lab_games WHERE run = ? AND game >= ? AND game < ?';
      const rows = await db.read(sql, [id, from, to]);
      return rows.map((row) => number(row, 'game'));
    },

    /** The spans for which a job waits that may still succeed. */
    async waiting(id: string): Promise<Span[]> {
      const sql = 'SELECT key FROM jobs WHERE starts_with(key, ?) AND attempts < ?';
      const rows = await db.read(sql, [keyOf(id), PATIENCE]);
      return rows.map((row): Span => {
        const [from = 0, to = 0] = text(row, 'key').slice(keyOf(id).length).split('-').map(Number);
        return [from, to];
      });
    },

    /** Why a job of the run fails again and again, or null. */
    async failure(id: string): Promise<string | null> {
      const [row] = await db.read(
        'SELECT failure FROM jobs WHERE starts_with(key, ?) AND attempts >= ? AND failure IS NOT NULL LIMIT 1',
        [keyOf(id), PATIENCE],
      );
      return row === undefined ? null : textOrNull(row, 'failure');
    },

    /** Stores results, a list of JSON objects with an `index`; those that are stored stay as they are. */
    async add(id: string, results: string): Promise<void> {
      await db.write([
        {
          sql: `INSERT INTO lab_games (run, game, result)
            SELECT ?, CAST(played->>'index' AS integer), CAST(played AS text) FROM json_array_elements(CAST(? AS json)) AS played
            ON CONFLICT (run, game) DO NOTHING`,
          values: [id, results],
        },
      ]);
    },

    /** How many of the first games are played. */
    async count(id: string, games: number): Promise<number> {
      const [row] = await db.read('SELECT COUNT(*) AS count FROM lab_games WHERE run = ? AND game < ?', [id, games]);
      return row === undefined ? 0 : number(row, 'count');
    },

    /** The results of the first games, each as JSON. */
    async results(id: string, games: number): Promise<string[]> {
      const sql = 'SELECT result FROM lab_games WHERE run = ? AND game < ? ORDER BY game';
      const rows = await db.read(sql, [id, games]);
      return rows.map((row) => text(row, 'result'));
    },

    /** Removes a run, its games and its jobs; a job under way finds nothing to do any more. */
    forget(id: string): Promise<boolean> {
      return db.write([
        // Its games go with it.
        { sql: 'DELETE FROM lab_runs WHERE id = ?', values: [id] },
        { sql: 'DELETE FROM jobs WHERE starts_with(key, ?)', values: [keyOf(id)] },
      ]);
    },
  };
}
