import '../../core/policy.web.ts';
import { openWorkerHost } from '../../bots/host.web.ts';
import { loadGame } from '../../games/registry.web.ts';
import { advance, hear, type LocalHost, openHost, type Surroundings } from './host.ts';
import type { FromHost, ToHost } from './messages.ts';
import { putSave } from './store.ts';

let host: LocalHost | null = null;

const surroundings: Surroundings = {
  bots: openWorkerHost(),
  keep: async (save) => {
    if (!(await putSave(save))) surroundings.tell({ type: 'unkept', save });
  },
  tell: (message: FromHost) => postMessage(message),
};

addEventListener('message', async ({ data }: MessageEvent<ToHost>) => {
  if (data.type !== 'open') {
    if (host !== null) await hear(host, data);
    return;
  }
  const opened = openHost(await loadGame(data.save.game), data.save, surroundings);
  if (!opened.ok) return surroundings.tell({ type: 'refused', refusal: opened.error });
  host = opened.value;
  await advance(host, true);
});
