import type { Entry } from './game.ts';
import { sameJson } from './json.ts';

/**
 * A first game that teaches: a real game on the real rules, whose dice and whose opponents are prepared. It lies in the folder of its game
 * (`lesson/lesson.ts`), its texts beside it (`lesson/words/xx.ts`). The learner has seat 0. docs/ADD_A_GAME.md tells how to write one.
 */
export interface Lesson<M extends Entry = Entry, C extends Entry = Entry, Key extends string = string> {
  /** The numbers of the rules that tell what may be decided, what must be, or what it brings. The tasks meet at least four in five of them. */
  readonly decisions: readonly string[];
  /** One after the other. After the line of the last the learner plays on freely, to the end of the game. */
  readonly scenes: readonly Scene<M, C, Key>[];
}

export interface Scene<M extends Entry = Entry, C extends Entry = Entry, Key extends string = string> {
  readonly players: number;
  /** Where it begins, in the notation of positions; left out for the beginning of a game with the usual options. */
  readonly position?: unknown;
  /** Every entry in its order: what chance brings, what the others do, and what the learner is to do. */
  readonly line: readonly Prepared<M, C, Key>[];
  /** What is said after the line, one text after the other. */
  readonly ends: readonly Key[];
}

export type Prepared<M extends Entry = Entry, C extends Entry = Entry, Key extends string = string> =
  | { readonly chance: C }
  | { readonly other: M }
  | Task<M, Key>;

/** What the learner is to do. Anything else that is legal can be tried, and is taken back. */
export interface Task<M extends Entry = Entry, Key extends string = string> {
  readonly move: M;
  /** Other moves that are as good here: the line goes on after each of them. */
  readonly or?: readonly M[];
  /** What is said, one text after the other; the last one stays. */
  readonly says: readonly Key[];
  /** The rules that it is about, the most important one first. */
  readonly rules: readonly [string, ...string[]];
}

/** No text of a lesson is longer, in any language: it has to be read at a glance, beside the board of a phone. */
export const MAX_LESSON_TEXT = 160;
/** What a learner does in a lesson, the free stretch at its end included. */
export const MAX_LESSON_ACTIONS = 30;

/** Where a scene stands. The log alone tells, so that an undo leads back by itself. */
export type Place =
  | { readonly kind: 'task'; readonly task: Task }
  /** The last entry of the log is not what the task asks for. */
  | { readonly kind: 'detour'; readonly task: Task }
  | { readonly kind: 'chance'; readonly entry: Entry }
  | { readonly kind: 'other'; readonly move: Entry }
  /** The line is over. */
  | { readonly kind: 'end' };

export function placeIn({ line }: Scene, log: readonly Entry[]): Place {
  for (const [i, prepared] of line.entries()) {
    const entry = log[i];
    if (entry === undefined) return placeAt(prepared);
    if ('says' in prepared && !isAsked(prepared, entry)) return { kind: 'detour', task: prepared };
  }
  return { kind: 'end' };
}

function placeAt(prepared: Prepared): Place {
  if ('chance' in prepared) return { kind: 'chance', entry: prepared.chance };
  return 'other' in prepared ? { kind: 'other', move: prepared.other } : { kind: 'task', task: prepared };
}

const isAsked = ({ move, or = [] }: Task, entry: Entry): boolean =>
  sameJson(move, entry) || or.some((other) => sameJson(other, entry));

/** Whether a log of this scene is one of today's: where a lesson has changed since, it begins anew. */
export const isOfScene = ({ line }: Scene, log: readonly Entry[]): boolean =>
  line.slice(0, log.length).every((prepared, i) => {
    if ('says' in prepared) return i === log.length - 1 || isAsked(prepared, log[i] as Entry);
    return sameJson('chance' in prepared ? prepared.chance : prepared.other, log[i]);
  });

export const tasksOf = ({ line }: Pick<Scene, 'line'>): Task[] => line.filter((prepared) => 'says' in prepared);
