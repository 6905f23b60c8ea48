import '../core/policy.web.ts';
import { loadGame } from '../games/registry.web.ts';
import { answerRequest, type Request } from './message.ts';

/** The Web Worker behind `host.web.ts`. An error that escapes reaches the host as a failure, and it opens another worker. */
self.onmessage = (event: MessageEvent<Request>) => {
  loadGame(event.data.game).then(
    (game) => self.postMessage(answerRequest(game, event.data, () => performance.now())),
    (error: unknown) => self.reportError(error),
  );
};
