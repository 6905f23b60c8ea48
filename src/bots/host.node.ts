import { Worker } from 'node:worker_threads';
import { type Host, openHost, type Port, type PortEvents } from './host.ts';
import type { Reply } from './message.ts';

/** Opens a worker thread; `script` is another one in tests. */
export function openThread(events: PortEvents, script = new URL('./worker.node.ts', import.meta.url)): Port {
  const worker = new Worker(script);
  // A thread that only waits for questions does not keep the program alive.
  worker.unref();
  worker.on('message', (reply: Reply) => events.onReply(reply));
  worker.on('error', (error: Error) => events.onFailure(error.message));
  worker.on('exit', (status) => events.onFailure(`the thread ended with status ${status}`));
  return {
    post: (request) => worker.postMessage(request),
    close: () => void worker.terminate(),
  };
}

export function after(millis: number, call: () => void): () => void {
  const timer = setTimeout(call, millis);
  return () => clearTimeout(timer);
}

/** Bots in a worker thread. */
export const openThreadHost = (): Host => openHost({ openPort: openThread, after });
