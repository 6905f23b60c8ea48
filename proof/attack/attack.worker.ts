import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { assert } from '../../src/core/assert.ts';
import type { Target } from './attack.ts';
import { attacks } from './list.ts';

/** The thread of an attacker: what it does does not delay the honest people, whose time is measured. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const { name, target } = workerData as { readonly name: string; readonly target: Target };
const attack = attacks.find((each) => each.name === name);
assert(attack !== undefined, `there is an attack "${name}"`);
parentPort.postMessage(await attack.run(target));
