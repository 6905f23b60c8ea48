import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const en: AboutTexts<AboutName> = {
  die: {
    title: 'Die',
    text: 'It carries three desserts, each on two opposite sides. The one it lacks is the dessert of its colour.',
  },
  blackDie: {
    title: 'Black die',
    text: 'It is blank on every side and belongs to no cluster. It can be placed and tipped like any other.',
  },
  card: {
    title: 'Your card',
    text: 'Your secret dessert. At the end your score is the largest group of dice with it on top.',
  },
  otherCard: {
    title: 'Another’s card',
    text: 'It stays secret until the end. Watch which desserts they bring together.',
  },
  supply: {
    title: 'Supply',
    text: 'The dice as they fell, sorted by the dessert on top. Placed on an empty square, that side stays on top.',
  },
  turn: {
    title: 'Your turn',
    text: 'Place a die from the supply, or tip one on the board over an edge into an empty square beside it.',
  },
  tips: {
    title: 'Tips in a row',
    text: 'Tips are counted over all players. At the limit the next turn has to place a die.',
  },
  score: {
    title: 'Points',
    text: 'The number of dice in the largest cluster of one’s own dessert. The points of the others stay secret until the end.',
  },
  edge: {
    title: 'Row and column',
    text: 'The log and the list of moves name a square by its row and column. A die goes on any square that is empty.',
  },
  square: {
    title: 'Empty square',
    text: 'Any die of the supply can be placed here, and a die beside it can be tipped into it. When all 25 squares are full, the game is over.',
  },
  facing: {
    title: 'Turn it as it stands',
    text: 'The top stays. You choose which of the other two desserts faces north and south: it comes up when the die is tipped that way.',
  },
  trail: {
    title: 'Tipped from here',
    text: 'The die that lay here was tipped the way the arrow points. It must not be tipped straight back in the next turn.',
  },
};
