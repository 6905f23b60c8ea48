import type { DealResult, DuelPlan } from './duel.ts';
import { runTasks } from './pool.ts';

/** Plays the deals of a duel in so many threads; results come back in the order of the deals, whoever played them. */
export async function runDuel(
  plan: DuelPlan,
  deals: number,
  threads: number,
  onDeal: (result: DealResult) => void = () => {},
): Promise<DealResult[]> {
  const results: DealResult[] = [];
  const tasks = Array.from({ length: deals }, (_, deal) => deal);
  await runTasks<DealResult>(new URL('./duel.worker.ts', import.meta.url), plan, tasks, threads, (result) => {
    results.push(result);
    onDeal(result);
  });
  return results.sort((x, y) => x.deal - y.deal);
}
