import type { DealResult, DuelPlan } from './duel.ts';
import { runTasks } from './pool.ts';

/** Plays deals of a duel, the first ones by number or those of a list, in a number of threads; results come back in the order of the deals. */
export async function runDuel(
  plan: DuelPlan,
  deals: number | readonly number[],
  threads: number,
  onDeal: (result: DealResult) => void = () => {},
): Promise<DealResult[]> {
  const results: DealResult[] = [];
  const tasks = typeof deals === 'number' ? Array.from({ length: deals }, (_, deal) => deal) : deals;
  await runTasks<DealResult>(new URL('./duel.worker.ts', import.meta.url), plan, tasks, threads, (result) => {
    results.push(result);
    onDeal(result);
  });
  return results.sort((x, y) => x.deal - y.deal);
}
