import { expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { games } from '../games/registry.node.ts';
import { endStep, openRoom } from './apply.ts';
import { deadlineOf } from './clock.ts';
import type { Command } from './command.ts';
import type { RoomEvent, RoomSettings } from './event.ts';
import { perform, performBotMove, performClosing } from './perform.ts';
import type { Room } from './room.ts';
import { showHistory, showRoom } from './show.ts';

function newTable(changes: Partial<RoomSettings> = {}) {
  const settings = { game: 'harvest-dice', players: 2, options: {}, isPublic: false, moveMillis: 60_000, ...changes };
  const opened = { kind: 'opened', owner: 'ann', settings } as const;
  const first = { sequence: 1, atMillis: 0, key: null, events: [opened] };
  const room = openRoom({ id: 'table', code: 'ABCDEF', seed: 'ab'.repeat(32) }, first, (id) => games.get(id));
  const store = (events: RoomEvent[]): void => {
    if (events.length > 0) endStep(room, { sequence: room.sequence + 1, atMillis: 0, key: null, events });
  };
  const ask = (person: string, command: Command, blockedBy: string[] = []): string => {
    const who = { person, name: person.toUpperCase(), blockedBy: new Set(blockedBy) };
    const done = perform(room, who, command, { nowMillis: 0, newTable: () => 'next' });
    if (!done.ok) return done.error.code;
    store(done.value);
    return done.value.map(({ kind }) => kind).join(' ');
  };
  return { room, ask, store };
}

const say = (text = 'Hello'): Command => ({ kind: 'chat', text });
const lines = (room: Room, person: string, hidden?: Set<string>): string[] =>
  showHistory(room, 0, person, hidden).flatMap((event) => (event.kind === 'said' ? [event.name] : []));

test('who may talk is what the table says, and the host may change it at any time', () => {
  const { room, ask } = newTable({ talk: 'players' });
  expect(ask('bob', { kind: 'sit' })).toBe('sat');
  expect([ask('ann', say()), ask('bob', say()), ask('eve', say())]).toEqual(['said', 'said', 'chat_closed']);
  expect(showRoom(room, 'bob')).toMatchObject({ talk: 'players', mayTalk: true });
  expect(showRoom(room, 'eve').mayTalk).toBe(false);
  expect(ask('bob', { kind: 'setTalk', talk: 'everybody' })).toBe('not_owner');
  expect(ask('ann', { kind: 'setTalk', talk: 'everybody' })).toBe('talkSet');
  expect(ask('eve', say())).toBe('said');
  expect(ask('ann', { kind: 'setTalk', talk: 'nobody' })).toBe('talkSet');
  expect(ask('ann', { kind: 'setTalk', talk: 'nobody' })).toBe('');
  expect([ask('ann', say()), ask('bob', say())]).toEqual(['chat_closed', 'chat_closed']);
});

test('the host removes somebody for good before the start, and silences spectators at any time', () => {
  const { room, ask } = newTable();
  ask('bob', { kind: 'sit' });
  expect(ask('bob', { kind: 'bar', seat: 0 })).toBe('not_owner');
  expect(ask('ann', { kind: 'bar', seat: 1 })).toBe('nobody_there');
  expect(ask('ann', { kind: 'bar', line: 1 })).toBe('nobody_there');
  expect(ask('ann', { kind: 'bar', seat: 0 })).toBe('left barred');
  expect([ask('bob', { kind: 'sit' }), ask('bob', say())]).toEqual(['not_welcome', 'chat_closed']);
  ask('ann', { kind: 'sit' });
  ask('cat', { kind: 'sit' });
  expect(ask('ann', { kind: 'bar', seat: 0 })).toBe('nobody_there');
  ask('ann', { kind: 'start' });
  ask('eve', say('Buh'));
  expect(ask('ann', { kind: 'bar', line: room.sequence })).toBe('barred');
  expect(ask('eve', say())).toBe('chat_closed');
  expect(ask('ann', { kind: 'bar', seat: 1 })).toBe('wrong_stage');
  ask('cat', say());
  expect(ask('ann', { kind: 'bar', line: room.sequence })).toBe('wrong_stage');
  expect(at(room.seats, 1).kind).toBe('person');
});

test('somebody the host has blocked does not sit down', () => {
  const { ask } = newTable();
  expect(ask('bob', { kind: 'sit' }, ['ann'])).toBe('not_welcome');
  expect(ask('bob', { kind: 'sit' }, ['cat'])).toBe('sat');
});

test('words of people who are hidden from somebody are left out for them alone', () => {
  const { room, ask } = newTable();
  ask('ann', say());
  ask('eve', say());
  expect(lines(room, 'ann')).toEqual(['ANN', 'EVE']);
  expect(lines(room, 'ann', new Set(['eve']))).toEqual(['ANN']);
  expect(lines(room, 'bob', new Set(['cat']))).toEqual(['ANN', 'EVE']);
  // Of the last step alone nothing is left for one of them: that is not what the others are told.
  expect(showHistory(room, room.sequence - 1, 'ann', new Set(['eve']))).toEqual([]);
  expect(showHistory(room, room.sequence - 1, 'bob')).toHaveLength(1);
});

test('a person, and a table, has a last line', () => {
  const { ask } = newTable();
  const answers = Array.from({ length: 301 }, () => ask('eve', say()));
  expect(answers.filter((answer) => answer === 'said').length).toBe(300);
  expect(answers.at(-1)).toBe('too_many');
  expect(ask('bob', say())).toBe('said');
});

test('a table that the operator closes stands still, for people, bots and deadlines', () => {
  const { room, ask, store } = newTable();
  ask('ann', { kind: 'sit' });
  ask('ann', { kind: 'addBot', level: 'random' });
  ask('ann', { kind: 'start' });
  store(performClosing(room, 0));
  expect(room.stage).toBe('closed');
  expect(deadlineOf(room)).toBeNull();
  expect([ask('ann', { kind: 'away' }), ask('ann', say())]).toEqual(['wrong_stage', 'chat_closed']);
  expect(performBotMove(room, room.turn, {}, 0)).toMatchObject({ ok: false, error: { code: 'out_of_date' } });
  expect(performClosing(room, 0)).toEqual([]);
});
