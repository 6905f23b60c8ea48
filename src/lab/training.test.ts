import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readNetwork, writeRows } from '../bots/network.ts';
import { newTrainer, type Plan, type Trainer, trainOnce } from '../bots/training.ts';
import { assert, at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import type { Knowledge } from '../core/knowledge.ts';
import { games } from '../games/registry.node.ts';
import { checkpointOf, resumeTraining } from './checkpoint.ts';
import { measureProgress } from './curve.ts';

const plan: Plan = {
  seed: 'test',
  games: 40,
  hidden: 4,
  rate: 0.01,
  lambda: 0.8,
  discount: 1,
  explore: 0.1,
  candidates: 8,
  players: 2,
  further: false,
  batch: 64,
};

const taught = [...games.values()].flatMap((game) =>
  game.knowledge === undefined ? [] : [{ game, knowledge: game.knowledge }],
);

function train(trainer: Trainer, until: number): void {
  while (trainer.games < until) trainOnce(trainer);
}

function trained(game: AnyGame, knowledge: Knowledge<unknown>, until: number): Trainer {
  const trainer = newTrainer(game, knowledge, plan);
  train(trainer, until);
  return trainer;
}

const named = (id: string) =>
  at(
    taught.filter(({ game }) => game.profile.id === id),
    0,
  );

for (const { game, knowledge } of [named('dessert-dice'), named('garden-dice')])
  describe(`training at ${game.profile.name}`, () => {
    it('gives the same weights for the same plan', () => {
      const weights = () => trained(game, knowledge, 4).evaluator.network.parameters;
      expect(weights()).toEqual(weights());
    });

    it('goes on after a stop as if there had been none', () => {
      const straight = trained(game, knowledge, 6);
      const stopped = trained(game, knowledge, 3);
      const saved: unknown = JSON.parse(JSON.stringify(checkpointOf(stopped, [])));
      const resumed = newTrainer(game, knowledge, plan);
      expect(resumeTraining(resumed, saved).ok).toBe(true);
      train(resumed, 6);
      expect(resumed.evaluator.network.parameters).toEqual(straight.evaluator.network.parameters);
    });

    it('refuses a checkpoint that is broken or of other settings', () => {
      const fresh = () => newTrainer(game, knowledge, plan);
      const saved = checkpointOf(fresh(), []);
      for (const broken of [null, {}, { ...saved, more: 1 }, { ...saved, game: 'x' }, { ...saved, parameters: [1] }])
        expect(resumeTraining(fresh(), broken).ok).toBe(false);
      expect(resumeTraining(newTrainer(game, knowledge, { ...plan, hidden: 5 }), saved).ok).toBe(false);
    });
  });

describe('training', () => {
  it('makes a step for each batch of positions, or one for a whole game', () => {
    const { game, knowledge } = named('garden-dice');
    const steps = (batch: number): number => {
      const trainer = newTrainer(game, knowledge, { ...plan, batch });
      trainOnce(trainer);
      return trainer.optimizer.steps;
    };
    expect(steps(0)).toBe(1);
    // About 256 positions of a game are kept.
    expect(steps(64)).toBeGreaterThanOrEqual(3);
    expect(steps(16)).toBeGreaterThanOrEqual(12);
  });

  it('begins with the weights that the game has where it is to go further', () => {
    const { game, knowledge } = named('dessert-dice');
    assert(knowledge.weights !== null, 'the game is taught');
    const { network } = newTrainer(game, knowledge, { ...plan, further: true }).evaluator;
    expect(writeRows(network)).toEqual(knowledge.weights.rows);
  });

  it('learns to beat random play within a few games, where it did not before', () => {
    const { game, knowledge } = named('dessert-dice');
    const trainer = newTrainer(game, knowledge, { ...plan, games: 300 });
    const before = measureProgress(trainer).overRandom;
    train(trainer, 300);
    const after = measureProgress(trainer).overRandom;
    expect(after).toBeGreaterThan(0.85);
    expect(after).toBeGreaterThan(before);
  });
});

for (const { game, knowledge } of taught)
  describe(`what ${game.profile.name} teaches`, () => {
    it('has weights that fit its features and stay light on the page', () => {
      const { weights, crowdWeights } = knowledge;
      assert(weights !== null, 'the game is taught');
      const all = crowdWeights === undefined ? [weights] : [weights, crowdWeights];
      for (const each of all) expect(readNetwork(knowledge.features, each).hidden).toBeGreaterThan(0);
      expect(gzipSync(all.flatMap(({ rows }) => rows).join('\n')).length).toBeLessThan(60_000);
    });

    it('fills every feature with a moderate number, and differs between seats', () => {
      const out = new Float32Array(knowledge.features + 1);
      const most = new Float32Array(knowledge.features);
      const trainer = newTrainer(game, { ...knowledge, observe: look }, { ...plan, candidates: 2 });
      function look(s: unknown, seat: number, features: Float32Array): void {
        out.fill(Number.NaN);
        knowledge.observe(s, seat, out);
        features.set(out.subarray(0, knowledge.features));
        for (let i = 0; i < knowledge.features; i++) most[i] = Math.max(most[i] as number, Math.abs(out[i] as number));
        if (!Number.isNaN(out[knowledge.features])) throw new Error('writes more features than it says');
      }
      for (const players of [game.profile.players.min, game.profile.players.max]) {
        trainer.games = 0;
        trainOnce({ ...trainer, plan: { ...plan, candidates: 2, players } });
      }
      for (let i = 0; i < knowledge.features; i++) {
        expect(Number.isFinite(most[i]), `feature ${i}`).toBe(true);
        expect(most[i], `feature ${i}`).toBeLessThan(20);
      }
    });
  });
