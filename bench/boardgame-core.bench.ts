import { createRequire } from 'node:module';
import type { Ctx } from 'boardgame.io';
import { createBot } from '../src/bots/levels.ts';
import { assert } from '../src/core/assert.ts';
import { CHANCE } from '../src/core/game.ts';
import { parseOptions } from '../src/core/options.ts';
import { playout } from '../src/core/playout.ts';
import { FastRandom } from '../src/core/random.ts';
import { unwrap } from '../src/core/result.ts';
import { games } from '../src/games/registry.node.ts';
import { compareGames } from './boardgame/compare.ts';
import { choices, type Harvest, harvest } from './boardgame/harvest.ts';
import { begin, playout as playoutTheirs } from './boardgame/play.ts';
import { contest, describeSpread } from './contest.ts';

/** The same two-player Harvest Dice by our contract and by boardgame.io: first that it is the same, then how fast, in turns in one process. */
const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as typeof import('boardgame.io/ai');
const game = games.get('harvest-dice');
assert(game !== undefined, 'Harvest Dice is here');
console.log(
  `  the same rules: ${compareGames(game, 300).toLocaleString('en')} decisions of 300 games compared, no difference`,
);

const options = unwrap(parseOptions(game.options, undefined));
const state = game.create(2, options);
const random = new FastRandom('contest');
const moves = new Int32Array(game.maxLegal);
const fresh = game.create(2, options);

function oursAtFirstDecision(): unknown {
  const s = game?.create(2, options);
  while (game?.actor(s) === CHANCE) game.apply(s, random.below(game.outcomes(s)));
  return s;
}

const ITERATIONS = 200;
// Their bot stops a playout after fifty moves unless told otherwise; a game of ours has about thirty.
const theirBot = new MCTSBot({
  game: harvest,
  enumerate: (G: Harvest, ctx: Ctx) => choices(G, Number(ctx.currentPlayer)),
  iterations: ITERATIONS,
  playoutDepth: 200,
});
const ourBot = createBot('uct');

const playouts = await contest({
  ours: () => {
    game.copy(fresh, state);
    return playout(game, state, random, moves);
  },
  theirs: playoutTheirs,
});
console.log(
  `  random playouts: ours ${describeSpread(playouts.ours, 'decisions/s')}; boardgame.io ${describeSpread(playouts.theirs, 'decisions/s')}`,
);
console.log(`  ${Math.round(playouts.ours.median / playouts.theirs.median)} times as fast`);

const searches = await contest({
  ours: () => {
    const s = oursAtFirstDecision();
    return ourBot.choose(game, s, game.actor(s), { iterations: 10_000 }, random).iterations;
  },
  theirs: async () => {
    const s = begin();
    await theirBot.play(s, s.ctx.currentPlayer);
    return ITERATIONS;
  },
});
console.log(
  `  tree search with random playouts: ours ${describeSpread(searches.ours, 'iterations/s')}; boardgame.io ${describeSpread(searches.theirs, 'iterations/s')}`,
);
console.log(`  ${Math.round(searches.ours.median / searches.theirs.median)} times as fast`);
