import { Worker } from 'node:worker_threads';
import { assert } from '../core/assert.ts';

/** A thread that answers one number after the other. */
export interface Thread<R> {
  ask(task: number): Promise<R>;
  close(): Promise<void>;
}

/** Opens a worker file; it says `ready` first, then answers each number with a result, and is told to stop by being ended. */
export async function openThread<R>(file: URL, workerData: unknown): Promise<Thread<R>> {
  const worker = new Worker(file, { workerData });
  let waiting: PromiseWithResolvers<R | 'ready'> | null = Promise.withResolvers();
  const settle = (use: (asked: PromiseWithResolvers<R | 'ready'>) => void): void => {
    const asked = waiting;
    waiting = null;
    if (asked !== null) use(asked);
  };
  worker.on('message', (answer: R | 'ready') => settle(({ resolve }) => resolve(answer)));
  worker.on('error', (error) => settle(({ reject }) => reject(error)));
  worker.on('exit', () => settle(({ reject }) => reject(new Error('a thread of the lab ended too early'))));
  await waiting.promise;
  return {
    ask: (task) => {
      assert(waiting === null, 'a thread is asked one thing at a time');
      waiting = Promise.withResolvers();
      const answer = waiting.promise;
      worker.postMessage(task);
      return answer as Promise<R>;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** Gives the numbers in `tasks` to a number of threads of a worker file, one after the other; each answers with a result. */
export async function runTasks<R>(
  file: URL,
  workerData: unknown,
  tasks: readonly number[],
  threads: number,
  onResult: (result: R) => void,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    const thread = await openThread<R>(file, workerData);
    for (let task = tasks[next++]; task !== undefined; task = tasks[next++]) onResult(await thread.ask(task));
    await thread.close();
  };
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
}
