import * as z from 'zod';
import { illegal, type RuleError } from '../../core/errors.ts';
import type { Action } from '../../core/game.ts';
import { acceptLegal, readNotation } from '../../core/notation.ts';
import { fail, type Result } from '../../core/result.ts';
import {
  ACT,
  aboutOf,
  CHOOSE,
  DONE,
  FILL,
  JOB,
  jobAction,
  KEEP,
  keepAction,
  kindOf,
  MAX_LEGAL,
  RELEASE,
  REROLL,
  releaseAction,
  WEED,
} from './actions.ts';
import { actions, DICE, type Face, faces, jobs, MAX_PADDIES } from './components.ts';
import { cardNumber, type Deck } from './deck.ts';
import { KEEP_LEFT, KEEP_REPLACE, KEEP_RIGHT } from './draw.ts';
import { explain } from './explain.ts';
import { legal } from './legal.ts';
import { firstPaddy, type State, showing, sideOf } from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

const paddySchema = z.int().min(1).max(MAX_PADDIES);
const moveSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('choose'), card: z.string() }),
  z.strictObject({ type: z.literal('reroll'), dice: z.array(z.enum(faces)).max(DICE).optional() }),
  z.strictObject({ type: z.literal('weed'), paddy: paddySchema, seat: z.int().min(0).max(4).optional() }),
  z.strictObject({ type: z.literal('action'), action: z.enum(actions) }),
  z.strictObject({ type: z.literal('job'), job: z.enum(jobs), paddy: paddySchema }),
  z
    .strictObject({
      type: z.literal('keep'),
      card: z.string(),
      at: z.enum(['left', 'right']).optional(),
      replace: paddySchema.optional(),
    })
    .refine((move) => (move.at === undefined) !== (move.replace === undefined), {
      error: 'A kept card is placed "at" an end, or it does "replace" a paddy: one of the two.',
    }),
  z.strictObject({
    type: z.literal('release'),
    paddy: paddySchema,
    into: z.array(paddySchema).max(MAX_PADDIES - 1),
  }),
  z.strictObject({ type: z.literal('fill'), paddy: paddySchema }),
  z.strictObject({ type: z.literal('done') }),
]);
/** As it is played. */
export type OpenMove = z.infer<typeof moveSchema>;
/** As others may see it: which card was chosen stays hidden until all have chosen (R10). */
export type Move = OpenMove | { readonly type: 'choose'; readonly card?: never };

const cardName = (s: State, card: number): string => (s.deck as Deck).cards[card]?.name ?? '';
const placeOf = (paddy: number): number => paddy - firstPaddy(sideOf(paddy)) + 1;

/** The dice in the order of R1. */
export const listDice = (dice: number): Face[] =>
  faces.flatMap((face, i) => Array.from({ length: showing(dice, i) }, () => face));

function listInto(list: number): number[] {
  const into: number[] = [];
  for (let names = list; names !== 0; names >>= 3) into.push(names & 7);
  return into;
}

export function decode(s: State, a: Action): OpenMove {
  const about = aboutOf(a);
  const paddy = placeOf(a & 31);
  switch (kindOf(a)) {
    case CHOOSE:
      return { type: 'choose', card: cardName(s, about) };
    case REROLL:
      return about === 0 ? { type: 'reroll' } : { type: 'reroll', dice: listDice(about) };
    case WEED:
      return sideOf(about) === s.seat ? { type: 'weed', paddy } : { type: 'weed', paddy, seat: sideOf(about) };
    case ACT:
      return { type: 'action', action: actions[about] as (typeof actions)[number] };
    case JOB:
      return { type: 'job', job: jobs[about >> 5] as (typeof jobs)[number], paddy };
    case KEEP:
      return decodeKeep(s, about >> 3, about & 7);
    case RELEASE:
      return { type: 'release', paddy: placeOf(about >> 9), into: listInto(about & 511) };
    case FILL:
      return { type: 'fill', paddy };
    default:
      return { type: 'done' };
  }
}

function decodeKeep(s: State, card: number, where: number): OpenMove {
  const name = cardName(s, card);
  if (where >= KEEP_REPLACE) return { type: 'keep', card: name, replace: where - KEEP_REPLACE + 1 };
  return { type: 'keep', card: name, at: where === KEEP_LEFT ? 'left' : 'right' };
}

/** The packed move, or a number that is no move where the JSON names what does not exist. */
export function pack(s: State, move: OpenMove): Action {
  const own = firstPaddy(s.seat) - 1;
  switch (move.type) {
    case 'choose':
      return CHOOSE | cardNumber(s.deck, move.card);
    case 'reroll':
      return move.dice === undefined ? REROLL : packReroll(move.dice);
    case 'weed':
      if (move.seat === s.seat || (move.seat ?? 0) >= s.sides) return -1;
      return WEED | (move.seat === undefined ? own + move.paddy : firstPaddy(move.seat) + move.paddy - 1);
    case 'action':
      return ACT | actions.indexOf(move.action);
    case 'job':
      return jobAction(jobs.indexOf(move.job), own + move.paddy);
    case 'keep': {
      const end = move.at === 'left' ? KEEP_LEFT : KEEP_RIGHT;
      const where = move.replace === undefined ? end : KEEP_REPLACE + move.replace - 1;
      const card = cardNumber(s.deck, move.card);
      return card < 0 ? -1 : keepAction(card, where);
    }
    case 'release':
      return releaseAction(
        own + move.paddy,
        move.into.reduceRight((list, place) => (list << 3) | place, 0),
      );
    case 'fill':
      return FILL | (own + move.paddy);
    case 'done':
      return DONE;
  }
}

/** Dice named in another order than R1's, or none, are no move. */
function packReroll(names: readonly Face[]): Action {
  const dice = names.reduce((sum, name) => sum + (1 << (3 * faces.indexOf(name))), 0);
  const isOrdered = listDice(dice).every((face, i) => face === names[i]);
  return isOrdered && names.length > 0 ? REROLL | dice : -1;
}

export function encode(s: State, json: unknown): Result<Action, RuleError> {
  const read = readNotation(moveSchema, json, 'malformed_move', 'R23');
  if (!read.ok) return read;
  const move = read.value;
  const action = pack(s, move);
  if (action < 0) return fail(illegal<Refusals>(...explain(s, move)));
  return acceptLegal(
    action,
    MAX_LEGAL,
    (out) => legal(s, out),
    () => explain(s, move),
  );
}
