import { assert } from '../../core/assert.ts';
import type { JobHandler, Lane } from './database.ts';
import { type Claim, newTurns, type Turns } from './fairness.ts';

/** A job that is due. */
export interface DueJob extends Claim {
  readonly key: string;
  readonly revision: number;
}

/** A job that is ours to do. */
export interface TakenJob extends DueJob {
  readonly payload: string;
  readonly attempts: number;
  /** How long it has been due. */
  readonly waitedMillis: number;
}

/** Where jobs come from. */
export interface JobSource {
  /** Jobs of the lane that are due and that nobody does, but those with these keys: some of them, and of every owner at least one where the lane is fair. */
  due(lane: Lane, busy: readonly string[]): Promise<DueJob[]>;
  /** Null where another process was faster. */
  take(job: DueJob): Promise<TakenJob | null>;
  /** Of these kinds: which have a job that is due, perhaps one under way, and how long until the next one falls due; null for none. */
  outlook(kinds: readonly string[]): Promise<Outlook>;
  /** Removes a job, unless another has taken its place meanwhile. */
  finish(job: TakenJob): Promise<void>;
  /** Lets a job wait, unless another has taken its place meanwhile. */
  postpone(job: TakenJob, millis: number, failure: string): Promise<void>;
}

export interface Outlook {
  readonly dueKinds: readonly string[];
  readonly nextMillis: number | null;
}

export interface JobRunner {
  start(handler: JobHandler, failed: (error: unknown) => void, lanes: readonly Lane[]): void;
  /** There is a job of this kind, due now or in a while. */
  wake(kind: string, inMillis: number): void;
  /** Whether jobs have been looked for, in every lane, a moment ago. */
  isTaking(): boolean;
  stop(): Promise<void>;
}

const RETRY_MILLIS = 1000;
const LONGEST_DOUBLINGS = 10;
/** Who has not looked for so long does not take jobs. */
const DEAF_MILLIS = 15_000;

interface OpenLane extends Lane {
  readonly turns: Turns;
  readonly running: Map<string, Promise<void>>;
  looking: Promise<void> | null;
  looksAgain: boolean;
  lookedMillis: number;
}

/**
 * Does jobs in lanes, one for each kind, that never wait for each other; of one key one at a time. A job is removed after it is done: a
 * crash before that does it again.
 */
export function newJobRunner(source: JobSource, longestSleepMillis: number): JobRunner {
  let lanes: OpenLane[] = [];
  let handler: JobHandler | null = null;
  let failed: (error: unknown) => void = () => {};
  let timer: NodeJS.Timeout | undefined;
  let wakesAtMillis = Infinity;

  const runJob = async (lane: OpenLane, job: TakenJob, handle: JobHandler): Promise<void> => {
    try {
      await handle(lane.kind, JSON.parse(job.payload), job.waitedMillis);
      await source.finish(job);
    } catch (error) {
      failed(error);
      const attempts = job.attempts + 1;
      const millis = RETRY_MILLIS * 2 ** Math.min(attempts, LONGEST_DOUBLINGS);
      const isOver = lane.tries !== null && attempts >= lane.tries;
      const put = isOver ? source.finish(job) : source.postpone(job, millis, String(error).slice(0, 1000));
      await put.catch(async (second: unknown) => {
        failed(second);
        // It is still due, as far as the store knows: a full disk must not make it go round and round.
        await new Promise((resolve) => setTimeout(resolve, RETRY_MILLIS));
      });
    }
  };

  const fill = async (lane: OpenLane): Promise<void> => {
    for (let hasTaken = true; hasTaken && handler !== null && lane.running.size < lane.atOnce; ) {
      hasTaken = false;
      let due = await source.due(lane, [...lane.running.keys()]);
      while (handler !== null && lane.running.size < lane.atOnce) {
        const chosen = lane.turns.pick(due, lane.each);
        if (chosen === null) break;
        due = due.filter((job) => job !== chosen);
        const job = await source.take(chosen);
        if (job === null) continue;
        // Stopped meanwhile: another process takes it, or this one when it starts again.
        if (handler === null) return;
        hasTaken = true;
        begin(lane, job, handler);
      }
    }
    lane.lookedMillis = performance.now();
  };

  const begin = (lane: OpenLane, job: TakenJob, handle: JobHandler): void => {
    const end = lane.turns.begin(job);
    const done = runJob(lane, job, handle).finally(() => {
      end();
      lane.running.delete(job.key);
      void look(lane);
    });
    lane.running.set(job.key, done);
  };

  /** One look at a time; who asks during one gets another after it. */
  const look = (lane: OpenLane): Promise<void> => {
    lane.looksAgain = true;
    lane.looking ??= (async () => {
      while (lane.looksAgain && handler !== null) {
        lane.looksAgain = false;
        await fill(lane).catch(failed);
      }
      lane.looking = null;
    })();
    return lane.looking;
  };

  /** Never later than before: where one lane is woken all the time, the others would sleep for ever. */
  const sleepFor = (millis: number): void => {
    const shortened = Math.min(Math.max(millis, 1), longestSleepMillis);
    if (wakesAtMillis <= performance.now() + shortened) return;
    clearTimeout(timer);
    wakesAtMillis = performance.now() + shortened;
    timer = setTimeout(() => {
      wakesAtMillis = Infinity;
      void lookEverywhere();
    }, shortened).unref();
  };

  const lookEverywhere = async (): Promise<void> => {
    // Asked first: a job that falls due meanwhile is found by the look.
    const outlook = await source.outlook(lanes.map(({ kind }) => kind)).catch(() => null);
    if (handler === null) return;
    sleepFor(outlook?.nextMillis ?? longestSleepMillis);
    for (const lane of lanes)
      if (outlook?.dueKinds.includes(lane.kind) !== false) void look(lane);
      else lane.lookedMillis = performance.now();
  };

  const wake = (kind: string, inMillis: number): void => {
    if (handler === null) return;
    const lane = lanes.find((each) => each.kind === kind);
    if (lane === undefined) return;
    if (inMillis <= 0) void look(lane);
    else sleepFor(inMillis);
  };

  return {
    start: (newHandler, newFailed, newLanes) => {
      assert(handler === null, 'jobs are started once');
      handler = newHandler;
      failed = newFailed;
      lanes = newLanes.map((lane) => ({
        ...lane,
        turns: newTurns(),
        running: new Map(),
        looking: null,
        looksAgain: false,
        lookedMillis: performance.now(),
      }));
      wakesAtMillis = Infinity;
      void lookEverywhere();
    },
    wake,
    isTaking: () =>
      handler !== null && lanes.every(({ lookedMillis }) => performance.now() - lookedMillis < DEAF_MILLIS),
    stop: async () => {
      handler = null;
      clearTimeout(timer);
      for (const lane of lanes) {
        await lane.looking;
        await Promise.all(lane.running.values());
      }
    },
  };
}
