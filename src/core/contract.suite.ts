import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assert, at } from './assert.ts';
import type { Refusal } from './errors.ts';
import { type AnyGame, CHANCE, OVER, SPECTATOR } from './game.ts';
import { sameJson } from './json.ts';
import { copyState, type Match, newMatch, playEntry, playMove, rewind, rollChance, visibleLog } from './match.ts';
import { parseOptions } from './options.ts';
import { FastRandom, type Random } from './random.ts';
import { recordOf, replayRecord } from './record.ts';
import { unwrap } from './result.ts';
import { languages } from './words.ts';

/** The seed of all random games; a failure prints the whole seed that repeats it. */
const BASE_SEED = process.env.WINDFALL_SEED ?? 'windfall';
const MAX_ENTRIES = 20_000;
const NO_TEXT = /undefined|null|NaN|\[object/;

export interface SuiteSettings {
  /** Option sets to play with, in full or in part. */
  readonly optionSets: readonly unknown[];
  /** Random games for each player count and option set (default 20). */
  readonly games?: number;
}

/** What every game must keep. A game's own `contract.test.ts` calls this and nothing else. */
export function contractSuite(game: AnyGame, settings: SuiteSettings): void {
  const { min, max } = game.profile.players;
  const games = settings.games ?? 20;
  describe(`${game.profile.name} keeps the contract`, () => {
    for (let players = min; players <= max; players++)
      for (const options of settings.optionSets) {
        const label = `${players} players, ${JSON.stringify(options)}`;
        const seeds = Array.from({ length: games }, (_, i) => `${BASE_SEED}/${game.profile.id}/${label}/${i}`);
        const each = (title: string, count: number, test: (match: Match, random: FastRandom) => void) =>
          it(`${title} (${label})`, () => {
            for (const seed of seeds.slice(0, count))
              withSeed(seed, () => test(unwrap(newMatch(game, players, options)), new FastRandom(seed)));
          });
        each('plays random games to their end, sound at each step', games, playSoundly);
        each('lists legal moves without duplicates, exactly as encode takes them', Math.ceil(games / 2), checkNotation);
        each('refuses mutated and random moves with a rule, and never throws', Math.ceil(games / 4), checkRefusals);
        each('round-trips positions and refuses broken ones', Math.ceil(games / 4), checkPositions);
        each('round-trips records', Math.ceil(games / 4), checkRecords);
        each('hides from each viewer what determinize may change', Math.ceil(games / 2), checkSecrets);
        each('has words for everything', Math.ceil(games / 4), checkWords);
      }
    it('refuses other numbers of players and unknown options', () => {
      for (const players of [min - 1, max + 1, 2.5, '2', null, Number.NaN])
        expect(newMatch(game, players)).toMatchObject({ ok: false, error: { code: 'bad_players' } });
      for (const options of [{ nonsense: 1 }, [], 'x', 3])
        expect(newMatch(game, min, options)).toMatchObject({ ok: false, error: { code: 'bad_option' } });
      for (const name of Object.keys(game.options))
        expect(parseOptions(game.options, { [name]: 'nonsense' })).toMatchObject({
          ok: false,
          error: { code: 'bad_option' },
        });
    });
  });
}

// Asked a million times over: vitest's own expectation is made only where it fails, to tell how.
function expectSame(actual: unknown, wanted: unknown): void {
  if (!Object.is(actual, wanted)) expect(actual).toBe(wanted);
}

function expectEqual(actual: unknown, wanted: unknown): void {
  if (!sameJson(actual, wanted)) expect(actual).toEqual(wanted);
}

function expectText(text: string): void {
  if (!/\S/.test(text)) expect(text).toMatch(/\S/);
  if (NO_TEXT.test(text)) expect(text).not.toMatch(NO_TEXT);
}

function withSeed(seed: string, test: () => void): void {
  try {
    test();
  } catch (error) {
    if (error instanceof Error) error.message = `[seed ${JSON.stringify(seed)}] ${error.message}`;
    throw error;
  }
}

/** Plays to the end, calling `look` wherever a decision or chance entry begins, and at the end. */
function playThrough(match: Match, random: Random, look: (match: Match) => void): void {
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

function playSoundly(match: Match, random: Random): void {
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

function checkNotation(match: Match, random: Random): void {
  const { game, state } = match;
  const moves = new Int32Array(game.maxLegal);
  playThrough(match, random, () => {
    const actor = game.actor(state);
    if (actor === CHANCE) {
      const scratch = copyState(match);
      const picks = Array.from({ length: game.picksDue(state) }, () => {
        const pick = random.below(game.outcomes(scratch));
        game.apply(scratch, pick);
        return pick;
      });
      const entry = JSON.parse(JSON.stringify(game.decodeChance(state, picks)));
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

const RULE = /^[A-Z]\d+$/;

function expectRule({ code, rule }: Refusal, wanted: RegExp): void {
  if (!wanted.test(code)) expect(code).toMatch(wanted);
  if (rule === undefined || !RULE.test(rule)) expect(rule).toMatch(RULE);
}

function checkRefusals(match: Match, random: Random): void {
  const { game, state } = match;
  const moves = new Int32Array(game.maxLegal);
  playThrough(match, random, () => {
    const before = JSON.stringify(game.position(state));
    const actor = game.actor(state);
    if (actor === CHANCE) {
      const entry = sampleChance(match, random);
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
          const { code, message, de } = read.error;
          expectRule(read.error, /_move$/);
          if (!(message.length > 5)) expect(message).toMatch(/.{6}/s);
          if (code === 'illegal_move' && de === message) expect(de).not.toBe(message);
        }
      }
    }
    expectSame(JSON.stringify(game.position(state)), before);
  });
}

function sampleChance(match: Match, random: Random): unknown {
  const scratch: Match = { ...match, state: copyState(match), log: [] };
  return unwrap(rollChance(scratch, random));
}

/** The JSON with one thing wrong, in every way we can think of, and some JSON that is nothing at all. */
function mutations(json: unknown, random: Random): unknown[] {
  const whole: Record<string, unknown> = JSON.parse(JSON.stringify(json));
  const changed: unknown[] = [{ ...whole, extra: 1 }, null, [], [json], 'x', 7, {}, { type: 'nonsense' }];
  for (const key of Object.keys(whole)) {
    const { [key]: part, ...rest } = whole;
    changed.push(rest, ...replacements(part, random).map((value) => ({ ...whole, [key]: value })));
  }
  const seed = random.below(65536);
  return [...changed, ...fc.sample(fc.jsonValue(), { numRuns: 3, seed })];
}

/** So many of the items, at random. */
function sample<T>(items: readonly T[], count: number, random: Random): T[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, () => at(items, random.below(items.length)));
}

function replacements(value: unknown, random: Random): unknown[] {
  const odd: unknown[] = [null, true, 'x', -1, 0, 1.5, 99, [], {}, '__proto__'];
  if (typeof value === 'number') odd.push(value + 1, value - 1, 1 + random.below(6));
  if (Array.isArray(value)) {
    odd.push([...value, at(odd, 0)], value.slice(1), [...value].reverse());
    value.forEach((item, i) => {
      for (const other of replacements(item, random).slice(0, 14)) odd.push(value.with(i, other));
    });
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const other of replacements(part, random)) odd.push({ ...value, [key]: other });
  return odd;
}

function checkPositions(match: Match, random: Random): void {
  const { game, state } = match;
  let looked = 0;
  playThrough(match, random, () => {
    const position = JSON.parse(JSON.stringify(game.position(state)));
    const loaded = unwrap(game.fromPosition(position));
    expectEqual(game.position(loaded), position);
    expectSame(game.flaw(loaded), null);
    expectSame(game.actor(loaded), game.actor(state));
    expectEqual(legalJson(game, loaded), legalJson(game, state));
    if (looked++ % 5 !== 0) return;
    checkCopy(match, random);
    // The refusals must be refusals, not exceptions; a mutation may happen to be another possible position.
    for (const json of sample(mutations(position, random), 40, random)) {
      const read = game.fromPosition(json);
      if (read.ok) expectSame(sameJson(game.position(read.value), json), true);
      else expectSame(read.error.code, 'bad_position');
    }
  });
}

function checkCopy(match: Match, random: Random): void {
  const { game, state } = match;
  const before = JSON.stringify(game.position(state));
  const scratch: Match = { ...match, state: copyState(match), log: [] };
  expect(JSON.stringify(game.position(scratch.state))).toBe(before);
  const moves = new Int32Array(game.maxLegal);
  for (let i = 0; i < 30 && game.actor(scratch.state) !== OVER; i++)
    if (game.actor(scratch.state) === CHANCE) game.apply(scratch.state, random.below(game.outcomes(scratch.state)));
    else game.apply(scratch.state, at(moves, random.below(game.legal(scratch.state, moves))));
  expect(JSON.stringify(game.position(state))).toBe(before);
}

function legalJson(game: AnyGame, state: unknown): unknown[] {
  if (game.actor(state) < 0) return [];
  const moves = new Int32Array(game.maxLegal);
  return Array.from(moves.subarray(0, game.legal(state, moves)), (action) => game.decode(state, action));
}

function checkRecords(match: Match, random: Random): void {
  const { game } = match;
  playThrough(match, random, () => {});
  const record = JSON.parse(JSON.stringify(recordOf(match)));
  const again = unwrap(replayRecord(record, (id) => (id === game.profile.id ? game : undefined)));
  expect(game.position(again.state)).toEqual(game.position(match.state));
  expect(JSON.parse(JSON.stringify(recordOf(again)))).toEqual(record);
  const broken = { ...record, log: record.log.toSpliced(random.below(record.log.length), 1) };
  expect(replayRecord(broken, () => game)).toMatchObject({ ok: false, error: { code: 'bad_record' } });
  const halfway = rewind(match, match.log.length >> 1);
  const started = { ...record, start: game.position(halfway.state), log: record.log.slice(halfway.log.length) };
  expect(game.position(unwrap(replayRecord(started, () => game)).state)).toEqual(game.position(match.state));
}

/** Whatever a viewer gets is the same in every world that determinize calls possible: so nothing hidden is in it. */
function checkSecrets(match: Match, random: Random): void {
  const { game, state, players } = match;
  const viewers = [SPECTATOR, ...Array.from({ length: players }, (_, seat) => seat)];
  playThrough(match, random, () => {
    const open = JSON.stringify([game.view(state, SPECTATOR), game.score(state, SPECTATOR)]);
    for (const viewer of viewers) {
      const shown = JSON.stringify([game.view(state, viewer), game.score(state, viewer)]);
      expectEqual(game.view(state, viewer).standings, game.score(state, viewer));
      if (game.isOpen) expectSame(shown, open);
      const guess = copyState(match);
      game.determinize(guess, viewer, random);
      expectSame(JSON.stringify([game.view(guess, viewer), game.score(guess, viewer)]), shown);
      expectSame(game.flaw(guess), null);
      expectSame(game.actor(guess), game.actor(state));
      if (game.actor(state) === viewer) expectEqual(legalJson(game, guess), legalJson(game, state));
    }
  });
  for (const viewer of viewers) expect(visibleLog(match, viewer)).toEqual(match.log);
}

function checkWords(match: Match, random: Random): void {
  const { game, state } = match;
  const name = (seat: number | string): string => `<${seat}>`;
  for (const language of languages) {
    const words = game.words[language];
    expect(Object.keys(words.options).sort()).toEqual(Object.keys(game.options).sort());
    const replayed: Match = { ...match, state: game.create(match.players, match.options), log: [] };
    const source = new FastRandom(random.below(65536));
    playThrough(replayed, source, () => {
      for (const move of legalJson(game, replayed.state)) expectText(words.move(move));
      expectText(words.duty(game.view(replayed.state, SPECTATOR), name));
    });
    expectText(words.ending(game.view(replayed.state, SPECTATOR), name));
    for (const standing of game.score(replayed.state, SPECTATOR))
      expect(Object.keys(words.categories)).toEqual(expect.arrayContaining(Object.keys(standing.breakdown ?? {})));
    const shown: Match = { ...match, state: game.create(match.players, match.options), log: [] };
    for (const entry of replayed.log) {
      const isChance = game.actor(shown.state) === CHANCE;
      for (const viewer of [SPECTATOR, 0]) {
        const visible = game.hide(shown.state, entry, viewer);
        if (game.isOpen) expectSame(visible, entry);
        expectText(isChance ? words.chance(visible, name) : words.move(visible));
      }
      unwrap(playEntry(shown, entry));
    }
  }
  expect(game.actor(state)).toBe(game.actor(match.state));
}
