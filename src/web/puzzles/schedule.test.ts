import { beforeEach, describe, expect, it } from 'vitest';
import { changeMistake, isDue, keepMistake, mergeMistakes, newMistake, readMistakes } from './mistakes.ts';
import { reviewed } from './schedule.ts';
import { nextPlace } from './solved.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 5, 1, 12);
const mistakeAt = (position: unknown) =>
  newMistake({ game: 'rice-dice', rules: 1, seat: 0, position }, { type: 'pass' });

/** Node keeps nothing: this is what a browser has. */
function fakeStorage(): void {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
}

describe('own mistakes', () => {
  beforeEach(fakeStorage);

  it('are due at any time at first, and later with each time that they were solved', () => {
    let mistake = mistakeAt({ round: 1 });
    expect(isDue(mistake, NOON)).toBe(true);
    let now = NOON;
    let before = 0;
    for (let time = 0; time < 4; time++) {
      mistake = reviewed(mistake, true, now);
      const wait = (mistake.schedule?.due ?? 0) - now;
      expect(isDue(mistake, now)).toBe(false);
      expect(wait).toBeGreaterThan(before);
      before = wait;
      now += wait;
    }
    expect(before).toBeGreaterThan(14 * DAY);
    // What was forgotten comes back soon.
    const missed = reviewed(mistake, false, now);
    expect((missed.schedule?.due ?? 0) - now).toBeLessThan(before);
    expect(missed.schedule?.lapses).toBe(1);
  });

  it('are kept once, with their schedule, and what cannot be read is left out', () => {
    keepMistake(mistakeAt({ round: 1 }));
    keepMistake(mistakeAt({ round: 2 }));
    changeMistake(reviewed(mistakeAt({ round: 2 }), true, NOON));
    keepMistake(mistakeAt({ round: 2 }));
    expect(readMistakes().map(({ schedule }) => schedule?.reps ?? 0)).toEqual([0, 1]);
    const stored = JSON.parse(localStorage.getItem('windfall.mistakes') ?? '[]');
    localStorage.setItem('windfall.mistakes', JSON.stringify([...stored, { game: 7 }, null]));
    expect(readMistakes()).toHaveLength(2);
    localStorage.setItem('windfall.mistakes', '{');
    expect(readMistakes()).toEqual([]);
  });

  it('are brought together with those that are kept elsewhere: as they were tried last, and told what is missing there', () => {
    const [here, both, there] = [1, 2, 3].map((round) => mistakeAt({ round }));
    if (!here || !both || !there) throw new Error('all are there');
    const tried = reviewed(both, true, NOON);
    keepMistake(here);
    keepMistake(both);
    expect(mergeMistakes('rice-dice', [tried, there])).toEqual([here]);
    expect(readMistakes()).toEqual([there, here, tried]);
    // Now it was tried here, later than there; and another game is not asked about.
    const later = reviewed(tried, false, NOON + DAY);
    changeMistake(later);
    keepMistake({ ...here, game: 'garden-dice' });
    expect(mergeMistakes('rice-dice', [tried, there])).toEqual([here, later]);
    expect(readMistakes()).toEqual([there, here, later, { ...here, game: 'garden-dice' }]);
  });

  it('are not kept without end: the oldest go first', () => {
    for (let round = 0; round < 205; round++) keepMistake(mistakeAt({ round }));
    const kept = readMistakes();
    expect(kept).toHaveLength(200);
    expect(kept[0]?.position).toEqual({ round: 5 });
  });
});

describe('the next puzzle', () => {
  it('is one that was not answered yet, and the first again after the last', () => {
    expect(nextPlace([3, 1, 2, 0], new Set([1]), 3)).toBe(2);
    expect(nextPlace([3, 1, 2, 0], new Set([0, 2]), 1)).toBe(3);
    expect(nextPlace([3, 1, 2, 0], new Set([0, 1, 2, 3]), 0)).toBe(3);
  });
});
