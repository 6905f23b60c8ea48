import { describe, expect, it } from 'vitest';
import { isOfScene, placeIn, type Scene } from './lesson.ts';

const die = (value: number) => ({ type: 'die', value });
const roll = { type: 'roll' };
const hold = { type: 'hold' };

const scene: Scene = {
  players: 2,
  line: [
    { chance: die(5) },
    { says: ['roll'], move: roll, rules: ['P12'] },
    { chance: die(6) },
    { says: ['stop'], move: hold, or: [roll], rules: ['P13'] },
    { other: hold },
  ],
  ends: ['free'],
};

describe('where a lesson stands', () => {
  it('follows from the log alone', () => {
    expect(placeIn(scene, [])).toEqual({ kind: 'chance', entry: die(5) });
    expect(placeIn(scene, [die(5)])).toMatchObject({ kind: 'task', task: { move: roll } });
    expect(placeIn(scene, [die(5), roll, die(6), hold])).toEqual({ kind: 'other', move: hold });
    expect(placeIn(scene, [die(5), roll, die(6), hold, hold])).toEqual({ kind: 'end' });
    expect(placeIn(scene, [die(5), roll, die(6), hold, hold, die(2), roll])).toEqual({ kind: 'end' });
  });

  it('is a detour after another move than the ones asked for', () => {
    expect(placeIn(scene, [die(5), hold])).toMatchObject({ kind: 'detour', task: { says: ['roll'] } });
    expect(placeIn(scene, [die(5), roll, die(6), roll])).toMatchObject({ kind: 'other' });
  });

  it('is nowhere in a log of another lesson: that begins anew', () => {
    for (const log of [[], [die(5)], [die(5), hold], [die(5), roll, die(6), roll, hold, die(1)]])
      expect(isOfScene(scene, log), JSON.stringify(log)).toBe(true);
    for (const log of [[die(4)], [die(5), hold, die(6)], [die(5), roll, die(6), hold, roll]])
      expect(isOfScene(scene, log), JSON.stringify(log)).toBe(false);
  });
});
