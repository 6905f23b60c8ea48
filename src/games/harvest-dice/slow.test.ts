import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { BASE_SEED, withSeed } from '../../core/contractPlay.suite.ts';
import type { Entry } from '../../core/game.ts';
import { FastRandom, type Random } from '../../core/random.ts';
import { compareAt, playAlong } from '../../core/slow.suite.ts';
import { built, legalActions, load, positionOf, type SheetJson, sheet, USUAL_PIG } from './built.suite.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';
import { slow, slowMoves } from './slow.suite.ts';
import type { State } from './state.ts';

const tables = [2, 3, 4].flatMap((players) => [false, true].map((advanced) => ({ players, advanced })));

/** No two legal moves lead to the same position. Before the market the pool and the sheets tell moves apart. */
function expectDifferentEnds(s: State): void {
  const scratch = game.create(s.players, game.optionsOf(s));
  const reached = new Set<string>();
  for (const action of legalActions(s)) {
    game.copy(s, scratch);
    game.apply(scratch, action);
    reached.add(JSON.stringify([action >> 7, positionOf(scratch).sheets]));
  }
  expect(reached.size).toBe(legalActions(s).length);
}

describe('H10–H36 played twice, fast and slow', () => {
  for (const { players, advanced } of tables)
    it(`H10 H11 H16 H31 H34 H35 random games (${players} players, ${advanced ? 'advanced' : 'basic'})`, () => {
      for (let i = 0; i < 24; i++) {
        const name = `${players}/${advanced}/${i}`;
        const pigValues = i % 2 === 0 ? USUAL_PIG : anyPig(new FastRandom(name));
        const options = { advanced, pigValues };
        playAlong(game, slow, { players, options, name, choose: greedyOrRandom(i), every: i % 8 < 2 });
      }
    });

  for (const { players, advanced } of tables)
    it(`H12 H14 H15 H16 H36 built positions (${players} players, ${advanced ? 'advanced' : 'basic'})`, () => {
      for (let i = 0; i < 300; i++)
        withSeed(`${BASE_SEED}/built/${players}/${advanced}/${i}`, (random) => {
          const position = randomPosition(players, advanced, random);
          compareAt(game, slow, position, i % 10 === 0);
          if (i % 10 === 0) expectDifferentEnds(load(position));
        });
    });

  it('H16 built positions reach every kind of move: colour feeds, wasted pips, mixed changes', () => {
    const random = new FastRandom('kinds');
    const kinds = { colourFeed: 0, mixedPlant: 0, lostPips: 0, mixedFeed: 0 };
    for (let i = 0; i < 300; i++) {
      const position = randomPosition(3, true, random);
      const pig = at(position.sheets, 0).pig;
      for (const move of slowMoves(position)) {
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
const greedyOrRandom =
  (i: number) =>
  (moves: readonly Entry[], random: Random): Entry => {
    const wanted = moves.filter((move) => i % 3 === 2 || (move.type === 'feed') === (i % 3 === 0));
    return pick(wanted.length === 0 ? moves : wanted, random);
  };

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
