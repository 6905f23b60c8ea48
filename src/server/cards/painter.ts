import { Worker } from 'node:worker_threads';
import type { Card } from './card.ts';

/** Makes pictures in a thread of its own, one after the other: tables do not wait for them. */
export interface Painter {
  /** The picture under a key, where it is there already or being made. */
  known(key: string): Promise<Buffer | null> | null;
  /** The picture under a key, made by what `card` tells if it is not there; null where too many wait already, or it cannot be made. */
  paint(key: string, card: () => Promise<Card>): Promise<Buffer | null>;
  /** Starts the thread, so that the first picture need not wait for it. Once: where threads break, only pictures start another. */
  warmUp(): void;
  close(): void;
}

/** Requests that wait; more are sent away. */
const MOST_WAITING = 8;
/** About 12 MB. */
const MOST_KEPT = 100;
/** A thread that takes longer for a picture is given up. */
const PATIENCE_MILLIS = 30_000;
/** Four times what a picture of the longest game needs; a record that needs more gets none. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

export function newPainter(failed: (error: unknown) => void): Painter {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer | null>>();
  let thread: Worker | null = null;
  let isWarm = false;
  let last: Promise<unknown> = Promise.resolve();

  const drop = (worker: Worker | null): void => {
    void worker?.terminate();
    if (thread === worker) thread = null;
  };

  const start = (): Worker => {
    if (thread !== null) return thread;
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: LIMITS });
    worker.unref();
    worker.on('exit', () => drop(worker));
    worker.on('error', (error) => {
      drop(worker);
      if (underWay.size === 0) failed(error);
    });
    thread = worker;
    return worker;
  };

  const ask = (card: Card): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const worker = start();
      const timer = setTimeout(() => settle(new Error('a picture took too long')), PATIENCE_MILLIS);
      const ended = (): void => settle(new Error('the thread ended'));
      const settle = (answer: unknown): void => {
        clearTimeout(timer);
        worker.off('message', settle).off('error', settle).off('exit', ended);
        // What a thread answers with is its own affair; one that broke or hangs is not asked again.
        if (answer instanceof Error) drop(worker);
        if (answer instanceof Uint8Array) resolve(Buffer.from(answer.buffer, answer.byteOffset, answer.length));
        else reject(answer instanceof Error ? answer : new Error(String(answer)));
      };
      worker.on('message', settle).on('error', settle).on('exit', ended);
      worker.postMessage(card);
    });

  const make = async (key: string, card: () => Promise<Card>): Promise<Buffer | null> => {
    const before = last;
    const work = before.then(async () => ask(await card()));
    last = work.catch(() => {});
    try {
      const picture = await work;
      kept.set(key, picture);
      for (const oldest of kept.keys())
        if (kept.size > MOST_KEPT) kept.delete(oldest);
        else break;
      return picture;
    } catch (error) {
      failed(error);
      return null;
    } finally {
      underWay.delete(key);
    }
  };

  const known = (key: string): Promise<Buffer | null> | null => {
    const found = kept.get(key);
    if (found === undefined) return underWay.get(key) ?? null;
    // The one that was wanted longest ago goes first.
    kept.delete(key);
    kept.set(key, found);
    return Promise.resolve(found);
  };

  return {
    known,
    paint: async (key, card) => {
      const found = known(key);
      if (found !== null) return found;
      if (underWay.size >= MOST_WAITING) return null;
      const work = make(key, card);
      underWay.set(key, work);
      return work;
    },
    warmUp: () => {
      if (!isWarm) start();
      isWarm = true;
    },
    close: () => drop(thread),
  };
}
