import type { Dessert } from '../../components.ts';

export const desserts: Readonly<Record<Dessert, string>> = {
  jelloTart: 'Geleetörtchen',
  sweetRoll: 'Zuckerschnecke',
  popsicle: 'Stieleis',
  iceCream: 'Eiscreme',
};
