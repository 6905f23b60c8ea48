import type { Loss } from '../../bots/analysis.ts';
import type { Decision, Suggestion } from '../../bots/suggest.ts';
import type { Refusal } from '../../core/errors.ts';
import type { Entry } from '../../core/game.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { DiceQuestion, History, Moment } from '../table/client.ts';
import type { Save } from './save.ts';

/** What the page can ask of the table and gets an answer to. */
export interface Questions {
  dice: { readonly ask: readonly number[]; readonly answer: DiceQuestion | null };
  suggest: { readonly ask: null; readonly answer: readonly Suggestion[] };
  /** What a move of the decision that is due would lose; null where that is not known in time. */
  judge: { readonly ask: Entry; readonly answer: Loss | null };
  /** The decision that is due, as the one who decides knows it; null where none is. */
  decision: { readonly ask: null; readonly answer: Decision | null };
  record: { readonly ask: null; readonly answer: MatchRecord };
  history: { readonly ask: null; readonly answer: History };
  /** The table after so many entries. */
  moment: { readonly ask: number; readonly answer: Moment };
}
export type Topic = keyof Questions;

/** What the page tells the worker that holds a local table. */
export type ToHost =
  | { readonly type: 'open'; readonly save: Save }
  | { readonly type: 'act'; readonly seat: number; readonly move: unknown }
  | { readonly type: 'dice'; readonly picks: readonly number[] }
  | { readonly type: 'undo' }
  /** Stops the clocks, or lets them run again. */
  | { readonly type: 'pause'; readonly isOn: boolean }
  | { readonly type: 'seat' }
  /** Whether a tutor thinks along with the people at the table. */
  | { readonly type: 'tutor'; readonly isOn: boolean }
  /** The next scene of a lesson. */
  | { readonly type: 'scene' }
  | { readonly type: 'ask'; readonly id: number; readonly topic: Topic; readonly about: Questions[Topic]['ask'] };

/** What the worker tells the page. A refusal has changed nothing. */
export type FromHost =
  /** `isLeap`: not the next step, but somewhere else altogether, as after an undo. */
  | { readonly type: 'moment'; readonly moment: Moment; readonly isLeap: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** This browser did not keep it: the page is to remember it, and to say so. */
  | { readonly type: 'unkept'; readonly save: Save }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown };
