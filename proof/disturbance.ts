import pg from 'pg';
import { FastRandom } from '../src/core/random.ts';

/** What befalls a PostgreSQL that servers share. */
export interface Disturbance {
  readonly counts: { cutConnections: number; fullDisks: number };
  end(): Promise<void>;
}

/** A person who does nothing is disturbed all the same. */
const LONGEST_PEACE_MILLIS = 20_000;

/** Commits that store a step fail at the last moment, as when the disk is full. */
const trigger = `
  CREATE TABLE IF NOT EXISTS disk (is_full BOOLEAN NOT NULL);
  INSERT INTO disk VALUES (false);
  CREATE FUNCTION refuse_when_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT is_full FROM disk) THEN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END IF;
      RETURN NULL;
    END $$;
  CREATE CONSTRAINT TRIGGER refuse_when_full AFTER INSERT ON steps DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION refuse_when_full()`;

/** From now on, after a number of commands each time: all connections are cut, or the disk is full for a while. */
export async function disturb(url: string, seed: string, progress: () => number): Promise<Disturbance> {
  const client = new pg.Client({ connectionString: url });
  // It ends with its server, where a world ends early.
  client.on('error', () => {});
  await client.connect();
  await client.query(trigger);
  const random = new FastRandom(`${seed} database`);
  const counts = { cutConnections: 0, fullDisks: 0 };
  let isOver = false;
  const wait = (millis: number): Promise<void> => new Promise((next) => setTimeout(next, millis));
  const run = async (): Promise<void> => {
    while (!isOver) {
      const goal = progress() + 5 + random.below(30);
      for (let waited = 0; !isOver && progress() < goal && waited < LONGEST_PEACE_MILLIS; waited += 10) await wait(10);
      if (random.below(2) === 0) {
        const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
        counts.cutConnections += (await client.query(cut)).rowCount ?? 0;
      } else {
        await client.query('UPDATE disk SET is_full = true');
        counts.fullDisks++;
        await wait(200 + random.below(800));
        await client.query('UPDATE disk SET is_full = false');
      }
    }
  };
  const running = run();
  return {
    counts,
    end: async () => {
      isOver = true;
      await running;
      await client.query('DROP TRIGGER refuse_when_full ON steps');
      await client.end();
    },
  };
}
