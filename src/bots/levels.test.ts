import { describe, expect, it } from 'vitest';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { type Choice, copyOf } from './bot.ts';
import { botNames, createBot, defaultMillis, levels } from './levels.ts';
import { BASE_SEED, randomDecision } from './testing.suite.ts';

const DEPTHS = [0, 4, 25];

/** Plain UCT plays each iteration to the end by chance, which can take thousands of moves: a few show the same. */
const iterationsOf = (name: string): number => (name === 'uct' ? 6 : 40);

for (const game of games.values())
  describe(`bots at ${game.profile.name}`, () => {
    const counts = [...new Set([game.profile.players.min, 2, game.profile.players.max])];
    const cases = counts.flatMap((players) => DEPTHS.map((depth) => ({ players, depth })));
    for (const name of botNames) {
      /** What it chose, by seed: it need not think once more about the same. */
      const choices = new Map<string, Choice>();
      it(`${name} chooses legal moves, the same for the same seed and iterations, and leaves the state alone`, () => {
        for (const { players, depth } of cases) {
          const seed = `${BASE_SEED}/${players}/${depth}`;
          const s = randomDecision(game, players, depth, seed);
          if (s === null) continue;
          const seat = game.actor(s);
          const before = JSON.stringify(game.position(s));
          const think = () =>
            createBot(name).choose(game, s, seat, { iterations: iterationsOf(name) }, new FastRandom(seed));
          const choice = think();
          const moves = new Int32Array(game.maxLegal);
          const legal = moves.subarray(0, game.legal(s, moves));
          expect(legal, seed).toContain(choice.action);
          expect(think(), seed).toEqual(choice);
          choices.set(seed, choice);
          expect(JSON.stringify(game.position(s)), seed).toBe(before);
          for (const { win, margin, weight, action } of choice.estimates) {
            expect(legal, seed).toContain(action);
            expect(win >= 0 && win <= 1 && weight >= 0 && weight <= 1 && Number.isFinite(margin), seed).toBe(true);
          }
        }
      });

      it(`${name} sees no more than its seat: states it cannot tell apart get the same choice`, () => {
        let different = 0;
        for (const { players, depth } of cases) {
          const seed = `${BASE_SEED}/${players}/${depth}`;
          const s = randomDecision(game, players, depth, seed);
          if (s === null) continue;
          const seat = game.actor(s);
          const choose = (state: unknown) =>
            createBot(name).choose(game, state, seat, { iterations: iterationsOf(name) }, new FastRandom(seed));
          const choice = choices.get(seed) ?? choose(s);
          // Where nothing is hidden, one copy is like another.
          for (let sample = 0; sample < (game.isOpen ? 1 : 2); sample++) {
            const other = copyOf(game, s);
            game.determinize(other, seat, new FastRandom(`${seed}/${sample}`));
            expect(game.view(other, seat), seed).toEqual(game.view(s, seat));
            if (JSON.stringify(game.position(other)) !== JSON.stringify(game.position(s))) different++;
            expect(choose(other), seed).toEqual(choice);
          }
        }
        // A game with secrets must have been tried with different ones.
        if (hasSecrets(game)) expect(different).toBeGreaterThan(0);
      });
    }

    it('honours its time budget', () => {
      const s = randomDecision(game, 2, 4, `${BASE_SEED}/time`);
      if (s === null) return;
      const bots = levels.map((name) => ({ name, bot: createBot(name) }));
      for (const { name, bot } of bots) {
        // A clock of our own that jumps a little at each look: no dependence on how busy the machine is.
        const millis = defaultMillis[name];
        let time = 0;
        let looks = 0;
        const now = () => {
          looks++;
          time += millis / 20;
          return time;
        };
        const choice = bot.choose(game, s, game.actor(s), { millis, now }, new FastRandom(1));
        expect(looks, name).toBeLessThanOrEqual(22);
        expect(choice.iterations, name).toBeGreaterThan(0);
      }
    });
  });

describe('Gardener', () => {
  const game = [...games.values()].find(({ knowledge }) => Number.isFinite(knowledge?.littleSearch?.(2)));
  const little = game?.knowledge?.littleSearch?.(2) ?? 0;
  const s = game && randomDecision(game, 2, 4, `${BASE_SEED}/little`);

  it('stops where the game says that a little search ends; Master uses its time', () => {
    if (!game || !s) throw new Error('a game tells Gardener where to stop');
    const usedBy = (name: 'gardener' | 'master'): number => {
      let looks = 0;
      const now = () => looks++;
      return createBot(name).choose(game, s, game.actor(s), { millis: 3 * little, now }, new FastRandom(1)).iterations;
    };
    expect(usedBy('gardener')).toBe(little);
    expect(usedBy('master')).toBeGreaterThan(2 * little);
  });

  it('keeps to a count of iterations that it was given', () => {
    if (!game || !s) throw new Error('a game tells Gardener where to stop');
    const budget = { iterations: 2 * little };
    expect(createBot('gardener').choose(game, s, game.actor(s), budget, new FastRandom(1)).iterations).toBe(2 * little);
  });
});

describe('Master', () => {
  const ticks = 1500;
  /** Each iteration looks at the clock, and a look at the lead does once more. */
  const fitting = Math.floor((ticks * 64) / 65) - 2;

  it('ends early where no other move could catch up, and only there', () => {
    const used: number[] = [];
    for (const game of games.values())
      for (const depth of DEPTHS) {
        const s = randomDecision(game, 2, depth, `${BASE_SEED}/early/${depth}`);
        if (s === null) continue;
        let time = 0;
        const now = () => time++;
        const bot = createBot('master');
        const { estimates, iterations } = bot.choose(game, s, game.actor(s), { millis: ticks, now }, new FastRandom(1));
        // Solved to the end instead.
        if (iterations === 1) continue;
        const lead = (estimates[0]?.weight ?? 0) - (estimates[1]?.weight ?? 0);
        expect(lead * iterations, `${game.profile.id}, ${depth}`).toBeGreaterThan(fitting - iterations);
        used.push(iterations);
      }
    expect(Math.min(...used)).toBeLessThan(0.95 * ticks);
  });
});

/** Whether any seat ever meets something it cannot know. */
function hasSecrets(game: typeof games extends ReadonlyMap<string, infer G> ? G : never): boolean {
  for (const depth of DEPTHS) {
    const s = randomDecision(game, game.profile.players.max, depth, `${BASE_SEED}/secrets/${depth}`);
    if (s === null) continue;
    for (let sample = 0; sample < 8; sample++) {
      const other = copyOf(game, s);
      game.determinize(other, game.actor(s), new FastRandom(sample));
      if (JSON.stringify(game.position(other)) !== JSON.stringify(game.position(s))) return true;
    }
  }
  return false;
}
