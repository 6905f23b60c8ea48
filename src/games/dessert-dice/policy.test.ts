import { expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { unwrap } from '../../core/result.ts';
import { stateOf } from './drawing.suite.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { policy } from './policy.ts';

/** Three jello tarts of one's own, three sweet rolls of the rival, in the middle of a game. */
const state = stateOf({
  board: `gTR gTR gTR .. rIP
          .. .. .. .. rIP
          gRT gRT gRT .. ..
          .. .. .. .. ..
          rPI .. rPI .. ..`,
  cards: ['jelloTart', 'sweetRoll'],
  tops: { yellow: 'jelloTart', purple: 'sweetRoll' },
});

function termsOf(move: Move): string {
  const out = new Int32Array(2);
  policy.describe(state, Int32Array.of(unwrap(game.encode(state, move))), 1, out);
  return out.join(' ');
}

const weights = policy.weights?.rows.join(' ').split(' ').map(Number) ?? [];
const scoreOf = (move: Move): number =>
  termsOf(move)
    .split(' ')
    .reduce((sum, term) => sum + at(weights, Number(term)), 0);

const place = (die: 'yellow' | 'purple', row: number, column: number): Move =>
  die === 'yellow'
    ? { type: 'place', die, top: 'jelloTart', northSouth: 'popsicle', row, column }
    : { type: 'place', die, top: 'sweetRoll', northSouth: 'popsicle', row, column };

it('D31 tells moves apart by what they build, break or block, and not by where they do', () => {
  const build = termsOf(place('yellow', 1, 4));
  expect(termsOf({ type: 'place', die: 'yellow', top: 'jelloTart', northSouth: 'iceCream', row: 1, column: 4 })).toBe(
    build,
  );
  expect(termsOf(place('yellow', 5, 5))).not.toBe(build);
  expect(termsOf(place('yellow', 5, 4))).toBe(termsOf(place('yellow', 5, 5)));
  expect(termsOf(place('purple', 1, 4))).not.toBe(termsOf(place('purple', 5, 5)));
  const breaks = termsOf({ type: 'tip', row: 3, column: 2, to: 'south' });
  expect(termsOf({ type: 'tip', row: 3, column: 3, to: 'south' })).not.toBe(breaks);
});

it('has learned to break the dessert of the rival rather than its own', () => {
  expect(scoreOf({ type: 'tip', row: 3, column: 2, to: 'south' })).toBeGreaterThan(
    scoreOf({ type: 'tip', row: 1, column: 2, to: 'south' }) + 1,
  );
});
