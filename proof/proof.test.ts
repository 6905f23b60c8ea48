import { describe, expect, test } from 'vitest';
import { games } from '../src/games/registry.node.ts';
import { runFuzz } from './fuzz.ts';
import { simulate } from './simulation.ts';
import { describeWorld, runWorld } from './world.ts';

/** The short form of `npm run proof`, always with the same faults. */
const seed = '1';

describe('the proof, in short', () => {
  test.each([...games.keys()])('three simulated servers on one store come to one truth: %s', async (id) => {
    const game = games.get(id);
    if (game === undefined) throw new Error('the game is there');
    const report = await simulate(seed, game, 1000);
    expect(report.audit.flaws, `seed ${seed}`).toEqual([]);
    expect(report.audit.steps).toBeGreaterThan(10);
    expect(report.crashes).toBeGreaterThan(0);
    expect(report.flags).toBeGreaterThan(0);
  });

  test('P4 a move that one process refuses because its time is over, no other stores by its own clock', async () => {
    const game = games.get('harvest-dice');
    if (game === undefined) throw new Error('the game is there');
    // A seed by which one process held a move for long, while another, whose clock was set forward, refused it.
    const report = await simulate('533769/6', game, 2000);
    expect(report.audit.flaws).toEqual([]);
  });

  test('a late double of a command that had nothing to do does nothing either', async () => {
    const game = games.get('garden-dice');
    if (game === undefined) throw new Error('the game is there');
    // A seed by which somebody agreed to a pause that was there already, and the double of it came when it was over.
    const report = await simulate('11/5', game, 2000);
    expect(report.audit.flaws).toEqual([]);
  });

  test('a simulation is the same for the same seed', async () => {
    const [game] = games.values();
    if (game === undefined) throw new Error('there are games');
    const [once, again, other] = [
      await simulate('a', game, 400),
      await simulate('a', game, 400),
      await simulate('b', game, 400),
    ];
    expect(again).toEqual(once);
    expect(other.trace).not.toBe(once.trace);
  });

  test('P1 P2 P3 P6 P10 P12 P13 a world on SQLite: storm, a server killed twice, once just before a commit; nothing is lost, doubled or told', async () => {
    const report = await runWorld({ seed, store: 'sqlite', people: 2, tables: 1, lives: 2, say: () => {} });
    expect(report.audit.flaws, `seed ${seed}\n${describeWorld(report)}`).toEqual([]);
    // Something did happen.
    expect(report.audit.moves).toBeGreaterThan(10);
    expect(report.audit.updates).toBeGreaterThan(100);
    expect(report.network.lost).toBeGreaterThan(0);
    expect(report.servers.kills).toBe(2);
  }, 240_000);

  test('P4 P14 nonsense is refused with a code, and changes nothing', async () => {
    const report = await runFuzz({ seed, millis: 4000 });
    expect(report.flaws, `seed ${seed}`).toEqual([]);
    expect(report.refused).toBeGreaterThan(20);
  }, 120_000);
});
