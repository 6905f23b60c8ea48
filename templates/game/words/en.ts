import { does, starts, turn, upper, whose, wins } from '../../../src/core/speech/en.ts';
import type { Words } from '../../../src/core/words.ts';
import type { Chance } from '../chance.ts';
import type { Move } from '../moves.ts';
import type { TurnNote } from '../notes.ts';
import type { View } from '../view.ts';
import { en as refusals } from './refusals/en.ts';

export const en: Words<Move, Chance, View, TurnNote> = {
  tagline: 'Roll on for more, or hold what you have before a one takes it.',
  goal: 'Roll the die as often as you dare and hold what you have; a 1 takes the points of the turn. The first to reach the goal wins.',
  options: { goal: { label: 'Goal', about: 'How many points win the game.' } },
  categories: { held: 'Points held' },
  move: (m) => (m.type === 'roll' ? 'Roll on' : 'Hold'),
  told: (m, who) => (m.type === 'roll' ? `${does(who, 'roll', 'rolls')} on.` : `${does(who, 'hold', 'holds')}.`),
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    const rolled = `${who === null ? 'Somebody rolls' : does(who, 'roll', 'rolls')} a ${c.value}`;
    return c.value === 1 ? `${rolled}: the points of the turn are lost.` : `${rolled}.`;
  },
  note: (n, of) => upper(`${whose(of(n.seat))} turn`),
  duty(view, of) {
    if (view.actor === 'over') return 'The goal is reached.';
    if (view.phase === 'start') return 'Who starts?';
    if (view.actor === 'chance') return `${does(of(view.seat), 'roll', 'rolls')} the die.`;
    const ask = `roll on or hold: ${view.turn} points are at stake.`;
    return turn(of(view.seat), ask, 'is choosing: roll on or hold?');
  },
  ending({ finish, standings }, of) {
    return finish === null ? '' : `${wins(standings, of)}. The goal is reached.`;
  },
  picks: (view) => [view.phase === 'start' ? 'Who starts?' : 'Die'],
  refusals,
};
