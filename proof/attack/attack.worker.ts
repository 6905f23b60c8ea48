import { constants, setPriority } from 'node:os';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { assert } from '../../src/core/assert.ts';
import type { Target } from './attack.ts';
import { attacks } from './list.ts';

/** The thread of an attacker: what it does does not delay the honest people, whose time is measured. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
export interface AttackerData {
  readonly name: string;
  readonly target: Target;
  /** Takes only what the server leaves of the machine, as if it came from elsewhere. */
  readonly isElsewhere: boolean;
}
const { name, target, isElsewhere } = workerData as AttackerData;
// On Linux that is this thread alone.
if (isElsewhere) setPriority(constants.priority.PRIORITY_LOW);
const attack = attacks.find((each) => each.name === name);
assert(attack !== undefined, `there is an attack "${name}"`);
parentPort.postMessage(await attack.run(target));
