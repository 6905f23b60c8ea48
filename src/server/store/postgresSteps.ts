import type { Pool, PoolClient } from 'pg';
import { at } from '../../core/assert.ts';
import type { Statement, Value } from './database.ts';
import { JOB_COLUMNS, REPLACE_JOB } from './jobs.ts';
import { quoting } from './placeholders.ts';
import { type Calls, prepareCalls } from './postgresCalls.ts';
import { NODES_LOCK, NOW } from './postgresNode.ts';
import { STEP_COLUMNS } from './tables.ts';
import { textArray } from './textArray.ts';

export const CHANNEL = 'windfall_tables';
export const JOB_CHANNEL = 'windfall_jobs';

/** A step whose author must still be there, or one without, as `tables.ts` and `whileThere.ts` write it. */
const IS_STEP = /^INSERT INTO steps /;

const names = (columns: readonly string[]): string => columns.join(', ');

/**
 * Stores steps of many tables, with all that comes with each, in one transaction: one question, one wait for the disk. A step whose number is taken or
 * whose author is gone is left out with all that belongs to it; the answer names its table. Others are told once for all steps, and only of tables that somebody
 * watches there: telling them takes a lock that is one for the whole database server. A process of a version that does not name its tables is told of all.
 */
export const APPEND = `CREATE OR REPLACE FUNCTION windfall_append(
    node text, step_tables text[], sequences text[], keys text[], persons text[], times text[], contents text[], authors text[],
    job_tables text[], job_keys text[], kinds text[], payloads text[], due_times text[], payers text[], owners text[],
    other_tables text[], others text[], counts text[], given text[])
  RETURNS text[] LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET lock_timeout = '500ms' AS $$
  DECLARE
    there text[];
    stored text[];
    told text[];
    naming integer;
    used integer := 0;
    count integer;
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(${NODES_LOCK});
    there := ARRAY(SELECT id FROM people WHERE id = ANY (authors) ORDER BY id FOR KEY SHARE);
    WITH done AS (
      INSERT INTO steps (${names(STEP_COLUMNS)})
      SELECT step.table_id, step.sequence::integer, step.key, step.person, step.at_millis::bigint, step.events
      FROM unnest(step_tables, sequences, keys, persons, times, contents, authors)
        AS step (table_id, sequence, key, person, at_millis, events, author)
      WHERE step.author IS NULL OR step.author = ANY (there)
      ON CONFLICT DO NOTHING RETURNING table_id)
    SELECT array_agg(table_id) INTO stored FROM done;
    FOR i IN 1 .. cardinality(others) LOOP
      count := counts[i]::integer;
      IF other_tables[i] = ANY (stored) THEN EXECUTE format(others[i], VARIADIC given[used + 1 : used + count]); END IF;
      used := used + count;
    END LOOP;
    IF cardinality(job_keys) > 0 THEN
      INSERT INTO jobs (${names(JOB_COLUMNS)})
      SELECT job.key, job.kind, job.payload, job.run_at_millis::bigint, job.payer, job.owner
      FROM unnest(job_tables, job_keys, kinds, payloads, due_times, payers, owners)
        AS job (table_id, key, kind, payload, run_at_millis, payer, owner)
      WHERE job.table_id = ANY (stored)
      ${REPLACE_JOB};
    END IF;
    SELECT min(names_tables) INTO naming FROM nodes WHERE id <> node AND until_millis > ${NOW};
    IF naming = 0 THEN
      told := stored;
    ELSIF naming = 1 THEN
      told := ARRAY(SELECT table_id FROM followed WHERE table_id = ANY (stored) AND node_id <> node GROUP BY table_id);
    END IF;
    IF cardinality(told) > 0 THEN
      PERFORM pg_notify('${CHANNEL}', node || ' table ' || array_to_string(told, E'\\ntable '));
    END IF;
    IF naming IS NOT NULL AND cardinality(job_keys) > 0 THEN
      PERFORM pg_notify('${JOB_CHANNEL}', node || ' ' || kind) FROM (
        SELECT DISTINCT job.kind FROM unnest(kinds, due_times) AS job (kind, due) WHERE job.due::bigint <= ${NOW}) AS woken;
    END IF;
    RETURN ARRAY(SELECT id FROM unnest(step_tables) AS step (id) WHERE stored IS NULL OR id <> ALL (stored));
  END $$`;

const QUESTION = {
  name: 'windfall_append',
  text: `SELECT windfall_append(${Array.from({ length: 19 }, (_, i) => `$${i + 1}`).join(', ')}) AS left_out`,
};

