import { flushCompileCache } from 'node:module';
import { isMainThread, parentPort } from 'node:worker_threads';
import { assert } from '../core/assert.ts';
import { loadGame } from '../games/load.node.ts';
import { answerRequest, type Reply, type Request } from './message.ts';
import { yieldToOthers } from './priority.node.ts';

/** The thread behind `host.node.ts`. An error that escapes ends the thread, and the host opens another. */
assert(!isMainThread && parentPort !== null, 'this file runs as a worker thread');
const port = parentPort;
const met = new Set<string>();
port.on('message', (request: Request) => {
  loadGame(request.game).then((game) => {
    // Only thinking can wait: starting is quick for everybody's sake.
    yieldToOthers();
    // For the next thread, and not at the end, which may come suddenly: with all of it there, none needs a compiler, which is 20 MB.
    if (!met.has(request.game)) flushCompileCache();
    met.add(request.game);
    const reply: Reply = answerRequest(game, request, () => performance.now());
    port.postMessage(reply);
  });
});
