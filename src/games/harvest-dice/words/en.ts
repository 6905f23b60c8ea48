import type { Words } from '../../../core/words.ts';
import type { Vegetable } from '../components.ts';
import type { Chance, Move } from '../moves.ts';
import type { View } from '../view.ts';

const names: Record<Vegetable, string> = { lettuce: 'lettuce', tomato: 'tomato', carrot: 'carrot' };

export const en: Words<Move, Chance, View> = {
  tagline: 'Draft dice, plant in rows, and feed what will not fit to the pig.',
  options: {
    advanced: {
      label: 'Advanced game',
      about:
        'Markets start empty, pig powers may change a colour, and the most of each vegetable and of pig circles earns five points.',
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
    if (c.type === 'start') return `${name(c.seat)} starts`;
    const each = c.dice.length / 3;
    const rolled = (['lettuce', 'tomato', 'carrot'] as const).map(
      (veg, i) => `${names[veg]} ${c.dice.slice(i * each, (i + 1) * each).join(' ')}`,
    );
    return `Rolled ${rolled.join(', ')}`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'The harvest is in.';
    if (view.actor === 'chance')
      return view.phase === 'start' ? 'Who starts?' : `${name(view.startSeat)} rolls the dice.`;
    const last = view.ending ? ' This is the last round.' : '';
    return `${name(view.actor)}, take a die: plant it, or feed the pig if it cannot be planted.${last}`;
  },
  ending({ finish, standings }, name) {
    if (finish === null) return '';
    const owner = name(finish.seat ?? 0);
    const cause = {
      garden: `${owner} has filled the garden.`,
      pig: `${owner} has fed the pig full.`,
      market: 'A market is full.',
    }[finish.cause];
    const winners = standings.filter((standing) => standing.rank === 1).map((standing) => name(standing.seat));
    if (finish.tie === 'shared') return `${cause} ${winners.join(' and ')} share the victory.`;
    if (finish.tie === null) return `${cause} ${winners[0]} wins.`;
    const by = finish.tie === 'vegetables' ? 'more vegetables planted' : 'more pig circles';
    return `${cause} ${winners[0]} wins the tie by ${by}.`;
  },
};
