import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { legalMoves, playMove, rollChance } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { crampedSheet, generousSheet, randomSheet } from './sheets.suite.ts';
import { referenceMoves, referencePlay } from './slow.suite.ts';
import { anyGame, begin, positionOf } from './table.suite.ts';

const sorted = (moves: readonly unknown[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** Plays a random game and compares each list of moves, and each position, with the slow rules. */
function compare(players: number, options: Record<string, unknown>, seed: string): void {
  const random = new FastRandom(seed);
  const match = begin(players, options);
  // Without this some games would hardly see a wine: purchases crowd out the rest.
  const isMaker = random.below(2) === 0;
  let expected = positionOf(match);
  for (let step = 0; anyGame.actor(match.state) !== OVER; step++) {
    const label = `seed ${seed}, step ${step}`;
    if (anyGame.actor(match.state) === CHANCE) unwrap(rollChance(match, random));
    else {
      const moves = legalMoves(match);
      expect(sorted(moves), label).toEqual(sorted(referenceMoves(expected)));
      const others = (moves as { type: string }[]).filter(
        (move) => move.type === 'produce' || move.type === 'research',
      );
      const choice = isMaker && others.length > 0 ? others : moves;
      unwrap(playMove(match, at(choice, random.below(choice.length))));
    }
    expected = referencePlay(expected, { ...match.log.at(-1) });
    expect(positionOf(match), label).toEqual(expected);
  }
}

describe('V1–V31 played twice, fast and slow', () => {
  const options = [
    {},
    { years: 2, seasons: 'summerFall' },
    { years: 2, loose: true, merlotSpoils: true },
    { years: 2, merlotSpoils: true },
    { years: 2, seasons: 'summerFall', loose: true },
  ];
  for (let players = 2; players <= 6; players++)
    options.forEach((option, i) => {
      it(`${players} players, ${JSON.stringify(option)}`, () => {
        compare(players, option, `reference/${players}/${i}`);
      });
    });

  it('V2 on other sheets', () => {
    compare(2, { years: 2, seasons: 'summerFall', sheet: crampedSheet }, 'cramped/2');
    compare(3, { years: 2, sheet: crampedSheet, merlotSpoils: true }, 'cramped/3');
    compare(6, { years: 2, sheet: crampedSheet, loose: true }, 'cramped/6');
    compare(5, { years: 2, seasons: 'summerFall', sheet: generousSheet }, 'generous/5');
    for (let i = 0; i < 20; i++) {
      const random = new FastRandom(`sheet/${i}`);
      const sheet = randomSheet(random);
      const loose = random.below(4) === 0;
      compare(2 + (i % 5), { years: 2, seasons: 'summerFall', loose, sheet }, `sheet/${i}/play`);
    }
  });
});
