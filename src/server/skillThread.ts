import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { analyseMatch, usualIterations } from '../bots/analysis.ts';
import { yieldToOthers } from '../bots/priority.node.ts';
import { assert } from '../core/assert.ts';
import { type MatchRecord, replayRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { loadGame } from '../games/load.node.ts';

/** The thread behind `skill.ts`: judges one match and ends. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
yieldToOthers();
const record = workerData as MatchRecord;
const game = await loadGame(record.game);
const match = unwrap(replayRecord(record, () => game));
// The same seed for all: equal play is judged equally.
const analysis = analyseMatch(match, { iterations: usualIterations, seed: 'daily' });
assert(analysis !== null, 'nobody called it off');
parentPort.postMessage(analysis.totals);
