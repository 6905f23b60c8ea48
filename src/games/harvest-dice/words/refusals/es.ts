import type { Vegetable } from '../../components.ts';
import type { Refusals } from './en.ts';

const names: Record<Vegetable, string> = { lettuce: 'lechuga', tomato: 'tomate', carrot: 'zanahoria' };
const withArticle: Record<Vegetable, string> = { lettuce: 'La lechuga', tomato: 'El tomate', carrot: 'La zanahoria' };
const another: Record<Vegetable, string> = { lettuce: 'otra lechuga', tomato: 'otro tomate', carrot: 'otra zanahoria' };

export const es: Refusals = {
  sameColour: ({ veg }) => `El dado ya es de ${names[veg]}: deja «as» fuera.`,
  noDie: ({ veg, value }) => `En la reserva no hay ningún dado de ${names[veg]} con un ${value}.`,
  colourIsAdvanced: 'Un poder solo cambia el color en el juego avanzado.',
  feedsItsValue: ({ value }) => `Un ${value} le da ${value} al cerdo: solo un poder puede cambiarlo.`,
  plantsInItsColumn: ({ value }) => `Un ${value} se planta en la columna ${value}: solo un poder puede cambiarlo.`,
  tooFewPowers({ needed, left }) {
    const has = left === 0 ? 'no te queda ninguno' : left === 1 ? 'solo te queda 1' : `solo te quedan ${left}`;
    return `Eso cuesta ${needed === 1 ? '1 poder' : `${needed} poderes`}, y ${has}.`;
  },
  mustPlant: ({ veg, value }) =>
    `${withArticle[veg]} ${value} cabe en la columna ${value}, así que no puede ser para el cerdo.`,
  noPowerNeeded: ({ veg, value }) =>
    `${withArticle[veg]} ${value} no cabe tal como está: no hace falta ningún poder para alimentar al cerdo.`,
  firstColour: ({ veg }) => `Sirve cualquier color que no quepa: se usa el primero, ${names[veg]}.`,
  lowerValue: 'Un valor más bajo por los mismos poderes llena el cerdo igual de bien.',
  taken: 'Esa casilla está ocupada.',
  notBeside: ({ veg }) => `${withArticle[veg]} tiene que ir junto a ${another[veg]}.`,
};
