import { loadGame } from '../../games/registry.web.ts';
import { answer, type LocalHost, openHost, show } from './host.ts';
import type { FromHost, ToHost } from './messages.ts';

let host: LocalHost | null = null;

const tell = (message: FromHost): void => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<ToHost>) => {
  if (data.type === 'open') {
    const opened = openHost(await loadGame(data.game), data.seats, data.options, data.seed);
    if (!opened.ok) return tell({ type: 'refused', refusal: opened.error });
    host = opened.value;
    return tell(show(host));
  }
  if (host !== null) tell(answer(host, data));
});
