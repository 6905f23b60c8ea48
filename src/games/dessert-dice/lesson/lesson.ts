import { at } from '../../../core/assert.ts';
import type { Lesson } from '../../../core/lesson.ts';
import type { Chance } from '../chance.ts';
import type { Dessert } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Die, Position } from '../position.ts';
import type { LessonTexts } from './words/en.ts';

const colours = { r: 'red', y: 'yellow', g: 'green', p: 'purple' } as const;
const desserts: Readonly<Record<string, Dessert>> = { j: 'jelloTart', s: 'sweetRoll', p: 'popsicle', i: 'iceCream' };
const dessertOf = (letter: string): Dessert => desserts[letter.toLowerCase()] ?? 'iceCream';

/** A die by its colour, and the desserts on top, to north and south, to east and west: "rIsp". */
function dieOf(text: string): Die | null {
  if (text === '....') return null;
  if (text === 'black') return { die: 'black' };
  const [colour, top, northSouth, eastWest] = [...text];
  return {
    die: colours[colour as keyof typeof colours],
    top: dessertOf(top as string),
    northSouth: dessertOf(northSouth as string),
    eastWest: dessertOf(eastWest as string),
  };
}

/** Six squares are empty, and one die joins two clusters of ice cream. */
const late: Position = {
  players: 2,
  options: { tipLimit: 20, tieBreak: 'lastPlaced' },
  phase: 'play',
  seat: 0,
  cards: ['iceCream', 'sweetRoll'],
  supply: [
    { die: 'red', top: 'sweetRoll', count: 1 },
    { die: 'green', top: 'iceCream', count: 1 },
    { die: 'purple', top: 'sweetRoll', count: 2 },
    { die: 'purple', top: 'popsicle', count: 2 },
  ],
  board: [
    '.... rIsp yIjp black rPis',
    'yPji .... .... gSij gSij',
    '.... gJsi yIjp .... pSpj',
    'rSpi rIps gIjs yJpi rPsi',
    'pJps yIjp .... gIsj yJpi',
  ].map((row) => row.split(' ').map(dieOf)),
  tips: 0,
  lastTip: null,
  lastPlaced: [1, 0],
};

/** The tops of six dice of a colour. */
const six = (letters: string): Dessert[] => [...letters].map(dessertOf);

type Placed = Extract<Move, { type: 'place'; top: Dessert }>;

/** A die on a square, and the same die turned: as good as the other here. */
function eitherWay(move: Placed): { move: Placed; or: Placed[] } {
  const lacking = { red: 'jelloTart', yellow: 'sweetRoll', green: 'popsicle', purple: 'iceCream' }[move.die];
  const sides = Object.values(desserts).filter((side) => side !== lacking && side !== move.top);
  const other = at(
    sides.filter((side) => side !== move.northSouth),
    0,
  );
  return { move, or: [{ ...move, northSouth: other }] };
}

export const lesson: Lesson<Move, Chance, keyof LessonTexts> = {
  decisions: ['D3', 'D10', 'D20', 'D21', 'D22', 'D23', 'D24', 'D30', 'D31', 'D32'],
  scenes: [
    {
      players: 2,
      line: [
        { chance: { type: 'start', seat: 0 } },
        { chance: { type: 'deal', cards: ['iceCream', 'sweetRoll'] } },
        { chance: { type: 'roll', dice: [...six('iisspp'), ...six('ijjppp'), ...six('iijjss'), ...six('jjsspp')] } },
        {
          says: ['hello', 'place'],
          ...eitherWay({ type: 'place', die: 'red', top: 'iceCream', northSouth: 'sweetRoll', row: 3, column: 3 }),
          rules: ['D20', 'D10'],
        },
        { other: { type: 'place', die: 'yellow', top: 'jelloTart', northSouth: 'iceCream', row: 2, column: 4 } },
        {
          says: ['sides', 'tip'],
          move: { type: 'tip', row: 2, column: 4, to: 'south' },
          rules: ['D21', 'D3'],
        },
        { other: { type: 'tip', row: 3, column: 4, to: 'east' } },
        {
          says: ['back', 'fill'],
          ...eitherWay({ type: 'place', die: 'green', top: 'iceCream', northSouth: 'jelloTart', row: 3, column: 4 }),
          rules: ['D22', 'D31'],
        },
        { other: { type: 'place', die: 'purple', top: 'sweetRoll', northSouth: 'jelloTart', row: 2, column: 2 } },
        {
          says: ['black'],
          move: { type: 'place', die: 'black', row: 2, column: 1 },
          rules: ['D31', 'D24'],
        },
      ],
      ends: ['leap'],
    },
    {
      players: 2,
      position: late,
      line: [
        {
          says: ['join'],
          ...eitherWay({ type: 'place', die: 'green', top: 'iceCream', northSouth: 'jelloTart', row: 2, column: 3 }),
          rules: ['D31', 'D30'],
        },
        { other: { type: 'place', die: 'purple', top: 'sweetRoll', northSouth: 'jelloTart', row: 3, column: 4 } },
        {
          says: ['turn'],
          move: { type: 'tip', row: 2, column: 1, to: 'east' },
          rules: ['D21', 'D23'],
        },
      ],
      ends: ['level', 'free'],
    },
  ],
};
