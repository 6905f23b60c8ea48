import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import type { Entry } from '../../core/game.ts';
import { FastRandom, type Random } from '../../core/random.ts';
import { anyMove, playAlong } from '../../core/slow.suite.ts';
import { type Item, items } from './components.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { crampedSheet, generousSheet, randomSheet } from './sheets.suite.ts';
import { slow } from './slow.suite.ts';
import { positionOf } from './table.suite.ts';

/** Without this some games would hardly see a wine: purchases crowd out the rest. */
function wineFirst(moves: readonly Entry[], random: Random): Entry {
  const others = moves.filter((move) => move.type === 'produce' || move.type === 'research');
  return anyMove(others.length > 0 ? others : moves, random);
}

/** Every other game is one of wine. */
function compare(players: number, options: unknown, name: string): void {
  const choose = new FastRandom(name).below(2) === 0 ? wineFirst : anyMove;
  playAlong(game, slow, { players, options, name, choose });
}

/** The item is bought whenever it can be, so that its row fills up. */
function compareBuying(players: number, item: Item, name: string): void {
  const match = playAlong(game, slow, {
    players,
    name,
    choose(moves: readonly Move[], random) {
      const wanted = moves.filter((move) => move.type === 'purchase' && move.item === item);
      // Who cannot buy it passes, so that seasons go by and dice come back.
      const rest = moves[0]?.type === 'roll' ? moves.slice(-1) : moves.filter((move) => move.type === 'pass');
      return anyMove(wanted.length > 0 ? wanted : rest, random);
    },
  });
  const used = positionOf(match).cellars.map(({ warehouse, crossed }) => warehouse[item] + crossed[item]);
  expect(Math.max(...used), name).toBe(10);
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
        compare(players, option, `${players}/${i}`);
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
