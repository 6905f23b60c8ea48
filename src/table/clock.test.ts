import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { legalMoves } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { endStep, openRoom, roomOf } from './apply.ts';
import { bankAfter, type ClockSettings, deadlineOf, MAX_LAG_MILLIS, showClock } from './clock.ts';
import type { Command } from './command.ts';
import type { RoomEvent, Step } from './event.ts';
import { perform, performBotMove, performLateness } from './perform.ts';
import { resultAt, seriesAt } from './record.ts';
import { actorOf, botOf, matchOf, type Room } from './room.ts';
import { newSeries } from './series.ts';
import type { Series } from './seriesSchema.ts';
import { showMatch, showRoom } from './show.ts';

const header = { id: 'table', code: 'ABCDEF', seed: 'ab'.repeat(32) };
const people = ['ann', 'bob', 'cid'];

/** A table of people with clocks, and the steps that made it. */
function newTable(
  clock: Partial<ClockSettings> | null,
  moveMillis: number | null = null,
  players = 2,
  series?: Series,
) {
  const settings = {
    game: 'harvest-dice',
    players,
    options: { advanced: false },
    isPublic: false,
    moveMillis,
    ...(clock === null ? {} : { clock: { bankMillis: 60_000, incrementMillis: 5000, end: 'bot' as const, ...clock } }),
    ...(series === undefined ? {} : { series }),
  };
  const first: Step = { sequence: 1, atMillis: 0, key: null, events: [{ kind: 'opened', owner: 'ann', settings }] };
  const room = openRoom(header, first, (id) => games.get(id));
  const steps = [first];
  let now = 0;
  const store = (events: readonly RoomEvent[]): string => {
    if (events.length > 0) {
      const step = { sequence: room.sequence + 1, atMillis: now, key: null, events };
      endStep(room, step);
      steps.push(step);
    }
    return events.map(({ kind }) => kind).join(' ');
  };
  const ask = (seat: number, command: Command, lagMillis = 0): string => {
    const who = { person: at(people, seat), name: at(people, seat) };
    const done = perform(room, who, command, { nowMillis: now, newTable: () => 'next', lagMillis });
    return done.ok ? store(done.value) : done.error.code;
  };
  for (let seat = 0; seat < players; seat++) ask(seat, { kind: 'sit' });
  ask(0, { kind: 'start' });
  return {
    room,
    ask,
    wait: (millis: number): void => {
      now += millis;
    },
    now: () => now,
    /** The one to act moves after a while. */
    move: (millis: number, lagMillis = 0): string => {
      now += millis;
      return ask(actorOf(room), { kind: 'move', turn: room.turn, move: legalMoves(matchOf(room))[0] }, lagMillis);
    },
    moveBot: () => {
      const done = performBotMove(room, room.turn, legalMoves(matchOf(room))[0], now);
      return done.ok ? store(done.value) : done.error.code;
    },
    late: () => store(performLateness(room, now)),
    /** The same table, made again from what was stored. */
    again: (): Room => roomOf(header, JSON.parse(JSON.stringify(steps)), (id) => games.get(id)),
  };
}

const left = ({ room, now }: ReturnType<typeof newTable>): number => (deadlineOf(room) ?? Number.NaN) - now();

