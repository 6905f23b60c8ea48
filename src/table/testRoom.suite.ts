import { expect } from 'vitest';
import { at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { games } from '../games/registry.node.ts';
import { applyStep, endStep, openRoom } from './apply.ts';
import type { Command } from './command.ts';
import type { RoomEvent } from './event.ts';
import { perform } from './perform.ts';
import { actorOf, type Room } from './room.ts';

const seed = 'ab'.repeat(32);
const gameById = (id: string): AnyGame | undefined => games.get(id);

/** A room with the steps that made it, so that it can be made again. */
export function newTestRoom(players: number, moveMillis: number | null = null) {
  const settings = { game: 'harvest-dice', players, options: { advanced: false }, isPublic: false, moveMillis };
  const opened = { kind: 'opened', owner: 'ann', settings } as const;
  const first = { sequence: 1, atMillis: 0, key: null, events: [opened] };
  const header = { id: 'table', code: 'ABCDEF', seed };
  const room = openRoom(header, first, gameById);
  const steps = [first as Parameters<typeof applyStep>[1]];
  let now = 0;
  const store = (events: RoomEvent[]): void => {
    if (events.length === 0) return;
    const step = { sequence: room.sequence + 1, atMillis: now, key: null, events };
    endStep(room, step);
    steps.push(step);
  };
  const ask = (person: string, command: Command): string => {
    now += 1;
    const who = { person, name: person.toUpperCase() };
    const done = perform(room, who, command, { nowMillis: now, newTable: () => 'next' });
    if (!done.ok) return done.error.code;
    store(done.value);
    return done.value.map(({ kind }) => kind).join(' ');
  };
  const again = (): Room => {
    const [begin, ...others] = JSON.parse(JSON.stringify(steps));
    const copy = openRoom(header, begin, gameById);
    for (const step of others) applyStep(copy, step);
    return copy;
  };
  return { room, ask, again, store, wait: (millis: number) => (now += millis), now: () => now };
}
type TestRoom = ReturnType<typeof newTestRoom>;

/** A game that has begun, with these people and bots on the other seats. */
export function started(players: number, people: readonly string[], moveMillis: number | null = null): TestRoom {
  const test = newTestRoom(players, moveMillis);
  for (const person of people) test.ask(person, { kind: 'sit' });
  while (test.room.seats.some(({ kind }) => kind === 'open')) test.ask('ann', { kind: 'addBot', level: 'random' });
  expect(test.ask('ann', { kind: 'start' })).toMatch(/^started rolled/);
  return test;
}

/** The one to act plays the first legal move. */
export function move({ room, ask }: TestRoom): string {
  const seat = at(room.seats, actorOf(room));
  if (seat.kind !== 'person' || room.match === null) throw new Error('a person is to act');
  return ask(seat.person, { kind: 'move', turn: room.turn, move: legalMoves(room.match)[0] });
}
