import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { legalMoves, newMatch, playMove, rollChance } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { recordOf } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { openRoom } from './apply.ts';
import { deadlineOf } from './clock.ts';
import type { Command } from './command.ts';
import type { Circumstances } from './judge.ts';
import { perform, performForgetting, performLateness } from './perform.ts';
import { showRecord } from './record.ts';
import type { Room } from './room.ts';
import { nonceHash, SealedRandom, sealHash } from './seal.ts';
import { showRoom } from './show.ts';
import { type KeptSeal, verifyRecord } from './verify.ts';

const seed = '00112233445566778899aabbccddeeff'.repeat(2);

describe('sealed dice', () => {
  test('are those that anybody computes from the documented formula', () => {
    const nonces = ['an apple', '', 'Straße 🌽'];
    const random = new SealedRandom(seed, 'table-1', nonces);
    for (let i = 0; i < 200; i++) {
      const text = JSON.stringify(['windfall', 'table-1', nonces, i, 0]);
      const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest();
      expect(random.below(6)).toBe(digest.readUIntBE(0, 6) % 6);
    }
    expect(sealHash(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  });

  test('go on where they were, and change with every ingredient', () => {
    const picks = (random: SealedRandom): number[] => Array.from({ length: 40 }, () => random.below(1000));
    const all = picks(new SealedRandom(seed, 't', ['a']));
    expect(picks(new SealedRandom(seed, 't', ['a']).after(10)).slice(0, 30)).toEqual(all.slice(10));
    for (const other of [
      new SealedRandom(seed, 'u', ['a']),
      new SealedRandom(seed, 't', ['b']),
      new SealedRandom(seed, 't', ['a', '']),
      new SealedRandom(seed.replace('0', '1'), 't', ['a']),
    ])
      expect(picks(other)).not.toEqual(all);
  });

  test('fall fairly: 60,000 throws of a die are within five standard deviations', () => {
    const random = new SealedRandom(seed, 'fair', []);
    const counts = new Int32Array(6);
    for (let i = 0; i < 60_000; i++) {
      const pick = random.below(6);
      counts[pick] = at(counts, pick) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(10_000));
  });
});

const circumstances: Circumstances = { nowMillis: 1, newTable: () => 'other' };

/** A finished match at an online table. */
function finishedRoom(game: string, players: number, randomSeed: number): Room {
  const random = new FastRandom(randomSeed);
  const settings = { game, players, options: {}, isPublic: false, moveMillis: null };
  const opened = { kind: 'opened', owner: 'p0', settings } as const;
  const first = { sequence: 1, atMillis: 0, key: null, events: [opened] };
  const room = openRoom({ id: 'table', code: 'ABCDEF', seed }, first, (id) => games.get(id));
  const who = (seat: number) => ({ person: `p${seat}`, name: `P${seat}` });
  const ask = (seat: number, command: Command) => unwrap(perform(room, who(seat), command, circumstances));
  for (let i = 0; i < players; i++) ask(i, { kind: 'sit', nonceHash: nonceHash(`n${i}`) });
  ask(0, { kind: 'start' });
  for (let i = 0; i < players; i++) ask(i, { kind: 'reveal', nonce: `n${i}` });
  while (room.stage === 'playing' && room.match !== null) {
    const { match } = room;
    const actions = new Int32Array(match.game.maxLegal);
    const count = match.game.legal(match.state, actions);
    const move = match.game.decode(match.state, at(actions, random.below(count)));
    const seat = match.game.actor(match.state);
    unwrap(perform(room, who(seat), { kind: 'move', turn: room.turn, move }, circumstances));
  }
  return room;
}

describe('P12 a record of every game can be verified', () => {
  test.each([...games.keys()])('%s', (game) => {
    const players = games.get(game)?.profile.players.min ?? 2;
    const room = finishedRoom(game, Math.max(2, players), 7);
    const record = JSON.parse(JSON.stringify(showRecord(room, null)));
    const verified = unwrap(verifyRecord(record, (id) => games.get(id)));
    expect(verified.entries).toBe(record.log.length);
    expect(verified.rolls).toBeGreaterThan(0);
  });
});

describe('a record that was tampered with is found out', () => {
  const record = JSON.parse(JSON.stringify(showRecord(finishedRoom('harvest-dice', 2, 3), null)));
  const check = (changed: unknown): string => {
    const result = verifyRecord(changed, (id) => games.get(id));
    return result.ok ? 'right' : `${result.error.code}: ${result.error.message}`;
  };

  test('by its seal: another seed, nonce or table', () => {
    expect(check(record)).toBe('right');
    expect(check({ ...record, seal: { ...record.seal, seed: seed.replace('0', '1') } })).toMatch(
      /^broken_seal: The seed/,
    );
    expect(check({ ...record, seal: { ...record.seal, nonces: ['x', 'n1'] } })).toMatch(
      /^broken_seal: The nonce of seat 1 /,
    );
    const nonceHashes = [nonceHash('x'), nonceHash('n1')];
    expect(check({ ...record, seal: { ...record.seal, nonces: ['x', 'n1'], nonceHashes } })).toMatch(
      /^broken_seal: Entry 1 /,
    );
    expect(check({ ...record, seal: { ...record.seal, table: 'x' } })).toMatch(/^broken_seal: Entry 1 /);
    expect(check({ ...record, seal: { ...record.seal, nonces: ['n0'] } })).toMatch(/^bad_record/);
    expect(check({ ...record, seal: 'wax' })).toMatch(/^bad_record/);
    const { seed: _, ...closed } = record.seal;
    expect(check({ ...record, seal: closed })).toMatch(/^unsealed/);
    const { seal: __, ...unsealed } = record;
    expect(check(unsealed)).toMatch(/^unsealed/);
  });

  test('by its rolls: the first that is not of the seal is named, though everything else is legal', () => {
    const sealed = new SealedRandom(seed, 'table', ['n0', 'n1']);
    const loaded = new FastRandom(9);
    const chooser = new FastRandom(10);
    const match = unwrap(newMatch(games.get('harvest-dice') as AnyGame, 2));
    let rolls = 0;
    let firstLoaded = -1;
    while (match.game.actor(match.state) !== OVER) {
      if (match.game.actor(match.state) === CHANCE) {
        rolls++;
        if (rolls === 5) firstLoaded = match.log.length;
        unwrap(rollChance(match, rolls < 5 ? sealed : loaded));
      } else {
        const moves = legalMoves(match);
        unwrap(playMove(match, moves[chooser.below(moves.length)]));
      }
    }
    const seal = { hash: sealHash(seed), seed, table: 'table', nonces: ['n0', 'n1'] };
    expect(check({ ...recordOf(match), seal })).toBe(
      `broken_seal: Entry ${firstLoaded + 1} of the record is not the roll that the seal gives.`,
    );
  });

  test('by its moves and its result', () => {
    expect(check({ ...record, log: record.log.slice(1) })).toMatch(/^bad_record/);
    const result = { ...record.result, winners: [] };
    expect(check({ ...record, result })).toMatch(/^bad_record/);
  });
});

describe('P18 what a client kept of a table', () => {
  const record = JSON.parse(JSON.stringify(showRecord(finishedRoom('harvest-dice', 2, 3), null)));
  const nonceHashes = [nonceHash('n0'), nonceHash('n1')];
  const kept: KeptSeal = { hash: sealHash(seed), seat: 1, nonce: 'n1', nonceHashes };
  const check = (changes: Partial<KeptSeal>): string => {
    const result = verifyRecord(record, (id) => games.get(id), { ...kept, ...changes });
    return result.ok ? 'right' : `${result.error.code}: ${result.error.message}`;
  };

  test('fits the record of a fair server', () => {
    expect(check({})).toBe('right');
  });

  test('finds a server out that chose the seed after it knew the nonces', () => {
    expect(check({ hash: sealHash('00'.repeat(32)) })).toBe(
      'broken_seal: The seal is not the one that was shown to you before the game.',
    );
  });

  test('finds a server out that left out or replaced what the person added', () => {
    expect(check({ nonce: 'mine' })).toBe('broken_seal: What you added to the dice was replaced.');
    const silent = { ...record, seal: { ...record.seal, nonces: ['n0', ''] } };
    expect(verifyRecord(silent, (id) => games.get(id), kept)).toMatchObject({
      ok: false,
      error: { code: 'broken_seal', message: 'What you added to the dice was left out.' },
    });
  });

  test('finds a server out that let a friend choose a nonce after the others were known', () => {
    expect(check({ nonceHashes: [nonceHash('earlier'), nonceHash('n1')] })).toBe(
      'broken_seal: What seat 1 adds to the dice was changed after everybody had sat down.',
    );
  });
});

describe('nonces are committed first and revealed later', () => {
  function sealingRoom() {
    const settings = { game: 'harvest-dice', players: 2, options: {}, isPublic: false, moveMillis: null };
    const first = { sequence: 1, atMillis: 0, key: null, events: [{ kind: 'opened', owner: 'p0', settings } as const] };
    const room = openRoom({ id: 'table', code: 'ABCDEF', seed }, first, (id) => games.get(id));
    const ask = (person: string, command: Command): string => {
      const done = perform(room, { person, name: person }, command, circumstances);
      return done.ok ? done.value.map(({ kind }) => kind).join(' ') : done.error.code;
    };
    for (const i of [0, 1]) ask(`p${i}`, { kind: 'sit', nonceHash: nonceHash(`n${i}`) });
    return { room, ask };
  }

  test('nobody sits down or leaves any more, and the last one revealed starts the game', () => {
    const { room, ask } = sealingRoom();
    expect(ask('p0', { kind: 'reveal', nonce: 'n0' })).toBe('wrong_stage');
    expect(JSON.stringify(showRoom(room, 'p1'))).not.toContain('"n0"');
    expect(ask('p0', { kind: 'start' })).toBe('locked');
    expect(room.stage).toBe('sealing');
    expect(ask('p1', { kind: 'leave' })).toBe('wrong_stage');
    expect(ask('p0', { kind: 'clearSeat', seat: 1 })).toBe('wrong_stage');
    expect(ask('eve', { kind: 'reveal', nonce: 'n0' })).toBe('not_seated');
    expect(ask('p0', { kind: 'reveal', nonce: 'n7' })).toBe('wrong_nonce');
    expect(ask('p0', { kind: 'reveal', nonce: 'n0' })).toBe('revealed');
    expect(ask('p0', { kind: 'reveal', nonce: 'n0' })).toBe('');
    expect(ask('p1', { kind: 'reveal', nonce: 'n1' })).toMatch(/^revealed started rolled/);
    expect(room.stage).toBe('playing');
    expect(showRoom(room, null).seal).toMatchObject({ nonces: ['n0', 'n1'] });
  });

  test('a nonce that is not revealed in time counts as empty, and the record says so', () => {
    const { room, ask } = sealingRoom();
    ask('p0', { kind: 'start' });
    ask('p0', { kind: 'reveal', nonce: 'n0' });
    const deadline = deadlineOf(room) ?? 0;
    expect(performLateness(room, deadline - 1)).toEqual([]);
    expect(performLateness(room, deadline)[0]).toEqual({ kind: 'started' });
    expect(showRoom(room, null).seal).toMatchObject({
      nonces: ['n0', ''],
      nonceHashes: [nonceHash('n0'), nonceHash('n1')],
    });
  });

  test('a person who deletes themselves meanwhile is not waited for', () => {
    const { room, ask } = sealingRoom();
    ask('p0', { kind: 'start' });
    ask('p0', { kind: 'reveal', nonce: 'n0' });
    performForgetting(room, 'p1', 2);
    expect(room.stage).toBe('playing');
    expect(room.seats[1]).toMatchObject({ standIn: 'sprout', hasResigned: true });
  });
});
