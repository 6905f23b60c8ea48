import * as z from 'zod';
import { at } from './assert.ts';
import { valueAt } from './document.ts';
import { type OptionError, refuse, schemaMessage } from './errors.ts';
import { ok, type Result } from './result.ts';

/**
 * What a table may choose before the game starts. `integers` is a list of whole numbers that never falls, each at most the next, as the values
 * of a track do. `document` is a whole JSON document, for a sheet or a deck of one's own; `usual` is what is played without one, to start from.
 * `only`: it is for so many players, and means nothing to others. `isOurs`: the rules do not list it, so positions and records name it only
 * where it is used.
 */
export type OptionSpec = { readonly only?: number } & PlainSpec;

type PlainSpec =
  | { readonly kind: 'boolean'; readonly default: boolean }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly default: string | number }
  | IntegersSpec
  | {
      readonly kind: 'document';
      readonly schema: z.ZodType;
      readonly usual: unknown;
      readonly default: null;
      readonly isOurs?: true;
    };

export interface IntegersSpec {
  readonly kind: 'integers';
  readonly length: number;
  readonly min: number;
  readonly max: number;
  readonly default: readonly number[];
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type OptionValue<Spec> = Spec extends { kind: 'boolean' }
  ? boolean
  : Spec extends { kind: 'integer' }
    ? number
    : Spec extends { kind: 'choice'; values: readonly (infer Value)[] }
      ? Value
      : Spec extends { kind: 'integers' }
        ? readonly number[]
        : Spec extends { kind: 'document'; schema: z.ZodType<infer Document> }
          ? Document | null
          : never;

/** The type of the options that the specs describe. */
export type OptionsOf<Specs extends OptionSpecs> = { readonly [Name in keyof Specs]: OptionValue<Specs[Name]> };

/** Fills in defaults; refuses what is unknown or ill-typed. */
export function parseOptions<Specs extends OptionSpecs>(
  specs: Specs,
  json: unknown,
): Result<OptionsOf<Specs>, OptionError> {
  if (json !== undefined && (typeof json !== 'object' || json === null || Array.isArray(json)))
    return badOption('The options must be an object.');
  const given = new Map(Object.entries(json ?? {}));
  const values: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const raw = given.get(name);
    given.delete(name);
    const value: Result<unknown, OptionError> = raw === undefined ? ok(spec.default) : parseOption(name, spec, raw);
    if (!value.ok) return value;
    values[name] = value.value;
  }
  const unknown = given.keys().next();
  if (!unknown.done) {
    const known = Object.keys(specs).join(', ') || 'none';
    return badOption(`There is no option "${unknown.value}". Known options: ${known}.`);
  }
  return ok(values as OptionsOf<Specs>);
}

/** Options as positions and records tell them. */
export function writtenOptions(specs: OptionSpecs, options: object): Record<string, unknown> {
  const isTold = ([name, value]: [string, unknown]): boolean => {
    const spec = specs[name];
    return value !== null || spec?.kind !== 'document' || spec.isOurs !== true;
  };
  return Object.fromEntries(Object.entries(options).filter(isTold));
}

function parseOption(name: string, spec: OptionSpec, raw: unknown): Result<unknown, OptionError> {
  switch (spec.kind) {
    case 'boolean':
      return typeof raw === 'boolean' ? ok(raw) : badOption(`The option "${name}" must be true or false.`);
    case 'integer': {
      const fits = typeof raw === 'number' && Number.isInteger(raw) && raw >= spec.min && raw <= spec.max;
      return fits ? ok(raw) : badOption(`The option "${name}" must be a whole number from ${spec.min} to ${spec.max}.`);
    }
    case 'choice': {
      const choices = spec.values.map((value) => JSON.stringify(value)).join(', ');
      return spec.values.some((value) => value === raw)
        ? ok(raw)
        : badOption(`The option "${name}" must be one of ${choices}.`);
    }
    case 'integers': {
      const parsed = integersSchema(spec).safeParse(raw);
      if (parsed.success) return ok(parsed.data);
      const { path, message } = at(parsed.error.issues, 0);
      return badOption(`The option "${name}${path.map((place) => `[${String(place)}]`).join('')}" ${message}`);
    }
    case 'document': {
      if (raw === null) return ok(null);
      const parsed = spec.schema.safeParse(raw);
      return parsed.success
        ? ok(parsed.data)
        : badOption(`The option "${name}" is wrong at ${documentMessage(parsed.error, raw)}`);
    }
  }
}

/** What is wrong with a document, and where: something in a list that has a name is told by it too (`cards[1] "Deep Mud": hexes: must be …`). */
function documentMessage(error: z.ZodError, document: unknown): string {
  const { path } = at(error.issues, 0);
  const index = path.findIndex((key) => typeof key === 'number');
  const named = valueAt(document, [...path.slice(0, index + 1), 'name']);
  const message = schemaMessage(error);
  if (index < 0 || typeof named !== 'string') return message;
  return message.replace(/\]\.?/, `] ${JSON.stringify(named.slice(0, 40))}: `);
}

const integersSchemas = new WeakMap<IntegersSpec, z.ZodType<readonly number[]>>();

/** The list of an `integers` option, made once: every match that begins asks for it. */
export function integersSchema(spec: IntegersSpec): z.ZodType<readonly number[]> {
  const known = integersSchemas.get(spec) ?? newIntegersSchema(spec);
  integersSchemas.set(spec, known);
  return known;
}

/** Each wrong number is named by its place, from 0. */
function newIntegersSchema({ length, min, max }: IntegersSpec): z.ZodType<readonly number[]> {
  const whole = `must be a whole number from ${min} to ${max}.`;
  const list = `must be a list of ${length} whole numbers from ${min} to ${max}.`;
  const number = z.int(whole).min(min, whole).max(max, whole);
  return z
    .array(number, list)
    .length(length, list)
    .superRefine((numbers, context) => {
      numbers.forEach((value, i) => {
        const before = numbers[i - 1] ?? min;
        if (value < before)
          context.addIssue({ code: 'custom', path: [i], message: `must be at least ${before}, the number before it.` });
      });
    });
}

const badOption = (message: string): Result<never, OptionError> => refuse('bad_option', message);
