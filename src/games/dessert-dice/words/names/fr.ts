import type { Dessert } from '../../components.ts';

export const desserts: Readonly<Record<Dessert, string>> = {
  jelloTart: 'tartelette à la gelée',
  sweetRoll: 'brioche',
  popsicle: 'glace à l’eau',
  iceCream: 'crème glacée',
};
