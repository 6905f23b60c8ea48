import '../core/policy.web.ts';
import type { Entry, Seat } from '../core/game.ts';
import { unwrap } from '../core/result.ts';
import { loadGame } from '../games/registry.web.ts';
import type { Loss } from './analysis.ts';
import { judgeMove, openStudy, type Study, studyOn } from './tutor.ts';

/** The position holds no secret: what the seat cannot know is already a fair sample. */
export type ToTutor =
  | {
      readonly type: 'study';
      readonly game: string;
      readonly position: unknown;
      readonly seat: Seat;
    }
  | { readonly type: 'judge'; readonly id: number; readonly move: Entry };

export interface FromTutor {
  readonly id: number;
  readonly loss: Loss | null;
}

/** The decision it thinks about; a new one takes its place. */
let study: Promise<Study> | null = null;

async function open({ game: id, position, seat }: Extract<ToTutor, { type: 'study' }>): Promise<Study> {
  const game = await loadGame(id);
  return openStudy(game, unwrap(game.fromPosition(position)), seat);
}

/** One move at a time, so that a question in between is heard. */
async function goOn(own: Promise<Study>): Promise<void> {
  const opened = await own;
  if (own === study && studyOn(opened)) setTimeout(() => void goOn(own));
}

async function hear(message: ToTutor): Promise<void> {
  if (message.type === 'study') {
    study = open(message);
    return goOn(study);
  }
  const opened = await study;
  const loss = opened === null ? null : judgeMove(opened, message.move);
  self.postMessage({ id: message.id, loss } satisfies FromTutor);
}

self.onmessage = ({ data }: MessageEvent<ToTutor>) => {
  hear(data).catch((error: unknown) => self.reportError(error));
};
