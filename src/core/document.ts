import * as z from 'zod';
import { assert } from './assert.ts';

/**
 * What a document (a sheet, a deck) is made of, read from its schema, which stays the only judge: so that a form can offer a field for each part and
 * the terminal can list them. A `set` holds each value at most once; `numbers` are as many as there are bounds; of `cases` one is chosen by its `kind`.
 */
export type Part =
  | IntegerPart
  | { readonly kind: 'text' }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'set'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'numbers'; readonly numbers: readonly IntegerPart[] }
  | GroupPart
  | { readonly kind: 'list'; readonly item: Part; readonly min: number; readonly max: number }
  | { readonly kind: 'cases'; readonly cases: Readonly<Record<string, GroupPart>> };

export interface IntegerPart {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
}

export interface GroupPart {
  readonly kind: 'group';
  readonly parts: Readonly<Record<string, Part>>;
  /** What may be left out. */
  readonly optional: readonly string[];
}

type Json = z.core.JSONSchema.BaseSchema;

/** The parts of a document by its schema. A schema made of anything else is our own mistake. */
export const partsOf = (schema: z.ZodType): Part => readPart(z.toJSONSchema(schema, { io: 'input' }));

function readPart(json: Json): Part {
  const choices = (json.anyOf ?? json.oneOf)?.filter((choice) => choice.type !== 'null');
  if (choices?.length === 1) return readPart(choices[0] as Json);
  if (choices !== undefined) return { kind: 'cases', cases: Object.fromEntries(choices.map(readCase)) };
  switch (json.type) {
    case 'integer':
      return { kind: 'integer', min: json.minimum ?? 0, max: json.maximum ?? 0 };
    case 'boolean':
      return { kind: 'boolean' };
    case 'string':
      return json.enum === undefined ? { kind: 'text' } : { kind: 'choice', values: json.enum.map(String) };
    case 'object':
      return readGroup(json);
    case 'array':
      return readList(json);
  }
  throw new Error(`a document has no ${JSON.stringify(json.type)}`);
}

function readCase(json: Json): [string, GroupPart] {
  const { kind, ...properties } = json.properties ?? {};
  assert(typeof kind === 'object' && typeof kind.const === 'string', 'a case is told by its kind');
  return [kind.const, readGroup({ ...json, properties })];
}

function readGroup({ properties = {}, required = [] }: Json): GroupPart {
  const names = Object.keys(properties);
  return {
    kind: 'group',
    parts: Object.fromEntries(names.map((name) => [name, readPart(properties[name] as Json)])),
    optional: names.filter((name) => !required.includes(name)),
  };
}

function readList(json: Json): Part {
  if (json.prefixItems !== undefined)
    return { kind: 'numbers', numbers: json.prefixItems.map((item) => readPart(item as Json) as IntegerPart) };
  const item = readPart(json.items as Json);
  if (item.kind === 'choice') return { kind: 'set', values: item.values };
  if (item.kind === 'integer')
    return { kind: 'set', values: Array.from({ length: item.max - item.min + 1 }, (_, i) => item.min + i) };
  return { kind: 'list', item, min: json.minItems ?? 0, max: json.maxItems ?? 0 };
}

/** A new value of a part: the smallest one, for a card that is added or an ability that is chosen. */
export function blankOf(part: Part): unknown {
  switch (part.kind) {
    case 'integer':
      return part.min;
    case 'text':
      return '';
    case 'boolean':
      return false;
    case 'choice':
      return part.values[0];
    case 'set':
    case 'list':
      return [];
    case 'numbers':
      return part.numbers.map(blankOf);
    case 'group': {
      const names = Object.keys(part.parts).filter((name) => !part.optional.includes(name));
      return Object.fromEntries(names.map((name) => [name, blankOf(part.parts[name] as Part)]));
    }
    case 'cases':
      return null;
  }
}

type Path = readonly PropertyKey[];

/** What stands at a place of a document; undefined where nothing does. */
export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    document,
  );
}

/** The document with another value at a place; undefined leaves the part out. */
export function withValue(document: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withValue(valueAt(document, [key]), rest, value);
  if (Array.isArray(document)) return document.with(Number(key), inner);
  const copy: Record<PropertyKey, unknown> = { ...(document as object) };
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}
