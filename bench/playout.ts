import { playout } from '../src/core/playout.ts';
import { FastRandom } from '../src/core/random.ts';
import { games } from '../src/games/registry.node.ts';
import { contest, describeSpread } from './contest.ts';

/** Measures uniform random playouts of one game through the contract: arguments are the game and the players. */
const [id = '', players = '2'] = process.argv.slice(2);
const game = games.get(id);
if (game === undefined) throw new Error(`no game ${id}`);

const options = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));
const fresh = game.create(Number(players), options);
const state = game.create(Number(players), options);
const random = new FastRandom(`${id}/${players}`);
const moves = new Int32Array(game.maxLegal);
const totals = new Int32Array(8);
const ranks = new Int32Array(8);
let played = 0;
let decided = 0;

const { decisions } = await contest({
  decisions: () => {
    let decisions = 0;
    for (let i = 0; i < 100; i++) {
      game.copy(fresh, state);
      decisions += playout(game, state, random, moves);
      game.tally(state, totals, ranks);
    }
    played += 100;
    decided += decisions;
    return decisions;
  },
});
const perGame = decided / played;
console.log(
  `  ${id.padEnd(20)} ${players} players  ${describeSpread(decisions, 'decisions/s')}, ${Math.round(decisions.median / perGame).toLocaleString('en')} games/s`,
);
