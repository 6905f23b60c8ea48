import { describe, expect, it } from 'vitest';
import type { AnalysedEntry, Analysis, Loss } from './analysis.ts';
import { levelOf, skillOf } from './skill.ts';
import { verdictOf } from './verdict.ts';

const lossOf = (win: number, margin: number, isForced = false): Loss => ({
  win: { value: win, error: 0 },
  margin: { value: margin, error: 0 },
  worth: { value: win, error: 0 },
  better: win > 0 ? { type: 'any' } : null,
  isForced,
  verdict: verdictOf({ value: win, error: 0 }),
});

const entry = (by: AnalysedEntry['by'], loss: Loss | null): AnalysedEntry => ({
  by,
  entry: { type: 'any' },
  change: [],
  loss,
});

const analysis: Analysis = {
  game: 'any',
  players: 2,
  iterations: 4,
  seed: '1',
  expected: [],
  entries: [
    entry('chance', null),
    entry(0, lossOf(0, 0)),
    entry(0, lossOf(0.2, 6)),
    entry(1, lossOf(0.5, 9)),
    entry(0, lossOf(0, 0, true)),
    entry(0, lossOf(0.04, 3)),
  ],
  totals: [],
  turningPoints: [],
};

describe('skill', () => {
  it('counts the real decisions of a seat by class, and what one of them lost on average', () => {
    const skill = skillOf(analysis, 0);
    expect(skill.decisions).toBe(3);
    expect(skill.counts).toEqual({ good: 1, inaccuracy: 1, mistake: 0, blunder: 1 });
    expect(skill.win.value).toBeCloseTo(0.08);
    expect(skill.margin.value).toBeCloseTo(3);
    expect(skill.win.error).toBeCloseTo(0.0611, 3);
  });

  it('is a level between those of the bots, with what its error leaves open', () => {
    const at = (value: number) => ({ value, error: 0.1 });
    const losses = { seedling: at(8), sprout: at(2), gardener: at(0.6), master: at(0.5) };
    const skill = skillOf(analysis, 0);
    const level = (value: number, error: number) => levelOf(losses, { ...skill, margin: { value, error } });
    expect(level(2.2, 0.1)).toEqual({ level: 'sprout', low: 'sprout', high: 'sprout' });
    expect(level(1.5, 1)).toEqual({ level: 'sprout', low: 'sprout', high: 'master' });
    expect(level(7, 6)).toEqual({ level: 'seedling', low: 'seedling', high: 'sprout' });
    // What the yardstick cannot tell apart is left open.
    expect(level(0.55, 0.01)).toMatchObject({ low: 'gardener', high: 'master' });
    expect(level(-1, 0.1)).toEqual({ level: 'master', low: 'master', high: 'master' });
    expect(levelOf(undefined, skill)).toBeNull();
    expect(levelOf(losses, { ...skill, decisions: 1 })).toBeNull();
  });
});
