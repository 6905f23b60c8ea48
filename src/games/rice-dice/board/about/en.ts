import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const en: AboutTexts<AboutName> = {
  water: {
    title: 'Water',
    text: 'With the water action each of these takes a token from the pond to one of your paddies.',
  },
  card: { title: 'Card', text: 'With the card action draw a card for each of these and keep one or none.' },
  worker: {
    title: 'Worker',
    text: 'With the worker action each one weeds, or they plant or harvest a paddy together: one for each hex.',
  },
  double: { title: 'Double worker', text: 'Two workers on one face.' },
  wild: { title: 'Wild', text: 'Whatever you need: one water, one card or one worker. Never a weed.' },
  weed: {
    title: 'Weed',
    text: 'After a reroll each of these brings a weed onto your paddies. Without a reroll it means nothing.',
  },
  paddy: {
    title: 'Paddy',
    text: 'One water token goes on each hex. It is flooded when all have one, dry when none has: plant while flooded, harvest while dry.',
  },
  flooded: {
    title: 'Flooded paddy',
    text: 'Send as many workers as it has hexes to plant it. To harvest it, let the water out first.',
  },
  magic: {
    title: 'Magic water',
    text: 'This hex is wet when that suits you, and dry when that suits you. No token goes there.',
  },
  planted: {
    title: 'Planted',
    text: 'When the paddy is dry, as many workers as it has hexes harvest it, but not in the turn it was planted.',
  },
  weeds: {
    title: 'Weeds',
    text: 'Each makes the harvest smaller, two at most. One worker takes one off a dry paddy; a harvest clears all.',
  },
  waterNumber: {
    title: 'Water number',
    text: 'The numbers of all paddies together say how many water tokens are in play.',
  },
  yields: { title: 'What a harvest yields', text: 'Rice from the clean paddy, with one weed, and with two.' },
  ability: { title: 'Ability', text: 'It works as long as the card lies in your row.' },
  pond: {
    title: 'Pond',
    text: 'Water that is let out comes here, and from here it is taken. Tokens that are not in play are the supply.',
  },
  deck: {
    title: 'Deck',
    text: 'Cards are drawn from here. When it is used up, the discards are shuffled into a new one.',
  },
  track: { title: 'Rice so far', text: 'The moment somebody has 100 rice, that one has won.' },
  drought: {
    title: 'Dry spell',
    text: 'After so many rounds without new rice all water runs off the paddies. The third time in a row the game ends.',
  },
  score: {
    title: 'Rice',
    text: 'The rice that the harvests have brought so far. Whoever reaches 100 has won at once.',
  },
  risk: {
    title: 'Chances of a reroll',
    text: 'What all dice together would show, with exact chances. After a reroll every weed that shows counts.',
  },
  firstCard: {
    title: 'Your first paddy',
    text: 'You were dealt three cards and keep one: it is your first paddy. The others are discarded.',
  },
  hand: {
    title: 'Drawn cards',
    text: 'Keep one of them, or none. It goes to an end of your row, or takes the place of one of your paddies. Only you see them.',
  },
  room: {
    title: 'Room for a paddy',
    text: 'Four paddies fit in your row. A new card goes to its left or right end; with four it can only replace one.',
  },
  release: {
    title: 'Letting water out',
    text: 'A paddy that you open is emptied: its water runs to paddies further right, or to the pond. A paddy that is not full at the end runs dry.',
  },
  mimic: {
    title: 'Mimics',
    text: 'They work right after the player before you, with as many workers as that player rolled.',
  },
};
