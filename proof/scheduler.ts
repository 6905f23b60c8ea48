import type { FastRandom } from '../src/core/random.ts';

interface Waiting {
  readonly node: number;
  /** Which life of the node it belongs to: what a dead one waited for never comes. */
  readonly life: number;
  readonly run: () => void;
}

/** A clock without time: of all that waits, the seed decides what comes next. */
export interface Scheduler {
  readonly counts: { freezes: number };
  /** Lets something happen to a node at some later moment. */
  later(node: number, run: () => void): void;
  /** One thing happens; false where nothing waits. */
  step(): Promise<boolean>;
  kill(node: number): void;
  /** From now on nothing fails and nobody stands still. */
  calm(): void;
  isCalm(): boolean;
}

export function newScheduler(random: FastRandom, nodes: number): Scheduler {
  const lives = new Array<number>(nodes).fill(0);
  /** Until which step each stands still. */
  const frozen = new Array<number>(nodes).fill(0);
  const counts = { freezes: 0 };
  let waiting: Waiting[] = [];
  let steps = 0;
  let isCalm = false;
  return {
    counts,
    later: (node, run) => {
      waiting.push({ node, life: lives[node] ?? 0, run });
    },
    step: async () => {
      steps++;
      if (!isCalm && random.below(100) === 0) {
        frozen[random.below(nodes)] = steps + random.below(60);
        counts.freezes++;
      }
      const ready = waiting.filter(({ node }) => isCalm || (frozen[node] ?? 0) <= steps);
      const next = ready[random.below(Math.max(1, ready.length))];
      if (next !== undefined) {
        waiting.splice(waiting.indexOf(next), 1);
        next.run();
      }
      // All that follows from it without waiting is done before the next thing happens.
      await new Promise<void>((resolve) => setImmediate(resolve));
      return next !== undefined;
    },
    kill: (node) => {
      lives[node] = (lives[node] ?? 0) + 1;
      waiting = waiting.filter((item) => item.node !== node || item.life === lives[node]);
    },
    calm: () => {
      isCalm = true;
    },
    isCalm: () => isCalm,
  };
}
