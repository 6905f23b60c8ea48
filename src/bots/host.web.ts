import { type Host, openHost, type Port, type PortEvents } from './host.ts';
import type { Reply } from './message.ts';

function openWorker(events: PortEvents): Port {
  const worker = new Worker(new URL('./worker.web.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<Reply>) => events.onReply(event.data);
  worker.onerror = (event) => events.onFailure(event.message);
  worker.onmessageerror = () => events.onFailure('a message could not be read');
  return {
    post: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  };
}

function after(millis: number, call: () => void): () => void {
  const timer = setTimeout(call, millis);
  return () => clearTimeout(timer);
}

/** Bots in a Web Worker. */
export const openWorkerHost = (): Host => openHost({ openPort: openWorker, after });
