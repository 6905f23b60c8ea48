import type { Dessert } from '../../components.ts';

export const desserts: Readonly<Record<Dessert, string>> = {
  jelloTart: 'tartaleta',
  sweetRoll: 'bollo dulce',
  popsicle: 'polo',
  iceCream: 'helado',
};
