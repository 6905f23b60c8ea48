import { expect } from 'vitest';
import { assert, at } from './assert.ts';
import { type AnyGame, CHANCE, type Entry, OVER } from './game.ts';
import { sameJson } from './json.ts';
import { type Match, playMove, rollChance } from './match.ts';
import { FastRandom, type Random } from './random.ts';
import { unwrap } from './result.ts';

export const MAX_ENTRIES = 20_000;
/** The seed of all random games; a failure prints the whole seed that repeats it. */
export const BASE_SEED = process.env.WINDFALL_SEED ?? 'windfall';
const NO_TEXT = /\b(undefined|null|NaN)\b|\[object/;

export function withSeed(seed: string, test: (random: FastRandom) => void): void {
  try {
    test(new FastRandom(seed));
  } catch (error) {
    if (error instanceof Error) error.message = `[seed ${JSON.stringify(seed)}] ${error.message}`;
    throw error;
  }
}

// Asked a million times over: vitest's own expectation is made only where it fails, to tell how.
export function expectSame(actual: unknown, wanted: unknown): void {
  if (!Object.is(actual, wanted)) expect(actual).toBe(wanted);
}

export function expectEqual(actual: unknown, wanted: unknown): void {
  if (!sameJson(actual, wanted)) expect(actual).toEqual(wanted);
}

export function expectText(text: string): void {
  if (!/\S/.test(text)) expect(text).toMatch(/\S/);
  if (NO_TEXT.test(text)) expect(text).not.toMatch(NO_TEXT);
}

/** Plays to the end, calling `look` wherever a decision or chance entry begins, and at the end. */
export function playThrough(match: Match, random: Random, look: (match: Match) => void): void {
  const { game, state } = match;
  const moves = new Int32Array(game.maxLegal);
  for (let entries = 0; game.actor(state) !== OVER; entries++) {
    assert(entries < MAX_ENTRIES, 'every game ends');
    look(match);
    if (game.actor(state) === CHANCE) unwrap(rollChance(match, random));
    else {
      const count = game.legal(state, moves);
      unwrap(playMove(match, game.decode(state, at(moves, random.below(count)))));
    }
  }
  look(match);
}

export function legalJson(game: AnyGame, state: unknown): Entry[] {
  if (game.actor(state) < 0) return [];
  const moves = new Int32Array(game.maxLegal);
  return Array.from(moves.subarray(0, game.legal(state, moves)), (action) => game.decode(state, action));
}
