import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { OVER } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { deadlineOf } from './clock.ts';
import { PATIENCE_MILLIS } from './patience.ts';
import { perform, performBotMove, performForgetting, performLateness } from './perform.ts';
import { actorOf, botOf, type Room } from './room.ts';
import { showRoom } from './show.ts';
import { move, newTestRoom, started } from './testRoom.suite.ts';

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
