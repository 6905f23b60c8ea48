import { bestOf } from '../../../core/speech/best.ts';
import { called, does, list, offered, starts, told, turn, upper, type Verb, whose } from '../../../core/speech/en.ts';
import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import { colours, type Dessert, DICE_PER_COLOUR, desserts } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { desserts as names } from './names/en.ts';
import { en as refusals } from './refusals/en.ts';

export const en: Words<Move, Chance, View> = {
  tagline: 'Place and tip dice until your secret dessert fills the biggest corner of the table.',
  goal: 'Build the largest group of your secret dessert by placing and tipping dice. When the board is full, the largest group wins.',
  options: {
    tipLimit: {
      label: 'Tips in a row',
      about:
        'After this many tips in a row, by all players together, the next player must place a die. 0 means no limit.',
    },
    tieBreak: {
      label: 'Ties',
      about: 'What decides between players whose largest clusters are the same size.',
      values: {
        lastPlaced: 'The one who placed a die last',
        nextCluster: 'The next largest cluster, and so on',
      },
    },
  },
  categories: { cluster: 'Largest cluster' },
  move: (m) => offered((v) => phrase(m, v)),
  again: (m) => (m.type === 'place' ? 'Tap again to place it' : 'Tap again to tip it'),
  told: (m, who) => told(who, (v) => phrase(m, v)),
  chance(c, _who, of) {
    if (c.type === 'start') return starts(of(c.seat));
    if (c.type === 'roll') {
      const rolled = colours.map((colour, i) => {
        const dice = c.dice.slice(DICE_PER_COLOUR * i, DICE_PER_COLOUR * (i + 1));
        return `${colour}: ${countDesserts(dice).join(', ')}`;
      });
      return `All the dice are rolled: ${rolled.join('; ')}.`;
    }
    const seen = c.cards.flatMap((card, seat) =>
      card === null ? [] : [of(seat).isYou ? `Yours is ${names[card]}.` : `${whose(of(seat))} card is ${names[card]}.`],
    );
    return ['Everybody gets a secret card.', ...seen].join(' ');
  },
  duty(view, of) {
    if (view.actor === 'over') return 'The table is laid.';
    if (view.actor === 'chance')
      return { start: 'Who starts?', deal: 'The secret cards are dealt.', roll: 'All the dice are rolled.' }[
        view.phase as 'start' | 'deal' | 'roll'
      ];
    const who = of(view.actor);
    const { tipLimit } = view.options;
    if (view.lastPlaced.length === 0) return turn(who, 'place the first die.', 'is placing the first die.');
    if (tipLimit > 0 && view.tips === tipLimit)
      return turn(
        who,
        `place a die. You cannot tip: ${tipLimit === 1 ? 'the last turn was a tip' : `the last ${tipLimit} turns were tips`}.`,
        'has to place a die.',
      );
    return turn(who, 'place a die from the supply, or tip one on the board.', 'is choosing a die.');
  },
  ending({ finish, standings, cards, options }, of) {
    if (finish === null) return '';
    const { who, total } = bestOf(standings, of);
    const card = names[cards[Number(standings.find(({ rank }) => rank === 1)?.seat ?? 0)] ?? 'jelloTart'];
    const full = 'The board is full.';
    if (finish.tie === 'shared')
      return `${upper(list(bestOf(standings, of).all.map(called)))} share the victory: level at ${total} without ever placing a die. ${full}`;
    const won = `${does(who, 'win', 'wins')} with ${card}`;
    if (finish.tie === null) return `${won}: ${total} in the largest cluster. ${full}`;
    const level = `level at ${total}`;
    if (finish.tie === 'nextCluster') return `${won}: ${level}, but the next cluster is larger. ${full}`;
    const all = options.tieBreak === 'nextCluster' ? ' in every cluster' : '';
    return `${won}: ${level}${all}, but ${who.isYou ? 'you' : who.name} placed a die last. ${full}`;
  },
  picks(view, of) {
    if (view.phase === 'start') return ['Who starts?'];
    if (view.phase === 'deal')
      return Array.from({ length: view.players }, (_, seat) => upper(`${whose(of(seat))} card`));
    return colours.flatMap((colour) => new Array<string>(DICE_PER_COLOUR).fill(`${colour} die`));
  },
  faces: names,
  refusals,
};

function countDesserts(dice: readonly Dessert[]): string[] {
  return desserts.flatMap((dessert) => {
    const count = dice.filter((die) => die === dessert).length;
    return count === 0 ? [] : [`${count} ${names[dessert]}${count === 1 ? '' : 's'}`];
  });
}

/** What somebody does, once for the choice and once for the log. */
function phrase(m: Move, v: Verb): string {
  const where = `row ${m.row}, column ${m.column}`;
  if (m.type === 'tip') return `${v('tip', 'tips')} the die in ${where} to the ${m.to}`;
  if (m.die === 'black') return `${v('place', 'places')} the black die in ${where}`;
  return `${v('place', 'places')} the ${m.die} ${names[m.top]} in ${where}, with its ${names[m.northSouth]} sides facing north and south`;
}
