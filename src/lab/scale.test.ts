import { describe, expect, test } from 'vitest';
import { bytesADay, hereAtPeak, limitsOf, loadOf, peopleADay, type Scenario } from './scaleModel.ts';
import { linesOf, pageOfScale } from './scaleReport.ts';
import { scenarios } from './scaleScenarios.ts';
import { arrivalAt, capacityOf, overloads, simulateDay } from './scaleSimulation.ts';

const plain: Scenario = {
  name: 'plain',
  costs: {
    moveMicros: 1000,
    databaseMoveMicros: 500,
    announceMicros: 0,
    openMicros: 0,
    databaseOpenMicros: 0,
    botMillis: 100,
    nodeBytes: 0,
    connectionBytes: 1e6,
    roomBytes: 0,
    stepBytes: 100,
    updateBytes: 1000,
  },
  habits: { minutes: 60, tables: 1, moveSeconds: 5, seats: 2, botMoves: 0, peak: 2 },
  plant: { nodes: 2, botCores: 1, nodeMegabytes: 40_000, databases: 1, databaseCores: 1 },
};
const with_ = (changes: Partial<Scenario['plant']>, habits: Partial<Scenario['habits']> = {}): Scenario => ({
  ...plain,
  plant: { ...plain.plant, ...changes },
  habits: { ...plain.habits, ...habits },
});

describe('the model of costs', () => {
  test('a person who moves every ten seconds brings a tenth of the cost of a move each second', () => {
    expect(loadOf(plain)).toEqual({ node: 1e-4, database: 5e-5, bots: 0 });
    expect(limitsOf(plain)).toEqual({ node: 20_000, database: 20_000, bots: Number.POSITIVE_INFINITY, memory: 80_000 });
  });

  test('every node hears of every step: with many of them that is what they do', () => {
    const { node } = loadOf({ ...with_({ nodes: 101 }), costs: { ...plain.costs, announceMicros: 10 } });
    expect(node).toBeCloseTo(2e-4);
  });

  test('people of a day and people at once are two ways to say the same', () => {
    expect(peopleADay(hereAtPeak(12_345, plain.habits), plain.habits)).toBeCloseTo(12_345);
    // An hour each, twice as many as usual in the busiest one.
    expect(hereAtPeak(12, plain.habits)).toBe(1);
  });

  test('each move is stored once and sent to everybody at the table', () => {
    expect(bytesADay(plain, 10)).toEqual({ stored: 10 * 360 * 100, sent: 10 * 360 * 2000 });
  });
});

describe('a simulated day', () => {
  test('all people of the day come, most of them in the evening, and the same seed is the same day', () => {
    const day = simulateDay(plain, 50_000, [], 'a');
    expect(simulateDay(plain, 50_000, [], 'a')).toEqual(day);
    const peak = hereAtPeak(50_000, plain.habits);
    expect(day.mostPeople / peak).toBeGreaterThan(0.9);
    expect(day.mostPeople / peak).toBeLessThan(1.1);
    const busiest = day.minutes.findIndex(
      ({ people }) => people === Math.max(...day.minutes.map((each) => each.people)),
    );
    expect(Math.abs(busiest / 60 - 20.5)).toBeLessThan(2);
    expect(arrivalAt(20 * 3600, 2)).toBeGreaterThan(arrivalAt(8 * 3600, 2));
  });

  test('what fits waits for nothing, and beyond it the scarcest thing is the one that queues grow at', () => {
    const most = peopleADay(20_000, plain.habits);
    expect(overloads(simulateDay(plain, 0.8 * most, [], 'b'))).toEqual([]);
    expect(overloads(simulateDay(with_({ databases: 2 }), 1.3 * most, [], 'b'))).toEqual(['node']);
    expect(overloads(simulateDay(with_({ nodes: 4 }), 1.3 * most, [], 'b'))).toEqual(['database']);
    expect(overloads(simulateDay(with_({}, { botMoves: 1 }), 0.3 * most, [], 'b'))).toEqual(['bots']);
    expect(overloads(simulateDay(with_({ nodeMegabytes: 5000 }), 0.8 * most, [], 'b'))).toEqual(['memory']);
  });

  test('a node that fails in the evening takes its share with it, one at night is not missed', () => {
    const people = 0.7 * peopleADay(20_000, plain.habits);
    const evening = [{ second: 20 * 3600, seconds: 1800 }];
    const night = [{ second: 8 * 3600, seconds: 1800 }];
    expect(overloads(simulateDay(plain, people, evening, 'c'))).toEqual(['node']);
    expect(overloads(simulateDay(plain, people, night, 'c'))).toEqual([]);
  });

  test('the capacity found lies a little below what the scarcest thing can do at most', () => {
    const { people, limit } = capacityOf(with_({ databases: 2 }), [], 'd');
    const most = peopleADay(20_000, plain.habits);
    expect(limit).toBe('node');
    expect(people / most).toBeGreaterThan(0.85);
    expect(people / most).toBeLessThan(1.1);
  });
});

test('the report tells of every scenario how many fit and what is short first, with plots', () => {
  const [first] = scenarios;
  if (first === undefined) throw new Error('there are scenarios');
  const page = pageOfScale([first], [], 'e');
  expect(page).toContain('<svg');
  expect(page).toContain(first.name);
  expect(linesOf(first, [], 'e').join('\n')).toMatch(/people a day; first short: (node|database|bots|memory)/);
});
