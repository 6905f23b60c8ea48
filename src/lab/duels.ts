import { Worker } from 'node:worker_threads';
import type { DealResult, DuelPlan } from './duel.ts';

/** Plays the deals of a duel in so many threads; results come back in the order of the deals, whoever played them. */
export async function runDuel(
  plan: DuelPlan,
  deals: number,
  threads: number,
  onDeal: (result: DealResult) => void = () => {},
): Promise<DealResult[]> {
  const results: DealResult[] = [];
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./duel.worker.ts', import.meta.url), { workerData: plan });
      worker.on('message', (message: 'ready' | DealResult) => {
        if (message !== 'ready') {
          results.push(message);
          onDeal(message);
        }
        if (next < deals) worker.postMessage(next++);
        else worker.terminate().then(() => resolve(), reject);
      });
      worker.on('error', reject);
    });
  await Promise.all(Array.from({ length: Math.min(threads, deals) }, work));
  return results.sort((x, y) => x.deal - y.deal);
}
