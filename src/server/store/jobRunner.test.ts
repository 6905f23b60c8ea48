import { expect, test } from 'vitest';
import type { Lane } from './database.ts';
import { type DueJob, type JobSource, newJobRunner } from './jobRunner.ts';

const wait = (millis: number): Promise<void> => new Promise((next) => setTimeout(next, millis));

const jobOf = (key: string, payer = 'p', owner = payer): DueJob => ({ key, revision: 0, payer, owner, runAtMillis: 0 });

/** Jobs in memory, by kind; all are due. */
function sourceOf(jobs: Record<string, DueJob[]>, changes: Partial<JobSource> = {}): JobSource {
  return {
    due: async ({ kind }, busy) => (jobs[kind] ?? []).filter(({ key }) => !busy.includes(key)),
    take: async (job) => ({ ...job, payload: JSON.stringify({ key: job.key }), attempts: 0, waitedMillis: 0 }),
    outlook: async (kinds) => ({ dueKinds: kinds, nextMillis: null }),
    finish: async ({ key }) => {
      for (const kind of Object.keys(jobs)) jobs[kind] = (jobs[kind] ?? []).filter((job) => job.key !== key);
    },
    postpone: async () => {},
    ...changes,
  };
}

const laneOf = (kind: string, changes: Partial<Lane> = {}): Lane => ({
  kind,
  atOnce: 2,
  each: 2,
  isFair: true,
  tries: null,
  ...changes,
});

test('P10 where not even the failure of a job can be stored, as on a full disk, it is tried again slowly', async () => {
  const full = () => Promise.reject(new Error('database or disk is full'));
  const runner = newJobRunner(sourceOf({ bot: [jobOf('a')] }, { finish: full, postpone: full }), 1000);
  let tries = 0;
  let failures = 0;
  const handle = async (): Promise<void> => {
    tries++;
  };
  runner.start(handle, () => failures++, [laneOf('bot')]);
  await wait(300);
  await runner.stop();
  expect(tries).toBe(1);
  expect(failures).toBe(2);
});

test('a job that is told of is done when it is due, and nothing is looked for before that, nor for the sake of other kinds', async () => {
  const jobs: Record<string, DueJob[]> = { bot: [], deadline: [] };
  let looks = 0;
  const source = sourceOf(jobs);
  const counting: JobSource = { ...source, due: (lane, busy) => source.due(lane, busy).finally(() => looks++) };
  const runner = newJobRunner(counting, 60_000);
  const done: string[] = [];
  runner.start(async (kind) => void done.push(kind), () => {}, [laneOf('bot'), laneOf('deadline')]);
  await wait(20);
  const before = looks;
  for (let i = 0; i < 20; i++) runner.wake('deadline', 200 + i);
  await wait(20);
  expect(looks).toBe(before);
  jobs.deadline = [jobOf('d')];
  for (let waited = 0; done.length === 0 && waited < 3000; waited += 20) await wait(20);
  jobs.bot = [jobOf('b')];
  runner.wake('bot', 0);
  for (let waited = 0; done.length === 1 && waited < 3000; waited += 20) await wait(20);
  await runner.stop();
  expect(done).toEqual(['deadline', 'bot']);
});

test('lanes do not wait for each other, however many jobs of one hang', async () => {
  const jobs = { webhook: Array.from({ length: 50 }, (_, i) => jobOf(`w${i}`, `p${i}`)), bot: [jobOf('b')] };
  const runner = newJobRunner(sourceOf(jobs), 1000);
  const done: string[] = [];
  let release = (): void => {};
  const hanging = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handle = async (kind: string): Promise<void> => {
    if (kind === 'webhook') await hanging;
    else done.push(kind);
  };
  runner.start(handle, () => {}, [laneOf('webhook'), laneOf('bot')]);
  await wait(50);
  expect(done).toEqual(['bot']);
  release();
  await runner.stop();
});

test('payers are served in turn, then owners: fifty tables of one are one share; one payer never holds a whole lane', async () => {
  const jobs = {
    bot: [
      ...Array.from({ length: 20 }, (_, i) => jobOf(`many${i}`, 'crowd', `guest${i % 4}`)),
      jobOf('ann1', 'ann'),
      jobOf('ann2', 'ann'),
      jobOf('bob1', 'bob'),
    ],
  };
  const order: string[] = [];
  let crowd = 0;
  let mostCrowd = 0;
  const handle = async (_kind: string, { key }: Readonly<Record<string, unknown>>): Promise<void> => {
    const isCrowd = String(key).startsWith('many');
    order.push(String(key));
    if (isCrowd) mostCrowd = Math.max(mostCrowd, ++crowd);
    await wait(5);
    if (isCrowd) crowd--;
  };
  const runner = newJobRunner(sourceOf(jobs), 1000);
  runner.start(handle, () => {}, [laneOf('bot', { atOnce: 2, each: 1 })]);
  for (let waited = 0; order.length < 23 && waited < 5000; waited += 10) await wait(10);
  await runner.stop();
  expect(
    order
      .slice(0, 6)
      .filter((key) => !key.startsWith('many'))
      .sort(),
  ).toEqual(['ann1', 'ann2', 'bob1']);
  expect(mostCrowd).toBe(1);
  // The guests of one address take turns too.
  const guests = order.filter((key) => key.startsWith('many')).map((key) => Number(key.slice(4)) % 4);
  expect(new Set(guests.slice(0, 4)).size).toBe(4);
});

test('P7 a job that a table needs is never given up; others are after their tries', async () => {
  const ended: string[] = [];
  const source = sourceOf(
    { bot: [jobOf('b')], webhook: [jobOf('w')] },
    {
      take: async (job) => ({ ...job, payload: '{}', attempts: 19, waitedMillis: 0 }),
      finish: async ({ key }) => void ended.push(`${key} removed`),
      postpone: async ({ key }) => void ended.push(`${key} waits`),
      due: async ({ kind }, busy) => (ended.length < 2 && busy.length === 0 ? [jobOf(kind.slice(0, 1))] : []),
    },
  );
  const runner = newJobRunner(source, 1000);
  const lanes = [laneOf('bot'), laneOf('webhook', { tries: 20 })];
  runner.start(
    () => Promise.reject(new Error('no')),
    () => {},
    lanes,
  );
  await wait(50);
  await runner.stop();
  expect(new Set(ended)).toEqual(new Set(['b waits', 'w removed']));
});

test('P6 while one lane is woken all the time, as by a table with bots, the others look for what falls due as well', async () => {
  const jobs: Record<string, DueJob[]> = { bot: [], deadline: [] };
  const runner = newJobRunner(sourceOf(jobs), 100);
  const done: string[] = [];
  runner.start(async (kind) => void done.push(kind), () => {}, [laneOf('bot'), laneOf('deadline')]);
  const waking = setInterval(() => runner.wake('bot', 0), 5);
  await wait(50);
  jobs.deadline = [jobOf('late')];
  for (let waited = 0; done.length === 0 && waited < 2000; waited += 20) await wait(20);
  clearInterval(waking);
  await runner.stop();
  expect(done).toEqual(['deadline']);
});
