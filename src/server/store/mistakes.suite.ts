import { describe, expect, test } from 'vitest';
import { type Mistake, MOST_MISTAKES } from '../../protocol/trainerRoutes.ts';
import { newId } from '../secrets.ts';
import type { Database } from './database.ts';
import { mistakesOf, putMistake, trimMistakes } from './mistakes.ts';
import { deletePerson, insertPerson } from './people.ts';

const mistakeOf = (game: string, last_review: number | null): Mistake => ({
  game,
  rules: 1,
  seat: 0,
  position: { round: 1 },
  made: { type: 'pass' },
  schedule:
    last_review === null
      ? null
      : {
          due: last_review,
          stability: 1,
          difficulty: 1,
          elapsed_days: 0,
          scheduled_days: 1,
          learning_steps: 0,
          reps: 1,
          lapses: 0,
          state: 2,
          last_review,
        },
});

/** What every store promises about the mistakes of a person. */
export function describeMistakes(name: string, database: () => Database): void {
  describe(`own mistakes, on ${name}`, () => {
    const somebody = async (): Promise<string> => {
      const id = newId();
      await database().write([insertPerson(id, 'Ann', 1)]);
      return id;
    };
    const put = (person: string, id: string, mistake: Mistake, nowMillis = 1): Promise<boolean> =>
      database().write([putMistake(database(), person, id, mistake, nowMillis)]);

    test('of two that are the same the one counts that was tried later', async () => {
      const [ann, bob] = [await somebody(), await somebody()];
      expect(await put(ann, 'a', mistakeOf('x', null))).toBe(true);
      expect(await put(ann, 'a', mistakeOf('x', 20))).toBe(true);
      expect(await put(ann, 'a', mistakeOf('x', 10))).toBe(false);
      expect(await put(ann, 'b', mistakeOf('y', null), 2)).toBe(true);
      expect(await put(bob, 'a', mistakeOf('x', 5))).toBe(true);
      expect(await mistakesOf(database(), ann, null)).toEqual([mistakeOf('x', 20), mistakeOf('y', null)]);
      expect(await mistakesOf(database(), ann, 'y')).toEqual([mistakeOf('y', null)]);
      expect(await mistakesOf(database(), bob, null)).toEqual([mistakeOf('x', 5)]);
    });

    test('the oldest go where there are too many', async () => {
      const ann = await somebody();
      for (let i = 0; i <= MOST_MISTAKES; i++) await put(ann, `id ${i}`, mistakeOf(`game ${i}`, null), i);
      await database().write([trimMistakes(ann)]);
      const kept = await mistakesOf(database(), ann, null);
      expect(kept).toHaveLength(MOST_MISTAKES);
      expect(kept[0]?.game).toBe('game 1');
    });

    test('they go with the person, and nothing comes after', async () => {
      const ann = await somebody();
      await put(ann, 'a', mistakeOf('x', null));
      await database().write(deletePerson(ann));
      expect(await put(ann, 'b', mistakeOf('x', null))).toBe(false);
      expect(await mistakesOf(database(), ann, null)).toEqual([]);
    });
  });
}