describe('a bank with increment', () => {
  test('runs for the one to act alone, and each move adds to it', () => {
    const table = newTable({});
    const first = actorOf(table.room);
    expect(left(table)).toBe(60_000);
    expect(table.move(20_000)).toMatch(/^moved/);
    expect(table.room.banks[first]).toBe(45_000);
    expect(table.room.banks[1 - first]).toBe(60_000);
  });

  test('a move after the end is too late, and the flag falls at the end, not before', () => {
    const table = newTable({});
    table.wait(59_999);
    expect(table.late()).toBe('');
    expect(table.move(1)).toBe('out_of_time');
    expect(table.late()).toBe('stoodIn');
    expect(botOf(table.room, actorOf(table.room))).not.toBeNull();
    expect(deadlineOf(table.room)).toBeNull();
  });

  test('whose bank is empty cannot come back: there is no time to play with', () => {
    const table = newTable({});
    const first = actorOf(table.room);
    table.wait(60_000);
    table.late();
    expect(table.room.banks[first]).toBe(0);
    expect(table.ask(first, { kind: 'return' })).toBe('with_bot');
  });

  test('going away stops the clock, and coming back goes on with what was left', () => {
    const table = newTable({});
    const first = actorOf(table.room);
    table.wait(10_000);
    expect(table.ask(first, { kind: 'away' })).toBe('stoodIn');
    table.wait(100_000);
    expect(table.ask(first, { kind: 'return' })).toBe('returned');
    expect(left(table)).toBe(50_000);
  });

  test('taking back a move takes back what it added, not the time it took', () => {
    const table = newTable({});
    const first = actorOf(table.room);
    table.move(10_000);
    const { turn } = table.room;
    table.ask(first, { kind: 'askUndo', turn });
    expect(table.ask(1 - first, { kind: 'answerUndo', turn, agree: true })).toMatch(/undone/);
    expect(actorOf(table.room)).toBe(first);
    expect(table.room.banks[first]).toBe(50_000);
  });
});

test('days with holidays: what a move takes beyond its own time comes out of the holidays', () => {
  const day = 86_400_000;
  const table = newTable({ bankMillis: 10 * day, incrementMillis: 0 }, 3 * day);
  const first = actorOf(table.room);
  expect(left(table)).toBe(13 * day);
  table.move(2 * day);
  expect(table.room.banks[first]).toBe(10 * day);
  const second = actorOf(table.room);
  const used = second === first ? 2 * day : 4 * day;
  table.move(used);
  expect(table.room.banks[second]).toBe(10 * day - Math.max(0, used - 3 * day));
  expect(bankAfter(5, 9, 3)).toBe(0);
});

test('where the table chose so, the flag loses the game, for good and for all to see', () => {
  const table = newTable({ end: 'loss' });
  const first = actorOf(table.room);
  table.wait(60_000);
  expect(table.late()).toBe('stoodIn');
  expect(showRoom(table.room, null).seats[first]).toMatchObject({ hasLost: true, hasResigned: true });
  expect(table.ask(first, { kind: 'return' })).toBe('with_bot');
});

describe('P22 nobody gains time', () => {
  /** A minute for each move: with a bank besides, or without. */
  const limited = (hasBank: boolean) => newTable(hasBank ? { bankMillis: 5000, incrementMillis: 1000 } : null, 60_000);

  test.each([true, false])('by going away and coming back (with a bank: %s)', (hasBank) => {
    const table = limited(hasBank);
    const first = actorOf(table.room);
    const all = hasBank ? 65_000 : 60_000;
    for (let spent = 20_000; spent < 60_000; spent += 20_000) {
      table.wait(20_000);
      table.ask(first, { kind: 'away' });
      expect(table.ask(first, { kind: 'return' })).toBe('returned');
      expect(left(table)).toBe(all - spent);
    }
    table.wait(all - 40_000);
    expect(table.late()).toBe('stoodIn');
  });

  test('by coming back before the bot has moved, or by taking its move back', () => {
    const table = limited(false);
    const first = actorOf(table.room);
    table.wait(60_000);
    expect(table.late()).toBe('stoodIn');
    expect(table.ask(first, { kind: 'return' })).toBe('out_of_time');
    expect(table.moveBot()).toMatch(/^moved/);
    expect(table.ask(first, { kind: 'return' })).toBe('returned');
    expect(table.ask(first, { kind: 'undo', turn: table.room.turn })).toBe('out_of_time');
  });

  test('and a bot that does not move is not waited for without end', () => {
    const table = limited(false);
    const first = actorOf(table.room);
    table.wait(60_000);
    table.late();
    table.wait(60_000);
    expect(table.ask(first, { kind: 'return' })).toBe('returned');
    expect(left(table)).toBe(60_000);
  });

  test.each([true, false])('by taking a move back: it was never made (with a bank: %s)', (hasBank) => {
    const table = limited(hasBank);
    const first = actorOf(table.room);
    const all = hasBank ? 65_000 : 60_000;
    table.move(30_000);
    // Nor can anybody use up the time of the one who is to act then.
    table.wait(20_000);
    expect(table.ask(first, { kind: 'undo', turn: table.room.turn })).toBe('undone');
    expect(actorOf(table.room)).toBe(first);
    expect(left(table)).toBe(all - 50_000);
    if (hasBank) expect(table.room.banks).toEqual([5000, 5000]);
    table.move(5000);
    table.ask(first, { kind: 'undo', turn: table.room.turn });
    expect(left(table)).toBe(all - 55_000);
    expect(deadlineOf(table.again())).toBe(deadlineOf(table.room));
    table.move(0);
    table.wait(all - 55_000);
    expect(table.ask(first, { kind: 'undo', turn: table.room.turn })).toBe('out_of_time');
  });

  test('at the cost of a rival’s bank', () => {
    const table = newTable({ bankMillis: 60_000, incrementMillis: 0 });
    const first = actorOf(table.room);
    for (let i = 0; i < 5; i++) {
      table.move(100);
      table.wait(9000);
      expect(table.ask(first, { kind: 'undo', turn: table.room.turn })).toBe('undone');
    }
    expect(table.room.banks[1 - first]).toBe(60_000);
    expect(left(table)).toBe(60_000 - 5 * 9100);
  });
});

test('in a series the flag brings no points, whatever the bot makes of the rest of the game', () => {
  const table = newTable({ end: 'loss' }, null, 2, newSeries({ kind: 'firstTo', points: 100 }, 2));
  const first = actorOf(table.room);
  table.wait(60_000);
  table.late();
  while (table.room.stage !== 'over')
    if (actorOf(table.room) === first) table.moveBot();
    else table.move(0);
  const totals = resultAt(table.room)?.standings.map(({ total }) => total) ?? [];
  expect(totals[first]).toBeGreaterThan(0);
  const [game] = seriesAt(table.room)?.games ?? [];
  expect(game?.points[first]).toBe(0);
  expect(game?.points[1 - first]).toBe(totals[1 - first]);
  expect(game?.winners).toEqual([1 - first]);
});

test('a time for each move alone: a move after its end is too late, and the way to the person is not charged', () => {
  const table = newTable(null, 60_000);
  const first = actorOf(table.room);
  table.move(1000, 400);
  while (actorOf(table.room) !== first) table.move(0);
  expect(left(table)).toBe(60_400);
  expect(deadlineOf(table.again())).toBe(deadlineOf(table.room));
  expect(table.move(60_400)).toBe('out_of_time');
  expect(table.late()).toBe('stoodIn');
});

test('the way to a person and back is not charged, up to a second', () => {
  const table = newTable({ incrementMillis: 0 }, null, 2);
  const first = actorOf(table.room);
  table.move(1000, 400);
  expect(table.room.lags[first]).toBe(400);
  while (actorOf(table.room) !== first) table.move(0);
  expect(left(table)).toBe(59_400);
  table.move(400, 60_000);
  expect(table.room.banks[first]).toBe(59_000);
  expect(table.room.lags[first]).toBe(MAX_LAG_MILLIS);
});

