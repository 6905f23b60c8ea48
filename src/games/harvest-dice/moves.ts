import * as z from 'zod';
import { hasBit } from '../../core/bits.ts';
import { illegal, type Reason, type RuleError } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { acceptLegal, readNotation } from '../../core/notation.ts';
import { fail, type Result } from '../../core/result.ts';
import { GARDEN_COLUMNS, GARDEN_ROWS, vegetables } from './components.ts';
import {
  actionOf,
  FEED,
  faceOf,
  finalValue,
  isFeed,
  legal,
  plantable,
  targetOf,
  usesSpent,
  vegetableOf,
} from './rules.ts';
import { columnCells, pigRows, type Sheet, type State, sheetOf } from './state.ts';

const vegetableSchema = z.enum(vegetables);
const valueSchema = z.int().min(1).max(6);
const dieSchema = z.strictObject({ veg: vegetableSchema, value: valueSchema });

const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('plant'),
    die: dieSchema,
    as: vegetableSchema.optional(),
    row: z.int().min(1).max(GARDEN_ROWS),
    column: z.int().min(1).max(GARDEN_COLUMNS),
  }),
  z.strictObject({
    type: z.literal('feed'),
    die: dieSchema,
    value: valueSchema,
    as: vegetableSchema.optional(),
  }),
]);
export type Move = z.infer<typeof moveSchema>;

/** Nine different dice, each with powers to reach every value and colour, in an almost empty garden. */
export const MAX_LEGAL = 9 * 6 * vegetables.length * GARDEN_ROWS;

export function decode(_s: State, a: Action): Move {
  const face = faceOf(a);
  const own = Math.floor(face / 6);
  const die = { veg: vegetableName(own), value: (face % 6) + 1 };
  const as = vegetableOf(a) === own ? {} : { as: vegetableName(vegetableOf(a)) };
  if (isFeed(a)) return { type: 'feed', die, value: finalValue(a), ...as };
  return { type: 'plant', die, ...as, row: (targetOf(a) % 3) + 1, column: finalValue(a) };
}

export function encode(s: State, json: unknown): Result<Action, RuleError> {
  const read = readNotation(moveSchema, json, 'malformed_move', 'H10');
  if (!read.ok) return read;
  const move = read.value;
  const own = vegetables.indexOf(move.die.veg);
  const as = move.as === undefined ? own : vegetables.indexOf(move.as);
  const target = move.type === 'feed' ? FEED + move.value : 3 * (move.column - 1) + move.row - 1;
  const action = actionOf(own * 6 + move.die.value - 1, as, target);
  if (move.as === move.die.veg)
    return fail(
      illegal(
        'H16',
        `The die is ${move.as} already: leave "as" out.`,
        `Der Würfel ist schon ${german[own]}: lass „as“ weg.`,
      ),
    );
  return acceptLegal(
    action,
    MAX_LEGAL,
    (out) => legal(s, out),
    () => explain(s, action),
  );
}

const german = ['Salat', 'Tomate', 'Karotte'] as const;

/** Why a well-formed move is not legal. */
function explain(s: State, a: Action): Reason {
  const face = faceOf(a);
  const own = Math.floor(face / 6);
  const veg = vegetableOf(a);
  const sheet = sheetOf(s, s.seat);
  if (!hasBit(s.faces, face))
    return [
      'H10',
      `There is no ${vegetableName(own)} die showing ${(face % 6) + 1} in the pool.`,
      `Im Vorrat liegt kein Würfel „${german[own]} ${(face % 6) + 1}“.`,
    ];
  if (veg !== own && !s.advanced)
    return [
      'H15',
      'A power changes the colour only in the advanced game.',
      'Die Farbe ändert eine Kraft nur im fortgeschrittenen Spiel.',
    ];
  if (usesSpent(a) > sheet.uses) return explainPowers(sheet, a);
  return isFeed(a) ? explainFeed(sheet, a, own) : explainPlant(sheet, a);
}

function explainPowers(sheet: Sheet, a: Action): Reason {
  const value = (faceOf(a) % 6) + 1;
  // Who never had a power is told the plain rule of the die instead.
  if (pigRows(sheet.pig) === 0 && finalValue(a) !== value)
    return isFeed(a)
      ? [
          'H13',
          `A ${value} feeds the pig ${value}: only a power changes that.`,
          `Eine ${value} füttert das Schwein mit ${value}: nur eine Kraft ändert das.`,
        ]
      : [
          'H12',
          `A ${value} is planted in column ${value}: only a power changes that.`,
          `Eine ${value} kommt in Spalte ${value}: nur eine Kraft ändert das.`,
        ];
  const spent = usesSpent(a) === 1 ? '1 power' : `${usesSpent(a)} powers`;
  const left = sheet.uses === 0 ? 'none is left' : sheet.uses === 1 ? 'only 1 is left' : `only ${sheet.uses} are left`;
  const needs = usesSpent(a) === 1 ? '1 Kraft' : `${usesSpent(a)} Kräfte`;
  const has = sheet.uses === 0 ? 'du hast keine mehr' : `du hast nur noch ${sheet.uses}`;
  return ['H14', `That takes ${spent}, and ${left}.`, `Das kostet ${needs}, und ${has}.`];
}

function explainFeed(sheet: Sheet, a: Action, own: number): Reason {
  const veg = vegetableOf(a);
  const value = finalValue(a);
  const canPlantAs = (vegetable: number): boolean => (plantable(sheet, vegetable) & columnCells(value)) !== 0;
  if (canPlantAs(veg))
    return [
      'H11',
      `The ${vegetableName(veg)} ${value} can be planted in column ${value}, so it may not be fed.`,
      `„${german[veg]} ${value}“ passt in Spalte ${value}, also darfst du es nicht verfüttern.`,
    ];
  if (veg !== own && !canPlantAs(own))
    return [
      'H16',
      `The ${vegetableName(own)} ${value} cannot be planted as it is: no power is needed to feed it.`,
      `„${german[own]} ${value}“ passt ohnehin nirgends: zum Verfüttern brauchst du keine Kraft.`,
    ];
  const named = vegetables.findIndex((_, other) => other !== own && !canPlantAs(other));
  if (veg !== own && veg !== named)
    return [
      'H16',
      `Any colour that cannot be planted does: the first is named, ${vegetableName(named)}.`,
      `Jede Farbe, die nicht passt, tut es: genannt wird die erste, ${german[named]}.`,
    ];
  return [
    'H16',
    'A lower value for as many powers fills the pig just as well.',
    'Ein kleinerer Wert für ebenso viele Kräfte macht das Schwein genauso satt.',
  ];
}

function explainPlant(sheet: Sheet, a: Action): Reason {
  if (hasBit(sheet.planted, targetOf(a))) return ['H12', 'That space is taken.', 'Dort wächst schon etwas.'];
  const name = vegetableName(vegetableOf(a));
  const kind = german[vegetableOf(a)];
  return ['H12', `The ${name} must be planted next to another ${name}.`, `${kind} muss neben ${kind} wachsen.`];
}

export const vegetableName = (vegetable: number) => vegetables[vegetable] as (typeof vegetables)[number];
