import * as z from 'zod';
import { DECK_CARDS, GOAL, jobs, MAX_HEXES, riches } from './components.ts';

/** A deck is data (R60): the vocabulary of abilities that a card may carry, and what each card of a group's own deck must keep. */

const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}.`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}.` });

const abilitySchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('rerolls'), more: whole(1, 3) }),
    z.strictObject({ kind: z.literal('chooseDice') }),
    z.strictObject({ kind: z.literal('draw'), more: whole(1, 3) }),
    z.strictObject({ kind: z.literal('weedAnyone') }),
    z.strictObject({ kind: z.literal('symbols'), symbol: oneOf(['worker', 'water', 'card']), more: whole(1, 3) }),
    z.strictObject({ kind: z.literal('harvestRice'), rice: whole(1, 10) }),
    z.strictObject({ kind: z.literal('mimic'), job: oneOf(jobs) }),
    z.strictObject({ kind: z.literal('most'), of: oneOf(riches), rice: whole(1, 10) }),
    z.strictObject({ kind: z.literal('weedFlooded') }),
    z.strictObject({ kind: z.literal('fewerWeeds'), fewer: whole(1, 5) }),
    z.strictObject({
      kind: z.literal('fewerWorkers'),
      job: oneOf(['harvest', 'plant']),
      fewer: whole(1, MAX_HEXES - 1),
    }),
    z.strictObject({ kind: z.literal('flowLeft') }),
  ],
  {
    error:
      'must be one of rerolls, chooseDice, draw, weedAnyone, symbols, harvestRice, mimic, most, weedFlooded, fewerWeeds, fewerWorkers, flowLeft.',
  },
);
export type Ability = z.infer<typeof abilitySchema>;

const cardSchema = z.strictObject({
  name: z
    .string({ error: 'must be a text.' })
    .regex(/^\S(.{0,38}\S)?$/u, { error: 'must have 1 to 40 letters, without blanks around.' }),
  hexes: whole(1, MAX_HEXES),
  magic: whole(0, MAX_HEXES),
  water: whole(0, MAX_HEXES),
  rice: z.tuple([whole(1, GOAL), whole(0, GOAL), whole(0, GOAL)], {
    error: 'must be three numbers: no weed, one, two.',
  }),
  ability: abilitySchema.nullable(),
});
export type DeckCard = z.infer<typeof cardSchema>;

type Fault = readonly [field: readonly string[], message: string];

/** What is wrong with a card whose fields are well formed: the field and a sentence. */
function cardFault({ hexes, magic, water, rice, ability }: DeckCard): Fault | null {
  if (magic > hexes) return [['magic'], `must not be more than its ${hexes} hexes.`];
  if (water === 0 && magic < hexes) return [['water'], 'must be at least 1 unless all hexes are magic.'];
  if (rice[1] > rice[0] || rice[2] > rice[1]) return [['rice'], 'must not grow with weeds.'];
  if (ability?.kind === 'fewerWorkers' && ability.fewer >= hexes)
    return [['ability', 'fewer'], `must be less than its ${hexes} hexes: a worker is always needed.`];
  return null;
}

/** What is wrong with a card beside those before it. Two Mimics of a kind would need moves that say whose workers act (R61). */
function twinFault({ name, ability }: DeckCard, before: readonly DeckCard[]): Fault | null {
  const twin = before.findIndex((other) => other.name === name);
  if (twin >= 0) return [['name'], `is that of card ${twin + 1} already.`];
  const hasMimic =
    ability?.kind === 'mimic' &&
    before.some(({ ability: other }) => other?.kind === 'mimic' && other.job === ability.job);
  return hasMimic ? [['ability', 'job'], 'a deck holds one Mimic of each job.'] : null;
}

const cardCount = `must hold ${DECK_CARDS.min} to ${DECK_CARDS.max} cards.`;

/** A group's own deck. Every message follows the path to the card and the field. */
export const deckSchema = z.strictObject({
  cards: z
    .array(cardSchema, { error: 'must be a list.' })
    .min(DECK_CARDS.min, { error: cardCount })
    .max(DECK_CARDS.max, { error: cardCount })
    .superRefine((cards, context) => {
      cards.forEach((card, i) => {
        const fault = cardFault(card) ?? twinFault(card, cards.slice(0, i));
        if (fault !== null) context.addIssue({ code: 'custom', path: [i, ...fault[0]], message: fault[1] });
      });
    }),
});
export type DeckDocument = z.infer<typeof deckSchema>;
