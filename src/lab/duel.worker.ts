import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { assert } from '../core/assert.ts';
import { loadGame } from '../games/load.node.ts';
import { type DuelPlan, openDuel, openSide } from './duel.ts';

/** Plays the deals it is told, one after the other, and tells each result. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
const plan = workerData as DuelPlan;
const game = await loadGame(plan.game);
const play = openDuel(game, plan, await openSide(game, plan.a), await openSide(game, plan.b));
port.on('message', (deal: number) => port.postMessage(play(deal)));
port.postMessage('ready');
