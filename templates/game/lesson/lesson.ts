import type { Lesson } from '../../../src/core/lesson.ts';
import type { Chance } from '../chance.ts';
import type { Move } from '../moves.ts';
import type { Position } from '../position.ts';
import type { LessonTexts } from './words/en.ts';

/** Near the end: one good turn wins. */
const late: Position = {
  players: 2,
  options: { goal: 100 },
  phase: 'roll',
  seat: 0,
  turn: 0,
  points: [88, 90],
};

export const lesson: Lesson<Move, Chance, keyof LessonTexts> = {
  decisions: ['P10', 'P11', 'P12', 'P13', 'P20'],
  scenes: [
    {
      players: 2,
      line: [
        { chance: { type: 'start', seat: 0 } },
        { chance: { type: 'die', value: 5 } },
        { says: ['hello', 'roll'], move: { type: 'roll' }, rules: ['P12', 'P10'] },
        { chance: { type: 'die', value: 6 } },
        { says: ['hold'], move: { type: 'hold' }, rules: ['P13'] },
        { chance: { type: 'die', value: 4 } },
        { other: { type: 'roll' } },
        { chance: { type: 'die', value: 1 } },
        { chance: { type: 'die', value: 3 } },
        { says: ['lost'], move: { type: 'hold' }, rules: ['P11'] },
      ],
      ends: ['leap'],
    },
    {
      players: 2,
      position: late,
      line: [
        { chance: { type: 'die', value: 6 } },
        { says: ['goal'], move: { type: 'roll' }, rules: ['P20'] },
        { chance: { type: 'die', value: 2 } },
      ],
      ends: ['free'],
    },
  ],
};