interface Waiting {
  readonly table: string;
  readonly statements: readonly Statement[];
  readonly resolve: (isDone: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Of one transaction: what is announced of them has to fit into one message of 8,000 bytes. */
const MOST_TOGETHER = 200;

export interface Surroundings {
  /** The statements by which jobs are enqueued and steps announced: the function does both by itself. */
  readonly enqueue: string;
  readonly announce: string;
  readonly writeAlone: (statements: readonly Statement[]) => Promise<boolean>;
}

export interface StepWriter {
  /** Whether a unit is a step with what belongs to it. */
  takes(statements: readonly Statement[]): boolean;
  write(statements: readonly Statement[]): Promise<boolean>;
}

/** One transaction at a time, of all the steps that have come up during the one before. */
export function newStepWriter(pool: Pool, node: string, known: Surroundings): StepWriter {
  let queue: Waiting[] = [];
  let isBusy = false;

  const askOn = async (client: PoolClient, group: readonly Waiting[]): Promise<ReadonlySet<string>> => {
    const calls = await prepareCalls(
      client,
      group.flatMap((waiting) => othersOf(waiting, known)),
    );
    const { rows } = await client.query({
      ...QUESTION,
      values: [node, ...columnsOf(group, known, calls).map(textArray)],
    });
    return new Set((rows[0]?.left_out ?? []) as string[]);
  };
  const ask = async (group: readonly Waiting[]): Promise<ReadonlySet<string>> => {
    const client = await pool.connect();
    try {
      const leftOut = await askOn(client, group);
      client.release();
      return leftOut;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const tell = (group: readonly Waiting[], leftOut: ReadonlySet<string>): void => {
    for (const { table, resolve } of group) resolve(!leftOut.has(table));
  };
  const commit = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const leftOut = await ask(group);
      next();
      tell(group, leftOut);
    } catch (error) {
      next();
      // Taken back by the database as a whole: one bad step must not take the others with it. Where its answer was lost, nobody knows.
      for (const { statements, resolve, reject } of group)
        if (isTakenBack(error)) known.writeAlone(statements).then(resolve, reject);
        else reject(error);
    }
  };
  const flush = (): void => {
    const group = nextGroup(queue);
    queue = group.length === queue.length ? [] : queue.filter((waiting) => !group.includes(waiting));
    void commit(group);
  };
  const next = (): void => {
    isBusy = queue.length > 0;
    if (isBusy) flush();
  };
  return {
    takes: ([first]) => first !== undefined && IS_STEP.test(first.sql),
    write: (statements) =>
      new Promise((resolve, reject) => {
        queue.push({ table: String(at(statements, 0).values[0]), statements, resolve, reject });
        if (isBusy) return;
        isBusy = true;
        // With whatever else comes in this turn of the event loop.
        setImmediate(flush);
      }),
  };
}

/** Of each table one step, since the answer names tables; in the order of their ids, in which all processes wait for each other. */
function nextGroup(queue: readonly Waiting[]): Waiting[] {
  const group = new Map<string, Waiting>();
  for (const waiting of queue) {
    if (group.size === MOST_TOGETHER) break;
    if (!group.has(waiting.table)) group.set(waiting.table, waiting);
  }
  return [...group.values()].sort((a, b) => (a.table < b.table ? -1 : 1));
}

/** Errors of the database itself have a code; of these, classes 08 and 57 say that the connection is gone. */
const isTakenBack = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?!08|57)[0-9A-Z]{5}$/.test(String(error.code));

/** What belongs to a step besides jobs and announcements. */
const othersOf = ({ statements }: Pick<Waiting, 'statements'>, { enqueue, announce }: Surroundings): Statement[] =>
  statements.filter(({ sql }, i) => i > 0 && sql !== enqueue && sql !== announce);

/** The arguments of the function after the first, column by column. */
function columnsOf(group: readonly Waiting[], known: Surroundings, calls: Calls): Value[][] {
  const steps: Value[][] = Array.from({ length: STEP_COLUMNS.length + 1 }, () => []);
  const jobs: Value[][] = Array.from({ length: JOB_COLUMNS.length + 1 }, () => []);
  const [tables, others, counts, given]: [Value[], Value[], Value[], Value[]] = [[], [], [], []];
  for (const { table, statements } of group) {
    for (const [i, column] of steps.entries()) column.push(at(statements, 0).values[i] ?? null);
    for (let i = 1; i < statements.length; i++) {
      const { sql, values } = at(statements, i);
      if (sql === known.enqueue)
        for (const [j, column] of jobs.entries()) column.push(j === 0 ? table : at(values, j - 1));
    }
    for (const { sql, values } of othersOf({ statements }, known)) {
      tables.push(table);
      others.push(calls.get(sql) ?? quoting(sql));
      counts.push(values.length);
      given.push(...values);
    }
  }
  return [...steps, ...jobs, tables, others, counts, given];
}
