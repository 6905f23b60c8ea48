import * as z from 'zod';
import { barrels, fertilizers } from './components.ts';

/**
 * V2: a sheet as a JSON document. Every message follows the path to the wrong cell: "grapes.merlot.sums[1]: must be …".
 * The bounds keep the list of legal moves short enough to be listed: a price of any 6 dice has 462 ways to pay it.
 */
export const MOST_ANY = 6;
const MOST_OF_A_KIND = 12;
const MOST_POINTS = 1000;
const MOST_COUNT = 100;
const MOST_BOXES = 10_000;

interface Issue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly keys?: readonly string[];
}

const isMissing = (issue: Issue): boolean => issue.input === undefined;
const quoted = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(', ');

/** Says of an object which of its keys is not known, that it is missing, or what it should be. */
const aboutObject =
  (what: string, known: string) =>
  (issue: Issue): string => {
    if (issue.code === 'unrecognized_keys') return `${quoted(issue.keys ?? [])} is not known here; known: ${known}.`;
    return isMissing(issue) ? `is missing: ${what}.` : `must be an object: ${what}.`;
  };

const integer = (min: number, max: number) => {
  const error = (issue: Issue): string =>
    `${isMissing(issue) ? 'is missing: ' : ''}must be a whole number from ${min} to ${max}.`;
  return z.int({ error }).min(min, { error }).max(max, { error });
};

const truth = z.boolean({ error: (issue) => `${isMissing(issue) ? 'is missing: ' : ''}must be true or false.` });

/** A list without repetitions; a repeated cell is named. */
const distinct = <T extends z.ZodType>(item: T, what: string) =>
  z
    .array(item, { error: (issue) => `${isMissing(issue) ? 'is missing: ' : ''}must be a list of ${what}.` })
    .superRefine((list, context) => {
      list.forEach((value, i) => {
        if (list.indexOf(value) < i)
          context.addIssue({ code: 'custom', path: [i], message: `${JSON.stringify(value)} is listed twice.` });
      });
    });

const barrelSchema = z.enum(barrels, {
  error: (issue) => `${JSON.stringify(issue.input) ?? 'nothing'} is not a barrel; known: ${barrels.join(', ')}.`,
});

/** V7: how many items a purchase gives, and how many boxes the row has. */
const stock = {
  count: integer(1, MOST_COUNT).optional(),
  boxes: integer(0, MOST_BOXES).nullable().optional(),
};

const bonus = integer(0, MOST_POINTS).optional();
const bonusesSchema = z.strictObject(
  { compost: bonus, ash: bonus, oakChips: bonus, vanilla: bonus, truffles: bonus },
  { error: aboutObject('the bonus of each fertilizer the grape takes', fertilizers.join(', ')) },
);

const grapeSchema = z.strictObject(
  {
    sums: distinct(integer(2, 12), 'sums from 2 to 12').min(1, {
      error: 'must have at least one sum; a grape with 0 boxes is out of the game.',
    }),
    base: integer(0, MOST_POINTS),
    bonuses: bonusesSchema,
    barrels: distinct(barrelSchema, 'barrels'),
    spoils: truth,
    ...stock,
  },
  { error: aboutObject('the grape', 'sums, base, bonuses, barrels, spoils, count, boxes') },
);

const barrelItemSchema = z.strictObject(
  { straight: integer(1, 6), ...stock },
  { error: aboutObject('the barrel', 'straight, count, boxes') },
);

const priceSchema = z
  .strictObject(
    { any: integer(1, MOST_ANY).optional(), kind: integer(1, MOST_OF_A_KIND).optional() },
    { error: aboutObject('the price', 'any, kind') },
  )
  .refine((price) => (price.any === undefined) !== (price.kind === undefined), {
    error: 'must be {"any": dice} or {"kind": dice}, one of the two.',
  });

const fertilizerSchema = z.strictObject(
  { price: priceSchema, spoils: truth, ...stock },
  { error: aboutObject('the fertilizer', 'price, spoils, count, boxes') },
);

const grapesSchema = z.strictObject(
  {
    chardonnay: grapeSchema,
    merlot: grapeSchema,
    pinotNoir: grapeSchema,
    moscato: grapeSchema,
    vernaccia: grapeSchema,
    riesling: grapeSchema,
  },
  { error: aboutObject('the six grapes', 'chardonnay, merlot, pinotNoir, moscato, vernaccia, riesling') },
);

const barrelsSchema = z.strictObject(
  { kentucky: barrelItemSchema, allier: barrelItemSchema, limousin: barrelItemSchema },
  { error: aboutObject('the three barrels', barrels.join(', ')) },
);

const fertilizersSchema = z.strictObject(
  {
    compost: fertilizerSchema,
    ash: fertilizerSchema,
    oakChips: fertilizerSchema,
    vanilla: fertilizerSchema,
    truffles: fertilizerSchema,
  },
  { error: aboutObject('the five fertilizers', fertilizers.join(', ')) },
);

export const sheetSchema = z.strictObject(
  { grapes: grapesSchema, barrels: barrelsSchema, fertilizers: fertilizersSchema },
  {
    error: (issue: Issue) => `its top: ${aboutObject('the sheet', 'grapes, barrels, fertilizers')(issue)}`,
  },
);
export type SheetDocument = z.infer<typeof sheetSchema>;
