import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../core/game.ts';
import { unwrap } from '../../core/result.ts';
import { games } from '../../games/registry.node.ts';
import { plotsOf } from '../../lab/plots.ts';
import { englishReport, tablesOf } from '../../lab/report.ts';
import { parseSetting } from '../../lab/setting.ts';
import type { Example } from './examples.ts';

const folder = new URL('examples/', import.meta.url);

describe('the example that the lab opens with', () => {
  it.each(readdirSync(folder))('%s is of these rules, small, and can be shown', (file) => {
    const game = games.get(file.replace('.json', '')) as AnyGame;
    const text = readFileSync(new URL(file, folder), 'utf8');
    expect(text.length).toBeLessThan(32_000);
    const { rules, setting, summary }: Example = JSON.parse(text);
    // Else: node scripts/lab-examples.ts
    expect(rules).toBe(game.rulesVersion);
    expect(summary.games).toBe(500);
    const checked = unwrap(parseSetting(game, setting));
    const words = englishReport(game);
    expect(plotsOf(checked, summary, words).length).toBeGreaterThan(3);
    expect(tablesOf(checked, summary, words).every(({ rows }) => rows.length > 0)).toBe(true);
  });
});
