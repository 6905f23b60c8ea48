import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../core/options.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { knowledge } from './evaluate.ts';
import { game } from './index.ts';
import { kindOf, PURCHASE, payloadOf } from './rules.ts';
import { ITEMS } from './sheet.ts';
import { addItems, addPoints, create, crossOff, type Options, PHASE_ACT, PHASE_OVER, type State } from './state.ts';

const seed = process.env.WINDFALL_SEED ?? 'windfall';
const options = unwrap(parseOptions(game.options, undefined)) as Options;

function observed(s: State, seat = 0): Float32Array {
  const out = new Float32Array(knowledge.features);
  knowledge.observe(s, seat, out);
  return out;
}

describe(`what the bots see (seed ${seed})`, () => {
  it('V20: what the dice in the centre pay for', () => {
    const random = new FastRandom(seed);
    const moves = new Int32Array(game.maxLegal);
    const s = create(3, options);
    for (let turns = 0; turns < 60 && s.phase !== PHASE_OVER; ) {
      const count = game.actor(s) < 0 ? 0 : game.legal(s, moves);
      if (s.phase === PHASE_ACT) {
        turns++;
        const bought = new Set<number>();
        for (const move of moves.subarray(0, count))
          if (kindOf(move) === PURCHASE) bought.add(s.sheet.offerItem[payloadOf(move)] as number);
        const prices = observed(s, s.seat).subarray(knowledge.features - ITEMS);
        expect([...prices]).toEqual(Array.from({ length: ITEMS }, (_, item) => (bought.has(item) ? 1 : 0)));
      }
      game.apply(s, count === 0 ? random.below(game.outcomes(s)) : (moves[random.below(count)] as number));
    }
  });

  it('V7: boxes that are used up', () => {
    const s = create(2, options);
    const before = observed(s);
    addItems(s, 0, 3, 1);
    crossOff(s, 0, 3, 1);
    expect(observed(s)).not.toEqual(before);
  });

  it('a rival that is not the strongest', () => {
    const s = create(4, options);
    addPoints(s, 1, 0, 30);
    const before = observed(s);
    addPoints(s, 3, 0, 20);
    expect(observed(s)).not.toEqual(before);
  });
});
