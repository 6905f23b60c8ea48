import { describe, expect, it } from 'vitest';
import { countBits } from '../../core/bits.ts';
import { parseOptions } from '../../core/options.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { largestCluster } from './cluster.ts';
import { desserts } from './components.ts';
import { game } from './index.ts';
import { apply, isTip, legal, MAX_LEGAL, mustPlace } from './rules.ts';
import { cardOf, NO_ACTION, PHASE_OVER, PHASE_PLAY, type State } from './state.ts';
import { newProspect, sizeOf, surveyBoard } from './survey.ts';

const seed = process.env.WINDFALL_SEED ?? 'windfall';
const options = unwrap(parseOptions(game.options, undefined)) as Parameters<typeof game.create>[1];
const moves = new Int32Array(MAX_LEGAL);

/** A position after so many turns of random play. */
function positionAfter(turns: number, name: string): State {
  const random = new FastRandom(`${seed}/${name}`);
  const s = game.create(4, options);
  for (let made = 0; made < turns && s.phase !== PHASE_OVER; ) {
    const isPlay = s.phase === PHASE_PLAY;
    apply(s, isPlay ? (moves[random.below(legal(s, moves))] as number) : random.below(game.outcomes(s)));
    if (isPlay) made++;
  }
  return s;
}

/** The sizes of a dessert's largest cluster after every placement or after every tip. */
function sizesAfter(s: State, dessert: number, tips: boolean): number[] {
  const after = game.create(4, options);
  const free = { ...s, undo: NO_ACTION, tips: 0 };
  return Array.from(moves.subarray(0, legal(free, moves)))
    .filter((move) => isTip(move) === tips)
    .map((move) => {
      game.copy(free, after);
      apply(after, move);
      return countBits(largestCluster(after, dessert));
    });
}

describe(`what the bots see on the board (seed ${seed})`, () => {
  const positions = [2, 6, 10, 15, 20, 30, 40]
    .flatMap((turns) => [1, 2, 3, 4].map((i) => positionAfter(turns, `${turns}/${i}`)))
    .filter((s) => s.phase === PHASE_PLAY && !mustPlace(s));
  const prospects = desserts.map(newProspect);

  it('tells what the worst tip leaves of a cluster, and promises no more than a move can make', () => {
    let full = 0;
    let seen = 0;
    for (const s of positions) {
      surveyBoard(s, prospects);
      for (let seat = 0; seat < 4; seat++) {
        const dessert = cardOf(s, seat);
        const prospect = prospects[dessert] as ReturnType<typeof newProspect>;
        const size = sizeOf(prospect);
        expect(size).toBe(countBits(largestCluster(s, dessert)));
        const [placed, tipped] = [sizesAfter(s, dessert, false), sizesAfter(s, dessert, true)];
        expect(prospect.broken).toBe(Math.min(size, ...tipped));
        expect(prospect.placed).toBeLessThanOrEqual(Math.max(...placed));
        expect(prospect.tipped).toBeLessThanOrEqual(Math.max(size, ...tipped));
        seen++;
        if (prospect.placed === Math.max(...placed) && prospect.tipped === Math.max(size, ...tipped)) full++;
      }
    }
    // Of several clusters of one size only the first is looked at: cheap, and seldom wrong once a cluster leads.
    expect(full / seen).toBeGreaterThan(0.65);
  });
});
