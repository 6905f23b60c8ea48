import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { compareRows, comparisonTable } from './compare.ts';
import { checkOverrides, printedComponents } from './overrides.ts';
import { pageReport } from './page.ts';
import { plotsOf } from './plots.ts';
import { csvSummary, englishReport, tablesOf, textReport } from './report.ts';
import { completeSetting, parseSetting, type Setting } from './setting.ts';
import { openSimulation } from './simulation.ts';
import { readRows, runSimulation } from './simulations.ts';
import { correlation, meanOf, shareOf } from './statistics.ts';
import { spreadOf, summarize, victoryOf } from './summary.ts';
import { de } from './words/de.ts';

const folder = mkdtempSync(join(tmpdir(), 'windfall-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a plot writes and tells, without where it draws it. */
const wordsIn = (plot: string): string =>
  [...plot.matchAll(/aria-label="([^"]*)"|>([^<]+)</g)].map(([, told, written]) => told ?? written).join('\n');

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
    const setting = settingFor(id, Math.max(2, game.profile.players.min));
    const play = openSimulation(game, setting);
    const rows = Array.from({ length: 30 }, (_, i) => play(i));
    const summary = summarize(rows);
    expect(summary.games).toBe(30);
    expect(summary.sides.reduce((sum, { wins }) => sum + wins.value, 0)).toBeCloseTo(1);
    for (const { points, breakdown } of summary.sides) {
      const parts = Object.values(breakdown).reduce((sum, { value }) => sum + value, 0);
      expect(parts).toBeCloseTo(points.mean.value);
    }
    // Chance lets each seat begin now and then, and nobody is forgotten.
    expect(new Set(rows.map(({ starter }) => starter))).toEqual(new Set([0, 1]));
    expect(summary.places.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1);
    expect(textReport(tablesOf(setting, summary, englishReport(game)))).toContain('Victories by seat');
    const german = { ...de, categories: {}, language: 'de' } as const;
    const shown =
      textReport(tablesOf(setting, summary, german)) + plotsOf(setting, summary, german).map(wordsIn).join('\n');
    expect(shown).toContain('Siege nach Platz');
    expect(shown).toMatch(/\d,\d %/);
    expect(shown).not.toMatch(/\d\.\d|-\d|[−-]0,00/);
    const csv = csvSummary(summary).trim().split('\n');
    expect(csv[1]).toBe('run,,games,30,,');
    expect(csv.every((line) => line.replace(/"[^"]*"/g, '').split(',').length === 6)).toBe(true);
    const page = pageReport(game, setting, summary);
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/https?:|undefined|NaN/);
  });

  it('plays solo against the side nobody plays', () => {
    const setting = settingFor('rice-dice', 1);
    const rows = Array.from({ length: 10 }, (_, i) => openSimulation(gameOf('rice-dice'), setting)(i));
    expect(summarize(rows).sides).toHaveLength(2);
  });

  it('counts what the log notes besides moves', () => {
    const spells = (drySpell: number) => {
      const setting = settingFor('rice-dice', 2, { options: { drySpell } });
      const rows = Array.from({ length: 10 }, (_, i) => openSimulation(gameOf('rice-dice'), setting)(i));
      return summarize(rows).happenings.drySpell;
    };
    // R52: at random rice seldom rises, and a spell of one turn of each side comes in every game.
    expect(spells(1)?.share.value).toBe(1);
    expect(spells(1)?.times.value).toBeGreaterThan(1);
    expect(spells(0)).toBeUndefined();
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

  it('leaves to luck which move of a kind is made, where told so', () => {
    const setting = settingFor('rice-dice', 2, { bots: ['sprout', 'random'], iterations: [10_000, 1], rotate: false });
    const kept = (random: string[]): (string | undefined)[] => {
      const play = openSimulation(gameOf('rice-dice'), { ...setting, random });
      return [0, 1, 2, 3, 4].map((i) =>
        Object.keys(play(i).uses[0] ?? {}).find((use) => use.startsWith('choose card=')),
      );
    };
    const chosen = kept([]);
    expect(kept(['reroll'])).toEqual(chosen);
    expect(kept(['choose'])).not.toEqual(chosen);
  });

  it('stops a game that drags on, and says so', () => {
    const row = openSimulation(gameOf('harvest-dice'), settingFor('harvest-dice', 2, { longest: 10 }))(0);
    expect(row).toMatchObject({ decisions: 10, cause: 'unfinished', tie: null });
    expect(row.ranks).toContain(1);
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

describe('what-if', () => {
  it('plays with other components, and only with those that exist and fit', async () => {
    const printed = await printedComponents('harvest-dice');
    expect(printed.PIG_VALUES).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(await checkOverrides('harvest-dice', { PIG_VALUES: [0, 0, 0, 0, 0, 0, 0] })).toMatchObject({ ok: true });
    for (const wrong of [
      { PIGS: 1 },
      { PIG_VALUES: 3 },
      { PIG_VALUES: [1, 'x'] },
      { RIBBON_POINTS: -1 },
      { vegetables: [1] },
    ])
      expect(await checkOverrides('harvest-dice', wrong)).toMatchObject({ ok: false, error: { code: 'bad_setting' } });
    const setting = settingFor('harvest-dice', 2);
    const worthless = { ...setting, components: { PIG_VALUES: [0, 0, 0, 0, 0, 0, 0], RIBBON_POINTS: 9 } };
    const usual = await runSimulation(setting, 20, 1, null, []);
    const changed = await runSimulation(worthless, 20, 1, null, []);
    expect(changed.every(({ breakdown }) => breakdown.every(({ pig }) => pig === 0))).toBe(true);
    expect(changed.every(({ breakdown }) => breakdown.every(({ ribbons }) => (ribbons ?? 0) % 9 === 0))).toBe(true);
    // Random players do not look at points: the same dice give the same moves.
    const differences = compareRows(usual, changed);
    expect(differences.find(({ what }) => what === 'turns')).toMatchObject({ difference: { value: 0 } });
    const pig = differences.find(({ what }) => what === 'points: pig');
    expect(pig?.b).toBe(0);
    expect(pig?.difference.high).toBeLessThan(0);
    expect(textReport([comparisonTable(differences, 20)])).toContain('points: pig');
  });

  it('what-if/rice-dice-even-deck.json is a deck that a table may choose, and can be played', () => {
    const file = fileURLToPath(new URL('../../what-if/rice-dice-even-deck.json', import.meta.url));
    const deck: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const play = openSimulation(gameOf('rice-dice'), settingFor('rice-dice', 2, { options: { deck } }));
    expect(play(0).cause).not.toBe('unfinished');
  });

  it('completes a setting given in short', () => {
    expect(completeSetting({ game: 'harvest-dice', players: 3, bots: ['random', 'sprout'] })).toMatchObject({
      bots: ['random', 'sprout', 'random'],
      iterations: [1, 10_000, 1],
      seed: '1',
    });
  });
});
