import { describe, expect, it } from 'vitest';
import { at } from '../core/assert.ts';
import { CHANCE, OVER, SPECTATOR } from '../core/game.ts';
import { legalMoves } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';
import {
  act,
  actorOf,
  localUndo,
  openTable,
  roll,
  rollAs,
  shownTo,
  type Table,
  tableOf,
  undo,
  undoTo,
} from './table.ts';
import { viewTable } from './view.ts';

function newTable(id: string, kinds: readonly string[]): Table {
  const game = games.get(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return unwrap(
    openTable(
      game,
      kinds.map((kind, i) => ({ name: `P${i}`, kind })),
    ),
  );
}

function rollUntilDecision(table: Table, random: FastRandom): void {
  while (actorOf(table) === CHANCE) unwrap(roll(table, random));
}

const playFirst = (table: Table) => unwrap(act(table, actorOf(table), at(legalMoves(table.match), 0)));

describe('a table', () => {
  it('lets only the seat whose turn it is move', () => {
    const table = newTable('harvest-dice', ['person', 'person']);
    rollUntilDecision(table, new FastRandom(1));
    const actor = actorOf(table);
    const move = at(legalMoves(table.match), 0);
    expect(act(table, 1 - actor, move)).toMatchObject({ ok: false, error: { code: 'not_your_turn' } });
    expect(act(table, actor, move).ok).toBe(true);
    expect(table.entries).toHaveLength(3);
  });

  it('offers each legal move with its effect on the scores', () => {
    const table = newTable('harvest-dice', ['person', 'person']);
    rollUntilDecision(table, new FastRandom(1));
    const actor = actorOf(table);
    const view = viewTable(table, actor);
    expect(view.moves.map(({ move }) => move)).toEqual(legalMoves(table.match));
    // A first vegetable is worth its market, which starts at one.
    expect(view.moves.map(({ effect }) => effect[actor])).toContain(1);
    expect(viewTable(table, 1 - actor).moves).toEqual([]);
    expect(viewTable(table, SPECTATOR).moves).toEqual([]);
  });

  it('takes back an own move, but not over dice or the move of another', () => {
    const table = newTable('harvest-dice', ['person', 'person']);
    rollUntilDecision(table, new FastRandom(1));
    const actor = actorOf(table);
    expect(undo(table, actor)).toMatchObject({ ok: false, error: { code: 'nothing_to_undo' } });
    const before = table.match.game.position(table.match.state);
    playFirst(table);
    expect(undo(table, actor)).toEqual({ ok: true, value: 1 });
    expect(table.match.game.position(table.match.state)).toEqual(before);
    playFirst(table);
    playFirst(table);
    expect(undo(table, actor)).toMatchObject({ ok: false, error: { code: 'undo_refused' } });
    expect(table.entries).toHaveLength(4);
  });

  it('lets a single person among bots take back over dice and bots', () => {
    const table = newTable('harvest-dice', ['person', 'random']);
    unwrap(rollAs(table, { type: 'start', seat: 0 }));
    const random = new FastRandom(1);
    rollUntilDecision(table, random);
    expect(localUndo(table)).toBe(0);
    playFirst(table);
    playFirst(table);
    expect(localUndo(table)).toBe(2);
    undoTo(table, table.entries.length - 2);
    expect(actorOf(table)).toBe(0);
  });

  it('shows secrets to their owner only, and opens the log at the end', () => {
    const table = newTable('dessert-dice', ['person', 'person']);
    const random = new FastRandom(4);
    rollUntilDecision(table, random);
    const deal = at(table.match.log, 1) as { type: string; cards: string[] };
    expect(shownTo(table, 0)[1]).toEqual({ type: 'deal', cards: [deal.cards[0], null] });
    expect(shownTo(table, 1)[1]).toEqual({ type: 'deal', cards: [null, deal.cards[1]] });
    expect(shownTo(table, SPECTATOR)[1]).toEqual({ type: 'deal', cards: [null, null] });
    while (actorOf(table) !== OVER) playFirst(table);
    expect(shownTo(table, SPECTATOR)[1]).toEqual(deal);
  });

  it('is the same when made anew from its match', () => {
    for (const id of games.keys()) {
      const table = newTable(id, ['person', 'person']);
      const random = new FastRandom(id);
      for (let i = 0; i < 40 && actorOf(table) !== OVER; i++)
        if (actorOf(table) === CHANCE) unwrap(roll(table, random));
        else playFirst(table);
      const again = tableOf(table.match, table.seats);
      for (const viewer of [SPECTATOR, 0, 1]) expect(viewTable(again, viewer)).toEqual(viewTable(table, viewer));
    }
  });
});
