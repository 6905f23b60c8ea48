import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { games } from '../../games/registry.node.ts';
import { plotsOf } from '../../lab/plots.ts';
import { englishReport, tablesOf } from '../../lab/report.ts';
import { parseSetting } from '../../lab/setting.ts';
import type { Example } from './examples.ts';

describe('the example that the lab opens with', () => {
  it.each([...games.values()])('of $profile.id is of these rules, small, and can be shown', (game) => {
    const text = readFileSync(new URL(`examples/${game.profile.id}.json`, import.meta.url), 'utf8');
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
