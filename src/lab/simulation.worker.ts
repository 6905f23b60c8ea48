import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { assert } from '../core/assert.ts';
import { loadGame } from '../games/load.node.ts';
import { overrideComponents } from './overrides.ts';
import type { Setting } from './setting.ts';
import { openSimulation } from './simulation.ts';

/** Plays the games it is told, one after the other, and tells each row. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
const setting = workerData as Setting;
overrideComponents(setting.game, setting.components);
const play = openSimulation(await loadGame(setting.game), setting);
port.on('message', (index: number) => port.postMessage(play(index)));
port.postMessage('ready');
