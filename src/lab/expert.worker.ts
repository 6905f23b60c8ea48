import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { evaluatorOf } from '../bots/evaluator.ts';
import { playCourse, taught } from '../bots/expert.ts';
import { createBot } from '../bots/levels.ts';
import { assert } from '../core/assert.ts';
import { loadGame } from '../games/load.node.ts';
import type { Generation } from './expertRun.ts';

/** Plays the games of one generation that it is told, and tells what each teaches. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
const { game, plan, generation, rows } = workerData as Generation;
const evaluator = evaluatorOf(taught(await loadGame(game), rows), 2);
assert(evaluator !== null, 'the game has features');
const bot = createBot('master');
port.on('message', (number: number) => port.postMessage(playCourse(evaluator, bot, plan, generation, number)));
port.postMessage('ready');
