import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { replayRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { games } from '../../games/registry.node.ts';
import { chiSquareTail, countRolls } from './rolls.ts';

describe('the chi-square distribution', () => {
  it.each([
    // From printed tables: the 5 %, 1 % and 95 % points.
    [3.841, 1, 0.05],
    [11.07, 5, 0.05],
    [15.086, 5, 0.01],
    [1.145, 5, 0.95],
    [18.307, 10, 0.05],
  ])('beyond %f with %i degrees of freedom lies %f', (x, degrees, tail) => {
    expect(chiSquareTail(x, degrees)).toBeCloseTo(tail, 3);
  });

  it('is whole at zero and nothing far out', () => {
    expect(chiSquareTail(0, 5)).toBe(1);
    expect(chiSquareTail(500, 5)).toBeLessThan(1e-50);
  });
});

describe('the statistics of a record', () => {
  const read = (id: string, name: string) => {
    const file = new URL(`../../games/${id}/golden/${name}.json`, import.meta.url);
    return unwrap(replayRecord(JSON.parse(readFileSync(file, 'utf8')), (each) => games.get(each)));
  };

  it('count every face of every roll', () => {
    const match = read('harvest-dice', 'basic-market');
    const { dice, others } = countRolls(match);
    const rolled = match.log.flatMap((entry) => {
      const { type, ...rest } = entry as Record<string, unknown>;
      return type === 'roll' ? (JSON.stringify(rest).match(/[1-6]/g) ?? []).map(Number) : [];
    });
    expect(dice.length).toBe(1);
    const die = at(dice, 0);
    expect(die.outcomes).toEqual([1, 2, 3, 4, 5, 6]);
    expect(die.counts).toEqual([1, 2, 3, 4, 5, 6].map((face) => rolled.filter((value) => value === face).length));
    expect(die.total).toBe(die.expected * 6);
    expect(die.probability).toBeGreaterThan(0);
    // Who starts is a pick, but not a die.
    expect(others).toBe(1);
  });

  it.each([
    ['dessert-dice', 'three-players-last-placed'],
    ['garden-dice', 'stall'],
    ['my-little-vineyard', 'quiet-seasons'],
  ])('can be told for %s', (id, name) => {
    const match = read(id, name);
    const { dice, others } = countRolls(match);
    const total = dice.reduce((sum, die) => sum + die.total, others);
    expect(total).toBeGreaterThan(0);
    for (const { counts, total: own } of dice) expect(counts.reduce((sum, n) => sum + n, 0)).toBe(own);
  });
});
