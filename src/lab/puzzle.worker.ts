import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { assert } from '../core/assert.ts';
import { loadGame } from '../games/load.node.ts';
import { harvestGame, type PuzzlePlan } from './puzzleMaker.ts';

/** Plays the games it is told, one after the other, and tells the puzzles of each. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
const plan = workerData as PuzzlePlan;
const game = await loadGame(plan.game);
port.on('message', (number: number) => port.postMessage(harvestGame(game, plan, number)));
port.postMessage('ready');
