import type { Bot } from './bot.ts';

/** Plays any legal move: the floor of every comparison, and the last resort when another bot fails. */
export const randomBot: Bot = {
  choose(game, state, _seat, _budget, random) {
    const moves = new Int32Array(game.maxLegal);
    const count = game.legal(state, moves);
    return { action: moves[random.below(count)] as number, estimates: [], iterations: 0 };
  },
};
