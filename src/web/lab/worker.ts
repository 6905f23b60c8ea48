import '../../core/policy.web.ts';
import { loadGame } from '../../games/registry.web.ts';
import type { Setting } from '../../lab/setting.ts';
import { type GameRow, openSimulation } from '../../lab/simulation.ts';

export type ToLab = { readonly setting: Setting } | { readonly game: number };

let play: ((index: number) => GameRow) | null = null;

/** Told a setting first, then the number of one game after the other; answers `null` when ready, and each game with its row. */
self.onmessage = ({ data }: MessageEvent<ToLab>) => {
  if ('game' in data) {
    self.postMessage(play?.(data.game));
    return;
  }
  loadGame(data.setting.game).then(
    (game) => {
      play = openSimulation(game, data.setting);
      self.postMessage(null);
    },
    (error: unknown) => self.reportError(error),
  );
};
