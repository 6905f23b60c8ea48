import * as z from 'zod';
import type { RuleError } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { acceptLegal, readNotation, wrongChance } from '../../core/notation.ts';
import { ok, type Result } from '../../core/result.ts';
import { GARDEN_COLUMNS, GARDEN_ROWS, vegetables } from './components.ts';
import { actionOf, FEED, faceOf, finalValue, isFeed, legal, targetOf, usesSpent, vegetableOf } from './rules.ts';
import { cellsOf, columnCells, diceInGame, neighbours, PHASE_START, planted, type State, sheetOf } from './state.ts';

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
  z.strictObject({ type: z.literal('start'), seat: z.int().min(0) }),
  z.strictObject({ type: z.literal('roll'), dice: z.array(valueSchema) }),
]);
export type Chance = z.infer<typeof chanceSchema>;

export const MAX_LEGAL = 256;

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
  if (move.as === move.die.veg) {
    return {
      ok: false,
      error: { code: 'illegal_move', rule: 'H16', message: `The die is ${move.as} already: leave "as" out.` },
    };
  }
  const moves = new Int32Array(MAX_LEGAL);
  return acceptLegal(action, moves, legal(s, moves), () => explain(s, action));
}

/** Why a well-formed move is not legal: the rule and a sentence. */
function explain(s: State, a: Action): readonly [string, string] {
  const face = faceOf(a);
  const own = Math.floor(face / 6);
  const veg = vegetableOf(a);
  const value = finalValue(a);
  const name = vegetableName(veg);
  const sheet = sheetOf(s, s.seat);
  if (((s.faces >> face) & 1) === 0)
    return ['H10', `There is no ${vegetableName(own)} die showing ${(face % 6) + 1} in the pool.`];
  if (veg !== own && !s.advanced) return ['H15', 'A power changes the colour only in the advanced game.'];
  if (usesSpent(a) > sheet.uses)
    return [
      'H14',
      `That takes ${count(usesSpent(a), 'power')}, and ${sheet.uses === 0 ? 'none is' : `only ${sheet.uses} are`} left.`,
    ];
  const cells = cellsOf(sheet, veg);
  const open = ~planted(sheet);
  const plants = columnCells(value) & open & (cells === 0 ? -1 : neighbours(cells));
  if (isFeed(a)) {
    if (plants !== 0) return ['H11', `The ${name} ${value} can be planted in column ${value}, so it may not be fed.`];
    if (veg !== own)
      return [
        'H16',
        'A colour is changed before feeding only where that keeps the die from being planted; the first such colour is named.',
      ];
    return ['H16', 'A smaller change for as many powers fills the pig just as well.'];
  }
  if (((open >> targetOf(a)) & 1) === 0) return ['H12', 'That space is taken.'];
  return ['H12', `The ${name} must be planted next to another ${name}.`];
}

export function run(s: State): number {
  return s.phase === PHASE_START ? 1 : diceInGame(s);
}

export function decodeChance(s: State, picks: readonly number[]): Chance {
  if (s.phase === PHASE_START) return { type: 'start', seat: picks[0] as number };
  return { type: 'roll', dice: picks.map((pick) => pick + 1) };
}

export function encodeChance(s: State, json: unknown): Result<number[], RuleError> {
  const read = readNotation(chanceSchema, json, 'malformed_chance', s.phase === PHASE_START ? 'H5' : 'H10');
  if (!read.ok) return read;
  const entry = read.value;
  if (s.phase === PHASE_START) {
    if (entry.type !== 'start') return wrongChance('H5', 'The first start player is due, not a roll.');
    return entry.seat < s.players ? ok([entry.seat]) : wrongChance('H5', `There is no seat ${entry.seat}.`);
  }
  if (entry.type !== 'roll') return wrongChance('H10', 'A roll is due.');
  if (entry.dice.length !== diceInGame(s))
    return wrongChance('H1', `${diceInGame(s)} dice are rolled, not ${entry.dice.length}.`);
  return ok(entry.dice.map((value) => value - 1));
}

const count = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`);

export const vegetableName = (vegetable: number) => vegetables[vegetable] as (typeof vegetables)[number];
