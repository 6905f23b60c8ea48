import { describe, expect, test } from 'vitest';
import { runFuzz } from './fuzz.ts';
import { describeWorld, runWorld } from './world.ts';

/** The short form of `npm run proof`, always with the same faults. */
const seed = '1';

describe('the proof, in short', () => {
  test('a world on SQLite: storm, a killed server, failing commits; nothing is lost, doubled or told', async () => {
    const report = await runWorld({ seed, store: 'sqlite', people: 2, tables: 1, lives: 2, say: () => {} });
    expect(report.audit.flaws, `seed ${seed}\n${describeWorld(report)}`).toEqual([]);
    // Something did happen.
    expect(report.audit.moves).toBeGreaterThan(10);
    expect(report.audit.updates).toBeGreaterThan(100);
    expect(report.network.lost).toBeGreaterThan(0);
    expect(report.servers.kills).toBe(2);
  }, 240_000);

  test('nonsense is refused with a code, and changes nothing', async () => {
    const report = await runFuzz({ seed, millis: 4000 });
    expect(report.flaws, `seed ${seed}`).toEqual([]);
    expect(report.refused).toBeGreaterThan(20);
  }, 120_000);
});
