import type { FastRandom } from '../src/core/random.ts';

/** Values that have surprised programs before. */
const values: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => '',
  () => 'x',
  () => '\u0000',
  () => '\ud800',
  () => '‮🌽👩‍🌾\u2028',
  () => "'; DROP TABLE steps; --",
  () => '../../../etc/passwd',
  () => '%00%ff',
  () => 'constructor',
  () => 'x'.repeat(50_000),
  () => [],
  () => ({}),
  () => Array.from({ length: 5000 }, (_, i) => i),
  () => ({ kind: 'move', turn: 0, move: {} }),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i])),
];

const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  'x',
];

export const pick = <T>(random: FastRandom, list: readonly T[]): T => list[random.below(list.length)] as T;

export const junkValue = (random: FastRandom): unknown => pick(random, values)();

/** Nested so deep that a careless reader runs out of stack. */
const deep = (random: FastRandom): string => {
  const depth = 1 + random.below(12_000);
  return random.below(2) === 0
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
};

type Parent = Record<string, unknown>;

/** Every object and array inside a value. */
function insides(value: unknown): Parent[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Parent, ...Object.values(value).flatMap(insides)];
}

/** A good message with something wrong, still JSON. */
function spoil(good: unknown, random: FastRandom): unknown {
  const spoilt = structuredClone(good);
  for (let i = 1 + random.below(2); i > 0; i--) {
    const parent = pick(random, insides(spoilt));
    if (parent === undefined) return junkValue(random);
    const key = pick(random, Object.keys(parent));
    if (Array.isArray(parent)) {
      parent[random.below(parent.length + 1)] = junkValue(random);
      continue;
    }
    const change = random.below(5);
    if (change === 0 && key !== undefined) delete parent[key];
    else if (change === 1 || key === undefined)
      Object.defineProperty(parent, pick(random, keys), {
        value: junkValue(random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    else if (change === 2) parent[key] = parent[pick(random, Object.keys(parent))];
    else parent[key] = junkValue(random);
  }
  return spoilt;
}

/** A text that is not quite the message it might have been, or nothing like it. */
export function junkText(good: unknown, random: FastRandom): string {
  const kind = random.below(10);
  if (kind < 5) return JSON.stringify(spoil(good, random)) ?? '';
  const text = JSON.stringify(good);
  const place = random.below(Math.max(1, text.length));
  if (kind === 5) return text.slice(0, place);
  if (kind === 6) return `${text.slice(0, place)}${String.fromCharCode(random.below(65536))}${text.slice(place + 1)}`;
  if (kind === 7) return text.replace(/:[^,}]+/, `:${deep(random)}`);
  if (kind === 8) return text.replace('{', '{"__proto__":{"isAdmin":true},"type":"do",');
  return junkBytes(random).toString('latin1');
}

export function junkBytes(random: FastRandom): Buffer {
  const bytes = Buffer.alloc(random.below(300));
  for (let i = 0; i < bytes.length; i++) bytes[i] = random.below(256);
  return bytes;
}
