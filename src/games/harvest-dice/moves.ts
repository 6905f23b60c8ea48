import * as z from 'zod';
import { hasBit } from '../../core/bits.ts';
import { illegal, type Reason, type RuleError } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { acceptLegal, readNotation, wrongChance } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { decodeStart, encodeStart, startSchema } from '../../core/start.ts';
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
import { columnCells, diceInGame, PHASE_START, pigRows, type Sheet, type State, sheetOf } from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

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

const chanceSchema = z.discriminatedUnion('type', [
  startSchema,
  z.strictObject({ type: z.literal('roll'), dice: z.array(valueSchema) }),
]);
export type Chance = z.infer<typeof chanceSchema>;

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
  if (move.as === move.die.veg) return fail(illegal<Refusals>('H16', 'sameColour', { veg: move.as }));
  return acceptLegal(
    action,
    MAX_LEGAL,
    (out) => legal(s, out),
    () => explain(s, action),
  );
}

/** Why a well-formed move is not legal. */
function explain(s: State, a: Action): Reason<Refusals> {
  const face = faceOf(a);
  const own = Math.floor(face / 6);
  const veg = vegetableOf(a);
  const sheet = sheetOf(s, s.seat);
  if (!hasBit(s.faces, face)) return ['H10', 'noDie', { veg: vegetableName(own), value: (face % 6) + 1 }];
  if (veg !== own && !s.advanced) return ['H15', 'colourIsAdvanced'];
  if (usesSpent(a) > sheet.uses) return explainPowers(sheet, a);
  return isFeed(a) ? explainFeed(sheet, a, own) : explainPlant(sheet, a);
}

function explainPowers(sheet: Sheet, a: Action): Reason<Refusals> {
  const value = (faceOf(a) % 6) + 1;
  // Who never had a power is told the plain rule of the die instead.
  if (pigRows(sheet.pig) === 0 && finalValue(a) !== value)
    return isFeed(a) ? ['H13', 'feedsItsValue', { value }] : ['H12', 'plantsInItsColumn', { value }];
  return ['H14', 'tooFewPowers', { needed: usesSpent(a), left: sheet.uses }];
}

function explainFeed(sheet: Sheet, a: Action, own: number): Reason<Refusals> {
  const veg = vegetableOf(a);
  const value = finalValue(a);
  const canPlantAs = (vegetable: number): boolean => (plantable(sheet, vegetable) & columnCells(value)) !== 0;
  if (canPlantAs(veg)) return ['H11', 'mustPlant', { veg: vegetableName(veg), value }];
  if (veg !== own && !canPlantAs(own)) return ['H16', 'noPowerNeeded', { veg: vegetableName(own), value }];
  const named = vegetables.findIndex((_, other) => other !== own && !canPlantAs(other));
  if (veg !== own && veg !== named) return ['H16', 'firstColour', { veg: vegetableName(named) }];
  return ['H16', 'lowerValue'];
}

function explainPlant(sheet: Sheet, a: Action): Reason<Refusals> {
  if (hasBit(sheet.planted, targetOf(a))) return ['H12', 'taken'];
  return ['H12', 'notBeside', { veg: vegetableName(vegetableOf(a)) }];
}

export function picksDue(s: State): number {
  return s.phase === PHASE_START ? 1 : diceInGame(s);
}

export const outcomeName = (s: State, pick: number): number => (s.phase === PHASE_START ? pick : pick + 1);

export function decodeChance(s: State, picks: readonly number[]): Chance {
  if (s.phase === PHASE_START) return decodeStart(picks);
  return { type: 'roll', dice: picks.map((pick) => pick + 1) };
}

export function encodeChance(s: State, json: unknown): Result<number[], RuleError> {
  const read = readNotation(chanceSchema, json, 'malformed_chance', s.phase === PHASE_START ? 'H5' : 'H10');
  if (!read.ok) return read;
  const entry = read.value;
  if (s.phase === PHASE_START) return encodeStart(entry, s.players, 'H5');
  if (entry.type !== 'roll') return wrongChance('H10', 'A roll is due.');
  if (entry.dice.length !== diceInGame(s))
    return wrongChance('H1', `${diceInGame(s)} dice are rolled, not ${entry.dice.length}.`);
  return ok(entry.dice.map((value) => value - 1));
}

export const vegetableName = (vegetable: number) => vegetables[vegetable] as (typeof vegetables)[number];
