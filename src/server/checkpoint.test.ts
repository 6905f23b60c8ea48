import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { applyUpdate, type LiveTable } from '../protocol/live.ts';
import { applyStep, endStep, openRoom, roomOf } from '../table/apply.ts';
import { type CheckpointParts, checkpointOf, roomAt } from '../table/checkpoint.ts';
import type { Command } from '../table/command.ts';
import type { RoomEvent, RoomSettings, Step } from '../table/event.ts';
import { FOLD_STEPS, folded, isLasting, placeOf } from '../table/fold.ts';
import { perform, performForgetting } from '../table/perform.ts';
import { showRecord } from '../table/record.ts';
import { actorOf, EntriesMissing, type Room } from '../table/room.ts';
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

/** Everything of a room that is not a shortcut, from one of its entries on; its state as the position that the game says is all of it. */
function essence(room: Room, from = 0) {
  const {
    history,
    match,
    entries,
    picks,
    thoughts,
    missing,
    before: _,
    foldedAt: __,
    keys: ___,
    keysFrom: ____,
    ...rest
  } = room;
  const all = folded(history, missing);
  const first = from === 0 ? 0 : placeOf(room, all, from);
  return {
    ...rest,
    match: match === null ? null : { ...match, log: match.log.slice(from), state: match.game.position(match.state) },
    entries: entries.slice(from),
    picks: picks.slice(from),
    thoughts: thoughts.slice(from),
    history: [...all.slice(0, first).filter(isLasting), ...all.slice(first)],
  };
}

/** What somebody knows of a table who opens it now, by its entries from one on. */
function opened(
  room: Room,
  person: string | null,
  earlier: number | null = null,
  hasDetails = true,
): Partial<LiveTable> {
  const update = asJson(updateFor(room, person, 0, hasDetails, undefined, earlier));
  const { news: _, ...known } = applyUpdate(null, update) ?? { news: [] };
  return known;
}

/** The same without its early entries. */
const withoutEarly = (known: Partial<LiveTable>, earlier: number): Partial<LiveTable> => ({
  ...known,
  log: known.log?.filter((_, i) => i >= earlier) ?? [],
});

/** Those who open a table by its recent entries see of it what all others see. */
function expectSameTail(room: Room, recent: Room, earlier: number): void {
  for (const person of viewers) {
    // Whether a move has shown something is found out by playing it again: where it was the last before the checkpoint, all entries are needed for that.
    const hasDetails = recent.missing === 0 || recent.game.isOpen || recent.before !== null;
    const whole = opened(room, person, null, hasDetails);
    const short = opened(recent, person, earlier, hasDetails);
    const isToldWhole = short.log !== undefined && 0 in short.log;
    if (isToldWhole) expect(short).toEqual(whole);
    else expect(withoutEarly(short, 0)).toEqual(withoutEarly(whole, earlier));
    expect(short.log?.length).toBe(whole.log?.length);
  }
}

/** A room without its early entries is the other one without them, and says so where they are asked for. */
function expectRecent(room: Room, recent: Room): void {
  const { missing } = recent;
  expect(essence(recent, missing)).toEqual(essence(room, missing));
  for (const ask of [
    () => showRecord(recent, null),
    () => checkpointOf(recent, recent.sequence),
    () => opened(recent, null),
  ])
    expect(ask).toThrow(EntriesMissing);
  // At the end of a match with secrets the log is told as a whole.
  if (recent.stage !== 'over' || recent.game.isOpen) expectSameTail(room, recent, missing);
  else expect(() => opened(recent, null, missing)).toThrow(EntriesMissing);
}

/** A room of a checkpoint and the steps after it. */
function madeOf(checkpoint: CheckpointParts, steps: readonly Step[]): Room {
  const room = roomAt(header, asJson(checkpoint), gameById);
  for (const step of asJson(steps.slice(checkpoint.recent.sequence))) applyStep(room, step);
  return room;
}

/** Applies the steps to a room of both parts and to one of the first alone, as long as none takes back what that one does not have; how many. */
function followRecent(checkpoint: CheckpointParts, steps: readonly Step[]): number {
  const room = roomAt(header, asJson(checkpoint), gameById);
  const recent = roomAt(header, asJson({ ...checkpoint, past: null }), gameById);
  expect(recent.missing).toBe(checkpoint.recent.missing);
  const later = steps.slice(checkpoint.recent.sequence);
  const reachesBack = (step: Step): boolean => {
    try {
      applyStep(recent, asJson(step));
      return false;
    } catch (error) {
      expect(error).toBeInstanceOf(EntriesMissing);
      return true;
    }
  };
  for (const [i, step] of later.entries()) {
    if (i < 4 || i % 40 === 0) expectRecent(room, recent);
    if (reachesBack(step)) return i;
    applyStep(room, asJson(step));
  }
  return later.length;
}

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
    const kept: CheckpointParts[] = [];
    // Somebody at each seat, and a stranger, who have seen every step as it came.
    const followed = new Map<string | null, LiveTable | null>(viewers.map((person) => [person, null]));
    const { room, steps } = playLong(withTime, random, 2.5 * FOLD_STEPS, (now) => {
      const half = now.entries.length >> 1;
      const checkpoint = now.sequence % 100 === 0 ? checkpointOf(now, now.sequence, half) : null;
      if (checkpoint !== null) kept.push(asJson(checkpoint));
      if (now.sequence % 20 === 0) expectSameTail(now, now, half);
      for (const [person, known] of followed)
        followed.set(person, applyUpdate(known, asJson(updateFor(now, person, known?.sequence ?? 0, true))) ?? known);
    });
    expect(kept.length).toBeGreaterThan(2);
    const replayed = roomOf(header, asJson(steps), gameById);
    expect(essence(replayed)).toEqual(essence(room));
    let later = 0;
    for (const checkpoint of kept) {
      const made = madeOf(checkpoint, steps);
      expect(essence(made)).toEqual(essence(room));
      const { missing } = checkpoint.recent;
      for (const apart of [0, missing])
        expect(checkpointOf(made, made.sequence, apart)).toEqual(checkpointOf(room, room.sequence, apart));
      for (const person of viewers) {
        const { news: _, ...known } = followed.get(person) ?? { news: [] };
        expect(opened(made, person)).toEqual(known);
        expect(showRecord(made, person, 1)).toEqual(showRecord(room, person, 1));
      }
      if (missing > 0) later += followRecent(checkpoint, steps);
    }
    expect(later).toBeGreaterThan(FOLD_STEPS);
    expect(room.foldedAt).toBe(FOLD_STEPS);
  });
});

function defaultsOf(specs: AnyGame['options']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, 'default' in spec ? spec.default : null]),
  );
}
