import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { legalMoves, newMatch, playMove, rollChance } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { recordOf } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { type Circumstances, perform } from './perform.ts';
import { showRecord } from './present.ts';
import { openRoom, type Room } from './room.ts';
import { SealedRandom, sealHash } from './seal.ts';
import { verifyRecord } from './verify.ts';

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
  for (let i = 0; i < players; i++) unwrap(perform(room, who(i), { kind: 'sit', nonce: `n${i}` }, circumstances));
  unwrap(perform(room, who(0), { kind: 'start' }, circumstances));
  while (room.stage === 'playing' && room.table !== null) {
    const { match } = room.table;
    const actions = new Int32Array(match.game.maxLegal);
    const count = match.game.legal(match.state, actions);
    const move = match.game.decode(match.state, at(actions, random.below(count)));
    const seat = match.game.actor(match.state);
    unwrap(perform(room, who(seat), { kind: 'move', turn: room.turn, move }, circumstances));
  }
  return room;
}

describe('a record of every game can be verified', () => {
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
    expect(check({ ...record, seal: { ...record.seal, nonces: ['x', 'n1'] } })).toMatch(/^broken_seal: Entry 1 /);
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
