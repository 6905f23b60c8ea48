import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { FastRandom } from '../../core/random.ts';
import { load, usual } from './built.suite.ts';
import { game } from './index.ts';
import { outlookOf } from './outlook.ts';
import { isRipe, roomOf } from './paddy.ts';
import { firstPaddy, roomAt } from './state.ts';
import type { PaddyView, View } from './view.ts';
import { canHarvest } from './worker.ts';

/** What lasts: marks of a step go with it. */
const plain = (row: readonly PaddyView[]) =>
  row.map(({ card, water, weeds, planted }) => ({ card: card.name, water, weeds, planted }));
/** R42: as the row is once the half full have run dry. */
const settled = (row: readonly PaddyView[]): PaddyView[] =>
  row.map((paddy) => (roomOf(paddy) > 0 ? { ...paddy, water: 0 } : paddy));

describe('what a move will do', () => {
  it('R30 R35 R41 R43 is what the rules then do, in random games', () => {
    const seed = Date.now() % 100_000;
    const random = new FastRandom(seed);
    const out = new Int32Array(game.maxLegal);
    const seen = new Set<string>();
    for (const players of [1, 2, 3, 5]) {
      const s = game.create(players, { ...usual, weeds: 'always', drySpell: 0 });
      for (let i = 0; i < 900 && game.actor(s) !== OVER; i++) {
        const seat = game.actor(s);
        if (seat === CHANCE) {
          game.apply(s, random.below(game.outcomes(s)));
          continue;
        }
        const before = game.view(s, seat) as View;
        for (const [i, paddy] of at(before.fields, seat).paddies.entries()) {
          const place = firstPaddy(seat) + i;
          expect([roomOf(paddy), isRipe(paddy)], `seed ${seed}`).toEqual([roomAt(s, place), canHarvest(s, place, 99)]);
        }
        const action = at(out, random.below(game.legal(s, out)));
        const move = game.decode(s, action);
        const outlook = outlookOf(before, seat, move);
        game.apply(s, action);
        const after = game.view(s, seat) as View;
        seen.add(move.type);
        if (move.type === 'choose' || move.type === 'done') continue;
        const row = at(after.fields, outlook.side).paddies;
        const goesOn = after.phase === before.phase && after.seat === before.seat;
        const about = `seed ${seed}, ${players} players, step ${i}: ${JSON.stringify(move)}`;
        const keeps = goesOn || (before.seat === before.turn && after.turn === before.turn);
        expect(plain(row), about).toEqual(plain(keeps ? outlook.row : settled(outlook.row)));
        if (goesOn || move.type === 'keep') expect(after.reservoir, about).toBe(outlook.reservoir);
      }
    }
    for (const type of ['job', 'keep', 'release', 'fill', 'weed']) expect(seen, `seed ${seed}`).toContain(type);
  });

  it('R41 water runs from paddy to paddy, and the rest to the pond', () => {
    const s = load({
      phase: 'release',
      dice: 'water water water water water',
      rows: [['Great Basin | w5', 'River Bend', 'Sunlit Paddy'], ['Long Terrace']],
    });
    const { flows, reservoir } = outlookOf(game.view(s, 0), 0, { type: 'release', paddy: 1, into: [2, 3] });
    expect(flows).toEqual([
      { from: 1, to: 2, tokens: 2 },
      { from: 1, to: 3, tokens: 1 },
      { from: 1, to: 'pond', tokens: 2 },
    ]);
    expect(reservoir).toBe(9 - 3);
  });
});
