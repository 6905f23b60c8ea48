import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { applyEvent, applyStep, endStep, openRoom } from './apply.ts';
import { deadlineOf } from './clock.ts';
import type { Command } from './command.ts';
import type { RoomEvent } from './event.ts';
import { PATIENCE_MILLIS } from './patience.ts';
import { perform, performBotMove, performForgetting, performLateness } from './perform.ts';
import { actorOf, botOf, matchOf, type Room } from './room.ts';
import { showRoom } from './show.ts';

const seed = 'ab'.repeat(32);
const gameById = (id: string): AnyGame | undefined => games.get(id);

/** A room with the steps that made it, so that it can be made again. */
function newTestRoom(players: number, moveMillis: number | null = null) {
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

function started(players: number, people: readonly string[], moveMillis: number | null = null): TestRoom {
  const test = newTestRoom(players, moveMillis);
  for (const person of people) test.ask(person, { kind: 'sit' });
  while (test.room.seats.some(({ kind }) => kind === 'open')) test.ask('ann', { kind: 'addBot', level: 'random' });
  expect(test.ask('ann', { kind: 'start' })).toMatch(/^started rolled/);
  return test;
}

/** The one to act plays the first legal move. */
function move({ room, ask }: TestRoom): string {
  const seat = at(room.seats, actorOf(room));
  if (seat.kind !== 'person' || room.match === null) throw new Error('a person is to act');
  return ask(seat.person, { kind: 'move', turn: room.turn, move: legalMoves(room.match)[0] });
}

describe('before the start', () => {
  test('people sit and leave, the owner adds bots; each seat is for one', () => {
    const { ask, room } = newTestRoom(3);
    expect(ask('bob', { kind: 'sit', seat: 1 })).toBe('sat');
    expect(ask('bob', { kind: 'sit', seat: 0 })).toBe('already_seated');
    expect(ask('eve', { kind: 'sit', seat: 1 })).toBe('seat_taken');
    expect(ask('eve', { kind: 'sit', seat: 7 })).toBe('unknown_seat');
    expect(ask('eve', { kind: 'addBot', level: 'random' })).toBe('not_owner');
    expect(ask('eve', { kind: 'start' })).toBe('not_owner');
    expect(ask('ann', { kind: 'start' })).toBe('seats_open');
    expect(ask('ann', { kind: 'addBot', level: 'master' })).toBe('botSat');
    expect(ask('ann', { kind: 'clearSeat', seat: 0 })).toBe('left');
    expect(ask('eve', { kind: 'leave' })).toBe('not_seated');
    expect(ask('bob', { kind: 'leave' })).toBe('left');
    expect(room.seats.every(({ kind }) => kind === 'open')).toBe(true);
    expect(ask('ann', { kind: 'move', turn: 0, move: {} })).toBe('not_seated');
    expect(ask('ann', { kind: 'rematch' })).toBe('wrong_stage');
  });

  test('an owner who leaves hands the table on; without anybody it is closed', () => {
    const { ask, room } = newTestRoom(2);
    ask('ann', { kind: 'sit' });
    ask('bob', { kind: 'sit' });
    expect(ask('ann', { kind: 'leave' })).toBe('left ownerChanged');
    expect(room.owner).toBe('bob');
    expect(ask('bob', { kind: 'leave' })).toBe('left closed');
    expect(ask('bob', { kind: 'sit' })).toBe('wrong_stage');
  });
});

describe('moves', () => {
  test('only by the seat to act, only for the present turn, only legal ones; refusals change nothing', () => {
    const test = started(2, ['ann', 'bob']);
    const { room, ask } = test;
    const before = JSON.stringify(showRoom(room, 'ann')) + room.turn;
    const seat = at(room.seats, actorOf(room));
    const actor = seat.kind === 'person' ? seat.person : '';
    const other = actor === 'ann' ? 'bob' : 'ann';
    const legal = room.match === null ? null : legalMoves(room.match)[0];
    expect(ask('eve', { kind: 'move', turn: room.turn, move: legal })).toBe('not_seated');
    expect(ask(other, { kind: 'move', turn: room.turn, move: legal })).toBe('not_your_turn');
    expect(ask(actor, { kind: 'move', turn: room.turn - 1, move: legal })).toBe('out_of_date');
    expect(ask(actor, { kind: 'move', turn: room.turn, move: { nonsense: 1 } })).toBe('malformed_move');
    expect(ask(actor, { kind: 'start' })).toBe('wrong_stage');
    expect(JSON.stringify(showRoom(room, 'ann')) + room.turn).toBe(before);
    expect(move(test)).toMatch(/^moved/);
  });

  test('a bot moves only while it is to act, at the turn it thought about', () => {
    const { room } = started(2, ['ann']);
    while (botOf(room, actorOf(room)) === null)
      unwrap(
        perform(
          room,
          { person: 'ann', name: 'A' },
          { kind: 'move', turn: room.turn, move: room.match && legalMoves(room.match)[0] },
          { nowMillis: 1, newTable: () => '' },
        ),
      );
    const [legal] = room.match === null ? [] : legalMoves(room.match);
    expect(performBotMove(room, room.turn - 1, legal, 1)).toMatchObject({ error: { code: 'out_of_date' } });
    const { turn } = room;
    expect(performBotMove(room, turn, legal, 1).ok).toBe(true);
    expect(performBotMove(room, turn, legal, 1)).toMatchObject({ error: { code: 'out_of_date' } });
  });
});

describe('taking back', () => {
  test('is free right after the own move', () => {
    const test = started(2, ['ann', 'bob']);
    const { room, ask } = test;
    const actor = at(room.seats, actorOf(room));
    const person = actor.kind === 'person' ? actor.person : '';
    const seen = JSON.stringify(room.match?.log);
    move(test);
    expect(ask(person, { kind: 'undo', turn: room.turn })).toBe('undone');
    expect(JSON.stringify(room.match?.log)).toBe(seen);
    expect(ask(person, { kind: 'undo', turn: room.turn })).toBe('nothing_to_undo');
  });

  test('needs everybody once another has moved; a no, or a move, ends the question', () => {
    const test = started(3, ['ann', 'bob', 'cyd']);
    const { room, ask } = test;
    const personAt = (seat: number): string => {
      const holder = at(room.seats, seat);
      return holder.kind === 'person' ? holder.person : '';
    };
    const first = personAt(actorOf(room));
    const entries = room.entries.length;
    move(test);
    const second = personAt(actorOf(room));
    move(test);
    const third = ['ann', 'bob', 'cyd'].find((name) => name !== first && name !== second) ?? '';
    expect(ask(first, { kind: 'undo', turn: room.turn })).toBe('undo_refused');
    expect(ask(second, { kind: 'answerUndo', turn: room.turn, agree: true })).toBe('nothing_asked');
    expect(ask(first, { kind: 'askUndo', turn: room.turn })).toBe('undoAsked');
    expect(ask(second, { kind: 'answerUndo', turn: room.turn, agree: false })).toBe('undoAnswered');
    expect(room.undoAsk).toBeNull();
    ask(first, { kind: 'askUndo', turn: room.turn });
    expect(ask(second, { kind: 'answerUndo', turn: room.turn, agree: true })).toBe('undoAnswered');
    expect(ask(third, { kind: 'answerUndo', turn: room.turn, agree: true })).toBe('undoAnswered undone');
    expect(room.entries.length).toBe(entries);
  });

  test('a single person among bots asks nobody; dice that were seen do not come again', () => {
    const test = started(2, ['ann']);
    const { room, ask } = test;
    const log = (): string[] => (room.match?.log ?? []).map((entry) => JSON.stringify(entry));
    const playOn = (isDone: () => boolean): void => {
      while (!isDone() && room.match !== null) {
        const [chosen] = legalMoves(room.match);
        if (botOf(room, actorOf(room)) === null) ask('ann', { kind: 'move', turn: room.turn, move: chosen });
        else test.store(unwrap(performBotMove(room, room.turn, chosen, 1)));
      }
    };
    // Until a roll has come after a move of hers.
    const isRolled = (): boolean => {
      const last = room.entries.findLastIndex(({ by }) => by === 0);
      return last >= 0 && room.entries.slice(last).some(({ by }) => by === CHANCE);
    };
    playOn(isRolled);
    const logBefore = log();
    const pick = at(room.picks, room.picks.length - 1);
    expect(ask('ann', { kind: 'undo', turn: room.turn })).toBe('undone');
    const to = log().length;
    expect(to).toBeLessThan(logBefore.length);
    expect(log()).toEqual(logBefore.slice(0, to));
    expect(room.picks.at(-1)).toBe(pick);
    expect(room.redrawn).toEqual([{ entry: to, pick }]);
    // The same moves again: another roll.
    playOn(() => log().length >= logBefore.length);
    const roll = logBefore.findLastIndex((entry) => entry.includes('"roll"'));
    expect(log()[roll]).toContain('"roll"');
    expect(log()[roll]).not.toBe(logBefore[roll]);
    expect(JSON.stringify(test.again().picks)).toBe(JSON.stringify(room.picks));
  });

  test('P17 needs those too for whom a bot stands in: the player who made a move keeps the vote on it', () => {
    for (const absence of ['away', 'resign'] as const) {
      const test = started(2, ['ann', 'bob']);
      const { room, ask } = test;
      const first = at(['ann', 'bob'], actorOf(room));
      const second = first === 'ann' ? 'bob' : 'ann';
      move(test);
      move(test);
      expect(ask(second, { kind: absence })).toBe('stoodIn');
      expect(ask(first, { kind: 'undo', turn: room.turn })).toBe('undo_refused');
      const entries = room.entries.length;
      expect(ask(first, { kind: 'askUndo', turn: room.turn }), absence).toBe('undoAsked');
      expect(room.entries.length).toBe(entries);
      expect(ask(second, { kind: 'answerUndo', turn: room.turn, agree: true })).toBe('undoAnswered undone');
      expect(room.entries.length).toBe(entries - 2);
    }
  });

  test('asks nobody who has left for good and made none of the moves', () => {
    const test = started(2, ['ann', 'bob']);
    const { room, ask } = test;
    const first = at(['ann', 'bob'], actorOf(room));
    const second = first === 'ann' ? 'bob' : 'ann';
    ask(second, { kind: 'resign' });
    move(test);
    test.store(unwrap(performBotMove(room, room.turn, legalMoves(matchOf(room))[0], test.now())));
    expect(ask(first, { kind: 'undo', turn: room.turn })).toBe('undone');
  });

  test('goes on with the old dice where a step of the first edition took moves back', () => {
    const test = started(2, ['ann']);
    const { room } = test;
    const begun = room.picks.length;
    while (botOf(room, actorOf(room)) !== null)
      test.store(unwrap(performBotMove(room, room.turn, legalMoves(matchOf(room))[0], 1)));
    move(test);
    const before = at(room.picks, begun - 1);
    applyEvent(room, { kind: 'undone', seat: 0, to: begun - 1 }, 1);
    expect(room.picks.at(-1)).toBe(before);
    expect(room.redrawn).toEqual([]);
  });
});

describe('people who are late, away or gone', () => {
  test('a deadline lets a bot go on, and the person comes back', () => {
    const test = started(2, ['ann', 'bob'], 60_000);
    const { room, ask } = test;
    const seat = actorOf(room);
    const holder = at(room.seats, seat);
    const person = holder.kind === 'person' ? holder.person : '';
    const deadline = deadlineOf(room) ?? 0;
    expect(deadline).toBe(test.now() + 60_000);
    expect(performLateness(room, deadline - 1)).toEqual([]);
    test.store(performLateness(room, deadline));
    expect(botOf(room, seat)).toBe('sprout');
    expect(deadlineOf(room)).toBeNull();
    expect(performLateness(room, deadline)).toEqual([]);
    expect(ask(person, { kind: 'move', turn: room.turn, move: {} })).toBe('with_bot');
    test.wait(500_000);
    expect(ask(person, { kind: 'return' })).toBe('returned');
    expect(deadlineOf(room)).toBe(test.now() + 60_000);
    expect(move(test)).toMatch(/^moved/);
  });

  test('the others nudge a person who lets them wait, once in a turn, and hand the seat to a bot after a while', () => {
    const test = started(2, ['ann', 'bob']);
    const { room, ask, wait } = test;
    const seat = actorOf(room);
    const [absent, other] = seat === 0 ? (['ann', 'bob'] as const) : (['bob', 'ann'] as const);
    const { turn } = room;
    expect(ask(other, { kind: 'nudge', turn })).toBe('not_absent');
    wait(PATIENCE_MILLIS / 5);
    expect(ask(absent, { kind: 'nudge', turn })).toBe('not_absent');
    expect(ask('eve', { kind: 'nudge', turn })).toBe('not_seated');
    expect(ask(other, { kind: 'nudge', turn })).toBe('nudged');
    expect(ask(other, { kind: 'nudge', turn })).toBe('not_absent');
    expect(test.again().nudgedTurn).toBe(turn);
    expect(ask(other, { kind: 'handOver', turn })).toBe('not_absent');
    wait(PATIENCE_MILLIS);
    expect(ask(other, { kind: 'handOver', turn: turn - 1 })).toBe('out_of_date');
    expect(ask(absent, { kind: 'handOver', turn })).toBe('not_absent');
    expect(ask(other, { kind: 'handOver', turn })).toBe('stoodIn');
    expect(botOf(room, seat)).toBe('sprout');
    expect(ask(other, { kind: 'handOver', turn })).toBe('not_absent');
    expect(ask(absent, { kind: 'return' })).toBe('returned');
    // The time begins anew.
    expect(ask(other, { kind: 'handOver', turn })).toBe('not_absent');
    expect(move(test)).toMatch(/^moved/);
  });

  test('where a time limit is agreed on, nobody hands a seat over before it', () => {
    const { room, ask, wait } = started(2, ['ann', 'bob'], 86_400_000);
    const other = actorOf(room) === 0 ? 'bob' : 'ann';
    wait(80_000_000);
    expect(ask(other, { kind: 'handOver', turn: room.turn })).toBe('not_absent');
    expect(ask(other, { kind: 'nudge', turn: room.turn })).toBe('nudged');
  });

  test('who resigns has a bot go on for good; who is away may return', () => {
    const { room, ask } = started(2, ['ann', 'bob']);
    expect(ask('ann', { kind: 'away' })).toBe('stoodIn');
    expect(ask('ann', { kind: 'return' })).toBe('returned');
    expect(ask('ann', { kind: 'return' })).toBe('');
    expect(ask('ann', { kind: 'resign' })).toBe('stoodIn');
    expect(ask('ann', { kind: 'return' })).toBe('with_bot');
    expect(botOf(room, 0)).toBe('sprout');
  });

  test('a table whose owner deletes themselves before the start goes to the next person, or is closed', () => {
    const { room, ask, store } = newTestRoom(2);
    ask('bob', { kind: 'sit' });
    store(performForgetting(room, 'ann', 9));
    expect(room.owner).toBe('bob');
    store(performForgetting(room, 'bob', 9));
    expect(room.stage).toBe('closed');
  });

  test('who deletes themselves leaves neither name nor words', () => {
    const { room, ask, store, again } = started(2, ['ann', 'bob']);
    ask('bob', { kind: 'chat', text: 'my secret recipe' });
    store(performForgetting(room, 'bob', 99));
    for (const each of [room, again()]) {
      expect(JSON.stringify(showRoom(each, null))).not.toContain('BOB');
      expect(botOf(each, 1)).toBe('sprout');
    }
    expect(JSON.stringify(room.history)).not.toMatch(/BOB|recipe/);
  });
});

test('a table made again from its steps is the same table, whatever happened (seeds 1 to 5)', () => {
  for (let randomSeed = 1; randomSeed <= 5; randomSeed++) {
    const test = started(3, ['ann', 'bob'], 60_000);
    const { room, ask, again, store } = test;
    const random = new FastRandom(randomSeed);
    for (let i = 0; i < 300 && room.stage === 'playing'; i++) {
      const actor = actorOf(room);
      const moves = room.match === null ? [] : legalMoves(room.match);
      const chosen = moves[random.below(Math.max(1, moves.length))];
      const person = random.below(2) === 0 ? 'ann' : 'bob';
      const kind = random.below(12);
      if (kind === 0) ask(person, { kind: 'chat', text: `line ${i}` });
      else if (kind === 1) ask(person, { kind: 'undo', turn: room.turn });
      else if (kind === 2) ask(person, { kind: 'askUndo', turn: room.turn });
      else if (kind === 3) ask(person, { kind: 'answerUndo', turn: room.turn, agree: random.below(3) > 0 });
      else if (kind === 4) ask(person, { kind: 'away' });
      else if (kind === 5) ask(person, { kind: 'return' });
      else if (actor !== OVER && botOf(room, actor) !== null)
        store(unwrap(performBotMove(room, room.turn, chosen, test.now())));
      else move(test);
    }
    const copy = again();
    const shown = (each: Room): unknown => ({ ...each, game: null, table: each.match?.log, keys: null });
    expect(JSON.stringify(shown(copy)), `seed ${randomSeed}`).toBe(JSON.stringify(shown(room)));
  }
});
