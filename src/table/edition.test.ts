import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import { lookBack, type MatchRecord, replayRecord } from '../core/record.ts';
import { games } from '../games/registry.node.ts';
import { applyStep, openRoom } from './apply.ts';
import { roomAround } from './device.ts';
import type { RoomEvent } from './event.ts';
import { showRecord } from './record.ts';
import type { Room } from './room.ts';
import { showHistory, showRoom } from './show.ts';

const folder = new URL('../core/fixtures/first-edition/', import.meta.url);
const gameById = (id: string): AnyGame | undefined => games.get(id);
const records = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, record: JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as MatchRecord }));

/** Those that today's rules do not play as they were played; all others keep every position, by options that hold what held before. */
const halted = ['garden-dice-1.json', 'rice-dice-3.json', 'rice-dice-5.json'];
const isRefused = (name: string): boolean => ['rice-dice-3.json', 'rice-dice-5.json'].includes(name);

/** The steps that a table of the first edition has in a store: its settings tell no version. */
function roomOfRecord(record: MatchRecord): Room {
  const { game, options, players, log } = record;
  const settings = { game, options, players, isPublic: false, moveMillis: null };
  const people = Array.from({ length: players }, (_, seat): RoomEvent => {
    return { kind: 'sat', seat, person: `p${seat}`, name: `P${seat}`, nonce: '' };
  });
  const opened: RoomEvent = { kind: 'opened', settings, owner: 'p0' };
  const first = { sequence: 1, atMillis: 0, key: null, events: [opened, ...people, { kind: 'started' } as const] };
  const room = openRoom({ id: 't', code: 'ABCDEF', seed: 'ab'.repeat(32), result: record.result }, first, gameById);
  // Who made an entry is what the rules of then said; here it is what today's say, as long as they can.
  for (const entry of log) {
    const by = room.match === null ? -1 : room.match.game.actor(room.match.state);
    const event: RoomEvent = by < 0 ? { kind: 'rolled', entry } : { kind: 'moved', seat: by, entry };
    applyEventAt(room, event);
  }
  return room;
}

function applyEventAt(room: Room, event: RoomEvent): void {
  const step = { sequence: room.sequence + 1, atMillis: 1, key: null, events: [event] };
  applyStep(room, step);
}

describe('records of the first edition', () => {
  test('are there for every game, some that replay and some that do not', () => {
    expect(new Set(records.map(({ record }) => record.game))).toEqual(new Set(games.keys()));
    expect(records.every(({ record }) => record.rules === 1 && record.result !== null)).toBe(true);
    for (const name of halted) expect(records.some((each) => each.name === name)).toBe(true);
  });

  test.each(records)('$name replays to its result, or says why not', ({ name, record }) => {
    const replayed = replayRecord(record, gameById);
    expect(replayed.ok).toBe(!halted.includes(name));
    if (!replayed.ok) expect(replayed.error.message).toContain('version 1 of the rules');
    const looked = lookBack(record, gameById);
    expect(looked.ok).toBe(!isRefused(name));
    if (!looked.ok) return;
    const { match, halt } = looked.value;
    expect(halt === null).toBe(!halted.includes(name));
    expect(match.log).toEqual(record.log.slice(0, match.log.length));
    if (halt === null) expect(match.log).toHaveLength(record.log.length);
    // What can be looked at is a match like any other.
    expect(
      roomAround(
        match,
        Array.from({ length: match.players }, (_, i) => ({ name: `P${i}`, kind: 'person' })),
      ).entries,
    ).toHaveLength(match.log.length);
  });
});

describe('P20 tables of the first edition', () => {
  test.each(records)('$name goes on, or is closed without a loser', ({ name, record }) => {
    const room = roomOfRecord(record);
    if (!halted.includes(name)) {
      expect(room.halt).toBeNull();
      expect(room.stage).toBe('over');
      expect(showRecord(room, null)).toMatchObject({ rules: 1, options: record.options, result: record.result });
      return;
    }
    expect(room.halt).toContain('version 1 of the rules');
    expect(room.stage).toBe('closed');
    expect(showRoom(room, 'p0').halt).toBe(room.halt);
    expect(() => showHistory(room, 0, 'p0')).not.toThrow();
    // Its stored result and its whole log are still there for everybody.
    expect(showRecord(room, null)).toMatchObject({ rules: 1, log: record.log, result: record.result });
  });

  test('a running match that can go on keeps its version and what held then', () => {
    const { record } = at(
      records.filter(({ name }) => name === 'harvest-dice-1.json'),
      0,
    );
    const room = roomOfRecord({ ...record, log: record.log.slice(0, 20), result: null });
    expect(room.stage).toBe('playing');
    expect(room.match?.options).toMatchObject({ pigValues: [1, 3, 6, 10, 15, 21, 28] });
    expect(showRecord(room, null)).toMatchObject({ rules: 1 });
  });
});
