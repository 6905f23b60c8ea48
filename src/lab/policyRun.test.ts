import { describe, expect, it } from 'vitest';
import type { PolicyPlan } from '../bots/policyTraining.ts';
import { assert } from '../core/assert.ts';
import { games } from '../games/registry.node.ts';
import { newPolicyRun, type PolicyRun, policyStateOf, resumePolicy, runPolicyGeneration } from './policyRun.ts';

const plan: PolicyPlan = {
  seed: 'test',
  generations: 2,
  games: 2,
  iterations: 10,
  rate: 0.05,
  explore: 0.2,
  epochs: 2,
};

const game = [...games.values()].find(({ knowledge }) => knowledge?.policy !== undefined);

function fresh(changes: Partial<PolicyPlan> = {}): PolicyRun {
  assert(game !== undefined, 'a game has a policy');
  return newPolicyRun(game, { ...plan, ...changes });
}

async function grow(run: PolicyRun, generations: number, threads = 1): Promise<PolicyRun> {
  for (let i = 0; i < generations; i++) await runPolicyGeneration(run, threads, () => {});
  return run;
}

describe('learning what to try first', () => {
  it('gives the same weights in one thread or several, and after a stop', async () => {
    const straight = policyStateOf(await grow(fresh(), 2, 2));
    const saved: unknown = JSON.parse(JSON.stringify(policyStateOf(await grow(fresh(), 1))));
    const resumed = fresh();
    expect(resumePolicy(resumed, saved).ok).toBe(true);
    expect(policyStateOf(await grow(resumed, 1))).toEqual(straight);
  });

  it('refuses a state that is broken or of other settings', () => {
    const saved = policyStateOf(fresh());
    for (const broken of [null, {}, { ...saved, more: 1 }, { ...saved, game: 'x' }, { ...saved, first: [1] }])
      expect(resumePolicy(fresh(), broken).ok).toBe(false);
    expect(resumePolicy(fresh({ iterations: 11 }), saved).ok).toBe(false);
  });

  it('foresees better where a search looks, the longer it learns', async () => {
    const [short, long] = [await grow(fresh({ epochs: 1 }), 1), await grow(fresh({ epochs: 8 }), 1)];
    expect(long.losses[0]).toBeLessThan((short.losses[0] as number) - 0.1);
  });
});
