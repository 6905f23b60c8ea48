import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { pageReport } from './page.ts';
import { csvReport, tablesOf, textReport } from './report.ts';
import { parseSetting, type Setting } from './setting.ts';
import { openSimulation } from './simulation.ts';
import { readRows, runSimulation } from './simulations.ts';
import { correlation, meanOf, shareOf } from './statistics.ts';
import { spreadOf, summarize, victoryOf } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'windfall-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

function settingFor(id: string, players: number, changes: Partial<Setting> = {}): Setting {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const bots = Array.from({ length: players }, () => 'random' as const);
  const iterations = bots.map(() => 1);
  return unwrap(
    parseSetting(game, { game: id, players, options: {}, bots, iterations, rotate: true, seed: 'test', ...changes }),
  );
}

const gameOf = (id: string) => {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

describe('a simulation', () => {
  it.each([...games.keys()])('plays %s and reports it as text, CSV and page', (id) => {
    const game = gameOf(id);
    const setting = settingFor(id, Math.max(2, game.card.players.min));
    const play = openSimulation(game, setting);
    const rows = Array.from({ length: 30 }, (_, i) => play(i));
    const summary = summarize(rows);
    expect(summary.games).toBe(30);
    expect(summary.sides.reduce((sum, { wins }) => sum + wins.value, 0)).toBeCloseTo(1);
    for (const { points, breakdown } of summary.sides) {
      const parts = Object.values(breakdown).reduce((sum, { value }) => sum + value, 0);
      expect(parts).toBeCloseTo(points.mean.value);
    }
    const tables = tablesOf(game, setting, summary);
    expect(textReport(tables)).toContain('Victories by seat');
    expect(csvReport(tables).split('\n').length).toBeGreaterThan(15);
    const page = pageReport(game, setting, summary);
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/https?:|undefined|NaN/);
  });

  it('plays solo against the side nobody plays', () => {
    const setting = settingFor('rice-dice', 1);
    const rows = Array.from({ length: 10 }, (_, i) => openSimulation(gameOf('rice-dice'), setting)(i));
    expect(summarize(rows).sides).toHaveLength(2);
  });

  it('gives the same games whatever the number of threads, and goes on from a file', async () => {
    const setting = settingFor('harvest-dice', 3, { bots: ['random', 'sprout', 'random'] });
    const alone = await runSimulation(setting, 12, 1, null, []);
    const together = await runSimulation(setting, 12, 2, null, []);
    expect(together).toEqual(alone);
    const file = join(folder, 'run.jsonl');
    await runSimulation(setting, 5, 1, file, unwrap(readRows(file, setting)));
    // A crash in the middle of a line loses that game only.
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, -20));
    const kept = unwrap(readRows(file, setting));
    expect(kept).toHaveLength(4);
    const resumed = await runSimulation(setting, 12, 2, file, kept);
    expect(resumed).toEqual(alone);
    expect(unwrap(readRows(file, setting))).toHaveLength(12);
    const other = settingFor('harvest-dice', 3, { seed: 'other' });
    expect(readRows(file, other)).toMatchObject({ ok: false, error: { code: 'bad_setting' } });
  });

  it('moves the bots on one seat with every game, unless told not to', () => {
    const bots = ['random', 'sprout'] as const;
    const turned = openSimulation(gameOf('harvest-dice'), settingFor('harvest-dice', 2, { bots: [...bots] }));
    expect([turned(0).bots, turned(1).bots, turned(2).bots]).toEqual([
      ['random', 'sprout'],
      ['sprout', 'random'],
      ['random', 'sprout'],
    ]);
    const fixed = openSimulation(
      gameOf('harvest-dice'),
      settingFor('harvest-dice', 2, { bots: [...bots], rotate: false }),
    );
    expect(fixed(1).bots).toEqual(['random', 'sprout']);
  });

  it('refuses settings that do not fit the game', () => {
    const game = gameOf('harvest-dice');
    const good = {
      game: 'harvest-dice',
      players: 2,
      options: {},
      bots: ['random', 'random'],
      iterations: [1, 1],
      rotate: true,
      seed: '1',
    };
    expect(parseSetting(game, good).ok).toBe(true);
    for (const [change, code] of [
      [{ players: 9 }, 'bad_players'],
      [{ bots: ['random'] }, 'bad_setting'],
      [{ bots: ['wizard', 'random'] }, 'bad_setting'],
      [{ options: { hard: 1 } }, 'bad_option'],
      [{ extra: 1 }, 'bad_setting'],
    ] as const)
      expect(parseSetting(game, { ...good, ...change })).toMatchObject({ ok: false, error: { code } });
  });
});

describe('statistics', () => {
  it('divides a shared victory', () => {
    const row = openSimulation(gameOf('harvest-dice'), settingFor('harvest-dice', 2))(0);
    expect(victoryOf({ ...row, ranks: [1, 1] }, 0)).toBe(0.5);
    expect(victoryOf({ ...row, ranks: [1, 2] }, 1)).toBe(0);
  });

  it('knows means, shares and correlations', () => {
    expect(meanOf([1, 2, 3, 4])).toMatchObject({ value: 2.5 });
    // Wilson's interval for 8 of 10, as in textbooks.
    const share = shareOf(8, 10);
    expect(share.low).toBeCloseTo(0.4902, 3);
    expect(share.high).toBeCloseTo(0.9433, 3);
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(correlation([1, 2, 3], [5, 5, 5])).toBe(0);
    expect(at(spreadOf([3, 1, 2, 2]).histogram, 1)).toEqual([2, 2]);
  });
});
