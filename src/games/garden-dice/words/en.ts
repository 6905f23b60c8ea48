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
import type { Tile } from '../components.ts';
import type { Move } from '../moves.ts';
import type { GardenNote } from '../notes.ts';
import type { View } from '../view.ts';
import { en as refusals } from './refusals/en.ts';

const names: Record<Tile, string> = {
  squash: 'squash',
  carrot: 'carrot',
  tomato: 'tomato',
  artichoke: 'artichoke',
  eggplant: 'eggplant',
  critter: 'critter',
  dial: 'sundial',
  rock: 'rock',
};

const space = (m: { row: number; column: number }): string => `row ${m.row}, column ${m.column}`;

const again: Record<Move['type'], string> = {
  reroll: 'roll again',
  keep: 'keep the dice',
  buy: 'buy it',
  place: 'place it',
  water: 'water it',
  harvest: 'harvest',
  flip: 'turn it over',
  remove: 'chase it off',
  move: 'send your critter',
  sun: 'spend the sun',
  end: 'end your turn',
};

export const en: Words<Move, Chance, View, GardenNote> = {
  tagline: 'Plant, water and harvest in one shared garden, and send your bird to eat at the neighbours’.',
  goal: 'Buy seeds, plant, water and harvest in one garden for all. When the last seed is sold, the most points win.',
  options: {
    family: {
      label: 'Family game',
      about: 'Nobody has a bird or rabbit, so nobody eats what you plant.',
    },
    stallLimit: {
      label: 'Stall limit',
      about:
        'The game ends when nobody has bought a seed for this many turns each in a row; 0 means it never ends that way.',
    },
  },
  categories: {
    harvest: 'Harvests',
    sets: 'Sets',
    collections: 'Collections',
    sun: 'Sun kept',
    penalties: 'Seeds left over',
  },
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => `Tap again to ${again[m.type]}`,
  told: (m, who) => told(who, (v) => phrase(m, v)),
  costs(m) {
    return m.type === 'buy'
      ? 'if it is still unplaced at the end'
      : m.type === 'sun'
        ? 'that an unused sun brings at the end'
        : null;
  },
  chance(c, who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    return `${who === null ? 'Somebody rolls' : does(who, 'roll', 'rolls')} ${c.dice.join(' ')}.`;
  },
  note(n, of) {
    switch (n.type) {
      case 'turn':
        return upper(`${whose(of(n.seat))} turn`);
      case 'watered':
        return n.more === 1 ? 'The water runs on to one more seed.' : `The water runs on to ${n.more} more seeds.`;
      case 'harvested':
        return n.more === 1
          ? 'One more veggie is brought in with it.'
          : `${n.more} more veggies are brought in with it.`;
      case 'lastSeed':
        return 'The last seed is sold: this turn is the last.';
    }
  },
  duty(view, of) {
    if (view.actor === 'over') return 'The garden is at rest.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? 'Who starts?' : `${does(of(view.seat), 'roll', 'rolls')} four dice.`;
    const who = of(view.actor);
    if (view.phase === 'four')
      return turn(who, 'four of a kind! Roll again or keep them?', 'has four of a kind: roll again or keep them?');
    const last = Object.values(view.supply).every((count) => count === 0) ? ' This is the last turn.' : '';
    const deeds = view.options.family
      ? 'buy, place, water or harvest'
      : 'buy, place, water, harvest or send your critter';
    return `${turn(who, `use your dice to ${deeds}.`, 'is using the dice.')}${last}`;
  },
  ending({ finish, standings }, of) {
    if (finish === null) return '';
    const cause = finish.cause === 'seeds' ? 'The last seed is sold.' : 'Nobody has bought a seed for too long.';
    if (finish.tie === 'shared') return `${shares(standings, of)}. ${cause}`;
    if (finish.tie === 'harvest') return `${winsTie(standings, of, 'with the more valuable harvest')}. ${cause}`;
    return `${wins(standings, of)}. ${cause}`;
  },
  picks(view) {
    if (view.phase === 'start') return ['Who starts?'];
    return ['First die', 'Second die', 'Third die', 'Fourth die'];
  },
  refusals,
};

/** The two coordinate dice, and that the sundial changed them if it did. */
function aim(m: Extract<Move, { type: 'place' | 'remove' }>): string {
  const [row, column] = m.dice;
  const changed = row !== m.row || column !== m.column ? ' (by the sundial)' : '';
  return `${row} and ${column}${changed}`;
}

/** What somebody does, once for the choice and once for the log. */
function phrase(m: Move, v: Verb): string {
  switch (m.type) {
    case 'reroll':
      return `${v('roll', 'rolls')} all four dice again`;
    case 'keep':
      return `${v('keep', 'keeps')} the four equal dice`;
    case 'sun':
      return `${v('spend', 'spends')} the sun to ${'reroll' in m ? 'roll all four dice again' : `turn the ${m.die} into a ${m.as}`}`;
    case 'buy':
      return `${v('buy', 'buys')} ${/^[ae]/.test(m.tile) ? 'an' : 'a'} ${names[m.tile]} seed with the ${m.die}`;
    case 'place':
      return `${v('place', 'places')} the ${names[m.tile]} in ${space(m)}, with ${aim(m)}`;
    case 'water':
      return `${v('water', 'waters')} the seed in ${space(m)} with the ${m.die}`;
    case 'harvest':
      return `${v('harvest', 'harvests')} the veggie in ${space(m)} with the ${m.die}`;
    case 'flip':
      return `${v('turn', 'turns')} the ${m.tile === 'critter' ? 'critter' : 'dial'} over with a 6`;
    case 'move':
      return `${v('move', 'moves')} the critter to ${space(m)} with the ${m.die}${meal(m, v)}`;
    case 'remove':
      return `${v('chase', 'chases')} the critter off ${space(m)}, with ${aim(m)} and a 6`;
    case 'end':
      return `${v('end', 'ends')} the turn`;
  }
}

function meal(m: Extract<Move, { type: 'move' }>, v: Verb): string {
  if (!('eat' in m)) return '';
  return m.eat === 'swallow'
    ? ` and ${v('swallow', 'swallows')} what is there`
    : ` and ${v('spit', 'spits')} the seed out for the ${m.spit}`;
}
