import * as z from 'zod';
import { illegal, type RuleError } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { acceptLegal, readNotation, wrongChance } from '../../core/notation.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { decodeStart, encodeStart, startSchema } from '../../core/start.ts';
import {
  actionOf,
  BUY,
  dieOf,
  END,
  FLIP,
  HARVEST,
  KEEP,
  kindOf,
  MOVE,
  mealOf,
  NO_MEAL,
  PLACE,
  REMOVE,
  REROLL,
  SPIT,
  SUN_REROLL,
  SUN_SET,
  SWALLOW,
  secondOf,
  spaceOf,
  tileOf,
  WATER,
} from './action.ts';
import { GARDEN_SIZE, POOL_DICE, SIX, type Tile, tiles, veggies } from './components.ts';
import { explain } from './explain.ts';
import { legal } from './rules.ts';
import { columnOf, rowOf, spaceAt } from './space.ts';
import { PHASE_START, type State } from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

const die = z.int().min(1).max(6);
const coordinate = z.int().min(1).max(GARDEN_SIZE);
const space = { row: coordinate, column: coordinate };
const walk = { type: z.literal('move'), ...space, die };

const plainSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('reroll') }),
    z.strictObject({ type: z.literal('keep') }),
    z.strictObject({ type: z.literal('buy'), tile: z.enum(veggies), die }),
    z.strictObject({ type: z.literal('place'), tile: z.enum(tiles), ...space, dice: z.tuple([die, die]) }),
    z.strictObject({ type: z.literal('water'), ...space, die }),
    z.strictObject({ type: z.literal('harvest'), ...space, die }),
    z.strictObject({ type: z.literal('flip'), tile: z.enum(['critter', 'dial']), die }),
    z.strictObject({ type: z.literal('remove'), ...space, dice: z.tuple([die, die, die]) }),
    z.strictObject({ type: z.literal('end') }),
  ],
  'A move is a reroll, keep, sun, buy, place, water, harvest, flip, move, remove or end.',
);
const sunSchema = z.union(
  [
    z.strictObject({ type: z.literal('sun'), reroll: z.literal(true) }),
    z.strictObject({ type: z.literal('sun'), die, as: die }),
  ],
  'The sun either has "reroll": true, or a "die" and what it is set to, "as".',
);
const walkSchema = z.strictObject(walk);
const mealSchema = z.union(
  [
    z.strictObject({ ...walk, eat: z.literal('swallow') }),
    z.strictObject({ ...walk, eat: z.literal('spit'), spit: die }),
  ],
  'A critter moves to "row" and "column" by a "die"; where it eats, "eat" is "swallow", or "spit" with the die of "spit".',
);
export type Move =
  | z.infer<typeof plainSchema>
  | z.infer<typeof sunSchema>
  | z.infer<typeof walkSchema>
  | z.infer<typeof mealSchema>;

/** The sun and the critter have several forms each, so that one schema by type would not do. */
function schemaFor(json: unknown): z.ZodType<Move> {
  if (typeof json !== 'object' || json === null || !('type' in json)) return plainSchema;
  if (json.type === 'move') return 'eat' in json ? mealSchema : walkSchema;
  return json.type === 'sun' ? sunSchema : plainSchema;
}

const chanceSchema = z.discriminatedUnion('type', [
  startSchema,
  z.strictObject({ type: z.literal('roll'), dice: z.array(die) }),
]);
export type Chance = z.infer<typeof chanceSchema>;

/** More than any position has: 114 aims for 7 tiles, 28 to tend, 20 buys, 104 critter moves, 12 removals, 21 suns, 2 flips. */
export const MAX_LEGAL = 1024;

