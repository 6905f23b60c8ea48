import { playout } from '../src/core/playout.ts';
import { FastRandom } from '../src/core/random.ts';
import { games } from '../src/games/registry.node.ts';

/** Measures uniform random playouts of one game through the contract: arguments are the game, the players and the seconds. */
const [id = '', players = '2', seconds = '2', runs = '3'] = process.argv.slice(2);
const game = games.get(id);
if (game === undefined) throw new Error(`no game ${id}`);

const options = Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));
const fresh = game.create(Number(players), options);
const state = game.create(Number(players), options);
const random = new FastRandom(`${id}/${players}`);
const moves = new Int32Array(game.maxLegal);
const totals = new Int32Array(8);
const ranks = new Int32Array(8);

function measure(millis: number): { games: number; decisions: number } {
  const start = performance.now();
  let played = 0;
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < millis) {
    for (let i = 0; i < 100; i++) {
      game?.copy(fresh, state);
      decisions += playout(game as NonNullable<typeof game>, state, random, moves);
      game?.tally(state, totals, ranks);
    }
    played += 100;
    elapsed = performance.now() - start;
  }
  return { games: (1000 * played) / elapsed, decisions: (1000 * decisions) / elapsed };
}

measure(1000);
const measured = Array.from({ length: Number(runs) }, () => measure(Number(seconds) * 1000)).sort(
  (a, b) => a.games - b.games,
);
const median = measured[measured.length >> 1];
const spread = ((measured.at(-1)?.games ?? 0) - (measured[0]?.games ?? 0)) / (median?.games ?? 1) / 2;
console.log(
  `${id.padEnd(20)} ${players} players  ${Math.round(median?.games ?? 0)
    .toLocaleString('en')
    .padStart(9)} games/s  ` +
    `${Math.round(median?.decisions ?? 0)
      .toLocaleString('en')
      .padStart(11)} decisions/s  ±${(100 * spread).toFixed(0)} %`,
);
