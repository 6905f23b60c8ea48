import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { CHANCE } from '../core/game.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { applyStep, openRoom, roomOf } from './apply.ts';
import type { Command } from './command.ts';
import type { RoomEvent, Step } from './event.ts';
import { perform, performUnsealing } from './perform.ts';
import { sealOf, seriesAt, showRecord } from './record.ts';
import { diceNameOf, nonceHashesOf, noncesOf, type Room } from './room.ts';
import { nonceHash } from './seal.ts';
import { newSeries, nextSeries } from './series.ts';
import type { Series } from './seriesSchema.ts';
import { showRoom } from './show.ts';
import { type KeptSeal, verifyRecord } from './verify.ts';

const seed = '00112233445566778899aabbccddeeff'.repeat(2);
const header = (id: string) => ({ id, code: 'ABCDEF', seed });
const gameById = (id: string) => games.get(id);
const who = (person: string) => ({ person, name: person.toUpperCase() });

/** A game of the people in this order to its end, by random moves. */
function playAt(id: string, game: string, people: readonly string[], series: Series, moves: number): Room {
  const settings = { game, players: people.length, options: {}, isPublic: false, moveMillis: null, series };
  const first: Step = { sequence: 1, atMillis: 0, key: null, events: [{ kind: 'opened', owner: 'p0', settings }] };
  const room = openRoom(header(id), first, gameById);
  const random = new FastRandom(moves);
  const ask = (person: string, command: Command) =>
    unwrap(perform(room, who(person), command, { nowMillis: 1, newTable: () => 'other' }));
  for (const [seat, person] of people.entries())
    ask(person, { kind: 'sit', seat, nonceHash: nonceHash(`nonce of ${person}`) });
  ask('p0', { kind: 'start' });
  if (room.stage === 'sealing')
    for (const person of people) ask(person, { kind: 'reveal', nonce: `nonce of ${person}` });
  while (room.stage === 'playing' && room.match !== null) {
    const { state } = room.match;
    const actions = new Int32Array(room.game.maxLegal);
    const count = room.game.legal(state, actions);
    const move = room.game.decode(state, at(actions, random.below(count)));
    ask(at(people, room.game.actor(state)), { kind: 'move', turn: room.turn, move });
  }
  return room;
}

const nextAt = (room: Room): Series => {
  const series = seriesAt(room);
  if (series === undefined) throw new Error('there is a series');
  return nextSeries(series, { table: diceNameOf(room), nonces: noncesOf(room), nonceHashes: nonceHashesOf(room) });
};

/** The rolls of a match, by whose they are. */
const rollsOf = (room: Room): Map<unknown, string[]> => {
  const rolls = new Map<unknown, string[]>();
  room.entries.forEach(({ by, story }, i) => {
    const known = rolls.get(story.whose) ?? [];
    if (by === CHANCE) rolls.set(story.whose, [...known, JSON.stringify(room.match?.log[i])]);
  });
  return rolls;
};

/** The dice of a roll, as many as the other one had: a seat may have more of them the second time. Cards depend on those that are left. */
function sharedDice(roll: string, other: string): unknown[] {
  const diceIn = (text: string): unknown[] => JSON.parse(text).dice ?? [];
  return diceIn(roll).slice(0, diceIn(other).length);
}

const recordAt = (room: Room) => JSON.parse(JSON.stringify(showRecord(room, null)));
const check = (room: Room, kept?: KeptSeal): string => {
  const verified = verifyRecord(recordAt(room), gameById, kept ?? null);
  return verified.ok ? 'right' : `${verified.error.code}: ${verified.error.message}`;
};

