import { expect } from 'vitest';
import { at } from './assert.ts';
import { expectEqual, expectSame, legalJson, playThrough } from './contractPlay.suite.ts';
import { CHANCE, OVER } from './game.ts';
import { sameJson } from './json.ts';
import { copyState, type Match, rewind } from './match.ts';
import { mutations, sample } from './mutations.suite.ts';
import type { Random } from './random.ts';
import { recordOf, replayRecord } from './record.ts';
import { unwrap } from './result.ts';

export function checkPositions(match: Match, random: Random): void {
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

export function checkRecords(match: Match, random: Random): void {
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
