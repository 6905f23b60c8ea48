import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { createBot } from '../bots/levels.ts';
import { playPolicyCourse, withPolicy } from '../bots/policyTraining.ts';
import { assert } from '../core/assert.ts';
import { loadGame } from '../games/load.node.ts';
import type { PolicyGeneration } from './policyRun.ts';

/** Plays the games of one generation that it is told, and tells what each teaches. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
const { game: id, plan, generation, row } = workerData as PolicyGeneration;
const loaded = await loadGame(id);
const policy = loaded.knowledge?.policy;
assert(policy !== undefined, 'the game has a policy to teach');
const game = withPolicy(loaded, policy, row);
const bot = createBot('master');
port.on('message', (number: number) => port.postMessage(playPolicyCourse(game, policy, bot, plan, generation, number)));
port.postMessage('ready');
