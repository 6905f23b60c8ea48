import { expect, it } from 'vitest';
import { assert } from '../core/assert.ts';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { evaluatorOf } from './evaluator.ts';
import { taught } from './expert.ts';
import { createBot } from './levels.ts';
import { writeRows } from './network.ts';
import { randomDecision } from './testing.suite.ts';
import { pickPlayers, traineeOf } from './training.ts';

const known = [...games.values()].find(({ knowledge }) => knowledge?.crowdWeights !== undefined);
assert(known?.knowledge !== undefined, 'a game teaches crowds apart');
const game = known;
const { knowledge } = known;
const { weights, crowdWeights } = knowledge;
assert(weights !== null && crowdWeights !== undefined, 'it has learned both');

const rowsFor = (players: number, of = game) => {
  const evaluator = evaluatorOf(of, players);
  assert(evaluator !== null, 'the game is taught');
  return writeRows(evaluator.network);
};

it('judges games of two by one network, those of more by another where the game has one', () => {
  expect(rowsFor(2)).toEqual(weights.rows);
  expect(rowsFor(3)).toEqual(crowdWeights.rows);
  expect(rowsFor(4)).toEqual(crowdWeights.rows);
  expect(evaluatorOf(game, 4)).toBe(evaluatorOf(game, 3));
  const { crowdWeights: _, ...one } = knowledge;
  expect(rowsFor(4, { ...game, knowledge: one })).toEqual(weights.rows);
});

it('teaches either of them, and a training plays by the one that it teaches', () => {
  expect(rowsFor(4, traineeOf(game, null))).toEqual(weights.rows);
  expect(rowsFor(4, traineeOf(game, 4))).toEqual(weights.rows);
  expect(rowsFor(2, traineeOf(game, 'crowd'))).toEqual(crowdWeights.rows);
  expect(rowsFor(4, taught(game, weights.rows))).toEqual(weights.rows);
});

it('learns crowds from games of more than two, mostly of all seats', () => {
  const random = new FastRandom('crowd');
  const { max } = game.profile.players;
  const picked = Array.from({ length: 400 }, () => pickPlayers(game, 'crowd', random));
  expect(Math.min(...picked)).toBe(3);
  expect(Math.max(...picked)).toBe(max);
  expect(picked.filter((players) => players === max).length).toBeGreaterThan(200);
});

it('searches as broadly as the game says for its number of players', () => {
  const weightOfBest = (exploration: number) => {
    const bold = { ...game, knowledge: { ...knowledge, exploration: () => exploration } };
    const s = randomDecision(game, 4, 12, 'broad');
    assert(s !== null, 'the game goes on');
    const { estimates } = createBot('master').choose(bold, s, game.actor(s), { iterations: 300 }, new FastRandom('a'));
    return estimates[0]?.weight ?? 0;
  };
  expect(weightOfBest(0.05)).toBeGreaterThan(weightOfBest(5));
});
