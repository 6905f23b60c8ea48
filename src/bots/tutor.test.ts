import { describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { legalMoves, newMatch, playMove, rollChance } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { findOut, summarise, usualIterations } from './analysis.ts';
import { BASE_SEED } from './testing.suite.ts';
import { judgeMove, openStudy, studyOn } from './tutor.ts';

const settings = { iterations: usualIterations, seed: '1' };

/** Some entries of random play. */
function someMatch(game: AnyGame, seed: string) {
  const match = unwrap(newMatch(game, 2));
  const random = new FastRandom(seed);
  while (match.log.length < 9 && game.actor(match.state) !== OVER) {
    if (game.actor(match.state) === CHANCE) unwrap(rollChance(match, random));
    else {
      const moves = legalMoves(match);
      unwrap(playMove(match, at(moves, random.below(moves.length))));
    }
  }
  return match;
}

describe('the tutor', () => {
  it('says at the table what the analysis says afterwards', () => {
    const game = games.get('harvest-dice') as AnyGame;
    const match = someMatch(game, `${BASE_SEED}/tutor`);
    const { entries } = summarise(match, settings, [...findOut(match, settings)]);
    let judged = 0;
    const again = unwrap(newMatch(game, 2));
    for (const [place, entry] of match.log.entries()) {
      const seat = game.actor(again.state);
      if (seat >= 0) {
        const { state } = again;
        const study = openStudy(game, state, seat);
        expect(studyOn(study)).toBe(true);
        expect(judgeMove(study, entry), `${BASE_SEED} ${place}`).toEqual(at(entries, place).loss);
        judged++;
        unwrap(playMove(again, entry));
      } else {
        const picks = unwrap(game.encodeChance(again.state, entry));
        for (const pick of picks) game.apply(again.state, pick);
        again.log.push(entry);
      }
    }
    expect(judged).toBeGreaterThan(3);
  });

  it('judges some moves ahead and then rests, and knows nothing of moves that are not legal', () => {
    for (const game of games.values()) {
      const { state } = someMatch(game, `${BASE_SEED}/ahead`);
      const seat = game.actor(state);
      if (seat < 0) continue;
      const study = openStudy(game, state, seat);
      let count = 0;
      while (studyOn(study)) count++;
      expect(count, game.profile.id).toBeLessThanOrEqual(24);
      expect(study.known.size).toBe(count);
      expect(judgeMove(study, { type: 'nonsense' })).toBeNull();
    }
  });
});
