import type { Lesson } from '../../../core/lesson.ts';
import type { Chance } from '../chance.ts';
import { PIG_VALUES } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Position } from '../position.ts';
import type { LessonTexts } from './words/en.ts';

/** After six rounds: two rows lack a vegetable each. */
const late: Position = {
  players: 2,
  options: { advanced: false, pigValues: [...PIG_VALUES] },
  phase: 'roll',
  startSeat: 0,
  pool: [],
  ending: false,
  markets: { lettuce: 4, tomato: 3, carrot: 2 },
  sheets: [
    {
      garden: [
        ['lettuce', 'lettuce', 'lettuce', 'lettuce', 'lettuce', null],
        ['tomato', 'tomato', 'tomato', 'tomato', null, null],
        ['carrot', 'carrot', 'carrot', 'carrot', 'carrot', null],
      ],
      pig: 14,
      powers: 1,
    },
    {
      garden: [
        ['tomato', 'tomato', 'tomato', null, null, null],
        ['tomato', 'lettuce', 'lettuce', 'lettuce', null, null],
        ['carrot', 'carrot', 'carrot', 'carrot', null, null],
      ],
      pig: 26,
      powers: 2,
    },
  ],
};

export const lesson: Lesson<Move, Chance, keyof LessonTexts> = {
  decisions: ['H10', 'H11', 'H12', 'H13', 'H14', 'H16', 'H17', 'H20', 'H30', 'H31', 'H32', 'H33', 'H35'],
  scenes: [
    {
      players: 2,
      line: [
        { chance: { type: 'start', seat: 0 } },
        { chance: { type: 'roll', dice: [3, 4, 2, 5, 1, 6] } },
        {
          says: ['hello', 'first'],
          move: { type: 'plant', die: { veg: 'lettuce', value: 3 }, row: 2, column: 3 },
          rules: ['H12', 'H10'],
        },
        { other: { type: 'plant', die: { veg: 'carrot', value: 1 }, row: 2, column: 1 } },
        {
          says: ['touch'],
          move: { type: 'plant', die: { veg: 'lettuce', value: 4 }, row: 2, column: 4 },
          rules: ['H12'],
        },
        { other: { type: 'plant', die: { veg: 'tomato', value: 5 }, row: 1, column: 5 } },
        {
          says: ['leave'],
          move: { type: 'plant', die: { veg: 'tomato', value: 2 }, row: 1, column: 2 },
          rules: ['H20'],
        },
        { chance: { type: 'roll', dice: [1, 6, 5, 6, 2, 2] } },
        { other: { type: 'plant', die: { veg: 'tomato', value: 6 }, row: 1, column: 6 } },
        {
          says: ['market', 'feed'],
          move: { type: 'feed', die: { veg: 'lettuce', value: 6 }, value: 6 },
          rules: ['H13', 'H11', 'H33'],
        },
        { other: { type: 'plant', die: { veg: 'carrot', value: 2 }, row: 2, column: 2 } },
        {
          says: ['power', 'bend'],
          move: { type: 'plant', die: { veg: 'lettuce', value: 1 }, row: 2, column: 2 },
          rules: ['H14', 'H16', 'H17'],
        },
      ],
      ends: ['leap'],
    },
    {
      players: 2,
      position: late,
      line: [
        { chance: { type: 'roll', dice: [2, 6, 3, 5, 4, 6] } },
        {
          says: ['ribbon'],
          move: { type: 'plant', die: { veg: 'lettuce', value: 6 }, row: 1, column: 6 },
          rules: ['H32'],
        },
        { other: { type: 'feed', die: { veg: 'carrot', value: 4 }, value: 4 } },
        {
          says: ['worth'],
          move: { type: 'plant', die: { veg: 'tomato', value: 5 }, row: 2, column: 5 },
          rules: ['H31'],
        },
        { other: { type: 'feed', die: { veg: 'tomato', value: 3 }, value: 3 } },
        {
          says: ['choose'],
          move: { type: 'plant', die: { veg: 'carrot', value: 6 }, row: 3, column: 6 },
          rules: ['H20', 'H30'],
        },
      ],
      ends: ['count', 'free'],
    },
  ],
};