export function decode(_s: State, a: Action): Move {
  const at = { row: rowOf(spaceOf(a)), column: columnOf(spaceOf(a)) };
  const die = dieOf(a);
  switch (kindOf(a)) {
    case BUY:
      return { type: 'buy', tile: veggies[tileOf(a)] as (typeof veggies)[number], die };
    case PLACE:
      return { type: 'place', tile: tiles[tileOf(a)] as Tile, ...at, dice: [die, secondOf(a)] };
    case WATER:
      return { type: 'water', ...at, die };
    case HARVEST:
      return { type: 'harvest', ...at, die };
    case FLIP:
      return { type: 'flip', tile: tiles[tileOf(a)] as 'critter' | 'dial', die };
    case MOVE:
      if (mealOf(a) === NO_MEAL) return { type: 'move', ...at, die };
      if (mealOf(a) === SWALLOW) return { type: 'move', ...at, die, eat: 'swallow' };
      return { type: 'move', ...at, die, eat: 'spit', spit: secondOf(a) };
    case REMOVE:
      return { type: 'remove', ...at, dice: [die, secondOf(a), SIX] };
    case SUN_SET:
      return { type: 'sun', die, as: secondOf(a) };
    case SUN_REROLL:
      return { type: 'sun', reroll: true };
    case REROLL:
      return { type: 'reroll' };
    case KEEP:
      return { type: 'keep' };
    default:
      return { type: 'end' };
  }
}

export function encode(s: State, json: unknown): Result<Action, RuleError> {
  const read = readNotation(schemaFor(json), json, 'malformed_move', 'G11');
  if (!read.ok) return read;
  const move = read.value;
  if (move.type === 'flip' && move.die !== SIX) return fail(illegal<Refusals>('G30', 'sixFlips'));
  if (move.type === 'remove' && move.dice[2] !== SIX) return fail(illegal<Refusals>('G37', 'sixRemoves'));
  return acceptLegal(
    pack(move),
    MAX_LEGAL,
    (out) => legal(s, out),
    () => explain(s, move),
  );
}

function pack(move: Move): Action {
  switch (move.type) {
    case 'buy':
      return actionOf(BUY, 0, tiles.indexOf(move.tile), move.die, 0);
    case 'place':
      return actionOf(PLACE, spaceOfMove(move), tiles.indexOf(move.tile), move.dice[0], move.dice[1]);
    case 'water':
      return actionOf(WATER, spaceOfMove(move), 0, move.die, 0);
    case 'harvest':
      return actionOf(HARVEST, spaceOfMove(move), 0, move.die, 0);
    case 'flip':
      return actionOf(FLIP, 0, tiles.indexOf(move.tile), move.die, 0);
    case 'move':
      return packWalk(move);
    case 'remove':
      return actionOf(REMOVE, spaceOfMove(move), 0, move.dice[0], move.dice[1]);
    case 'sun':
      return 'reroll' in move ? SUN_REROLL : actionOf(SUN_SET, 0, 0, move.die, move.as);
    case 'reroll':
      return REROLL;
    case 'keep':
      return KEEP;
    case 'end':
      return END;
  }
}

function packWalk(move: Move & { type: 'move' }): Action {
  if (!('eat' in move)) return actionOf(MOVE, spaceOfMove(move), NO_MEAL, move.die, 0);
  if (move.eat === 'swallow') return actionOf(MOVE, spaceOfMove(move), SWALLOW, move.die, 0);
  return actionOf(MOVE, spaceOfMove(move), SPIT, move.die, move.spit);
}

const spaceOfMove = (move: { row: number; column: number }): number => spaceAt(move.row, move.column);

export const picksDue = (s: State): number => (s.phase === PHASE_START ? 1 : POOL_DICE);

export const outcomeName = (s: State, pick: number): number => (s.phase === PHASE_START ? pick : pick + 1);

export function decodeChance(s: State, picks: readonly number[]): Chance {
  if (s.phase === PHASE_START) return decodeStart(picks);
  return { type: 'roll', dice: picks.map((pick) => pick + 1) };
}

export function encodeChance(s: State, json: unknown): Result<number[], RuleError> {
  const read = readNotation(chanceSchema, json, 'malformed_chance', s.phase === PHASE_START ? 'G6' : 'G10');
  if (!read.ok) return read;
  const entry = read.value;
  if (s.phase === PHASE_START) return encodeStart(entry, s.players, 'G6');
  if (entry.type !== 'roll') return wrongChance('G10', 'A roll is due.');
  if (entry.dice.length !== POOL_DICE)
    return wrongChance('G10', `${POOL_DICE} dice are rolled, not ${entry.dice.length}.`);
  return ok(entry.dice.map((value) => value - 1));
}
