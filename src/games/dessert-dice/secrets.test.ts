import { describe, expect, it } from 'vitest';
import { type AnyGame, CHANCE, OVER, SPECTATOR } from '../../core/game.ts';
import { copyState, legalMoves, type Match, newMatch, playMove, rollChance, visibleLog } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

const nobody = { total: null, breakdown: null, rank: null };

function matchAfter(players: number, entries: number): Match {
  const random = new FastRandom(7);
  const match = unwrap(newMatch(game as AnyGame, players));
  while (match.log.length < entries && game.actor(match.state as State) !== OVER)
    if (game.actor(match.state as State) === CHANCE) unwrap(rollChance(match, random));
    else {
      const moves = legalMoves(match);
      unwrap(playMove(match, moves[random.below(moves.length)]));
    }
  return match;
}

describe('secret cards', () => {
  it('D10 a seat sees its own card and points, a spectator none, and nobody a rank', () => {
    for (const players of [2, 3, 4]) {
      const match = matchAfter(players, 20);
      const s = match.state as State;
      const { cards } = game.position(s) as { cards: string[] };
      for (let viewer = SPECTATOR; viewer < players; viewer++) {
        const view = game.view(s, viewer);
        view.cards.forEach((card, seat) => {
          expect(card).toBe(seat === viewer ? cards[seat] : null);
          expect(view.clusters[seat] === null).toBe(seat !== viewer);
          if (seat === viewer)
            expect(view.standings[seat]).toEqual({
              seat,
              total: view.clusters[seat]?.length,
              breakdown: { cluster: view.clusters[seat]?.length },
              rank: null,
            });
          else expect(view.standings[seat]).toEqual({ seat, ...nobody });
        });
        expect(game.score(s, viewer)).toEqual(view.standings);
      }
    }
  });

  it('D10 a deal shows each viewer the own card only', () => {
    const match = matchAfter(3, 10);
    const deal = match.log[1] as { type: string; cards: string[] };
    expect(visibleLog(match, 1)[1]).toEqual({ type: 'deal', cards: [null, deal.cards[1], null] });
    expect(visibleLog(match, SPECTATOR)[1]).toEqual({ type: 'deal', cards: [null, null, null] });
    expect(visibleLog(match, 1).toSpliced(1, 1)).toEqual(match.log.toSpliced(1, 1));
  });

  it('D10 at the end all dealt cards and scores are open, to a spectator as well', () => {
    const match = matchAfter(3, Number.POSITIVE_INFINITY);
    const s = match.state as State;
    const { cards } = game.position(s) as { cards: string[] };
    for (const viewer of [SPECTATOR, 0, 2]) {
      expect(game.view(s, viewer).cards).toEqual(cards);
      for (const standing of game.score(s, viewer)) expect(standing.rank).toBeGreaterThan(0);
    }
    const before = JSON.stringify(game.position(s));
    game.determinize(s, SPECTATOR, new FastRandom(1));
    expect(JSON.stringify(game.position(s))).toBe(before);
  });

  it('D10 determinize draws every possible deal, and all equally often', () => {
    for (const [players, viewer, deals] of [
      [2, 0, 3],
      [2, SPECTATOR, 12],
      [3, 1, 6],
      [4, 3, 6],
      [4, SPECTATOR, 24],
    ] as const) {
      const match = matchAfter(players, 12);
      const own = (match.state as State).cards[viewer];
      const random = new FastRandom('deals');
      const seen = new Map<string, number>();
      const tries = 1000 * deals;
      for (let i = 0; i < tries; i++) {
        const guess = copyState(match) as State;
        game.determinize(guess, viewer, random);
        expect(guess.cards[viewer]).toBe(own);
        const key = guess.cards.join();
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      expect(seen.size).toBe(deals);
      for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
    }
  });

  it('D10 nothing is guessed before the deal', () => {
    const match = matchAfter(2, 1);
    const before = JSON.stringify(game.position(match.state as State));
    game.determinize(match.state as State, 0, new FastRandom(1));
    expect(JSON.stringify(game.position(match.state as State))).toBe(before);
    expect(game.score(match.state as State, 0)[0]).toEqual({ seat: 0, ...nobody });
  });
});
