import type { Lesson } from '../../../core/lesson.ts';
import type { Chance } from '../chance.ts';
import type { Move } from '../moves.ts';
import { late } from './late.ts';
import type { LessonTexts } from './words/en.ts';

export const lesson: Lesson<Move, Chance, keyof LessonTexts> = {
  decisions: [
    ...['G10', 'G11', 'G12', 'G20', 'G21', 'G22', 'G23', 'G24', 'G25', 'G26', 'G27', 'G28', 'G29', 'G30', 'G31', 'G32'],
    ...['G33', 'G34', 'G35', 'G36', 'G37', 'G40', 'G41', 'G42', 'G43', 'G50', 'G51', 'G52', 'G53', 'G54'],
  ],
  scenes: [
    {
      players: 2,
      line: [
        { chance: { type: 'start', seat: 0 } },
        { chance: { type: 'roll', dice: [3, 2, 4, 5] } },
        { says: ['hello', 'buy'], move: { type: 'buy', tile: 'tomato', die: 3 }, rules: ['G20', 'G10'] },
        {
          says: ['place'],
          move: { type: 'place', tile: 'tomato', row: 2, column: 4, dice: [2, 4] },
          rules: ['G21'],
        },
        { says: ['water'], move: { type: 'water', row: 2, column: 4, die: 5 }, rules: ['G23', 'G11'] },
        { chance: { type: 'roll', dice: [1, 2, 5, 6] } },
        { other: { type: 'buy', tile: 'squash', die: 1 } },
        { other: { type: 'place', tile: 'squash', row: 2, column: 5, dice: [2, 5] } },
        { other: { type: 'water', row: 2, column: 5, die: 6 } },
        { chance: { type: 'roll', dice: [3, 1, 6, 6] } },
        {
          says: ['harvest', 'chain'],
          move: { type: 'harvest', row: 2, column: 4, die: 3 },
          rules: ['G25', 'G26', 'G27'],
        },
        {
          says: ['dial'],
          move: { type: 'place', tile: 'dial', row: 1, column: 6, dice: [1, 6] },
          rules: ['G21', 'G40', 'G22'],
        },
        { says: ['flip'], move: { type: 'flip', tile: 'dial', die: 6 }, rules: ['G30', 'G42', 'G28'] },
        { chance: { type: 'roll', dice: [1, 3, 5, 5] } },
        { other: { type: 'buy', tile: 'squash', die: 1 } },
        { other: { type: 'place', tile: 'squash', row: 3, column: 5, dice: [3, 5] } },
        { other: { type: 'water', row: 3, column: 5, die: 5 } },
        { chance: { type: 'roll', dice: [3, 1, 2, 1] } },
        {
          says: ['critter'],
          move: { type: 'place', tile: 'critter', row: 3, column: 1, dice: [3, 1] },
          rules: ['G21', 'G32'],
        },
        { says: ['walk'], move: { type: 'move', row: 3, column: 3, die: 2 }, rules: ['G31'] },
        { says: ['must'], move: { type: 'buy', tile: 'squash', die: 1 }, rules: ['G11', 'G12', 'G51'] },
      ],
      ends: ['leap'],
    },
    {
      players: 2,
      position: late,
      line: [
        { chance: { type: 'roll', dice: [2, 2, 2, 2] } },
        { says: ['four'], move: { type: 'reroll' }, rules: ['G10'] },
        { chance: { type: 'roll', dice: [2, 3, 3, 6] } },
        {
          says: ['eat', 'spit'],
          move: { type: 'move', row: 3, column: 4, die: 3, eat: 'spit', spit: 2 },
          rules: ['G35', 'G32', 'G36'],
        },
        {
          says: ['sundial'],
          move: { type: 'place', tile: 'carrot', row: 6, column: 4, dice: [6, 3] },
          rules: ['G40', 'G41', 'G29'],
        },
        { chance: { type: 'roll', dice: [1, 6, 6, 1] } },
        { other: { type: 'place', tile: 'dial', row: 1, column: 6, dice: [1, 6] } },
        { other: { type: 'place', tile: 'rock', row: 6, column: 1, dice: [6, 1] } },
        { chance: { type: 'roll', dice: [4, 2, 6, 5] } },
        {
          says: ['remove'],
          move: { type: 'remove', row: 4, column: 2, dice: [4, 2, 6] },
          rules: ['G37'],
        },
        { says: ['stream'], move: { type: 'water', row: 5, column: 5, die: 5 }, rules: ['G24'] },
        { chance: { type: 'roll', dice: [2, 3, 1, 4] } },
        { other: { type: 'place', tile: 'critter', row: 2, column: 3, dice: [2, 3] } },
        { other: { type: 'move', row: 2, column: 2, die: 1 } },
        { other: { type: 'move', row: 2, column: 1, die: 4 } },
        { chance: { type: 'roll', dice: [1, 1, 4, 4] } },
        { says: ['sun'], move: { type: 'sun', die: 1, as: 5 }, rules: ['G43', 'G54'] },
        {
          says: ['star', 'set'],
          move: { type: 'harvest', row: 5, column: 5, die: 5 },
          rules: ['G29', 'G26', 'G52', 'G53'],
        },
        {
          says: ['swallow'],
          move: { type: 'move', row: 3, column: 6, die: 4, eat: 'swallow' },
          rules: ['G35', 'G34'],
        },
        {
          says: ['rock'],
          move: { type: 'place', tile: 'rock', row: 1, column: 4, dice: [1, 4] },
          or: [{ type: 'place', tile: 'rock', row: 4, column: 1, dice: [4, 1] }],
          rules: ['G22'],
        },
        { chance: { type: 'roll', dice: [3, 6, 6, 1] } },
        { other: { type: 'remove', row: 3, column: 6, dice: [3, 6, 6] } },
        { other: { type: 'move', row: 3, column: 1, die: 1 } },
      ],
      ends: ['count', 'free'],
    },
  ],
};
