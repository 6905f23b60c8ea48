import type { Words } from '../../../core/words.ts';
import type { Tile } from '../components.ts';
import type { Chance, Move } from '../moves.ts';
import type { View } from '../view.ts';
import { coachKey } from './coach.ts';
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

export const en: Words<Move, Chance, View> = {
  tagline: 'Plant, water and harvest one shared plot, and send a bird to dine at the neighbours’.',
  options: {
    family: {
      label: 'Family game',
      about: 'Nobody has a bird or rabbit, so nobody eats what you plant.',
    },
    stallLimit: {
      label: 'Stall limit',
      about: 'The game ends after this many turns each in a row in which nobody bought a seed; 0 lets it go on.',
    },
  },
  categories: {
    harvest: 'Harvests',
    sets: 'Sets',
    collections: 'Collections',
    sun: 'Sun kept',
    penalties: 'Seeds left over',
  },
  move(m) {
    switch (m.type) {
      case 'reroll':
        return 'Roll all four dice again';
      case 'keep':
        return 'Keep the four equal dice';
      case 'sun':
        return 'reroll' in m
          ? 'Spend the sun to roll all four dice again'
          : `Spend the sun to turn the ${m.die} into a ${m.as}`;
      case 'buy':
        return `Buy a seed of ${names[m.tile]} with the ${m.die}`;
      case 'place':
        return `Place the ${names[m.tile]} in ${space(m)}, with ${aim(m)}`;
      case 'water':
        return `Water the seed in ${space(m)}, with the ${m.die}`;
      case 'harvest':
        return `Harvest the veggie in ${space(m)}, with the ${m.die}`;
      case 'flip':
        return m.tile === 'critter' ? 'Turn the critter over with a 6' : 'Turn the sundial or scarecrow over with a 6';
      case 'move':
        return walk(m);
      case 'remove':
        return `Chase the critter off ${space(m)}, with ${aim(m)} and a 6`;
      case 'end':
        return 'End the turn';
    }
  },
  costs(m) {
    return m.type === 'buy'
      ? 'if it is still unplaced at the end'
      : m.type === 'sun'
        ? 'that an unused sun brings at the end'
        : null;
  },
  chance(c, name) {
    return c.type === 'start' ? `First: ${name(c.seat)}` : `Rolled ${c.dice.join(' ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'The garden is at rest.';
    if (view.actor === 'chance') return view.phase === 'start' ? 'Who starts?' : `${name(view.seat)}, roll the dice.`;
    if (view.phase === 'four') return `${name(view.actor)}, four of a kind: roll again or keep them?`;
    const last = Object.values(view.supply).every((count) => count === 0) ? ' This is the last turn.' : '';
    const deeds = view.options.family
      ? 'buy, place, water or harvest'
      : 'buy, place, water, harvest or send your critter';
    return `${name(view.actor)}, spend your dice: ${deeds}.${last}`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const cause = finish.cause === 'seeds' ? 'The last seed is sold.' : 'Nobody has bought a seed for too long.';
    const winners = standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
    if (finish.tie === 'shared') return `${cause} ${winners.join(' and ')} share the victory.`;
    if (finish.tie === 'harvest') return `${cause} Level on points; won by the value of the harvest: ${winners[0]}.`;
    return `${cause} Winner: ${winners[0]}.`;
  },
  coach: {
    first:
      'Tap a die to see what it can do; what glows is possible. A die buys a seed that is worth as much or less. Then two dice place a tile: one is the row, the other the column. As long as anything is possible, you go on.',
    place:
      'Now a place for your seed: choose it, then a glowing space. Seeds beside larger ones are watered and harvested along with them, whoever owns them. On a star, a veggie counts double.',
    water:
      'One die of its value or more waters your own seed. The water runs on to every smaller seed beside it, also to those of others. Point at a seed to see how far.',
    harvest:
      'One die of its value or more brings your veggie in, and all smaller ones beside it, one after the other. Everybody scores what is theirs; you get one point for each veggie of others. Three of a type are a collection, one of each a set.',
    flip: 'A 6 turns your critter or your dial over. A bird eats seeds, a rabbit veggies. A sundial changes dice, a scarecrow brings 3 more for each of your veggies around it and keeps birds away.',
    sundial:
      'Your sundial is at work: once in your turn it moves dice for row and column, one by 2 or two by 1. Spaces that need it show a small sun.',
    eat: 'Something to eat. Swallow, and the tile is out of the game while a disc of yours stays on the critter. Or spend one more die of its value and keep it as a seed of your own.',
    remove:
      'A critter can be chased off: two dice name its space, and a 6 does the rest. It goes back to the hand of its owner.',
    four: 'Four equal dice may be rolled again, as often as that happens. Keep them if they are just what you need.',
    end: 'Your dice can do nothing more by themselves. Sun or sundial may still help; if you do not want that, end your turn.',
    ending:
      'The last seed is gone: this turn is the last. Every seed left in front of you costs 5 points, except the first, and what stays in the garden counts nothing.',
  },
  coachKey,
  picks(view) {
    if (view.phase === 'start') return ['Who starts?'];
    return ['First die', 'Second die', 'Third die', 'Fourth die'];
  },
  refusals,
};

/** The two coordinate dice, and that the sundial changed them if it did. */
function aim(m: Extract<Move, { type: 'place' | 'remove' }>): string {
  const [row, column] = m.dice;
  const changed = row !== m.row || column !== m.column ? ' by the sundial' : '';
  return `${row} and ${column}${changed}`;
}

function walk(m: Extract<Move, { type: 'move' }>): string {
  const text = `Move the critter to ${space(m)}, with the ${m.die}`;
  if (!('eat' in m)) return text;
  return m.eat === 'swallow'
    ? `${text}, and swallow what is there`
    : `${text}, and spit the seeds out for the ${m.spit}`;
}
