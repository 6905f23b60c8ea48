import { at } from '../core/assert.ts';
import type { Entry, Seat } from '../core/game.ts';
import { type Lesson, type Place, placeIn, tasksOf } from '../core/lesson.ts';
import { rewind } from '../core/match.ts';
import { unwrap } from '../core/result.ts';
import type { RoomEvent } from './event.ts';
import { performBotMove, performRealRoll } from './perform.ts';
import { matchOf, type Room } from './room.ts';

/** A lesson at a table, and the scene that is played. */
export interface LessonCourse {
  readonly lesson: Lesson;
  readonly scene: number;
}

/** The seat of the one who learns. */
const LEARNER: Seat = 0;

/** What a lesson says at one moment. */
export type ShownLesson =
  | {
      readonly kind: 'task';
      readonly says: readonly string[];
      /** What to touch. */
      readonly move: Entry;
      readonly rule: string;
      /** How many tasks of the lesson are done, and of how many. */
      readonly done: number;
      readonly total: number;
    }
  /** Something else was tried: what it was, and the points that it changed; null where those are secret. */
  | { readonly kind: 'detour'; readonly move: Entry; readonly points: number | null }
  /** The line of a scene is over. After the last the learner plays on freely. */
  | { readonly kind: 'end'; readonly says: readonly string[]; readonly isLast: boolean };

export const placeOf = (room: Room, { lesson, scene }: LessonCourse): Place =>
  placeIn(at(lesson.scenes, scene), matchOf(room).log);

/** Whether the table waits for the learner, whoever is to act: something is to be taken back, or the next scene to be begun. */
export function isHeld(room: Room, course: LessonCourse): boolean {
  const { kind } = placeOf(room, course);
  return kind === 'detour' || (kind === 'end' && !isLastScene(course));
}

const isLastScene = ({ lesson, scene }: LessonCourse): boolean => scene === lesson.scenes.length - 1;

/** Performs the roll or the opponent's move that is prepared; null where none is. */
export function performPrepared(room: Room, course: LessonCourse, nowMillis: number): RoomEvent[] | null {
  const place = placeOf(room, course);
  const { game, state } = matchOf(room);
  if (place.kind === 'chance')
    return unwrap(performRealRoll(room, unwrap(game.encodeChance(state, place.entry)), nowMillis));
  return place.kind === 'other' ? unwrap(performBotMove(room, room.turn, place.move, nowMillis)) : null;
}

export function showLesson(room: Room, course: LessonCourse): ShownLesson | null {
  const { lesson, scene } = course;
  const place = placeOf(room, course);
  switch (place.kind) {
    case 'task': {
      const { says, move, rules } = place.task;
      const before = lesson.scenes.slice(0, scene).flatMap(tasksOf).length;
      const done = before + tasksOf(at(lesson.scenes, scene)).indexOf(place.task);
      return { kind: 'task', says, move, rule: rules[0], done, total: lesson.scenes.flatMap(tasksOf).length };
    }
    case 'detour':
      return { kind: 'detour', move: at(matchOf(room).log, matchOf(room).log.length - 1), points: pointsOfLast(room) };
    case 'end':
      return { kind: 'end', says: at(lesson.scenes, scene).ends, isLast: isLastScene(course) };
    default:
      return null;
  }
}

/** The points that the last entry brought the learner. */
function pointsOfLast(room: Room): number | null {
  const match = matchOf(room);
  const { game, state, log } = match;
  const totalIn = (s: unknown): number | null =>
    game.score(s, LEARNER).find(({ seat }) => seat === LEARNER)?.total ?? null;
  const [before, after] = [totalIn(rewind(match, log.length - 1).state), totalIn(state)];
  return before === null || after === null ? null : after - before;
}
