import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { OVER } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { FastRandom, type Random } from '../../core/random.ts';
import { built, fresh, legalActions, load, positionOf, roll, type SheetJson, sheet, USUAL_PIG } from './built.suite.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import type { Position } from './position.ts';
import { refereeAfter, refereeMoves, refereeScore } from './slow.suite.ts';
import type { State } from './state.ts';

const BASE_SEED = process.env.WINDFALL_SEED ?? 'windfall';
const tables = [2, 3, 4].flatMap((players) => [false, true].map((advanced) => ({ players, advanced })));

function withSeed(seed: string, test: (random: FastRandom) => void): void {
  try {
    test(new FastRandom(seed));
  } catch (error) {
    if (error instanceof Error) error.message = `[seed ${JSON.stringify(seed)}] ${error.message}`;
    throw error;
  }
}

/** One spelling for the fields of a move, so that lists compare as sets of text. */
function spell(move: Move): string {
  return JSON.stringify(move, ['type', 'die', 'veg', 'value', 'as', 'row', 'column']);
}

function expectSameMoves(s: State): void {
  const fast = legalActions(s).map((action) => spell(game.decode(s, action)));
  const slow = refereeMoves(positionOf(s)).map(spell);
  expect(new Set(fast).size).toBe(fast.length);
  if (fast.sort().join() !== slow.sort().join()) expect(fast, JSON.stringify(positionOf(s))).toEqual(slow);
}

/** Every legal move leads where the referee says, and no two lead to the same position. */
function expectSameAfter(s: State): void {
  const before = positionOf(s);
  const scratch = game.create(s.players, game.optionsOf(s));
  const reached = new Set<string>();
  for (const action of legalActions(s)) {
    game.copy(s, scratch);
    game.apply(scratch, action);
    const after = positionOf(scratch);
    const expected = refereeAfter(before, game.decode(s, action));
    if (!sameJson(after, expected)) expect(after).toEqual(expected);
    // Right after the move, before the market: the pool and the sheets tell moves apart.
    reached.add(JSON.stringify([action >> 7, after.sheets]));
  }
  expect(reached.size).toBe(legalActions(s).length);
}

function expectSameScore(s: State): void {
  const { totals, ranks } = refereeScore(positionOf(s));
  expect(game.score(s, 0).map((standing) => standing.total)).toEqual(totals);
  expect(game.score(s, 0).map((standing) => standing.rank)).toEqual(ranks);
}

describe('the referee, a second reading of H10–H17 and H31–H35', () => {
  for (const { players, advanced } of tables)
    it(`H10 H11 H16 H31 H34 H35 agrees over random games (${players} players, ${advanced ? 'advanced' : 'basic'})`, () => {
      for (let i = 0; i < 24; i++)
        withSeed(`${BASE_SEED}/referee/${players}/${advanced}/${i}`, (random) => {
          const s = fresh(players, advanced, i % 2 === 0 ? USUAL_PIG : anyPig(random));
          for (roll(s, random); game.actor(s) !== OVER; roll(s, random)) {
            expectSameMoves(s);
            expectSameScore(s);
            if (i % 8 < 2) expectSameAfter(s);
            game.apply(s, greedyOrRandom(s, i, random));
          }
          expectSameScore(s);
        });
    });

  for (const { players, advanced } of tables)
    it(`H12 H14 H15 H16 H36 agrees on built positions (${players} players, ${advanced ? 'advanced' : 'basic'})`, () => {
      for (let i = 0; i < 300; i++)
        withSeed(`${BASE_SEED}/built/${players}/${advanced}/${i}`, (random) => {
          const s = load(randomPosition(players, advanced, random));
          expectSameMoves(s);
          if (i % 10 === 0) expectSameAfter(s);
        });
    });

  it('H16 built positions reach every kind of move: colour feeds, wasted pips, mixed changes', () => {
    const random = new FastRandom('kinds');
    const kinds = { colourFeed: 0, mixedPlant: 0, lostPips: 0, mixedFeed: 0 };
    for (let i = 0; i < 300; i++) {
      const position = randomPosition(3, true, random);
      const pig = at(position.sheets, 0).pig;
      for (const move of refereeMoves(position)) {
        if (move.type === 'feed' && move.as) kinds.colourFeed++;
        if (move.type === 'feed' && move.as && move.value !== move.die.value) kinds.mixedFeed++;
        if (move.type === 'feed' && pig + move.value > 42) kinds.lostPips++;
        if (move.type === 'plant' && move.as && move.column !== move.die.value) kinds.mixedPlant++;
      }
    }
    for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(100);
  });
});

/** Some games are played to feed, some to plant, some anyhow: they reach different sheets. */
function greedyOrRandom(s: State, i: number, random: Random): number {
  const actions = legalActions(s);
  const feeds = actions.filter((action) => game.decode(s, action).type === 'feed');
  const wanted = i % 3 === 0 ? feeds : i % 3 === 1 ? actions.filter((action) => !feeds.includes(action)) : actions;
  const from = wanted.length === 0 ? actions : wanted;
  return at(from, random.below(from.length));
}

/** H3: any seven values that never fall. */
const anyPig = (random: Random): number[] => Array.from({ length: 7 }, () => random.below(100)).sort((a, b) => a - b);

const pick = <T>(list: readonly T[], random: Random): T => at(list, random.below(list.length));

/** Seat 0 with a garden of any fullness, a pig that is often nearly full, and many powers. */
function randomPosition(players: number, advanced: boolean, random: Random): Position {
  const most = players === 2 ? 2 : 3;
  const dice = ['L', 'T', 'C'].flatMap((letter) =>
    Array.from({ length: most }, () => `${letter}${1 + random.below(6)}`),
  );
  const pool = shuffle(dice, random).slice(0, 2 + random.below(dice.length - 1));
  const others = Array.from({ length: players - 1 }, () => sheet());
  const markets = { lettuce: 1 + random.below(5), tomato: 1 + random.below(5), carrot: 1 + random.below(5) };
  return built({ advanced, pool: pool.join(' '), sheets: [randomSheet(random), ...others], markets });
}

function randomSheet(random: Random): SheetJson {
  const garden = Array.from({ length: 3 }, () => Array.from({ length: 6 }, () => '.'));
  const letters = pick(['LTC', 'LTC', 'LT', 'TC', 'L', 'C', ''], random);
  const size = random.below(19);
  for (let tries = 0; tries < 200 && letters !== ''; tries++) {
    if (garden.flat().filter((cell) => cell !== '.').length >= size) break;
    grow(garden, pick([...letters], random), random.below(3), random.below(6));
  }
  const pig = random.below(2) === 0 ? random.below(43) : 36 + random.below(7);
  const rows = Math.floor(pig / 6);
  const powers = random.below(3) === 0 ? random.below(rows + 1) : rows;
  return sheet(
    garden.map((row) => row.join('')),
    pig,
    powers,
  );
}

/** Puts the letter there if it is the first of its kind or touches another. */
function grow(garden: string[][], letter: string, row: number, column: number): void {
  const target = garden[row];
  if (target === undefined || target[column] !== '.') return;
  const touches = [garden[row - 1]?.[column], garden[row + 1]?.[column], target[column - 1], target[column + 1]];
  if (!garden.flat().includes(letter) || touches.includes(letter)) target[column] = letter;
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [mixed[i], mixed[j]] = [at(mixed, j), at(mixed, i)];
  }
  return mixed;
}
