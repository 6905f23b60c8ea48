import { describe, expect, it } from 'vitest';
import { FastRandom, type Random } from '../core/random.ts';
import { MARGIN, type Network, newNetwork, readNetwork, runNetwork, WIN, writeRows } from './network.ts';
import { learn, newOptimizer, step } from './optimizer.ts';

const unit = (random: Random): number => random.below(2001) / 1000 - 1;

function randomNetwork(features: number, hidden: number, random: Random): Network {
  const network = newNetwork(features, hidden);
  for (let i = 0; i < network.parameters.length; i++) network.parameters[i] = unit(random);
  return network;
}

/** What the trainer minimises, from the outputs alone. */
function lossOf(network: Network, x: Float32Array, win: number, margin: number): number {
  runNetwork(network, x);
  const chance = 1 / (1 + Math.exp(-(network.outputs[WIN] as number)));
  const miss = (network.outputs[MARGIN] as number) - margin;
  const bounded = Math.abs(miss) <= 1 ? (miss * miss) / 2 : Math.abs(miss) - 0.5;
  return -(win * Math.log(chance) + (1 - win) * Math.log(1 - chance)) + 0.5 * bounded;
}

describe('the network', () => {
  it('computes what its definition says', () => {
    const random = new FastRandom('network');
    const [features, hidden] = [5, 3];
    const network = randomNetwork(features, hidden, random);
    const x = Float32Array.from({ length: features }, (_, i) => (i === 2 ? 0 : unit(random)));
    runNetwork(network, x);
    const rows = writeRows(network).map((row) => row.split(' ').map(Number));
    const dot = (weights: number[], values: ArrayLike<number>) =>
      weights.reduce((sum, weight, i) => sum + weight * (values[i] as number), 0);
    const units = rows.slice(0, hidden).map((row) => Math.max(0, (row[0] as number) + dot(row.slice(1), x)));
    for (const output of [WIN, MARGIN]) {
      const row = rows[hidden + output] as number[];
      const expected = (row[0] as number) + dot(row.slice(1, 1 + hidden), units) + dot(row.slice(1 + hidden), x);
      expect(network.outputs[output]).toBeCloseTo(expected, 2);
    }
  });

  it.each([
    [178, 32],
    [89, 32],
    [219, 64],
    [1, 16],
  ])('is the same to the last bit with and without WebAssembly: %i features, %i units', (features, hidden) => {
    const random = new FastRandom(`quick/${features}`);
    const quick = randomNetwork(features, hidden, random);
    expect(quick.quick, 'this machine has WebAssembly with vectors').not.toBeNull();
    const plain = newNetwork(features, hidden, false);
    plain.parameters.set(quick.parameters);
    for (let round = 0; round < 500; round++) {
      const x = Float32Array.from({ length: features }, () => (random.below(2) === 0 ? 0 : unit(random) / 7));
      runNetwork(quick, x);
      runNetwork(plain, x);
      expect([...quick.outputs, ...quick.units]).toEqual([...plain.outputs, ...plain.units]);
    }
  });

  it('survives being written and read', () => {
    const network = randomNetwork(7, 4, new FastRandom('rows'));
    const again = readNetwork(7, { made: '', rows: writeRows(network) });
    for (let i = 0; i < network.parameters.length; i++)
      expect(again.parameters[i]).toBeCloseTo(network.parameters[i] as number, 3);
    expect(() => readNetwork(8, { made: '', rows: writeRows(network) })).toThrow('train again');
  });

  it('learns along the gradient of its loss', () => {
    const random = new FastRandom('gradient');
    for (let round = 0; round < 10; round++) {
      const network = randomNetwork(6, 4, random);
      const x = Float32Array.from({ length: 6 }, () => unit(random));
      const [win, margin] = [random.below(2), unit(random)];
      const optimizer = newOptimizer(network);
      learn(optimizer, x, win, margin);
      for (let i = 0; i < network.parameters.length; i++) {
        const saved = network.parameters[i] as number;
        const nudge = 0.002;
        network.parameters[i] = saved + nudge;
        const above = lossOf(network, x, win, margin);
        network.parameters[i] = saved - nudge;
        const below = lossOf(network, x, win, margin);
        network.parameters[i] = saved;
        expect(optimizer.gradient[i], `round ${round}, parameter ${i}`).toBeCloseTo((above - below) / (2 * nudge), 1);
      }
    }
  });

  it('learns exclusive or, which no linear evaluation can', () => {
    const random = new FastRandom('xor');
    const network = newNetwork(2, 8);
    for (let i = 0; i < network.parameters.length; i++) network.parameters[i] = 0.5 * unit(random);
    const optimizer = newOptimizer(network);
    const cases = [0, 1, 2, 3].map((i) => ({ x: Float32Array.of(i & 1, i >> 1), win: (i & 1) ^ (i >> 1) }));
    for (let round = 0; round < 3000; round++) {
      for (const { x, win } of cases) learn(optimizer, x, win, 0);
      step(optimizer, 0.01);
    }
    for (const { x, win } of cases) {
      runNetwork(network, x);
      expect((network.outputs[WIN] as number) > 0).toBe(win === 1);
    }
  });
});