describe('a twin', () => {
  const twin = newSeries({ kind: 'twin', deals: 2 }, 2);
  const first = playAt('first', 'harvest-dice', ['p0', 'p1'], twin, 1);
  const second = playAt('second', 'harvest-dice', ['p1', 'p0'], nextAt(first), 2);

  test.each([...games.values()].filter(({ profile }) => profile.players.max > 1).map(({ profile }) => profile.id))(
    '%s: each seat meets the same dice again, in its own order',
    (game) => {
      const one = playAt('first', game, ['p0', 'p1'], twin, 5);
      const two = playAt('second', game, ['p1', 'p0'], nextAt(one), 6);
      const again = rollsOf(two);
      for (const [whose, rolls] of rollsOf(one)) {
        const others = again.get(whose) ?? [];
        const pairs = rolls.slice(0, others.length).map((roll, i) => [roll, at(others, i)] as const);
        expect(pairs.length, `${game}, rolls of ${String(whose)}`).toBeGreaterThan(0);
        for (const [roll, other] of pairs) expect(sharedDice(other, roll)).toEqual(sharedDice(roll, other));
      }
      expect(check(two)).toBe('right');
    },
  );

  test('the same seat starts and rolls the same: who began is second now', () => {
    const starts = [first, second].map(({ match }) => match?.log[0]);
    expect(starts[1]).toEqual(starts[0]);
    const [starter, other] = seriesAt(second)?.games.map(({ starter: each }) => each) ?? [];
    expect(new Set([starter, other])).toEqual(new Set([0, 1]));
    for (const [whose, rolls] of rollsOf(first)) {
      const again = rollsOf(second).get(whose) ?? [];
      const shared = Math.min(rolls.length, again.length);
      expect(shared).toBeGreaterThan(0);
      expect(again.slice(0, shared)).toEqual(rolls.slice(0, shared));
    }
  });

  test('shows nothing of the seed before both games are over, and then it can be checked', () => {
    const told = JSON.stringify([
      showRecord(first, null),
      showRecord(first, 'p0'),
      showRoom(first, 'p0'),
      showRoom(first, null),
      sealOf(first, Date.now() + 1e12),
    ]);
    expect(told).not.toContain(seed);
    expect(told).toContain(sealOf(second, 0)?.hash);
    expect(check(first)).toMatch(/^unsealed/);
    expect(JSON.stringify(showRoom(second, 'p0'))).toContain(seed);
    expect(check(second)).toBe('right');

    const opened = playAt('first', 'harvest-dice', ['p0', 'p1'], twin, 1);
    expect(performUnsealing(opened, 2)).toEqual([{ kind: 'unsealed' }]);
    expect(performUnsealing(opened, 2)).toEqual([]);
    expect(check(opened)).toBe('right');
    expect(JSON.stringify(showRecord(opened, null))).toContain(seed);
  });

  test('is open only where the game is over', () => {
    const settings = { game: 'harvest-dice', players: 2, options: {}, isPublic: false, moveMillis: null, series: twin };
    const opened: RoomEvent = { kind: 'opened', owner: 'p0', settings };
    const step: Step = { sequence: 1, atMillis: 0, key: null, events: [opened] };
    const room = roomOf(header('first'), [step], gameById);
    expect(performUnsealing(room, 1)).toEqual([]);
    applyStep(room, { ...step, sequence: 2, events: [{ kind: 'unsealed' }] });
    expect(JSON.stringify(showRoom(room, 'p0'))).not.toContain(seed);
  });

  test('the second game is checked against what a client kept of the first', () => {
    const seal = sealOf(first, 0);
    if (seal === null) throw new Error('it is sealed');
    const { hash, nonceHashes, table, byRoll } = seal;
    const kept: KeptSeal = {
      hash,
      seat: 0,
      nonce: 'nonce of p0',
      nonceHashes: nonceHashes ?? [],
      terms: { table, byRoll },
    };
    expect(check(second, kept)).toBe('right');
    expect(check(second, { ...kept, terms: { table: 'other', byRoll } })).toMatch(/^broken_seal: How the dice/);
    expect(check(second, { ...kept, terms: { table } })).toMatch(/^broken_seal: How the dice/);
    expect(check(second, { ...kept, nonce: 'another' })).toMatch(/^broken_seal/);
  });

  test('the next deal has dice of its own, and the other one begins', () => {
    const third = nextAt(second);
    const { starter } = at(third.games, 0);
    expect(third).toMatchObject({ order: [1 - starter, starter], start: 0 });
    expect(third.dice).toBeUndefined();
    const room = playAt('third', 'harvest-dice', ['p0', 'p1'], third, 4);
    expect(room.match?.log[0]).toEqual({ type: 'start', seat: 0 });
    expect(check(room)).toMatch(/^unsealed/);
    performUnsealing(room, 2);
    expect(check(room)).toBe('right');
    const record = recordAt(room);
    const other = verifyRecord({ ...record, seal: { ...record.seal, start: 1 } }, gameById);
    expect(other).toMatchObject({ error: { code: 'broken_seal' } });
  });

  test('no dice come anew: what was rolled is not taken back, with consent or without', () => {
    const { room, mover } = playUntilRoll();
    const undo = (kind: 'undo' | 'askUndo') =>
      perform(room, who(mover), { kind, turn: room.turn }, { nowMillis: 1, newTable: () => '' });
    expect(undo('undo')).toMatchObject({ error: { code: 'undo_refused' } });
    expect(undo('askUndo')).toMatchObject({ error: { code: 'undo_refused' } });
  });

  /** A twin whose last entry is a roll after a move. */
  function playUntilRoll(): { room: Room; mover: string } {
    const steps: Step[] = [];
    let mover = '';
    for (const { event, atMillis } of first.history) {
      steps.push({ sequence: steps.length + 1, atMillis, key: null, events: [event] });
      if (event.kind === 'moved') mover = `p${event.seat}`;
      else if (event.kind === 'rolled' && mover !== '') break;
    }
    return { room: roomOf(header('first'), steps, gameById), mover };
  }
});

describe('a best of three', () => {
  test('goes on at the next table, with the other one beginning and dice that can be checked', () => {
    const series = newSeries({ kind: 'bestOf', games: 3 }, 2);
    const one = playAt('one', 'garden-dice', ['p0', 'p1'], series, 1);
    expect(check(one)).toBe('right');
    const next = nextAt(one);
    const two = playAt(
      'two',
      'garden-dice',
      next.order.map((each) => `p${each}`),
      next,
      2,
    );
    expect(two.match?.log[0]).toEqual({ type: 'start', seat: 0 });
    expect(at(next.order, 0)).toBe(1 - at(next.games, 0).starter);
    expect(check(two)).toBe('right');
    expect(showRoom(two, null).series?.games.map(({ table }) => table)).toEqual(['one', 'two']);
    const wrong = recordAt(two);
    expect(verifyRecord({ ...wrong, seal: { ...wrong.seal, start: 1 } }, gameById)).toMatchObject({ ok: false });
  });
});
