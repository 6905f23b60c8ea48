import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../core/options.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { knowledge } from './evaluate.ts';
import { game } from './index.ts';
import { addWeeds, create, endPaddy, firstPaddy, type Options, PHASE_OVER, PHASE_ROLL, type State } from './state.ts';

const seed = process.env.WINDFALL_SEED ?? 'windfall';
const options = unwrap(parseOptions(game.options, undefined)) as Options;

/** The first position of random play that is as wanted. */
function findPosition(players: number, isWanted: (s: State) => boolean): State {
  const random = new FastRandom(seed);
  const moves = new Int32Array(game.maxLegal);
  for (;;)
    for (const s = create(players, options); s.phase !== PHASE_OVER; ) {
      if (isWanted(s)) return s;
      const isChance = game.actor(s) < 0;
      game.apply(s, isChance ? random.below(game.outcomes(s)) : (moves[random.below(game.legal(s, moves))] as number));
    }
}

function observed(s: State): Float32Array {
  const out = new Float32Array(knowledge.features);
  knowledge.observe(s, 0, out);
  return out;
}

describe(`what the bots see (seed ${seed})`, () => {
  it('R21: the dice that were kept while the others roll', () => {
    const s = findPosition(2, ({ phase, dice }) => phase === PHASE_ROLL && dice !== 0);
    const before = observed(s);
    s.dice = 0;
    expect(observed(s)).not.toEqual(before);
  });

  it('R52: how near a dry spell is', () => {
    const s = findPosition(2, ({ phase, rice }) => phase === PHASE_ROLL && rice[0] !== rice[1]);
    const before = observed(s);
    s.dry += 3;
    const dry = observed(s);
    expect(dry).not.toEqual(before);
    s.spells = 2;
    expect(observed(s)).not.toEqual(dry);
  });

  it('R30: which of two paddies has the weed', () => {
    const s = findPosition(2, (state) => endPaddy(state, 0) - firstPaddy(0) >= 2 && state.phase === PHASE_ROLL);
    const left = firstPaddy(0);
    const seen = [left, left + 1].map((paddy) => {
      addWeeds(s, paddy, 1);
      const features = observed(s);
      addWeeds(s, paddy, -1);
      return features;
    });
    expect(seen[0]).not.toEqual(seen[1]);
  });

  it('a rival that is not the strongest', () => {
    const s = findPosition(4, ({ phase }) => phase === PHASE_ROLL);
    s.rice.set([10, 40, 20, 20]);
    const before = observed(s);
    s.rice[3] = 35;
    expect(observed(s)).not.toEqual(before);
  });
});
