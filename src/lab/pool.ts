import { Worker } from 'node:worker_threads';

/**
 * Gives the numbers in `tasks` to so many threads of a worker file, one after the other; each answers with a result.
 * The worker says `ready` first, and is told to stop by being ended.
 */
export async function runTasks<R>(
  file: URL,
  workerData: unknown,
  tasks: readonly number[],
  threads: number,
  onResult: (result: R) => void,
): Promise<void> {
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, { workerData });
      worker.on('message', (message: 'ready' | R) => {
        if (message !== 'ready') onResult(message as R);
        if (next < tasks.length) worker.postMessage(tasks[next++]);
        else worker.terminate().then(() => resolve(), reject);
      });
      worker.on('error', reject);
    });
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, work));
}