describe('a pause', () => {
  test('needs everybody who plays for themselves, stops the time of the one to act, and goes on where it stopped', () => {
    const table = newTable({}, null, 3);
    const first = actorOf(table.room);
    const [second = -1, third = -1] = [0, 1, 2].filter((seat) => seat !== first);
    table.wait(7000);
    expect(table.ask(second, { kind: 'pause', agree: true })).toBe('pauseVoted');
    expect(table.ask(second, { kind: 'pause', agree: true })).toBe('');
    table.ask(third, { kind: 'away' });
    expect(left(table)).toBe(53_000);
    table.ask(first, { kind: 'pause', agree: true });
    expect(deadlineOf(table.room)).toBeNull();
    expect(showRoom(table.room, null).pause).toEqual({ agreed: [second, first], isOn: true });
    table.wait(3_600_000);
    expect(table.late()).toBe('');
    expect(showClock(table.room)?.pausedMillis).toBe(53_000);
    table.ask(second, { kind: 'pause', agree: false });
    expect(left(table)).toBe(53_000);
  });

  test('begins where the last one goes away who has not agreed', () => {
    const table = newTable({}, null, 3);
    const [first, second] = [actorOf(table.room), (actorOf(table.room) + 1) % 3];
    table.ask(first, { kind: 'pause', agree: true });
    expect(table.ask(second, { kind: 'away' })).toBe('stoodIn');
    expect(table.ask(3 - first - second, { kind: 'away' })).toBe('stoodIn pauseVoted');
    expect(showClock(table.room)?.pausedMillis).toBe(60_000);
  });

  test('can be refused, and a move ends it', () => {
    const table = newTable({});
    table.ask(0, { kind: 'pause', agree: true });
    table.ask(1, { kind: 'pause', agree: false });
    expect(table.room.pause).toBeNull();
    for (const seat of [0, 1]) table.ask(seat, { kind: 'pause', agree: true });
    const first = actorOf(table.room);
    const before = table.room.roomSequence;
    table.move(1_000_000);
    expect(table.room.pause).toBeNull();
    expect(table.room.banks[first]).toBe(65_000);
    // Everybody is told that it has ended.
    expect(table.room.roomSequence).toBeGreaterThan(before);
  });

  test('is not for a table where no clock runs', () => {
    const table = newTable({});
    const { clock: _, ...settings } = table.room.settings;
    table.room.settings = settings;
    expect(table.ask(0, { kind: 'pause', agree: true })).toBe('wrong_stage');
  });
});

test('any play makes the same clocks again from its steps, no bank goes below nothing, and none grows but by moves', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = new FastRandom(`clocks ${seed}`);
    const table = newTable({ bankMillis: 30_000, incrementMillis: 500 }, seed % 2 === 0 ? 2000 : null, 3);
    for (let i = 0; i < 120 && table.room.stage === 'playing'; i++) {
      const seat = random.below(3);
      const { turn } = table.room;
      table.wait(random.below(3000));
      const draw = random.below(12);
      const before = [...table.room.banks];
      let grows = 0;
      if (draw === 0) table.ask(seat, { kind: 'away' });
      else if (draw === 1) table.ask(seat, { kind: 'return' });
      else if (draw === 2) table.ask(seat, { kind: 'undo', turn });
      else if (draw < 5) table.ask(seat, { kind: 'pause', agree: random.below(3) > 0 });
      else if (table.late() === '') {
        if (botOf(table.room, actorOf(table.room)) !== null) table.moveBot();
        else {
          table.move(0, random.below(2000));
          grows = 500;
        }
      }
      for (const [i, bank] of table.room.banks.entries()) {
        expect(bank, `seed ${seed}`).toBeGreaterThanOrEqual(0);
        expect(bank, `seed ${seed}`).toBeLessThanOrEqual(at(before, i) + grows);
      }
    }
    const again = table.again();
    expect(again.banks, `seed ${seed}`).toEqual(table.room.banks);
    expect(again.pause).toEqual(table.room.pause);
    expect(deadlineOf(again)).toBe(deadlineOf(table.room));
    expect(showClock(again)).toEqual(showClock(table.room));
    expect(showMatch(again, -1, false)?.clock).toEqual(showClock(again));
  }
});
