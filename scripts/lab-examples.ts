// node scripts/lab-examples.ts [game]: the examples that the lab of the browser opens with, played by the lab itself. To be run when a game or its bots change.
import { writeFileSync } from 'node:fs';
import { unwrap } from '../src/core/result.ts';
import { games } from '../src/games/registry.node.ts';
import { completeSetting, parseSetting } from '../src/lab/setting.ts';
import { openSimulation } from '../src/lab/simulation.ts';
import { summarize } from '../src/lab/summary.ts';

const GAMES = 500;
const wanted = process.argv[2];

/** Three digits are all that 500 games can tell. Counts stay as they are. */
const round = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(3)) : value;

for (const [id, game] of games) {
  if (wanted !== undefined && wanted !== id) continue;
  const setting = unwrap(
    parseSetting(game, completeSetting({ game: id, players: Math.max(2, game.profile.players.min) })),
  );
  const play = openSimulation(game, setting);
  const summary = summarize(Array.from({ length: GAMES }, (_, i) => play(i)));
  const example = JSON.stringify({ rules: game.rulesVersion, setting, summary }, round);
  writeFileSync(new URL(`../src/web/lab/examples/${id}.json`, import.meta.url), `${example}\n`);
  console.log(`${id}: ${GAMES} games, ${example.length} bytes`);
}
