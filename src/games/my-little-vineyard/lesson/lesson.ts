import type { Lesson } from '../../../core/lesson.ts';
import type { Chance } from '../chance.ts';
import type { Move } from '../moves.ts';
import { late } from './late.ts';
import type { LessonTexts } from './words/en.ts';

export const lesson: Lesson<Move, Chance, keyof LessonTexts> = {
  decisions: ['V3', 'V4', 'V5', 'V6', 'V7', 'V12', 'V13', 'V14', 'V20', 'V21', 'V22', 'V23', 'V30', 'V31'],
  scenes: [
    {
      players: 2,
      line: [
        { chance: { type: 'start', seat: 0 } },
        { says: ['hello', 'roll'], move: { type: 'roll', count: 9 }, rules: ['V12'] },
        { chance: { type: 'dice', dice: [1, 2, 3, 3, 4, 4, 5, 6, 6] } },
        {
          says: ['grape'],
          move: { type: 'purchase', item: 'merlot', dice: [3, 4] },
          rules: ['V20', 'V13'],
        },
        { other: { type: 'roll', count: 9 } },
        { chance: { type: 'dice', dice: [1, 1, 2, 2, 3, 5, 5, 5, 6] } },
        { other: { type: 'purchase', item: 'chardonnay', dice: [2, 5] } },
        { says: ['one'], move: { type: 'roll', count: 1 }, rules: ['V12'] },
        { chance: { type: 'dice', dice: [4] } },
        {
          says: ['barrel'],
          move: { type: 'purchase', item: 'kentucky', dice: [1, 2, 3] },
          rules: ['V4', 'V3', 'V23'],
        },
        { other: { type: 'roll', count: 1 } },
        { chance: { type: 'dice', dice: [2] } },
        { other: { type: 'purchase', item: 'ash', dice: [5, 5] } },
        { says: ['more'], move: { type: 'roll', count: 1 }, rules: ['V12'] },
        { chance: { type: 'dice', dice: [6] } },
        { says: ['ash'], move: { type: 'purchase', item: 'ash', dice: [6, 6] }, rules: ['V5', 'V7'] },
        { other: { type: 'roll', count: 1 } },
        { chance: { type: 'dice', dice: [1] } },
        { other: { type: 'purchase', item: 'compost', dice: [1, 2] } },
        { says: ['last'], move: { type: 'roll', count: 1 }, rules: ['V12'] },
        { chance: { type: 'dice', dice: [3] } },
        {
          says: ['wine'],
          move: { type: 'produce', grape: 'merlot', barrel: 'kentucky', fertilizers: ['ash'], die: 1 },
          or: [2, 3, 4, 5, 6].map((die) => ({
            type: 'produce',
            grape: 'merlot',
            barrel: 'kentucky',
            fertilizers: ['ash'],
            die,
          })),
          rules: ['V22'],
        },
      ],
      ends: ['spoil', 'leap'],
    },
    {
      players: 2,
      position: late,
      line: [
        { says: ['fall'], move: { type: 'roll', count: 1 }, rules: ['V30', 'V6'] },
        { chance: { type: 'dice', dice: [3] } },
        {
          says: ['circle', 'research'],
          move: { type: 'research', grape: 'chardonnay', dice: [2, 3, 5] },
          rules: ['V21'],
        },
        { other: { type: 'roll', count: 1 } },
        { chance: { type: 'dice', dice: [6] } },
        { other: { type: 'pass' } },
        { says: ['passed'], move: { type: 'roll', count: 1 }, rules: ['V14'] },
        { chance: { type: 'dice', dice: [1] } },
        {
          says: ['great'],
          move: {
            type: 'produce',
            grape: 'chardonnay',
            barrel: 'kentucky',
            fertilizers: ['ash', 'truffles'],
            die: 1,
          },
          rules: ['V22', 'V3'],
        },
        { other: { type: 'roll', count: 1 } },
        { chance: { type: 'dice', dice: [4] } },
        { other: { type: 'purchase', item: 'compost', dice: [4, 6] } },
        { says: ['wait'], move: { type: 'roll', count: 1 }, rules: ['V12'] },
        { chance: { type: 'dice', dice: [2] } },
        { says: ['skip'], move: { type: 'pass' }, rules: ['V14', 'V31'] },
        { other: { type: 'roll', count: 3 } },
        { chance: { type: 'dice', dice: [1, 3, 5] } },
        {
          other: { type: 'produce', grape: 'pinotNoir', barrel: 'kentucky', fertilizers: ['oakChips'], die: 5 },
        },
      ],
      ends: ['free'],
    },
  ],
};
