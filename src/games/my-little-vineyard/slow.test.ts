import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { legalMoves, playMove, rollChance } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { type Item, items } from './components.ts';
import { crampedSheet, generousSheet, randomSheet } from './sheets.suite.ts';
import { referenceMoves, referencePlay } from './slow.suite.ts';
import { anyGame, begin, positionOf } from './table.suite.ts';

const sorted = (moves: readonly unknown[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** Plays a random game and compares each list of moves, and each position, with the slow rules. */
function compare(players: number, options: Record<string, unknown>, seed: string): void {
  const random = new FastRandom(seed);
  const match = begin(players, options);
  // Without this some games would hardly see a wine: purchases crowd out the rest.
  const isMaker = random.below(2) === 0;
  let expected = positionOf(match);
  for (let step = 0; anyGame.actor(match.state) !== OVER; step++) {
    const label = `seed ${seed}, step ${step}`;
    if (anyGame.actor(match.state) === CHANCE) unwrap(rollChance(match, random));
    else {
      const moves = legalMoves(match);
      expect(sorted(moves), label).toEqual(sorted(referenceMoves(expected)));
      const others = (moves as { type: string }[]).filter(
        (move) => move.type === 'produce' || move.type === 'research',
      );
      const choice = isMaker && others.length > 0 ? others : moves;
      unwrap(playMove(match, at(choice, random.below(choice.length))));
    }
    expected = referencePlay(expected, { ...match.log.at(-1) });
    expect(positionOf(match), label).toEqual(expected);
  }
}

/** As `compare`, but the item is bought whenever it can be, so that its row fills up. Only lists are compared: positions are elsewhere. */
function compareBuying(players: number, item: Item, seed: string): void {
  const random = new FastRandom(seed);
  const match = begin(players, {});
  let mostUsed = 0;
  for (let step = 0; anyGame.actor(match.state) !== OVER; step++) {
    if (anyGame.actor(match.state) === CHANCE) unwrap(rollChance(match, random));
    else {
      const moves = legalMoves(match) as { type: string; item?: string }[];
      expect(sorted(moves), `seed ${seed}, step ${step}`).toEqual(sorted(referenceMoves(positionOf(match))));
      const wanted = moves.filter((move) => move.item === item);
      // Who cannot buy it passes, so that seasons go by and dice come back.
      const rest = moves[0]?.type === 'roll' ? moves.slice(-1) : moves.filter((move) => move.type === 'pass');
      const choice = wanted.length > 0 ? wanted : rest;
      unwrap(playMove(match, at(choice, random.below(choice.length))));
    }
    for (const { warehouse, crossed } of positionOf(match).cellars)
      mostUsed = Math.max(mostUsed, warehouse[item] + crossed[item]);
  }
  expect(mostUsed, `seed ${seed}`).toBe(10);
}

describe('V1–V31 played twice, fast and slow', () => {
  const options = [
    {},
    { years: 2, seasons: 'summerFall' },
    { years: 2, loose: true, merlotSpoils: true },
    { years: 2, merlotSpoils: true },
    { years: 2, seasons: 'summerFall', loose: true },
    { years: 2, seasons: 'firstShort' },
  ];
  for (let players = 2; players <= 6; players++)
    options.forEach((option, i) => {
      it(`${players} players, ${JSON.stringify(option)}`, () => {
        compare(players, option, `reference/${players}/${i}`);
      });
    });

  it('V7 where every box counts: one item is bought again and again', () => {
    for (let i = 0; i < 6; i++) compareBuying(2 + (i % 3), at(items, i * 2), `boxes/${i}`);
  });

  it('V2 on other sheets', () => {
    compare(2, { years: 2, seasons: 'summerFall', sheet: crampedSheet }, 'cramped/2');
    compare(3, { years: 2, sheet: crampedSheet, merlotSpoils: true }, 'cramped/3');
    compare(6, { years: 2, sheet: crampedSheet, loose: true }, 'cramped/6');
    compare(5, { years: 2, seasons: 'summerFall', sheet: generousSheet }, 'generous/5');
    for (let i = 0; i < 20; i++) {
      const random = new FastRandom(`sheet/${i}`);
      const sheet = randomSheet(random);
      const loose = random.below(4) === 0;
      compare(2 + (i % 5), { years: 2, seasons: 'summerFall', loose, sheet }, `sheet/${i}/play`);
    }
  });
});
