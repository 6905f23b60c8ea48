import type { Words } from '../../../src/core/words.ts';
import type { Chance } from '../chance.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { en as refusals } from './refusals/en.ts';

export const en: Words<Move, Chance, View> = {
  tagline: 'Roll on for more, or hold what you have before a one takes it.',
  options: { goal: { label: 'Goal', about: 'How many points win the game.' } },
  categories: { held: 'Points held' },
  move: (m) => (m.type === 'roll' ? 'Roll on' : 'Hold'),
  chance(c, name) {
    if (c.type === 'start') return `First: ${name(c.seat)}`;
    return c.value === 1 ? 'Rolled a 1: the points of the turn are lost' : `Rolled a ${c.value}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'The goal is reached.';
    if (view.phase === 'start') return 'Who starts?';
    if (view.actor === 'chance') return `${name(view.seat)}, roll the die.`;
    return `${name(view.seat)}, roll on or hold: ${view.turn} points are at stake.`;
  },
  ending({ finish, seat, points }, name) {
    return finish === null ? '' : `${name(seat)} reaches the goal with ${points[seat]} points and wins.`;
  },
  coach: {
    roll: 'What you roll is yours only once you hold. A 1 takes all points of the turn, and the turn is over.',
    hold: 'You have what it takes to win: hold.',
  },
  picks: (view) => [view.phase === 'start' ? 'Who starts?' : 'Die'],
  refusals,
};
