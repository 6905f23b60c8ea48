import { describe, expect, it } from 'vitest';
import { createBot } from '../../bots/levels.ts';
import { at } from '../../core/assert.ts';
import type { AnyGame, Entry } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { type Lesson, MAX_LESSON_ACTIONS, tasksOf } from '../../core/lesson.ts';
import { legalMoves } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import { games, readLesson } from '../../games/registry.node.ts';
import { matchOf } from '../../table/room.ts';
import type { Moment } from '../table/client.ts';
import { advance, hear, type LocalHost, openHost } from './host.ts';
import type { FromHost } from './messages.ts';
import { lessonSave, type Save } from './save.ts';

const lessons: { id: string; game: AnyGame; lesson: Lesson }[] = [];
for (const [id, game] of games) {
  const lesson = await readLesson(id);
  if (lesson !== undefined) lessons.push({ id, game, lesson });
}

interface Classroom {
  readonly host: LocalHost;
  readonly kept: Save[];
  readonly moment: () => Moment;
}

/** A lesson at a table whose bots are Seedlings that answer at once. */
async function begin(game: AnyGame, lesson: Lesson, seed: string, from?: Save): Promise<Classroom> {
  const kept: Save[] = [];
  const told: Moment[] = [];
  // Counted by what is asked: how many saves there are by then is a matter of moments.
  let asks = 0;
  const bots = {
    ask: async ({ game: asked, state, seat }: { game: AnyGame; state: unknown; seat: number }) => ({
      move: moveOf(asked, state, seat, `${seed}/${asks++}`),
      suggestions: [],
      iterations: 1,
      isStandIn: false,
    }),
    close: () => {},
  };
  const surroundings = {
    bots,
    keep: async (save: Save) => void kept.push(save),
    unseal: async () => {},
    tell: (message: FromHost) => void (message.type === 'moment' && told.push(message.moment)),
  };
  const save = from ?? { ...lessonSave(game, lesson, 0, 'You'), seed, sealSeed: '5e'.repeat(32) };
  const host = unwrap(openHost(game, save, surroundings, lesson));
  await advance(host, true);
  return { host, kept, moment: () => at(told, told.length - 1) };
}

/** Whoever has learned plays along; the others are Seedlings. */
const players = [createBot('sprout'), createBot('seedling')];

function moveOf(game: AnyGame, state: unknown, seat: number, seed: string): Entry {
  const { action } = at(players, Math.min(seat, 1)).choose(game, state, seat, { iterations: 40 }, new FastRandom(seed));
  return game.decode(state, action);
}

const act = ({ host }: Classroom, move: Entry): Promise<void> => hear(host, { type: 'act', seat: 0, move });

/** Does what the lesson asks for until it is over, then plays on as a Sprout would; returns how many moves that took. */
async function follow(room: Classroom, seed: string, before: (move: Entry) => Promise<void> = async () => {}) {
  for (let moves = 0; moves < 200; ) {
    const { lesson, table } = room.moment();
    if (table.actor === 'over') return moves;
    if (lesson?.kind === 'end' && !lesson.isLast) await hear(room.host, { type: 'scene' });
    else {
      const { game, state } = matchOf(room.host.room);
      const isTask = lesson?.kind === 'task';
      if (isTask) await before(lesson.move);
      await act(room, isTask ? lesson.move : moveOf(game, state, 0, `${seed}/${moves}`));
      moves++;
    }
  }
  throw new Error('the lesson does not end');
}

describe.each(lessons)('the lesson of $id at a table', ({ game, lesson }) => {
  it(`ends, with at most ${MAX_LESSON_ACTIONS} actions`, async () => {
    for (let i = 0; i < 12; i++) {
      const room = await begin(game, lesson, `lesson/${i}`);
      const actions = await follow(room, `you/${i}`);
      expect(actions, `seed ${i}: a stretch is played freely`).toBeGreaterThan(lesson.scenes.flatMap(tasksOf).length);
      expect(actions, `seed ${i}`).toBeLessThanOrEqual(MAX_LESSON_ACTIONS);
      expect(at(room.kept, room.kept.length - 1).isOver).toBe(true);
    }
  });

  it('lets one try anything legal, says what it did, and leads back', async () => {
    const random = new FastRandom('detours');
    const room = await begin(game, lesson, 'detours');
    let tried = 0;
    await follow(room, 'detours', async (move) => {
      const scene = at(lesson.scenes, room.host.save.lesson?.scene ?? 0);
      const task = tasksOf(scene).find((each) => each.move === move);
      const others = legalMoves(matchOf(room.host.room)).filter(
        (other) => ![move, ...(task?.or ?? [])].some((asked) => sameJson(asked, other)),
      );
      if (others.length === 0) return;
      tried++;
      const before = room.moment();
      const other = at(others, random.below(others.length));
      await act(room, other);
      expect(room.moment()).toMatchObject({
        lesson: { kind: 'detour', move: other },
        table: { moves: [] },
        thinking: null,
      });
      await hear(room.host, { type: 'undo' });
      expect(room.moment().lesson).toEqual(before.lesson);
      expect(room.moment().table).toEqual(before.table);
    });
    expect(tried).toBeGreaterThan(lesson.scenes.flatMap(tasksOf).length / 2);
  });

  it('is taken up again where it was left, wherever that was', async () => {
    const room = await begin(game, lesson, 'left');
    await follow(room, 'left');
    for (const save of room.kept) {
      const again = await begin(game, lesson, 'left', JSON.parse(JSON.stringify(save)));
      const { scene } = again.host.save.lesson ?? {};
      expect(scene).toBe(save.lesson?.scene);
      expect(matchOf(again.host.room).log.slice(0, save.log.length)).toEqual(save.log);
    }
  });

  it('takes an undo over prepared dice for what it is: the same dice come again', async () => {
    const room = await begin(game, lesson, 'again');
    await follow(room, 'again', async (move) => {
      if (room.moment().table.undo === 0) return;
      const { log } = matchOf(room.host.room);
      const before = [...log];
      await hear(room.host, { type: 'undo' });
      const earlier = room.moment().lesson;
      if (earlier?.kind !== 'task') throw new Error('an undo leads to a task');
      await act(room, earlier.move);
      expect(matchOf(room.host.room).log).toEqual(before);
      expect(room.moment().lesson).toMatchObject({ kind: 'task', move });
    });
  });
});
