import * as z from 'zod';
import { hasBit } from '../../core/bits.ts';
import type { RuleError } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { acceptLegal, readNotation } from '../../core/notation.ts';
import type { Result } from '../../core/result.ts';
import { barrels, fertilizers, grapes, items } from './components.ts';
import { explain } from './explain.ts';
import {
  kindOf,
  legal,
  MAX_LEGAL,
  PASS,
  PURCHASE,
  payloadOf,
  produceAction,
  produceBarrel,
  produceDie,
  produceFertilizers,
  produceGrape,
  RESEARCH,
  ROLL,
  researchAction,
  researchGrape,
  researchValues,
} from './rules.ts';
import { diceOf, itemName, offerFor } from './sheet.ts';
import { PHASE_ROLL, type State } from './state.ts';

const values = [1, 2, 3, 4, 5, 6] as const;
const valueSchema = z.int().min(1).max(6);
const diceSchema = z.array(valueSchema).min(1).max(48);

const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('roll'), count: z.int().min(1).max(18) }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('purchase'), item: z.enum(items), dice: diceSchema }),
  z.strictObject({ type: z.literal('research'), grape: z.enum(grapes), dice: diceSchema }),
  z.strictObject({
    type: z.literal('produce'),
    grape: z.enum(grapes),
    barrel: z.enum(barrels),
    fertilizers: z.array(z.enum(fertilizers)).max(48),
    die: valueSchema,
  }),
]);
export type Move = z.infer<typeof moveSchema>;

export function decode(s: State, a: Action): Move {
  switch (kindOf(a)) {
    case PASS:
      return { type: 'pass' };
    case ROLL:
      return { type: 'roll', count: payloadOf(a) };
    case PURCHASE: {
      const offer = payloadOf(a);
      return {
        type: 'purchase',
        item: itemName(s.sheet.offerItem[offer] as number),
        dice: diceOf(s.sheet.offerNeed[offer] as number),
      };
    }
    case RESEARCH:
      return { type: 'research', grape: grapeName(researchGrape(a)), dice: valuesOf(researchValues(a)) };
    default:
      return {
        type: 'produce',
        grape: grapeName(produceGrape(a)),
        barrel: barrels[produceBarrel(a)] as (typeof barrels)[number],
        fertilizers: fertilizers.filter((_, kind) => hasBit(produceFertilizers(a), kind)),
        die: produceDie(a),
      };
  }
}

const grapeName = (grape: number) => grapes[grape] as (typeof grapes)[number];

/** Values of a set of bits, ascending. */
export const valuesOf = (bits: number): number[] => values.filter((value) => hasBit(bits, value - 1));
export const bitsOf = (dice: readonly number[]): number => dice.reduce((bits, value) => bits | (1 << (value - 1)), 0);

export function encode(s: State, json: unknown): Result<Action, RuleError> {
  const read = readNotation(moveSchema, json, 'malformed_move', s.phase === PHASE_ROLL ? 'V12' : 'V13');
  if (!read.ok) return read;
  return acceptLegal(
    actionOf(s, read.value),
    MAX_LEGAL,
    (out) => legal(s, out),
    () => explain(s, read.value),
  );
}

/** The packed move, or −1 for one that no position allows. */
function actionOf(s: State, m: Move): Action {
  switch (m.type) {
    case 'pass':
      return PASS;
    case 'roll':
      return ROLL | m.count;
    case 'purchase': {
      const offer = offerFor(s.sheet, items.indexOf(m.item), m.dice);
      return offer < 0 ? -1 : PURCHASE | offer;
    }
    case 'research':
      return isRising(m.dice) ? researchAction(grapes.indexOf(m.grape), bitsOf(m.dice)) : -1;
    case 'produce': {
      const kinds = m.fertilizers.map((name) => fertilizers.indexOf(name));
      if (!isRising(kinds)) return -1;
      const bits = kinds.reduce((sum, kind) => sum | (1 << kind), 0);
      return produceAction(grapes.indexOf(m.grape), barrels.indexOf(m.barrel), bits, m.die);
    }
  }
}

/** Each larger than the one before. */
const isRising = (list: readonly number[]): boolean =>
  list.every((value, i) => i === 0 || value > (list[i - 1] as number));
