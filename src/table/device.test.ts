import { describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import { CHANCE, OVER, SPECTATOR } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import { openRoom } from './apply.ts';
import type { Command } from './command.ts';
import { deviceStep, personAt, roomAround } from './device.ts';
import type { DeviceSettings } from './event.ts';
import { perform, performBotMove, performRealRoll, performRoll } from './perform.ts';
import { showRecord } from './record.ts';
import { actorOf, botOf, matchOf, type Room } from './room.ts';
import type { Seal } from './seal.ts';
import { showLog, showMatch } from './show.ts';
import { freeUndo } from './undo.ts';
import { verifyRecord } from './verify.ts';

const app: DeviceSettings = { dice: 'app', start: null };

function newDevice(id: string, kinds: readonly string[], device = app): Room {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  const holders = kinds.map((kind, i) => ({ name: `P${i}`, kind }));
  const first = unwrap(deviceStep(game, { holders, device }, [], 0));
  return openRoom({ id: 'device', code: '', seed: 'ab'.repeat(32) }, first, () => game);
}

const ask = (room: Room, seat: number, command: Command) =>
  perform(room, personAt(room, seat), command, { nowMillis: 1, newTable: () => '' });

function rollUntilDecision(room: Room): void {
  while (actorOf(room) === CHANCE) unwrap(performRoll(room, 1));
}

function playFirst(room: Room): void {
  const [move] = legalMoves(matchOf(room));
  const actor = actorOf(room);
  if (botOf(room, actor) === null) unwrap(ask(room, actor, { kind: 'move', turn: room.turn, move }));
  else unwrap(performBotMove(room, room.turn, move, 1));
}

describe('a table on one device', () => {
  it('waits for each roll, so that people can see it', () => {
    const room = newDevice('harvest-dice', ['person', 'person']);
    expect(room.stage).toBe('playing');
    expect(actorOf(room)).toBe(CHANCE);
    expect(ask(room, 0, { kind: 'move', turn: room.turn, move: {} })).toMatchObject({
      error: { code: 'not_a_decision' },
    });
    unwrap(performRoll(room, 1));
    expect(room.entries).toHaveLength(1);
    rollUntilDecision(room);
    expect(performRoll(room, 1)).toMatchObject({ error: { code: 'not_chance' } });
  });

  it('takes what real dice show, and nothing that they cannot show', () => {
    const room = newDevice('harvest-dice', ['person', 'person'], { dice: 'real', start: 1 });
    unwrap(performRoll(room, 1));
    expect(matchOf(room).log).toEqual([{ type: 'start', seat: 1 }]);
    expect(performRealRoll(room, [0, 0], 1)).toMatchObject({ error: { code: 'wrong_chance' } });
    expect(performRealRoll(room, [0, 0, 0, 0, 0, 6], 1)).toMatchObject({ error: { code: 'wrong_chance' } });
    expect(performRealRoll(room, [0, 0, 0, 0, 0, 0.5], 1)).toMatchObject({ error: { code: 'wrong_chance' } });
    unwrap(performRealRoll(room, [0, 1, 2, 3, 4, 5], 1));
    expect(matchOf(room).log[1]).toEqual({ type: 'roll', dice: [1, 2, 3, 4, 5, 6] });
    expect(performRealRoll(room, [0], 1)).toMatchObject({ error: { code: 'not_chance' } });
    expect(showRecord(room, null)?.seal).toBeUndefined();
  });

  it('offers each legal move with its effect on the scores, to the seat that decides', () => {
    const room = newDevice('harvest-dice', ['person', 'person']);
    rollUntilDecision(room);
    const actor = actorOf(room);
    const moves = showMatch(room, actor, true)?.moves ?? [];
    expect(moves.map(({ move }) => move)).toEqual(legalMoves(matchOf(room)));
    // A first vegetable is worth its market, which starts at one.
    expect(moves.map((each) => ('effect' in each ? each.effect[actor] : null))).toContain(1);
    expect(showMatch(room, 1 - actor, true)?.moves).toEqual([]);
    expect(showMatch(room, SPECTATOR, true)?.moves).toEqual([]);
  });

  it('lets a single person among bots take back over dice and bots, and draws new dice', () => {
    const room = newDevice('harvest-dice', ['person', 'random'], { dice: 'app', start: 0 });
    rollUntilDecision(room);
    expect(freeUndo(room, 0)).toBe(0);
    const before = [...matchOf(room).log];
    const first = room.picks.at(-1);
    // A whole round: the next roll is seen.
    while (room.entries.filter(({ by }) => by === CHANCE).length < 3) {
      playFirst(room);
      rollUntilDecision(room);
    }
    expect(room.picks.at(-1)).toBeGreaterThan(Number(first));
    const used = room.picks.at(-1);
    while (freeUndo(room, 0) > 0) unwrap(ask(room, 0, { kind: 'undo', turn: room.turn }));
    expect(matchOf(room).log).toEqual(before);
    expect(room.picks.at(-1)).toBe(used);
    expect(room.redrawn).toEqual([{ entry: before.length, pick: used }]);
  });

  it('shows secrets to their owner only, and opens the log at the end', () => {
    const room = newDevice('dessert-dice', ['person', 'person']);
    rollUntilDecision(room);
    const deal = at(matchOf(room).log, 1) as { type: string; cards: string[] };
    const shown = (viewer: number): unknown => at(showLog(room, viewer), 1).entry;
    expect(shown(0)).toEqual({ type: 'deal', cards: [deal.cards[0], null] });
    expect(shown(1)).toEqual({ type: 'deal', cards: [null, deal.cards[1]] });
    expect(shown(SPECTATOR)).toEqual({ type: 'deal', cards: [null, null] });
    while (actorOf(room) !== OVER) playFirst(room);
    expect(shown(SPECTATOR)).toEqual(deal);
  });

  it('seals its dice, undos included: the record of the end can be checked', () => {
    let redrawn = 0;
    for (const id of games.keys()) {
      const room = newDevice(id, ['person', 'random']);
      const random = new FastRandom(7);
      for (let i = 0; actorOf(room) !== OVER; i++) {
        if (i > 4000) throw new Error('the game does not end');
        rollUntilDecision(room);
        if (actorOf(room) === OVER) break;
        if (i < 60 && random.below(6) === 0 && botOf(room, actorOf(room)) === null && freeUndo(room, 0) > 0) {
          unwrap(ask(room, 0, { kind: 'undo', turn: room.turn }));
          continue;
        }
        const moves = legalMoves(matchOf(room));
        const move = at(moves, random.below(moves.length));
        const actor = actorOf(room);
        if (botOf(room, actor) === null) unwrap(ask(room, actor, { kind: 'move', turn: room.turn, move }));
        else unwrap(performBotMove(room, room.turn, move, 1));
      }
      const record = showRecord(room, null);
      expect(
        verifyRecord(record, (each) => games.get(each)),
        id,
      ).toMatchObject({
        ok: true,
        value: { redrawn: room.redrawn.length },
      });
      redrawn += room.redrawn.length;
      if (room.redrawn.length === 0 || record === null) continue;
      // A record that hides an undo, or whose dice come a second time, is found out.
      const tell = (changes: object) =>
        verifyRecord({ ...record, seal: { ...(record.seal as Seal), ...changes } }, (each) => games.get(each));
      expect(tell({ redrawn: undefined }), id).toMatchObject({ ok: false, error: { code: 'broken_seal' } });
      expect(tell({ redrawn: [{ entry: record.log.length - 1, pick: 0 }] }), id).toMatchObject({
        ok: false,
        error: { code: 'broken_seal' },
      });
    }
    expect(redrawn).toBeGreaterThan(0);
  });

  it('is the same when a room is made around its match', () => {
    for (const id of games.keys()) {
      const room = newDevice(id, ['person', 'person']);
      for (let i = 0; i < 30 && actorOf(room) !== OVER; i++) {
        if (actorOf(room) === CHANCE) unwrap(performRoll(room, 1));
        else playFirst(room);
      }
      const again = roomAround(matchOf(room), [
        { name: 'P0', kind: 'person' },
        { name: 'P1', kind: 'person' },
      ]);
      for (const viewer of [SPECTATOR, 0, 1]) {
        expect(showLog(again, viewer)).toEqual(showLog(room, viewer));
        expect(showMatch(again, viewer, true)?.view).toEqual(showMatch(room, viewer, true)?.view);
      }
    }
  });
});
