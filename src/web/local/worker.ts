import '../../core/policy.web.ts';
import { openWorkerHost } from '../../bots/host.web.ts';
import { openTutor } from '../../bots/tutor.web.ts';
import { loadLesson } from '../../games/lessons.web.ts';
import { loadGame } from '../../games/registry.web.ts';
import { advance, hear, type LocalHost, openHost, type Surroundings } from './host.ts';
import type { FromHost, ToHost } from './messages.ts';
import { withOpenSeal } from './record.ts';
import type { Save } from './save.ts';
import { loadSave, putSave } from './store.ts';

/** Being opened, or open; null where it could not be. What comes meanwhile waits for it. */
let host: Promise<LocalHost | null> = Promise.resolve(null);

const surroundings: Surroundings = {
  bots: openWorkerHost(),
  tutor: openTutor(),
  keep: async (save) => {
    if (!(await putSave(save))) surroundings.tell({ type: 'unkept', save });
  },
  unseal: async (id) => {
    const save = await loadSave(id);
    if (save !== undefined) await putSave(withOpenSeal(await loadGame(save.game), save));
  },
  tell: (message: FromHost) => postMessage(message),
};

async function open(save: Save): Promise<LocalHost | null> {
  const lesson = save.lesson === undefined ? null : await loadLesson(save.game);
  const opened = openHost(await loadGame(save.game), save, surroundings, lesson);
  if (opened.ok) return opened.value;
  surroundings.tell({ type: 'refused', refusal: opened.error });
  return null;
}

addEventListener('message', async ({ data }: MessageEvent<ToHost>) => {
  if (data.type === 'open') host = open(data.save);
  const opened = await host;
  if (opened === null) return;
  if (data.type === 'open') await advance(opened, true);
  else await hear(opened, data);
});
