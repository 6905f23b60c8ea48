import {
  does,
  offered,
  shares,
  starts,
  told,
  turn,
  upper,
  type Verb,
  whose,
  wins,
  winsTie,
} from '../../../core/speech/en.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import type { Vegetable } from '../components.ts';
import type { Move } from '../moves.ts';
import type { HarvestNote } from '../notes.ts';
import type { View } from '../view.ts';
import { en as refusals } from './refusals/en.ts';

const names: Record<Vegetable, string> = { lettuce: 'lettuce', tomato: 'tomato', carrot: 'carrot' };
/** How many dice are rolled, by two players or more. */
const numbers: Record<number, string> = { 6: 'six', 9: 'nine' };

export const en: Words<Move, Chance, View, HarvestNote> = {
  tagline: 'Draft dice, plant in rows, and feed what will not fit to the pig.',
  goal: 'Plant vegetables and feed your pig. When a garden, a pig or a market is full, the most points win.',
  options: {
    advanced: {
      label: 'Advanced game',
      about:
        'Markets start empty, a pig power may also change the colour of a die, and whoever has most of a vegetable, or most pig circles, gets five points.',
    },
    pigValues: {
      label: 'Pig values',
      about:
        'What each row of the pig is worth, from the top down; no row may be worth less than the one above it. No public source gives the printed values: if you own the box, enter those of your sheet.',
    },
  },
  categories: {
    lettuce: 'Lettuce',
    tomato: 'Tomatoes',
    carrot: 'Carrots',
    ribbons: 'Ribbons',
    pig: 'Pig',
    bonuses: 'Bonuses',
  },
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => (m.type === 'plant' ? 'Tap again to plant' : 'Tap again to feed the pig'),
  told: (m, who) => told(who, (v) => phrase(m, v)),
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    const each = c.dice.length / 3;
    const rolled = (['lettuce', 'tomato', 'carrot'] as const).map(
      (veg, i) => `${names[veg]} ${c.dice.slice(i * each, (i + 1) * each).join(' ')}`,
    );
    return `${who === null ? 'Somebody rolls' : does(who, 'roll', 'rolls')} ${numbers[c.dice.length]} dice: ${rolled.join(', ')}.`;
  },
  note(n, of, nth) {
    switch (n.type) {
      case 'round':
        return `Round ${nth}`;
      case 'market':
        return `A ${names[n.veg]} is the last die: each ${names[n.veg]} is worth ${n.worth} now.`;
      case 'pigRow':
        return `A row of ${whose(of(n.seat))} pig is full: ${of(n.seat).isYou ? 'you get' : `${of(n.seat).name} gets`} a power.`;
      case 'ribbon':
        return `A full row: ${of(n.seat).isYou ? 'you get' : `${of(n.seat).name} gets`} a ribbon.`;
      case 'lastRound':
        return 'This is the last round.';
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return 'The harvest is in.';
    if (view.actor === 'chance')
      return view.phase === 'start'
        ? 'Who starts?'
        : `${does(of(view.startSeat), 'roll', 'rolls')} ${view.players === 2 ? 'six' : 'nine'} dice.`;
    const last = view.ending ? ' This is the last round.' : '';
    return `${turn(of(view.actor), 'take a die. Plant it, or feed the pig if it fits nowhere.', 'is choosing a die.')}${last}`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const owner = upper(whose(of(finish.seat ?? 0)));
    const cause = { garden: `${owner} garden is full.`, pig: `${owner} pig is full.`, market: 'A market is full.' }[
      finish.cause
    ];
    if (finish.tie === 'shared') return `${shares(standings, of)}. ${cause}`;
    if (finish.tie === null) return `${wins(standings, of)}. ${cause}`;
    return `${winsTie(standings, of, finish.tie === 'vegetables' ? 'with more vegetables planted' : 'with more pig circles')}. ${cause}`;
  },
  picks(view) {
    if (view.phase === 'start') return ['Who starts?'];
    const each = view.players === 2 ? 2 : 3;
    return (['lettuce', 'tomato', 'carrot'] as const).flatMap((veg) =>
      new Array<string>(each).fill(`${names[veg]} die`),
    );
  },
  refusals,
};

/** What somebody does, once for the choice and once for the log. */
function phrase(m: Move, v: Verb): string {
  const die = `the ${names[m.die.veg]} ${m.die.value}`;
  const as = m.as === undefined ? '' : ` as ${names[m.as]}`;
  if (m.type === 'plant') return `${v('plant', 'plants')} ${die}${as} in row ${m.row}, column ${m.column}`;
  const value = m.value === m.die.value ? '' : ` as a ${m.value}`;
  return `${v('feed', 'feeds')} ${die} to the pig${as}${value}`;
}
