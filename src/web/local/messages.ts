import type { Suggestion } from '../../bots/suggest.ts';
import type { Refusal } from '../../core/errors.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { DiceQuestion, History, Moment } from '../table/client.ts';
import type { Save } from './save.ts';

/** What the page can ask of the table and gets an answer to. */
export interface Questions {
  dice: { readonly ask: readonly number[]; readonly answer: DiceQuestion | null };
  suggest: { readonly ask: null; readonly answer: readonly Suggestion[] };
  record: { readonly ask: null; readonly answer: MatchRecord };
  history: { readonly ask: null; readonly answer: History };
}
export type Topic = keyof Questions;

/** What the page tells the worker that holds a local table. */
export type ToHost =
  | { readonly type: 'open'; readonly save: Save }
  | { readonly type: 'act'; readonly seat: number; readonly move: unknown }
  | { readonly type: 'dice'; readonly picks: readonly number[] }
  | { readonly type: 'undo' }
  | { readonly type: 'seat' }
  | { readonly type: 'ask'; readonly id: number; readonly topic: Topic; readonly about: Questions[Topic]['ask'] };

/** What the worker tells the page. A refusal has changed nothing. */
export type FromHost =
  /** `isLeap`: not the next step, but somewhere else altogether, as after an undo. */
  | { readonly type: 'moment'; readonly moment: Moment; readonly isLeap: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** This browser did not keep it: the page is to remember it, and to say so. */
  | { readonly type: 'unkept'; readonly save: Save }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown };
