import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { FastRandom } from '../../core/random.ts';
import { game } from './index.ts';
import { dieAfter, squareAfter, turnsOf } from './outlook.ts';
import { position } from './position.ts';

describe('D3 D20 D21: what is shown of a move is what the rules do', () => {
  it('every move of random games', () => {
    const seed = `${process.env.WINDFALL_SEED ?? 'outlook'}`;
    const random = new FastRandom(seed);
    const actions = new Int32Array(game.maxLegal);
    const options = { tipLimit: 20, tieBreak: 'lastPlaced' } as const;
    const seen = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const s = game.create(2 + i, options);
      const after = game.create(2 + i, options);
      while (game.actor(s) !== OVER) {
        if (game.actor(s) === CHANCE) {
          game.apply(s, random.below(game.outcomes(s)));
          continue;
        }
        const count = game.legal(s, actions);
        const { board, supply } = position(s);
        const placed = new Set<string>();
        for (const action of actions.subarray(0, count)) {
          const move = game.decode(s, action);
          game.copy(s, after);
          game.apply(after, action);
          const { row, column } = squareAfter(move);
          const die = dieAfter(board, move);
          const about = `[seed ${seed}] ${JSON.stringify(move)}`;
          expect(position(after).board[row - 1]?.[column - 1], about).toEqual(die);
          if (move.type === 'place') placed.add(JSON.stringify(die));
          seen.add(move.type === 'tip' ? `tip ${move.to}` : `place ${move.die}`);
        }
        // D20: every die of the supply may be placed, turned in every way.
        expect(new Set(supply.flatMap(turnsOf).map((die) => JSON.stringify(die))), `[seed ${seed}]`).toEqual(placed);
        game.apply(s, at(actions, random.below(count)));
      }
    }
    expect([...seen].sort(), `[seed ${seed}]`).toEqual([
      'place black',
      'place green',
      'place purple',
      'place red',
      'place yellow',
      'tip east',
      'tip north',
      'tip south',
      'tip west',
    ]);
  });
});
