import { describe, expect, it } from 'vitest';
import { type ExpertPlan, learnCourses, taught } from '../bots/expert.ts';
import { newNetwork, writeRows } from '../bots/network.ts';
import { newOptimizer } from '../bots/optimizer.ts';
import { newTrainer, trainOnce } from '../bots/training.ts';
import { assert } from '../core/assert.ts';
import { game as harvest } from '../games/harvest-dice/index.ts';
import { games } from '../games/registry.node.ts';
import { type ExpertRun, newExpertRun, resumeExpert, runGeneration, stateOf } from './expertRun.ts';

const plan: ExpertPlan = {
  seed: 'test',
  generations: 3,
  games: 3,
  iterations: 20,
  rate: 0.003,
  lambda: 0.7,
  explore: 0.2,
  epochs: 2,
  tests: 4,
  players: 2,
};

const game = games.get(harvest.profile.id);
assert(game?.knowledge !== undefined, 'the game has features');

/** What a few games of self-play teach: a beginner with much to learn. */
function beginner() {
  const selfPlay = { seed: 'test', games: 12, hidden: 4, rate: 0.01, lambda: 0.8, discount: 1 };
  assert(game?.knowledge !== undefined, 'the game has features');
  const trainer = newTrainer(game, game.knowledge, {
    ...selfPlay,
    explore: 0.1,
    candidates: 16,
    players: 2,
    further: false,
    batch: 0,
  });
  for (let i = 0; i < selfPlay.games; i++) trainOnce(trainer);
  return taught(game, writeRows(trainer.evaluator.network));
}

const fresh = (changes: Partial<ExpertPlan> = {}): ExpertRun => newExpertRun(beginner(), { ...plan, ...changes });

async function grow(run: ExpertRun, generations: number, threads = 1): Promise<ExpertRun> {
  for (let i = 0; i < generations; i++) await runGeneration(run, threads, () => {});
  return run;
}

describe('learning from searches', () => {
  it('gives the same weights in one thread or several', async () => {
    const [alone, shared] = [await grow(fresh(), 1, 1), await grow(fresh(), 1, 2)];
    expect(stateOf(shared)).toEqual(stateOf(alone));
  });

  it('goes on after a stop as if there had been none', async () => {
    const straight = await grow(fresh(), 2);
    const saved: unknown = JSON.parse(JSON.stringify(stateOf(await grow(fresh(), 1))));
    const resumed = fresh();
    expect(resumeExpert(resumed, saved).ok).toBe(true);
    expect(stateOf(await grow(resumed, 1))).toEqual(stateOf(straight));
  });

  it('refuses a state that is broken or of other settings', () => {
    const saved = stateOf(fresh());
    for (const broken of [null, {}, { ...saved, more: 1 }, { ...saved, game: 'x' }, { ...saved, start: ['1'] }])
      expect(resumeExpert(fresh(), broken).ok).toBe(false);
    expect(resumeExpert(fresh({ iterations: 21 }), saved).ok).toBe(false);
  });

  it('learns from more positions than one pick tells apart', () => {
    const rows = 70_000;
    const win = Float32Array.from({ length: rows }, (_, row) => row % 2);
    const course = { game: 0, features: Float32Array.from(win), win, margin: new Float32Array(rows) };
    const optimizer = newOptimizer(newNetwork(1, 1));
    const first = learnCourses(optimizer, [course], { ...plan, epochs: 1 }, 1);
    expect(learnCourses(optimizer, [course], { ...plan, epochs: 1 }, 2)).toBeLessThan(first);
  });

  it('teaches a beginner to beat what it was', async () => {
    const run = await grow(fresh({ games: 40, epochs: 6, tests: 200 }), 1);
    expect(run.curve[0]?.overStart).toBeGreaterThan(0.6);
    expect(run.best).not.toEqual(run.start);
  });
});
