import { expect, test } from 'vitest';
import type { Row } from './database.ts';
import { newJobRunner } from './sqliteJobs.ts';

test('where not even the failure of a job can be stored, as on a full disk, it is tried again slowly', async () => {
  const job: Row = { key: 'a', kind: 'bot', payload: '{}', run_at_millis: 0, attempts: 0, revision: 0 };
  const read = (sql: string): Row[] => (sql.includes('MIN') ? [{ next: null }] : [job]);
  const runner = newJobRunner(read, () => Promise.reject(new Error('database or disk is full')));
  let tries = 0;
  let failures = 0;
  runner.start(
    async () => {
      tries++;
    },
    () => failures++,
  );
  await new Promise((next) => setTimeout(next, 300));
  await runner.stop();
  expect(tries).toBe(1);
  expect(failures).toBe(2);
});
