import { describe, expect, it } from 'vitest';
import { legalMoves, type Match, matchFromPosition, newMatch, playEntry } from '../../src/core/match.ts';
import { unwrap } from '../../src/core/result.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';

const fresh: Position = {
  players: 3,
  options: { goal: 100 },
  phase: 'roll',
  seat: 0,
  turn: 0,
  points: [0, 0, 0],
};

const from = (part: Partial<Position>): Match => unwrap(matchFromPosition(game, { ...fresh, ...part }));

/** The position after these entries: `hold`, `roll`, or what the die shows. */
function played(match: Match, ...entries: ('hold' | 'roll' | number)[]): Position {
  for (const entry of entries)
    unwrap(playEntry(match, typeof entry === 'number' ? { type: 'die', value: entry } : { type: entry }));
  return game.position(match.state as never) as Position;
}

describe('the table', () => {
  it('P1 the die shows 1 to 6, all alike', () => {
    const { state } = from({});
    expect(game.outcomes(state as never)).toBe(6);
    expect([0, 5].map((pick) => game.outcomeName(state as never, pick))).toEqual([1, 6]);
  });

  it('P2 P3 nobody has points, and chance decides who begins', () => {
    const match = unwrap(newMatch(game, 3));
    expect(unwrap(playEntry(match, { type: 'start', seat: 2 }))).toEqual({ type: 'start', seat: 2 });
    expect(played(match)).toEqual({ ...fresh, seat: 2 });
    expect(played(match, 1).seat).toBe(0);
  });
});

describe('a turn', () => {
  it('P10 P12 adds up what is rolled, and asks after each roll', () => {
    const match = from({});
    expect(played(match, 4)).toEqual({ ...fresh, phase: 'choose', turn: 4 });
    expect(legalMoves(match)).toEqual([{ type: 'roll' }, { type: 'hold' }]);
    expect(played(match, 'roll', 6)).toEqual({ ...fresh, phase: 'choose', turn: 10 });
  });

  it('P11 loses the points of the turn with a 1, and no others', () => {
    expect(played(from({ points: [20, 0, 0] }), 5, 'roll', 1)).toEqual({ ...fresh, seat: 1, points: [20, 0, 0] });
  });

  it('P13 holds the points of the turn', () => {
    expect(played(from({ points: [20, 0, 0] }), 5, 'roll', 3, 'hold')).toEqual({
      ...fresh,
      seat: 1,
      points: [28, 0, 0],
    });
  });
});

describe('the end', () => {
  it('P20 comes when the goal is held, or passed', () => {
    const match = from({ points: [95, 40, 0] });
    expect(played(match, 6, 'hold')).toEqual({ ...fresh, phase: 'over', points: [101, 40, 0] });
    expect(game.view(match.state as never, 0).finish).toEqual({ cause: 'goal', tie: null });
    expect(game.score(match.state as never, 0).map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  it('P20 points that are not held do not count', () => {
    expect(game.score(from({ phase: 'choose', turn: 30 }).state as never, 0)[0]?.total).toBe(0);
  });

  it('P21 refuses to roll on once the goal is reached', () => {
    const match = from({ points: [95, 0, 0], phase: 'choose', turn: 5 });
    expect(legalMoves(match)).toEqual([{ type: 'hold' }]);
    expect(playEntry(match, { type: 'roll' })).toMatchObject({
      ok: false,
      error: { code: 'illegal_move', rule: 'P21' },
    });
  });

  it.each([
    ['P3', { phase: 'start', seat: 1 }],
    ['P10', { phase: 'choose' }],
    ['P10', { phase: 'over', turn: 6, points: [100, 0, 0] }],
    ['P11', { turn: 1 }],
    ['P11', { points: [1, 0, 0] }],
    ['P20', { points: [100, 0, 0] }],
    ['P20', { phase: 'over' }],
    ['P21', { phase: 'over', points: [106, 0, 0] }],
    ['P21', { turn: 100 }],
    ['P21', { phase: 'choose', turn: 106 }],
    ['no seat', { seat: 3 }],
    ['3 players', { points: [0, 0] }],
  ] as const)('a position against %s is refused: %j', (rule, part) => {
    const read = game.fromPosition({ ...fresh, ...part });
    expect(read.ok ? 'taken' : read.error.message).toContain(rule);
  });
});
