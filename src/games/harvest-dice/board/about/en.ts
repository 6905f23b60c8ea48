import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const en: AboutTexts<AboutName> = {
  die: {
    title: 'Die',
    text: 'Its colour is the vegetable, its number the column. If it fits your garden you must plant it; otherwise the pig gets it.',
  },
  garden: {
    title: 'Garden',
    text: 'The first vegetable of a kind goes anywhere in its column. All others must touch one of the same kind, side by side.',
  },
  ribbon: { title: 'Ribbon', text: 'A row planted from end to end earns its ribbon: 5 points.' },
  pig: {
    title: 'Pig',
    text: 'It eats dice that fit nowhere: one circle for each pip. A full pig ends the game after the round.',
  },
  power: {
    title: 'Power',
    text: 'Each full row of the pig gives you one. Spend it to make the die you took one higher or lower.',
  },
  pigValue: { title: 'Points of the pig', text: 'At the end only the last full row counts: these are its points.' },
  market: {
    title: 'Market',
    text: 'Each crossed circle makes one vegetable of this kind worth a point more. The last die of every round crosses one off.',
  },
  score: {
    title: 'Points',
    text: 'As if the game ended now: each kind of vegetable times its market, 5 for each ribbon, and the last full row of the pig.',
  },
};
