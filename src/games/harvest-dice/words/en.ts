import type { Words } from '../../../core/words.ts';
import type { Vegetable } from '../components.ts';
import type { Chance, Move } from '../moves.ts';
import type { View } from '../view.ts';
import { en as refusals } from './refusals/en.ts';

const names: Record<Vegetable, string> = { lettuce: 'lettuce', tomato: 'tomato', carrot: 'carrot' };

export const en: Words<Move, Chance, View> = {
  tagline: 'Draft dice, plant in rows, and feed what will not fit to the pig.',
  options: {
    advanced: {
      label: 'Advanced game',
      about:
        'Markets start empty, pig powers may change a colour, and the most of each vegetable and of pig circles earns five points.',
    },
    pigValues: {
      label: 'Pig values',
      about:
        'What each row of the pig is worth, from the top; none less than the one before. No public source tells the printed values: if you own the box, enter those of your sheet.',
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
  move(m) {
    const die = `${names[m.die.veg]} ${m.die.value}`;
    const as = m.as === undefined ? '' : ` as ${names[m.as]}`;
    if (m.type === 'feed') return `Feed the ${die} to the pig${as}${m.value === m.die.value ? '' : ` as a ${m.value}`}`;
    return `Plant the ${die}${as} in row ${m.row}, column ${m.column}`;
  },
  chance(c, name) {
    if (c.type === 'start') return `First: ${name(c.seat)}`;
    const each = c.dice.length / 3;
    const rolled = (['lettuce', 'tomato', 'carrot'] as const).map(
      (veg, i) => `${names[veg]} ${c.dice.slice(i * each, (i + 1) * each).join(' ')}`,
    );
    return `Rolled ${rolled.join(', ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'The harvest is in.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? 'Who starts?' : `${name(view.startSeat)}, roll the dice.`;
    const last = view.ending ? ' This is the last round.' : '';
    return `${name(view.actor)}, take a die: plant it, or feed the pig if it cannot be planted.${last}`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const owner = name(finish.seat ?? 0);
    const cause = {
      garden: `A garden is full: ${owner}.`,
      pig: `A pig is full: ${owner}.`,
      market: 'A market is full.',
    }[finish.cause];
    const winners = standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
    if (finish.tie === 'shared') return `${cause} ${winners.join(' and ')} share the victory.`;
    if (finish.tie === null) return `${cause} Winner: ${winners[0]}.`;
    const by = finish.tie === 'vegetables' ? 'more vegetables planted' : 'more pig circles';
    return `${cause} Level on points; won by ${by}: ${winners[0]}.`;
  },
  coach: {
    first:
      'Tap a die, then a glowing space. Its number is the column, its colour the vegetable. The first of each kind may go anywhere in its column; later ones must touch one of their kind. The die nobody takes raises the price of its vegetable.',
    feed: 'Some dice fit nowhere now. Taking one of those feeds your pig: one circle for each pip. A full row of circles scores, and gives you a power.',
    power:
      'You have a power, the star beside the pig. It makes a die you take one higher or lower; in the advanced game it may change the colour instead. Spaces that cost powers show a star.',
    ending:
      'The last round: once these dice are gone, the harvest is counted. Ribbons for full rows are worth five points each.',
  },
  coachKey(view, moves) {
    if (view.ending) return 'ending';
    if (typeof view.actor === 'number' && (view.sheets[view.actor]?.powers ?? 0) > 0) return 'power';
    const hasPlanted =
      typeof view.actor === 'number' && view.sheets[view.actor]?.garden.flat().some((veg) => veg !== null);
    return hasPlanted && moves.some((move) => move.type === 'feed') ? 'feed' : hasPlanted ? null : 'first';
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
