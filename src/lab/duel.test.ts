import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseOptions } from '../core/options.ts';
import { unwrap } from '../core/result.ts';
import { game } from '../games/dessert-dice/index.ts';
import { type DuelPlan, isSeatOfA, openDuel } from './duel.ts';
import { runDuel } from './duels.ts';
import { rate } from './rating.ts';

const planOf = (players: number): DuelPlan => ({
  game: game.profile.id,
  players,
  options: unwrap(parseOptions(game.options, undefined)),
  a: { bot: 'sprout', limit: { iterations: 40 } },
  b: { bot: 'random', limit: { iterations: 1 } },
  seed: 'test',
});

describe('a duel', () => {
  it('gives each seat to each side once a deal, whatever the number of players', () => {
    for (let players = 2; players <= 6; players++)
      for (let deal = 0; deal < 12; deal++)
        for (let seat = 0; seat < players; seat++)
          expect(isSeatOfA(seat, players, deal, false)).toBe(!isSeatOfA(seat, players, deal, true));
  });

  it('is the same again for the same seed and iterations, in one thread or several', async () => {
    const plan = planOf(2);
    const play = openDuel(game, plan);
    const alone = [0, 1, 2, 3].map(play);
    expect(await runDuel(plan, 4, 1)).toEqual(alone);
    expect(await runDuel(plan, 4, 2)).toEqual(alone);
  });

  it('takes a bot from another checkout, here from this very one', async () => {
    const plan = planOf(2);
    const withOther = (from: string): DuelPlan => ({ ...plan, b: { ...plan.b, from } });
    expect(await runDuel(withOther(fileURLToPath(new URL('../..', import.meta.url))), 2, 1)).toEqual(
      await runDuel(plan, 2, 1),
    );
    await expect(runDuel(withOther('/nowhere'), 1, 1)).rejects.toThrow('/nowhere');
  });

  it('tells the stronger side, at every number of players', () => {
    for (const players of [Math.max(2, game.profile.players.min), game.profile.players.max]) {
      const play = openDuel(game, planOf(players));
      const rating = rate(Array.from({ length: 12 }, (_, deal) => play(deal)));
      expect(rating.wins + rating.losses + rating.shared).toBe(24);
      expect(rating.share.value).toBeGreaterThan(0.7);
    }
  });

  it('is even between equals that do not differ by chance', () => {
    // The same player on both sides sees the same dice twice: what A wins in one game B wins in the other.
    const equal = { bot: 'random', limit: { iterations: 1 } } as const;
    const play = openDuel(game, { ...planOf(2), a: equal, b: equal });
    const rating = rate(Array.from({ length: 150 }, (_, deal) => play(deal)));
    expect(rating.share.low).toBeLessThan(0.5);
    expect(rating.share.high).toBeGreaterThan(0.5);
  });
});
