import type { AnyGame, Entry, Seat } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import type { Loss } from './analysis.ts';
import { imagine } from './suggest.ts';
import type { FromTutor, ToTutor } from './tutorWorker.web.ts';

/** Thinks about a decision while a person does, in a worker of its own. */
export interface Tutor {
  /** The decision that is due now. */
  study(game: AnyGame, state: unknown, seat: Seat): void;
  /** What a move of it would lose; null where that is not known in time. */
  judge(move: Entry, patienceMillis: number): Promise<Loss | null>;
  close(): void;
}

export function openTutor(): Tutor {
  let worker: Worker | null = null;
  let asked = 0;
  const answers = new Map<number, (loss: Loss | null) => void>();
  /** A tutor that fails says nothing: the game goes on. */
  const close = (): void => {
    worker?.terminate();
    worker = null;
    for (const answer of answers.values()) answer(null);
    answers.clear();
  };
  const open = (): Worker => {
    const opened = new Worker(new URL('./tutorWorker.web.ts', import.meta.url), { type: 'module' });
    opened.onmessage = ({ data }: MessageEvent<FromTutor>) => answers.get(data.id)?.(data.loss);
    opened.onerror = close;
    return opened;
  };
  const tell = (message: ToTutor): void => {
    worker ??= open();
    worker.postMessage(message);
  };
  return {
    study: (game, state, seat) => {
      // Secrets stay at the table.
      const imagined = imagine(game, state, seat, new FastRandom('tutor'));
      tell({ type: 'study', game: game.profile.id, position: game.position(imagined), seat });
    },
    judge: (move, patienceMillis) => {
      if (worker === null) return Promise.resolve(null);
      const id = ++asked;
      return new Promise((resolve) => {
        const timer = setTimeout(() => answers.get(id)?.(null), patienceMillis);
        answers.set(id, (loss) => {
          clearTimeout(timer);
          answers.delete(id);
          resolve(loss);
        });
        tell({ type: 'judge', id, move });
      });
    },
    close,
  };
}
