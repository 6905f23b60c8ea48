import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** Whoever has shown no sign of life for so long has lost its jobs to the others, and is told nothing more. */
const LEASE_MILLIS = 2500;
const BEAT_MILLIS = 700;
/** Whose lease has less than this left may have been taken for silent already. */
const LEAST_LEFT_MILLIS = 500;

/** The database's clock is the only one that all processes share. */
export const NOW = 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)';

/** Held together by those who store steps, alone by whoever joins them. Any number that nobody else uses. */
export const NODES_LOCK = 7_263_115;

/** This process among those that share a database. */
export interface PostgresNode {
  readonly id: string;
  /** From now on it shows signs of life, and others announce to it what they store. `lapsed`: for a while they may not have. */
  enter(lapsed?: () => void): Promise<void>;
  beat(): Promise<void>;
  leave(): Promise<void>;
}

export function newPostgresNode(pool: Pool, failed: (error: unknown) => void): PostgresNode {
  const id = randomUUID();
  const lease = `INSERT INTO nodes (id, until_millis, names_tables) VALUES ('${id}', ${NOW} + ${LEASE_MILLIS}, 1)
    ON CONFLICT (id) DO UPDATE SET until_millis = excluded.until_millis`;
  const lapses = new Set<() => void>();
  let beating: NodeJS.Timeout | undefined;

  /** Alone with the lock: every step stored before can be read now, and every later one is announced to us. */
  const join = async (): Promise<void> => {
    await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(${NODES_LOCK}); ${lease}; COMMIT`);
  };
  const beat = async (): Promise<void> => {
    const { rows } = await pool.query(
      `WITH old AS (SELECT until_millis FROM nodes WHERE id = '${id}')
        ${lease} RETURNING (SELECT until_millis FROM old) - ${NOW} AS left_millis`,
    );
    if (Number(rows[0]?.left_millis ?? 0) > LEAST_LEFT_MILLIS || beating === undefined) return;
    await join();
    for (const lapsed of lapses) lapsed();
  };
  return {
    id,
    beat,
    enter: async (lapsed) => {
      if (lapsed !== undefined) lapses.add(lapsed);
      if (beating !== undefined) return;
      beating = setInterval(() => void beat().catch(failed), BEAT_MILLIS).unref();
      await join();
      await pool.query(`DELETE FROM nodes WHERE until_millis < ${NOW} - 3600000`);
      await pool.query('DELETE FROM followed WHERE node_id NOT IN (SELECT id FROM nodes)');
    },
    leave: async () => {
      if (beating === undefined) return;
      clearInterval(beating);
      for (const sql of ['DELETE FROM nodes WHERE id = $1', 'DELETE FROM followed WHERE node_id = $1'])
        await pool.query(sql, [id]).catch(failed);
    },
  };
}
