import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const en: AboutTexts<AboutName> = {
  die: {
    title: 'Die of your pool',
    text: 'Spend it on an action. You go on as long as some action is possible with the dice that are left.',
  },
  seed: {
    title: 'Seed',
    text: 'Water it with a die of its value or more, and it becomes a veggie. Water runs on to smaller seeds beside it.',
  },
  veggie: {
    title: 'Veggie',
    text: 'Harvest it with a die of its value or more: you score its value. The harvest runs on to smaller veggies beside it, and each goes to its owner.',
  },
  value: { title: 'Value', text: 'What the tile is worth: squash 1, carrot 2, tomato 3, artichoke 4, eggplant 5.' },
  bird: {
    title: 'Bird',
    text: 'It goes straight through empty spaces, as far as a die shows, and may end on an opponent’s seed to eat it. A 6 turns it into a rabbit.',
  },
  rabbit: {
    title: 'Rabbit',
    text: 'It goes straight through empty spaces, as far as a die shows, and may end on an opponent’s veggie to eat it. A 6 turns it into a bird.',
  },
  sundial: {
    title: 'Sundial',
    text: 'Once a turn its owner changes dice that name a space: one by 1 or 2, or two by 1 each. A 6 turns it into a scarecrow, and another 6 back.',
  },
  scarecrow: {
    title: 'Scarecrow',
    text: 'It cares for its owner’s tiles in the eight spaces around: 3 points more for each veggie harvested there, and birds leave the seeds alone.',
  },
  rock: {
    title: 'Rock',
    text: 'Once placed it stays for the whole game, and no critter gets past it. Water and harvest stop at it too.',
  },
  star: { title: 'Star', text: 'A veggie harvested on a star counts double, unless it earns the scarecrow bonus.' },
  swallowed: {
    title: 'Discs on a critter',
    text: 'One for placing it, and one more for each tile it has swallowed. They come back when the critter is removed.',
  },
  discs: {
    title: 'Discs',
    text: 'You need a free one for each seed you buy and for critter and dial. Harvests bring them back.',
  },
  sun: {
    title: 'Sun',
    text: 'Once in the game: roll all four dice again as your turn begins, or turn one die to any number. Kept to the end it is 5 points.',
  },
  hand: {
    title: 'In your hand',
    text: 'Tiles to be placed. At the end each bought seed that is still here costs 5 points, the first one excepted.',
  },
  harvested: {
    title: 'Harvested',
    text: 'Each group of all five types is 15 points. Three of a type are 10, four 15, five or more 20.',
  },
  price: {
    title: 'Price',
    text: 'A die of this number or more buys the seed. Two of a type are the most in one turn.',
  },
  supply: {
    title: 'Left in the supply',
    text: 'When the last seed of all types is sold, the turn is finished and the game is over.',
  },
  track: {
    title: 'Score path',
    text: 'Around the garden the markers show the points so far. Sets, collections and penalties are added at the end.',
  },
  score: {
    title: 'Points',
    text: 'Points from harvests so far. Sets, collections, a sun that was kept and unplaced seeds are counted at the end.',
  },
  edge: {
    title: 'Row and column',
    text: 'Two dice name a space: one is its row, the other its column, whichever way round you like.',
  },
  bed: {
    title: 'Space',
    text: 'Two dice name it: its row and its column. An empty space takes a seed, your critter, your dial or your rock.',
  },
  buy: {
    title: 'Buy',
    text: 'One die of the seed’s value or more, and a free disc to mark it as yours. Two of a type are the most in one turn.',
  },
  place: {
    title: 'Place',
    text: 'Two dice put a tile into an empty space: one is the row, the other the column, whichever way round you like.',
  },
  water: {
    title: 'Water',
    text: 'One die of the seed’s value or more turns your seed into a veggie. The water runs on to smaller seeds beside it, whoever owns them.',
  },
  harvest: {
    title: 'Harvest',
    text: 'One die of the veggie’s value or more brings yours in. The harvest runs on to smaller veggies beside it: each goes to its owner, and you score 1 for each that is not yours.',
  },
  move: {
    title: 'Critter',
    text: 'One die sends your critter straight along a row or a column, through empty spaces, at most as far as the die shows.',
  },
  swallow: {
    title: 'Eat and swallow',
    text: 'The tile is out of the game. One of your discs goes onto the critter and stays there until it is chased off.',
  },
  spit: {
    title: 'Eat, keep the seed',
    text: 'Another die of the tile’s value or more: you mark the tile with a disc and keep it in front of you as a seed.',
  },
  flip: {
    title: 'Turn over',
    text: 'A 6 turns over your own critter or dial: bird and rabbit, sundial and scarecrow. It stays in its space.',
  },
  remove: {
    title: 'Chase off',
    text: 'Three dice: two name the space of a critter, the third is a 6. The critter goes back to its owner’s hand, with all its discs.',
  },
  equal: {
    title: 'Four of a kind',
    text: 'All four dice show the same number: you may roll all of them again, or keep them.',
  },
  end: {
    title: 'End your turn',
    text: 'The dice that are left can do nothing as they lie. Only your sun or your sundial could still help, and nobody has to use them.',
  },
};
