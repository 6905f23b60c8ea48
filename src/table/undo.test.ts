import { describe, expect, test } from 'vitest';
import { at } from '../core/assert.ts';
import { CHANCE, SPECTATOR } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { unwrap } from '../core/result.ts';
import { applyEvent } from './apply.ts';
import { performBotMove } from './perform.ts';
import { actorOf, botOf, matchOf } from './room.ts';
import { move, started } from './testRoom.suite.ts';
import { freeUndo } from './undo.ts';

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

  test('is for those who play: a spectator takes back nothing, not even the roll that came last', () => {
    const { room } = started(2, ['ann', 'bob']);
    expect(room.entries.at(-1)?.by).toBe(CHANCE);
    expect(freeUndo(room, SPECTATOR)).toBe(0);
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
