import { expect, test } from 'vitest';
import type { Reader, Row } from '../store/database.ts';
import { meansMemory } from './means.ts';

/** A store that counts what it is asked, and the clock of the memory above it. */
function newScene() {
  const scene = { nowMillis: 1_000_000, questions: 0, webhook: null as string | null };
  const db: Reader = {
    read: async (sql, values = []) => {
      scene.questions++;
      if (!sql.includes('FROM people')) return [];
      const people = values.filter((value) => value !== '');
      return people.map((person): Row => ({ person, webhook: scene.webhook, id: null, kind: null }));
    },
  };
  const meansOf = meansMemory(db, { noticeMillis: 60_000 }, () => scene.nowMillis);
  return { scene, meansOf };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('whoever is asked for at once is read at once', async () => {
  const { scene, meansOf } = newScene();
  const people = Array.from({ length: 50 }, (_, i) => `person ${i}`);
  expect(await Promise.all(people.map(meansOf))).toEqual(people.map(() => []));
  expect(scene.questions).toBe(1);
  // Known now: no promise, and no question.
  expect(people.map(meansOf)).toEqual(people.map(() => []));
  expect(scene.questions).toBe(1);
});

test('nobody who plays waits for what they were told a moment ago, and nothing older counts', async () => {
  const { scene, meansOf } = newScene();
  await meansOf('Ann');
  scene.webhook = 'https://example.com/hook';
  scene.nowMillis += 2000;
  expect(meansOf('Ann')).toEqual([]);
  scene.nowMillis += 1000;
  // Answered from memory, and looked up meanwhile, once.
  expect([meansOf('Ann'), meansOf('Ann')]).toEqual([[], []]);
  expect(scene.questions).toBe(1);
  await turn();
  expect(meansOf('Ann')).toEqual([{ kind: 'webhook', channel: '', delayMillis: 0 }]);
  scene.webhook = null;
  scene.nowMillis += 5001;
  expect(await meansOf('Ann')).toEqual([]);
});
