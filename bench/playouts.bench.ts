import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from '../src/games/registry.node.ts';

/** Uniform random playouts on one core, full legal list at every decision: each game and player count in a process of its own. */
const script = fileURLToPath(new URL('playout.ts', import.meta.url));
for (const [id, { profile }] of games)
  for (let players = profile.players.min; players <= profile.players.max; players++)
    spawnSync(process.execPath, [script, id, String(players)], { stdio: 'inherit' });
