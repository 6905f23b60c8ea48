import type { Colour, Dessert } from '../../components.ts';
import { desserts } from '../names/es.ts';
import type { Refusals } from './en.ts';

const manyColours: Record<Colour, string> = {
  red: 'rojos',
  yellow: 'amarillos',
  green: 'verdes',
  purple: 'morados',
};
const oneColour: Record<Colour, string> = { red: 'rojo', yellow: 'amarillo', green: 'verde', purple: 'morado' };
const withArticle: Record<Dessert, string> = {
  jelloTart: 'La tartaleta',
  sweetRoll: 'El bollo dulce',
  popsicle: 'El polo',
  iceCream: 'El helado',
};

export const es: Refusals = {
  notOnColour: ({ colour, dessert }) => `Los dados ${manyColours[colour]} no tienen ${desserts[dessert]}.`,
  topAndSide: ({ dessert }) => `${withArticle[dessert]} no puede estar arriba y en los lados a la vez.`,
  blackIsPlaced: 'El dado negro ya está en el tablero.',
  notInSupply: ({ colour, dessert }) => `Ningún dado ${oneColour[colour]} de la reserva muestra ${desserts[dessert]}.`,
  taken: 'En esa casilla ya hay un dado.',
  noDie: 'En esa casilla no hay ningún dado.',
  offTheBoard: 'Un dado no puede volcarse fuera del tablero.',
  tipsIntoTaken: 'La casilla hacia la que se volcaría está ocupada.',
  mustPlace: ({ tips }) =>
    `Después de ${tips === 1 ? 'un vuelco' : `${tips} vuelcos seguidos`} hay que colocar un dado.`,
  straightBack: 'Ese dado acaba de volcarse desde ahí: no puede volver de inmediato.',
};
