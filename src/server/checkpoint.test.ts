import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { applyUpdate, type LiveTable } from '../protocol/live.ts';
import { applyStep, endStep, openRoom, roomOf } from '../table/apply.ts';
import { type Checkpoint, checkpointOf, roomAt } from '../table/checkpoint.ts';
import type { Command } from '../table/command.ts';
import type { RoomEvent, RoomSettings, Step } from '../table/event.ts';
import { FOLD_STEPS, folded } from '../table/fold.ts';
import { perform, performForgetting } from '../table/perform.ts';
import { showRecord } from '../table/record.ts';
import { actorOf, type Room } from '../table/room.ts';
import { updateFor } from './hub.ts';

const header = { id: 'table', code: 'ABCDEF', seed: 'ab'.repeat(32) };
const gameById = (id: string): AnyGame | undefined => games.get(id);
const people = ['ann', 'bob', 'cyd'];
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What somebody does next at a table where people change their minds. */
function nextCommand(room: Room, random: FastRandom): Command {
  const { turn, match } = room;
  const commands: Command[] = [
    { kind: 'chat', text: `line ${room.sequence}` },
    { kind: 'undo', turn },
    { kind: 'undo', turn },
    { kind: 'undo', turn },
    { kind: 'askUndo', turn },
    { kind: 'answerUndo', turn, agree: random.below(3) > 0 },
    { kind: 'pause', agree: random.below(2) > 0 },
    { kind: 'nudge', turn },
    { kind: 'away' },
    { kind: 'return' },
    { kind: 'return' },
  ];
  const legal = match === null || random.below(3) === 0 ? [] : legalMoves(match);
  if (legal.length > 0) return { kind: 'move', turn, move: at(legal, random.below(legal.length)) };
  return at(commands, random.below(commands.length));
}

/** A long table: every step of it, and the room as it was made. */
function playLong(settings: RoomSettings, random: FastRandom, wanted: number, look: (room: Room) => void) {
  const opened: RoomEvent = { kind: 'opened', owner: 'ann', settings };
  const steps: Step[] = [{ sequence: 1, atMillis: 0, key: null, events: [opened] }];
  const room = openRoom(header, at(steps, 0), gameById);
  const store = (events: readonly RoomEvent[]): void => {
    const step = { sequence: room.sequence + 1, atMillis: room.sequence * 10, key: `key ${room.sequence}`, events };
    if (events.length === 0) return;
    steps.push(step);
    endStep(room, step);
    look(room);
  };
  const ask = (person: string, command: Command): void => {
    const who = { person, name: person.toUpperCase() };
    const done = perform(room, who, command, { nowMillis: room.sequence * 10, newTable: () => 'next' });
    if (done.ok) store(done.value);
  };
  for (const person of people.slice(0, settings.players)) ask(person, { kind: 'sit' });
  ask('ann', { kind: 'start' });
  for (let tries = 0; steps.length < wanted && tries < 40 * wanted; tries++) {
    const command = room.stage === 'over' ? ({ kind: 'chat', text: `${tries}` } as const) : nextCommand(room, random);
    const mover = room.seats[actorOf(room)];
    const isMove = command.kind === 'move' && mover?.kind === 'person';
    ask(isMove ? mover.person : at(people, random.below(settings.players)), command);
  }
  store(performForgetting(room, 'bob', room.sequence * 10));
  return { room, steps };
}

/** Everything of a room that is not a shortcut; its state as the position that the game says is all of it. */
const essence = ({ history, match, before: _, foldedAt: __, keys: ___, keysFrom: ____, ...rest }: Room) => ({
  ...rest,
  match: match === null ? null : { ...match, state: match.game.position(match.state) },
  history: folded(history),
});

/** What somebody knows of a table who opens it now. */
const opened = (room: Room, person: string | null): LiveTable | null =>
  applyUpdate(null, asJson(updateFor(room, person, 0, false)));

const viewers = ['ann', null];

describe.each([...games.keys()])('%s', (game) => {
  const { profile, rulesVersion, options } = at([...games.values()], [...games.keys()].indexOf(game));
  const players = Math.min(3, profile.players.max);
  const clock = { bankMillis: 100_000, incrementMillis: 20, end: 'bot' } as const;
  const settings = { game, rules: rulesVersion, options: defaultsOf(options), players, isPublic: false };

  test.each([
    ['without a clock', { ...settings, moveMillis: null }],
    ['with one', { ...settings, moveMillis: null, clock }],
  ])('a room of a checkpoint is the room of all steps (%s)', (name, withTime) => {
    const random = new FastRandom(`${game} ${name}`);
    const kept: Checkpoint[] = [];
    // Somebody at each seat, and a stranger, who have seen every step as it came.
    const followed = new Map<string | null, LiveTable | null>(viewers.map((person) => [person, null]));
    const { room, steps } = playLong(withTime, random, 2.5 * FOLD_STEPS, (now) => {
      const checkpoint = now.sequence % 100 === 0 ? checkpointOf(now, now.sequence) : null;
      if (checkpoint !== null) kept.push(asJson(checkpoint));
      for (const [person, known] of followed)
        followed.set(person, applyUpdate(known, asJson(updateFor(now, person, known?.sequence ?? 0, false))) ?? known);
    });
    expect(kept.length).toBeGreaterThan(2);
    const replayed = roomOf(header, asJson(steps), gameById);
    expect(essence(replayed)).toEqual(essence(room));
    for (const checkpoint of kept) {
      const made = roomAt(header, checkpoint, gameById);
      for (const step of asJson(steps.slice(checkpoint.sequence))) applyStep(made, step);
      expect(essence(made)).toEqual(essence(room));
      expect(checkpointOf(made, made.sequence)).toEqual(checkpointOf(room, room.sequence));
      for (const person of viewers) {
        const { news: _, ...seen } = at([opened(made, person)], 0) ?? { news: [] };
        const { news: __, ...known } = followed.get(person) ?? { news: [] };
        expect(seen).toEqual(known);
        expect(showRecord(made, person, 1)).toEqual(showRecord(room, person, 1));
      }
    }
    expect(room.foldedAt).toBe(FOLD_STEPS);
  });
});

function defaultsOf(specs: AnyGame['options']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, 'default' in spec ? spec.default : null]),
  );
}
