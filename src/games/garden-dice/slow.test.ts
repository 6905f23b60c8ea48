import { describe, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { BASE_SEED, withSeed } from '../../core/contractPlay.suite.ts';
import type { Random } from '../../core/random.ts';
import { compareAt, playAlong } from '../../core/slow.suite.ts';
import { bird, build, seed } from './built.suite.ts';
import { veggies } from './components.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { position } from './position.ts';
import { slow } from './slow.suite.ts';

const GAMES = Number(process.env.WINDFALL_GAMES ?? 2);

/** First a kind of move, then one of it: so that what is rare among the many comes often. */
function choose(moves: readonly Move[], random: Random): Move {
  const kinds = [...new Set(moves.map(kindOf))];
  const kind = at(kinds, random.below(kinds.length));
  const ofKind = moves.filter((m) => kindOf(m) === kind);
  return at(ofKind, random.below(ofKind.length));
}

const kindOf = (m: Move): string => [m.type, 'eat' in m ? m.eat : '', 'tile' in m ? m.tile : ''].join();

describe('G10–G56 played twice, fast and slow', () => {
  for (const players of [2, 3, 4])
    for (const options of [
      { family: false, stallLimit: 12 },
      { family: true, stallLimit: 1 },
    ])
      it(`${players} players, ${JSON.stringify(options)}`, () => {
        for (let i = 0; i < GAMES; i++) playAlong(game, slow, { players, options, name: `${players}/${i}`, choose });
      });

  it('G20 G36 whatever was bought and spat out before in the turn', () => {
    withSeed(`${BASE_SEED}/spit`, (random) => {
      for (const tile of veggies)
        for (const other of veggies)
          for (const [bought, spat] of [
            [0, 0],
            [1, 0],
            [2, 0],
            [0, 1],
            [1, 1],
          ] as const) {
            const s = build({
              pool: Array.from({ length: 4 - bought - 2 * spat }, () => 1 + random.below(6)),
              bought: { [tile]: bought },
              spat: { [tile]: spat },
              eaten: spat === 0 ? [] : [3],
              garden: { '1,1': bird(0), '1,2': seed(tile, 1), '3,1': seed(other, 2) },
            });
            compareAt(game, slow, position(s), true);
          }
    });
  });
});
