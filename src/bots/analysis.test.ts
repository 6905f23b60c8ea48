import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { type Match, newMatch, playAction, playChance, playMove, rollChance } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { replayRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { toy } from '../core/toy.suite.ts';
import { games } from '../games/registry.node.ts';
import {
  type Analysis,
  type AnalysisSettings,
  analyseMatch,
  type Expectation,
  findOut,
  summarise,
} from './analysis.ts';
import { assumedMove, newEstimator, REPEATS } from './analysisEstimate.ts';
import { figureOf } from './figure.ts';
import { createBot } from './levels.ts';
import { BASE_SEED } from './testing.suite.ts';

const few: AnalysisSettings = { iterations: 8, seed: BASE_SEED };
/** Enough to meet each of the 16 ways of the toy's only roll in every repeat. */
const enough: AnalysisSettings = { iterations: 128, seed: BASE_SEED };

function analyse(match: Match, settings = few): Analysis {
  const found = analyseMatch(match, settings);
  if (found === null) throw new Error('nobody cancelled it');
  return found;
}

/** Boxes 0 … 3, treasures where the test says; seat 1 opens one of them. */
function toyMatch(treasures: number[], box: number, open: boolean): Match {
  const match = unwrap(newMatch(toy as unknown as AnyGame, 2, { open }));
  unwrap(playChance(match, { type: 'hide', boxes: treasures }));
  unwrap(playMove(match, { type: 'open', box }));
  return match;
}

function gameOf(id: string): AnyGame {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

function playBots(id: string, names: readonly ('random' | 'sprout')[], seed: string): Match {
  const game = gameOf(id);
  const match = unwrap(newMatch(game, names.length));
  const random = new FastRandom(seed);
  const bots = names.map(createBot);
  for (;;) {
    const actor = game.actor(match.state);
    if (actor === OVER) return match;
    if (actor === CHANCE) unwrap(rollChance(match, random));
    else {
      const { action } = at(bots, actor).choose(game, match.state, actor, { iterations: 400 }, random);
      unwrap(playMove(match, game.decode(match.state, action)));
    }
  }
}

const parts = (e: Expectation): number[] => [e.margin.value, e.win.value];

function expectTelescope({ totals }: Analysis): void {
  for (const { start, luck, own, others, end } of totals)
    parts(end).forEach((value, i) => {
      const sum = [start, luck, own, others].reduce((total, each) => total + at(parts(each), i), 0);
      expect(sum).toBeCloseTo(value, 8);
    });
}

describe('a game that can be solved by hand', () => {
  // Open: seat 1 sees both treasures. Together (4 of 16 ways) they are worth 2 : 0, apart 1 : 1, so ½ a point on average.
  it('gives dice exactly their luck', () => {
    const lucky = analyse(toyMatch([2, 2], 2, true), enough);
    expect(at(lucky.expected, 0).map(({ margin }) => margin)).toEqual([
      { value: -0.5, error: 0 },
      { value: 0.5, error: 0 },
    ]);
    expect(at(lucky.totals, 1).luck.margin).toEqual({ value: 1.5, error: 0 });
    expect(at(lucky.totals, 1).lost.margin.value).toBe(0);
    expect(lucky.turningPoints).toEqual([]);
    const unlucky = analyse(toyMatch([2, 3], 2, true), enough);
    expect(at(unlucky.totals, 1).luck.margin.value).toBe(-0.5);
  });

  it('has luck that is nothing over all ways the dice can come, exactly', () => {
    const lucks = Array.from({ length: 16 }, (_, way) => {
      const { totals } = analyse(toyMatch([way % 4, Math.floor(way / 4)], way % 4, true), enough);
      return at(totals, 1).luck.margin.value;
    });
    expect(lucks.reduce((sum, luck) => sum + luck, 0)).toBe(0);
    expect(lucks).toContain(1.5);
  });

  it('names the better move, and exactly what was lost', () => {
    const missed = analyse(toyMatch([2, 2], 0, true), enough);
    expect(missed.turningPoints).toEqual([1]);
    expect(at(missed.entries, 1).loss).toMatchObject({
      better: { type: 'open', box: 2 },
      margin: { value: 4, error: 0 },
      win: { value: 1, error: 0 },
    });
    // Nothing is hidden, the estimates are exact, and they assume the best move: the decision changed what it lost.
    expect(at(missed.totals, 1)).toMatchObject({
      lost: { margin: { value: 4 } },
      own: { margin: { value: -4, error: 0 } },
      others: { margin: { value: 0, error: 0 } },
      end: { margin: { value: -2 } },
    });
    expect(at(missed.totals, 0)).toMatchObject({ own: { margin: { value: 0 } }, others: { margin: { value: 4 } } });
    expectTelescope(missed);
  });

  it('blames nobody for what they could not know', () => {
    const guessed = analyse(toyMatch([2, 2], 0, false), enough);
    const { lost, own, others } = at(guessed.totals, 1);
    // Every box is as good as another; what the guess cost is not a mistake.
    expect(Math.abs(lost.margin.value)).toBeLessThan(3 * lost.margin.error + 0.1);
    expect(own.margin.value).toBeLessThan(-0.2);
    expect(others.margin.value).toBe(0);
    expect(guessed.turningPoints).toEqual([]);
    expectTelescope(guessed);
  });
});

describe('a real game', () => {
  const match = playBots('harvest-dice', ['sprout', 'random'], `${BASE_SEED}/game`);
  const found = [...findOut(match, few)];
  const analysis = summarise(match, few, found);

  it('adds up to the result, for each of two what the other has not', () => {
    expectTelescope(analysis);
    const [first, second] = [at(analysis.totals, 0), at(analysis.totals, 1)];
    expect(first.luck.margin.value).toBeCloseTo(-second.luck.margin.value, 8);
    expect(first.others.margin.value).toBeCloseTo(-second.own.margin.value, 8);
    expect(second.others.margin.value).toBeCloseTo(-first.own.margin.value, 8);
    for (const row of analysis.expected) {
      expect(at(row, 0).margin.value).toBeCloseTo(-at(row, 1).margin.value, 8);
      expect(at(row, 0).win.value + at(row, 1).win.value).toBeCloseTo(1, 8);
    }
    const totals = match.game.score(match.state, 0).map(({ total }) => total ?? 0);
    expect(first.end.margin.value).toBe(at(totals, 0) - at(totals, 1));
    expect(first.end.margin.error).toBe(0);
  });

  it('finds that random play loses more than a look at each move', () => {
    expect(at(analysis.totals, 1).lost.margin.value).toBeGreaterThan(at(analysis.totals, 0).lost.margin.value + 5);
    expect(analysis.turningPoints.length).toBe(3);
    for (const i of analysis.turningPoints) expect(at(analysis.entries, i).loss?.better).not.toBeNull();
    for (const { loss } of analysis.entries)
      if (loss !== null) expect(loss.worth.value).toBeGreaterThanOrEqual(-3 * loss.worth.error);
  });

  it('is the same again, though workers share it', () => {
    const shared = [0, 1, 2].flatMap((index) => [...findOut(match, few, { index, of: 3 })]);
    expect(summarise(match, few, structuredClone(shared))).toEqual(analysis);
    const other = analyse(match, { ...few, seed: `${BASE_SEED}/2` });
    expect(other).not.toEqual(analysis);
    // Independent estimates differ by about as much as their errors say.
    const [a, b] = [at(analysis.totals, 0).luck.margin, at(other.totals, 0).luck.margin];
    expect(Math.abs(a.value - b.value)).toBeLessThan(6 * Math.hypot(a.error, b.error) + 0.1);
  });

  it('meets other dice in another match, where both begin alike', () => {
    const other = analyse(playBots('harvest-dice', ['random', 'random'], `${BASE_SEED}/other`));
    expect(at(other.expected, 0)).not.toEqual(at(analysis.expected, 0));
  });

  it('adds up errors as those of estimates that have nothing to do with each other, but between two rolls', () => {
    const isLuck = (i: number): boolean => found[i]?.actor === CHANCE;
    const sums = new Map<number, number[]>();
    for (const { index, roll, expected } of found) {
      if (isLuck(index - 1) === isLuck(index)) continue;
      const sum = sums.get(roll) ?? new Array<number>(REPEATS).fill(0);
      sums.set(
        roll,
        sum.map((each, repeat) => each + (isLuck(index) ? -1 : 1) * at(expected.margin, repeat)),
      );
    }
    const errors = [...sums.values()].map((sum) => figureOf(sum).error);
    expect(at(analysis.totals, 0).luck.margin.error).toBeCloseTo(Math.hypot(...errors), 8);
  });

  it('tells its progress and stops when told', () => {
    const seen: number[] = [];
    const watch = { onProgress: (done: number) => void seen.push(done), isCancelled: () => seen.length === 3 };
    expect(analyseMatch(match, few, watch)).toBeNull();
    expect(seen).toEqual([1, 2, 3]);
  });
});

describe('a game that goes on just as the estimates assume', () => {
  const match = unwrap(newMatch(gameOf('harvest-dice'), 2));
  const { game } = match;
  const random = new FastRandom(`${BASE_SEED}/assumed`);
  const estimator = newEstimator(game, match.state);
  for (let actor = game.actor(match.state); actor !== OVER; actor = game.actor(match.state))
    if (actor === CHANCE) unwrap(rollChance(match, random));
    else playAction(match, assumedMove(estimator, match.state, actor));
  const { entries, totals } = analyse(match);

  it('changes nothing by a decision, and where the end is near nothing between two rolls', () => {
    entries.forEach(({ by, change }, i) => {
      if (by === 'chance') return;
      // The samples of both places play on to the end, in the same way.
      const isNearEnd = entries.length - i <= 20;
      if (entries[i + 1]?.by !== 'chance' || isNearEnd)
        for (const { margin } of change) expect(margin, `entry ${i}`).toEqual({ value: 0, error: 0 });
    });
  });

  it('owes hardly anything but luck', () => {
    const [{ start, end, luck }] = totals as [Analysis['totals'][number]];
    expect(Math.abs(end.margin.value - start.margin.value - luck.margin.value)).toBeLessThan(4);
  });
});

const short: Readonly<Record<string, string>> = {
  'dessert-dice': 'three-players-last-placed',
  'garden-dice': 'stall',
  'harvest-dice': 'basic-pig',
  'my-little-vineyard': 'nobody-scores',
};

for (const [id, name] of Object.entries(short))
  it(`${id}: a finished game adds up, whatever the number of players`, () => {
    const file = new URL(`../games/${id}/golden/${name}.json`, import.meta.url);
    const match = unwrap(replayRecord(JSON.parse(readFileSync(file, 'utf8')), gameOf));
    const analysis = analyse(match, { iterations: 4, seed: BASE_SEED });
    expectTelescope(analysis);
    expect(analysis.entries.length).toBe(match.log.length);
  });

it('rice-dice: a game against the Happy Farmer adds up', () => {
  const analysis = analyse(playBots('rice-dice', ['sprout'], BASE_SEED), { iterations: 4, seed: BASE_SEED });
  expectTelescope(analysis);
  expect(analysis.totals.length).toBe(1);
});
