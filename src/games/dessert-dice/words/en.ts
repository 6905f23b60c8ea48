import type { Words } from '../../../core/words.ts';
import type { Chance } from '../chance.ts';
import { colours, type Dessert, DICE_PER_COLOUR, desserts } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';
import { desserts as names } from './names/en.ts';
import { en as refusals } from './refusals/en.ts';

export const en: Words<Move, Chance, View> = {
  tagline: 'Place and tip dice until your secret dessert fills the biggest corner of the table.',
  options: {
    tipLimit: {
      label: 'Tips in a row',
      about: 'After so many tips in a row, by all players together, the next turn must place a die. 0 is no limit.',
    },
    tieBreak: {
      label: 'Ties',
      about: 'What decides between players whose largest clusters are the same size.',
      values: {
        lastPlaced: 'Who placed a die most recently',
        nextCluster: 'The next largest cluster, and so on',
      },
    },
  },
  categories: { cluster: 'Largest cluster' },
  move(m) {
    const where = `row ${m.row}, column ${m.column}`;
    if (m.type === 'tip') return `Tip the die in ${where} to the ${m.to}`;
    if (m.die === 'black') return `Place the black die in ${where}`;
    return `Place the ${m.die} ${names[m.top]} in ${where}, ${names[m.northSouth]} to north and south`;
  },
  chance(c, name) {
    if (c.type === 'start') return `First: ${name(c.seat)}`;
    if (c.type === 'roll') {
      const rolled = colours.map((colour, i) => {
        const dice = c.dice.slice(DICE_PER_COLOUR * i, DICE_PER_COLOUR * (i + 1));
        return `${colour}: ${countDesserts(dice).join(', ')}`;
      });
      return `Rolled ${rolled.join('; ')}`;
    }
    const seen = c.cards.flatMap((card, seat) => (card === null ? [] : [`${name(seat)}: ${names[card]}`]));
    return seen.length === 0 ? 'A secret card for everyone' : `A secret card for everyone (${seen.join(', ')})`;
  },
  duty(view, name) {
    if (view.actor === 'over') return 'The table is laid.';
    if (view.actor === 'chance')
      return { start: 'Who starts?', deal: 'The secret cards are dealt.', roll: 'All the dice are rolled.' }[
        view.phase as 'start' | 'deal' | 'roll'
      ];
    const { tipLimit } = view.options;
    if (view.lastPlaced.length === 0) return `${name(view.actor)}, place the first die.`;
    if (tipLimit > 0 && view.tips === tipLimit)
      return `${name(view.actor)}, place a die: ${tipLimit === 1 ? 'the last turn was a tip' : `the last ${tipLimit} turns were tips`}.`;
    return `${name(view.actor)}, place a die from the supply or tip one on the board.`;
  },
  ending({ finish, standings, cards, options }, name) {
    if (finish === null) return '';
    const winners = standings.filter((standing) => standing.rank === 1);
    const best = winners[0]?.total ?? 0;
    const level = standings.filter((standing) => standing.total === best).map((standing) => name(standing.seat));
    const winner = name(winners[0]?.seat ?? 0);
    const card = cards[Number(winners[0]?.seat ?? 0)] ?? 'jelloTart';
    const tied = `${list(level)} are level at ${best}`;
    const how = {
      nextCluster: `${tied}; won by the larger next cluster: ${winner}, with ${names[card]}.`,
      lastPlaced: `${tied}; ${options.tieBreak === 'nextCluster' ? 'among those level in every cluster, ' : ''}won by the die placed most recently: ${winner}, with ${names[card]}.`,
      shared: `${list(winners.map((standing) => name(standing.seat)))} are level at ${best}, never placed a die, and share the victory.`,
    };
    return `The board is full. ${finish.tie === null ? `Won by the largest cluster, ${best}: ${winner}, with ${names[card]}.` : how[finish.tie]}`;
  },
  coach: {
    first:
      'Your secret card is at the bottom: collect that dessert. Take a die from the supply, then touch a square. The top stays on top, but you may turn the die to choose its sides.',
    tip: 'Instead of placing, you may tip a die into an empty square beside it: the side away from there comes up. Touch a die, and the arrows show which dessert that is. Tips also spoil what others build.',
    mustPlace: 'There were so many tips in a row that this turn has to place a die.',
    ending:
      'Few squares are left. Only the largest group of your dessert, side by side, counts. The game is over when the last square is filled.',
  },
  coachKey(view, moves) {
    const { tipLimit } = view.options;
    if (tipLimit > 0 && view.tips >= tipLimit) return 'mustPlace';
    if (typeof view.actor === 'number' && !view.lastPlaced.includes(view.actor)) return 'first';
    if (!moves.some((move) => move.type === 'tip')) return null;
    return view.board.flat().filter((die) => die === null).length <= 6 ? 'ending' : 'tip';
  },
  picks(view) {
    if (view.phase === 'start') return ['Who starts?'];
    if (view.phase === 'deal') return Array.from({ length: view.players }, (_, seat) => `Card of player ${seat + 1}`);
    return colours.flatMap((colour) => new Array<string>(DICE_PER_COLOUR).fill(`${colour} die`));
  },
  faces: names,
  refusals,
};

function countDesserts(dice: readonly Dessert[]): string[] {
  return desserts.flatMap((dessert) => {
    const count = dice.filter((die) => die === dessert).length;
    return count === 0 ? [] : [`${count} ${names[dessert]}`];
  });
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
