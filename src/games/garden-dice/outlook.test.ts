import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { FastRandom } from '../../core/random.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { chainOf, chainPoints } from './outlook.ts';
import { type Position, position } from './position.ts';

type Tend = Extract<Move, { type: 'water' | 'harvest' }>;
const isTend = (move: Move): move is Tend => move.type === 'water' || move.type === 'harvest';

/** The spaces that differ, and what each seat scored. */
function differenceOf(before: Position, after: Position): { spots: string[]; points: number[] } {
  const spots = before.garden.flatMap((row, r) =>
    row.flatMap((content, c) =>
      JSON.stringify(content) === JSON.stringify(after.garden[r]?.[c]) ? [] : [`${r + 1},${c + 1}`],
    ),
  );
  return { spots, points: before.gardeners.map((own, seat) => at(after.gardeners, seat).points - own.points) };
}

describe('G24–G29: the chain that is shown is the chain that the rules run', () => {
  for (const players of [2, 3, 4])
    it(`${players} players, every chain of random games`, () => {
      const seed = `${process.env.WINDFALL_SEED ?? 'chain'}/${players}`;
      const random = new FastRandom(seed);
      let longest = 0;
      for (let i = 0; i < 3; i++) {
        const s = game.create(players, { family: true, stallLimit: 3 });
        const actions = new Int32Array(game.maxLegal);
        while (game.actor(s) !== OVER) {
          if (game.actor(s) === CHANCE) {
            game.apply(s, random.below(game.outcomes(s)));
            continue;
          }
          const count = game.legal(s, actions);
          const moves = Array.from(actions.subarray(0, count), (a) => game.decode(s, a));
          const before = position(s);
          moves.forEach((move, n) => {
            if (!isTend(move)) return;
            const after = game.create(players, { family: true, stallLimit: 3 });
            game.copy(s, after);
            game.apply(after, at(actions, n));
            const links = chainOf(before.garden, move);
            const shown = {
              spots: links.map(({ row, column }) => `${row},${column}`).sort(),
              points:
                move.type === 'water'
                  ? before.gardeners.map(() => 0)
                  : chainPoints(before.garden, move, before.seat).slice(0, players),
            };
            expect(shown, `[seed ${seed}] ${JSON.stringify([move, before])}`).toEqual(
              differenceOf(before, position(after)),
            );
            longest = Math.max(longest, links.length);
          });
          // What grows long chains: planting first, then the rest.
          const plants = moves.flatMap((move, n) => (move.type === 'place' || move.type === 'buy' ? [n] : []));
          const choice =
            plants.length > 0 && random.below(4) > 0 ? at(plants, random.below(plants.length)) : random.below(count);
          game.apply(s, at(actions, choice));
        }
      }
      expect(longest, `[seed ${seed}]`).toBeGreaterThan(2);
    });
});
