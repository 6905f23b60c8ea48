import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { FastRandom } from '../../core/random.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { position } from './position.ts';
import { referenceLegal, referencePlay, referenceSettle } from './reference.suite.ts';
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
function compareDecision(s: State, random: FastRandom, actions: Int32Array, pick = choose): void {
  const before = position(s);
  const count = game.legal(s, actions);
  const moves = Array.from(actions.subarray(0, count), (a) => game.decode(s, a));
  expect(spelled(moves)).toEqual(spelled(referenceLegal(before)));
  const chosen = pick(moves, random);
  const move = at(moves, chosen);
  game.apply(s, at(actions, chosen));
  expect(position(s)).toEqual(referenceSettle(referencePlay(before, move), move));
}

function compareGame(
  players: number,
  options: { family: boolean; stallLimit: number },
  seed: string,
  pick = choose,
): void {
  const s = game.create(players, options);
  const random = new FastRandom(seed);
  const actions = new Int32Array(game.maxLegal);
  try {
    while (game.actor(s) !== OVER)
      if (game.actor(s) === CHANCE) game.apply(s, random.below(game.outcomes(s)));
      else compareDecision(s, random, actions, pick);
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

  it('G36 where every critter spits that can, and seeds are bought two by two', () => {
    let swallowedOnly = 0;
    let lastBought = '';
    const greedy = (moves: Move[], random: FastRandom): number => {
      const meals = moves.filter((m) => 'eat' in m);
      if (meals.length > 0 && new Set(moves.flatMap((m) => ('die' in m ? [m.die] : []))).size > 1)
        if (meals.every((m) => m.eat === 'swallow')) swallowedOnly++;
      const spit = moves.findIndex((m) => 'eat' in m && m.eat === 'spit');
      if (spit >= 0 && random.below(3) > 0) return spit;
      const again = moves.findIndex((m) => m.type === 'buy' && m.tile === lastBought);
      const chosen = again >= 0 && random.below(3) > 0 ? again : choose(moves, random);
      const move = at(moves, chosen);
      if (move.type === 'buy') lastBought = move.tile;
      return chosen;
    };
    for (let i = 0; i < 3 * GAMES; i++)
      compareGame(
        2 + (i % 3),
        { family: false, stallLimit: 12 },
        `${process.env.WINDFALL_SEED ?? 'spit'}/${i}`,
        greedy,
      );
    expect(swallowedOnly).toBeGreaterThan(0);
  });
});
