import type { SlowRules } from '../../src/core/slow.suite.ts';
import type { Chance } from './chance.ts';
import type { Move } from './moves.ts';
import type { Position } from './position.ts';

/** The rules once more, sentence by sentence, on plain positions. They share no code with the game, only the shape of its JSON. */
const next = (p: Position): Position => ({ ...p, phase: 'roll', seat: (p.seat + 1) % p.players, turn: 0 });

const held = (p: Position): number[] => p.points.map((points, seat) => (seat === p.seat ? points + p.turn : points));

/** P12, P21 */
function legal(p: Position): Move[] {
  return Math.max(...held(p)) >= p.options.goal ? [{ type: 'hold' }] : [{ type: 'roll' }, { type: 'hold' }];
}

function play(p: Position, entry: Move | Chance): Position {
  switch (entry.type) {
    case 'start':
      return { ...p, phase: 'roll', seat: entry.seat };
    case 'die':
      return entry.value === 1 ? next(p) : { ...p, phase: 'choose', turn: p.turn + entry.value };
    case 'roll':
      return { ...p, phase: 'roll' };
    case 'hold': {
      const points = held(p);
      return points.some((sum) => sum >= p.options.goal)
        ? { ...p, phase: 'over', turn: 0, points }
        : next({ ...p, points });
    }
  }
}

export const slow: SlowRules<Position> = {
  begin: (position) => position as Position,
  legal,
  play,
  position: (p) => p,
  standings: ({ points }) =>
    points.map((total) => ({ total, rank: 1 + points.filter((other) => other > total).length })),
};
