import { Worker } from 'node:worker_threads';
import type { SeatTotals } from '../bots/analysis.ts';
import type { MatchRecord } from '../core/record.ts';

/** Judges a finished match, seat by seat, in a thread of its own: it takes seconds, and nobody waits for it. */
export function analyseInThread(record: MatchRecord, stopping: AbortSignal): Promise<readonly SeatTotals[]> {
  return new Promise((resolve, reject) => {
    if (stopping.aborted) return reject(new Error('the server stops: the match is judged later'));
    const thread = new Worker(new URL('./skillThread.ts', import.meta.url), { workerData: record });
    const stop = (): void => void thread.terminate();
    stopping.addEventListener('abort', stop);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      stopping.removeEventListener('abort', stop);
      reject(new Error('the match was not judged to the end'));
    });
  });
}
