import { openThread, type Thread } from './pool.ts';
import type { Setting } from './setting.ts';
import type { GameRow } from './simulation.ts';

/** Threads that play games of whatever run is asked for; a thread is kept for its run, as opening one costs more than a quick game. */
export interface Crew {
  play(run: string, setting: Setting, games: readonly number[]): Promise<GameRow[]>;
  close(): Promise<void>;
}

export function newCrew(): Crew {
  const idle: { readonly run: string; readonly thread: Thread<GameRow> }[] = [];

  const take = async (run: string, setting: Setting): Promise<Thread<GameRow>> => {
    const place = idle.findIndex((each) => each.run === run);
    const found = place < 0 ? undefined : idle.splice(place, 1)[0];
    if (found !== undefined) return found.thread;
    // Components are overridden for the life of a thread: one that played another run is of no use any more.
    for (const { thread } of idle.splice(0)) await thread.close();
    return openThread<GameRow>(new URL('./simulation.worker.ts', import.meta.url), setting);
  };

  return {
    play: async (run, setting, games) => {
      const thread = await take(run, setting);
      const rows: GameRow[] = [];
      try {
        for (const game of games) rows.push(await thread.ask(game));
      } catch (error) {
        await thread.close();
        throw error;
      }
      idle.push({ run, thread });
      return rows;
    },
    close: async () => {
      for (const { thread } of idle.splice(0)) await thread.close();
    },
  };
}
