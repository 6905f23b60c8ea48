import type { Pool } from 'pg';

/** Rows that nobody needs any more are removed, and what could not be stored is tried again, so often. */
const SWEEP_MILLIS = 1000;

/** Longer than anything that stores steps may take: the database ends it after ten seconds. */
const LONGEST_MILLIS = 11_000;

const ADD = 'INSERT INTO followed (table_id, node_id) SELECT unnest($1::text[]), $2 ON CONFLICT DO NOTHING';
/** A transaction later than all that may not have seen our row, and whether these are over. Nobody waits for a lock: nothing is held up by it. */
const NEXT = 'SELECT pg_current_xact_id()::text AS id';
const IS_OVER = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS is_over';
const REMOVE = 'DELETE FROM followed WHERE table_id = ANY ($1::text[]) AND node_id = $2';

/** The tables whose steps others announce to this process. */
export interface Follows {
  follow(table: string): void;
  unfollow(table: string): void;
  /** The rows of this process may have been taken for those of a dead one. */
  renew(): void;
  close(): Promise<void>;
}

/** `heard` is told of a table when all later steps there are announced: what happened until then was not. */
export function newFollows(
  pool: Pool,
  node: string,
  heard: (table: string) => void,
  failed: (error: unknown) => void,
): Follows {
  const wanted = new Set<string>();
  const missing = new Set<string>();
  const stored = new Set<string>();
  let work: Promise<void> = Promise.resolve();
  let isClosed = false;

  /** One after the other: of a row that goes and comes again the coming must be last. */
  const after = (task: () => Promise<void>): void => {
    work = work.then(task).catch(failed);
  };
  const add = async (): Promise<void> => {
    const tables = [...missing];
    if (tables.length === 0) return;
    await pool.query(ADD, [tables, node]);
    for (const table of tables) {
      missing.delete(table);
      stored.add(table);
    }
    void awaitOthers(pool)
      .catch((error: unknown) => isClosed || failed(error))
      .then(() => isClosed || tables.forEach(heard));
  };
  const sweep = async (): Promise<void> => {
    await add();
    const gone = [...stored].filter((table) => !wanted.has(table));
    if (gone.length === 0) return;
    for (const table of gone) stored.delete(table);
    await pool.query(REMOVE, [gone, node]);
  };
  const sweeping = setInterval(() => after(sweep), SWEEP_MILLIS).unref();
  return {
    follow: (table) => {
      wanted.add(table);
      if (stored.has(table)) return;
      missing.add(table);
      after(add);
    },
    unfollow: (table) => {
      wanted.delete(table);
      missing.delete(table);
    },
    renew: () => {
      for (const table of wanted) missing.add(table);
      after(add);
    },
    close: () => {
      isClosed = true;
      clearInterval(sweeping);
      return work;
    },
  };
}

/** Ends when every transaction that had begun to write before has ended. */
async function awaitOthers(pool: Pool): Promise<void> {
  const { rows: next } = await pool.query(NEXT);
  for (let millis = 1; millis < LONGEST_MILLIS; millis *= 2) {
    const { rows } = await pool.query(IS_OVER, [next[0]?.id]);
    if (rows[0]?.is_over === true) return;
    await new Promise((resolve) => setTimeout(resolve, millis));
  }
}
