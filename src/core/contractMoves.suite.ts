import { expect } from 'vitest';
import { assert, at } from './assert.ts';
import { expectEqual, expectSame, expectText, MAX_ENTRIES, playThrough } from './contractPlay.suite.ts';
import type { RuleError } from './errors.ts';
import { CHANCE, type Entry, OVER, SPECTATOR } from './game.ts';
import { sameJson } from './json.ts';
import { copyState, drawPicks, type Match } from './match.ts';
import { mutations } from './mutations.suite.ts';
import type { Random } from './random.ts';
import { unwrap } from './result.ts';
import { isStart, isStartDue, startOf } from './start.ts';
import { tell } from './words.ts';

export function playSoundly(match: Match, random: Random): void {
  const { game, state } = match;
  const moves = new Int32Array(game.maxLegal + 1);
  const totals = new Int32Array(8);
  const ranks = new Int32Array(8);
  let steps = 0;
  // Pick by pick, so that the states inside a roll are seen too.
  for (; game.actor(state) !== OVER; steps++) {
    assert(steps < 10 * MAX_ENTRIES, 'every game ends');
    expectSame(game.flaw(state), null);
    const actor = game.actor(state);
    if (actor === CHANCE) {
      const outcomes = game.outcomes(state);
      if (!(outcomes > 0)) expect(outcomes).toBeGreaterThan(0);
      game.apply(state, random.below(outcomes));
      continue;
    }
    if (!(actor < match.players)) expect(actor).toBeLessThan(match.players);
    const count = game.legal(state, moves);
    if (!(count > 0)) expect(count).toBeGreaterThan(0);
    if (!(count <= game.maxLegal)) expect(count).toBeLessThanOrEqual(game.maxLegal);
    expectSame(new Set(moves.subarray(0, count)).size, count);
    game.apply(state, at(moves, random.below(count)));
  }
  expect(game.flaw(state)).toBeNull();
  const sides = game.tally(state, totals, ranks);
  const standings = game.score(state, SPECTATOR);
  expect(standings.map((standing) => standing.total)).toEqual([...totals.subarray(0, sides)]);
  expect(standings.map((standing) => standing.rank)).toEqual([...ranks.subarray(0, sides)]);
  expect(Math.min(...ranks.subarray(0, sides))).toBe(1);
}

export function checkNotation(match: Match, random: Random): void {
  const { game, state } = match;
  const moves = new Int32Array(game.maxLegal);
  playThrough(match, random, () => {
    const actor = game.actor(state);
    if (actor === CHANCE) {
      const picks = drawPicks(match, random);
      const entry = JSON.parse(JSON.stringify(game.decodeChance(state, picks)));
      checkOutcomes(match, picks, entry);
      const read = unwrap(game.encodeChance(state, entry));
      expectEqual(game.decodeChance(state, read), entry);
    } else if (actor >= 0) {
      const count = game.legal(state, moves);
      const seen = new Set<string>();
      for (const action of moves.subarray(0, count)) {
        const move = JSON.stringify(game.decode(state, action));
        if (seen.has(move)) expect(seen).not.toContain(move);
        seen.add(move);
        expectEqual(game.encode(state, JSON.parse(move)), { ok: true, value: action });
      }
    }
  });
}

/** The entry holds the name of each pick in its turn, and nothing else; who begins is said alike in every game. */
function checkOutcomes(match: Match, picks: readonly number[], entry: Entry): void {
  const { game, state, players } = match;
  const scratch = copyState(match);
  const names = picks.map((pick) => {
    const all = Array.from({ length: game.outcomes(scratch) }, (_, i) => game.outcomeName(scratch, i));
    expectSame(new Set(all).size, all.length);
    game.apply(scratch, pick);
    return at(all, pick);
  });
  const { type: _, ...rest } = entry;
  expectEqual(Object.values(rest).flat(), names);
  expectSame(isStart(entry), isStartDue(game, state));
  if (!isStart(entry)) return;
  expectEqual(entry, startOf(at(picks, 0)));
  expectSame(game.outcomes(state), players);
}

const RULE = /^[A-Z]\d+$/;

function expectRule({ code, rule }: RuleError, wanted: RegExp): void {
  if (!wanted.test(code)) expect(code).toMatch(wanted);
  if (rule === undefined || !RULE.test(rule)) expect(rule).toMatch(RULE);
}

export function checkRefusals(match: Match, random: Random): void {
  const { game, state } = match;
  const moves = new Int32Array(game.maxLegal);
  playThrough(match, random, () => {
    const before = JSON.stringify(game.position(state));
    const actor = game.actor(state);
    if (actor === CHANCE) {
      const entry = game.decodeChance(state, drawPicks(match, random));
      for (const json of mutations(entry, random)) {
        const read = game.encodeChance(state, json);
        if (read.ok) expectSame(sameJson(game.decodeChance(state, read.value), json), true);
        else expectRule(read.error, /_chance$/);
      }
    } else if (actor >= 0) {
      const legal = moves.subarray(0, game.legal(state, moves));
      const move = game.decode(state, at(legal, random.below(legal.length)));
      for (const json of mutations(move, random)) {
        const read = game.encode(state, json);
        if (read.ok) {
          expectSame(legal.includes(read.value), true);
          expectSame(sameJson(game.decode(state, read.value), json), true);
        } else {
          expectRule(read.error, /_move$/);
          if (read.error.code === 'illegal_move') expectText(tell(game, read.error).message);
        }
      }
    }
    expectSame(JSON.stringify(game.position(state)), before);
  });
}
