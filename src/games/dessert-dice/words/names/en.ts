import type { Dessert } from '../../components.ts';

export const desserts: Readonly<Record<Dessert, string>> = {
  jelloTart: 'jello tart',
  sweetRoll: 'sweet roll',
  popsicle: 'popsicle',
  iceCream: 'ice cream',
};
