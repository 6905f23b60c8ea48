import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { FastRandom } from '../../core/random.ts';
import { bird, build, seed } from './built.suite.ts';
import { veggies } from './components.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { position } from './position.ts';
import { referenceLegal, referencePlay, referenceSettle } from './slow.suite.ts';
import type { State } from './state.ts';

const GAMES = Number(process.env.WINDFALL_GAMES ?? 2);
const spelled = (moves: Move[]): string[] => moves.map((m) => JSON.stringify(m)).sort();

/** First a kind of move, then one of it: so that what is rare among the many comes often. */
function choose(moves: Move[], random: FastRandom): number {
  const kinds = [...new Set(moves.map(kindOf))];
  const kind = at(kinds, random.below(kinds.length));
  const ofKind = moves.flatMap((m, i) => (kindOf(m) === kind ? [i] : []));
  return at(ofKind, random.below(ofKind.length));
}

const kindOf = (m: Move): string => [m.type, 'eat' in m ? m.eat : '', 'tile' in m ? m.tile : ''].join();

/** Compares the legal list and the position after the chosen move with the slow reference. */
function compareDecision(s: State, random: FastRandom, actions: Int32Array): void {
  const before = position(s);
  const count = game.legal(s, actions);
  const moves = Array.from(actions.subarray(0, count), (a) => game.decode(s, a));
  expect(spelled(moves)).toEqual(spelled(referenceLegal(before)));
  const chosen = choose(moves, random);
  const move = at(moves, chosen);
  game.apply(s, at(actions, chosen));
  expect(position(s)).toEqual(referenceSettle(referencePlay(before, move), move));
}

function compareGame(players: number, options: { family: boolean; stallLimit: number }, seed: string): void {
  const s = game.create(players, options);
  const random = new FastRandom(seed);
  const actions = new Int32Array(game.maxLegal);
  try {
    while (game.actor(s) !== OVER)
      if (game.actor(s) === CHANCE) game.apply(s, random.below(game.outcomes(s)));
      else compareDecision(s, random, actions);
  } catch (error) {
    if (error instanceof Error) error.message = `[seed ${seed}] ${error.message}`;
    throw error;
  }
}

describe('G10–G56 against the slow reference, move by move', () => {
  for (const players of [2, 3, 4])
    for (const options of [
      { family: false, stallLimit: 12 },
      { family: true, stallLimit: 1 },
    ])
      it(`${players} players, ${JSON.stringify(options)}`, () => {
        for (let i = 0; i < GAMES; i++)
          compareGame(players, options, `${process.env.WINDFALL_SEED ?? 'reference'}/${players}/${i}`);
      });

  it('G20 G36 whatever was bought and spat out before in the turn', () => {
    const random = new FastRandom(process.env.WINDFALL_SEED ?? 'spit');
    const actions = new Int32Array(game.maxLegal);
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
          compareDecision(s, random, actions);
        }
  });
});
