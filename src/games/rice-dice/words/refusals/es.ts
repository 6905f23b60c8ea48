import type { Refusals } from './en.ts';

const needs = (card: string, needed: number): string =>
  `${card} necesita ${needed === 1 ? '1 ficha' : `${needed} fichas`} más`;

export const es: Refusals = {
  notAmongThree: ({ card }) => `${card} no está entre tus tres cartas.`,
  chooseFirst: 'Primero elige una de tus tres cartas.',
  weedsFirst: ({ left }) =>
    `Antes de la acción hay que poner las malas hierbas: ${left === 1 ? 'queda 1' : `quedan ${left}`}.`,
  nameAction: 'Elige una acción: trabajadores, cartas o agua.',
  workersWait: 'Tus trabajadores esperan: dales una tarea o di que has terminado.',
  mimicsWait: 'Tus imitadores esperan: dales una tarea o di que has terminado.',
  keepOne: 'Quédate con una de las cartas robadas o di que has terminado.',
  releaseWater: 'Suelta agua o di que no sueltas más.',
  fillPaddies: 'Llena arrozales desde el embalse o di que has terminado.',
  noReroll: 'En este turno ya no puedes volver a tirar.',
  allFive: 'Se vuelven a tirar los cinco dados: deja «dice» fuera.',
  nameDice: 'Con Master of Fate dices qué dados vuelves a tirar, al menos uno.',
  diceOrder:
    'Nombra dados que estén en la mesa, en el orden agua, carta, trabajador, trabajador doble, comodín, mala hierba.',
  noWeedDue: 'No hay ninguna mala hierba que poner.',
  ownWithoutSeat: 'Tus propios arrozales se nombran sin asiento.',
  noSeat: ({ seat }) => `No hay ningún asiento ${seat}.`,
  ownWeeds: 'Tus malas hierbas van en tus propios arrozales.',
  weedsFull: ({ paddy, most }) =>
    `El arrozal ${paddy} ya tiene ${most === 1 ? '1 mala hierba' : `${most} malas hierbas`}.`,
  noPaddy: ({ paddy }) => `No hay ningún arrozal ${paddy} en esa fila.`,
  tooFewWorkers: ({ card, needed, ready }) => `Trabajadores necesarios para ${card}: ${needed}; disponibles: ${ready}.`,
  noWeed: ({ card }) => `En ${card} no hay ninguna mala hierba.`,
  weedsDryOnly: ({ card }) => `${card} está inundado: solo se desherba en seco.`,
  planted: ({ card }) => `${card} ya está plantado.`,
  floodToPlant: ({ card }) => `${card} tiene que estar inundado para plantarlo.`,
  notPlanted: ({ card }) => `${card} no está plantado.`,
  dryToHarvest: ({ card }) => `${card} tiene que estar seco para cosecharlo.`,
  plantedNow: ({ card }) => `${card} se ha plantado en este mismo turno.`,
  notDrawn: ({ card }) => `No has robado ${card}.`,
  rowFull: ({ most }) => `Ya tienes ${most} arrozales: una carta nueva sustituye a uno de ellos.`,
  noWater: ({ card }) => `En ${card} no hay agua.`,
  gotWater: ({ card }) => `${card} ha recibido agua en este paso: se queda ahí.`,
  notIntoItself: 'Un arrozal no se vacía en sí mismo.',
  flowsRight: 'El agua solo corre hacia la derecha.',
  paddyFull: ({ paddy }) => `El arrozal ${paddy} está lleno.`,
  namedOnce: 'Cada arrozal se nombra una sola vez.',
  eachGetsSome: 'Cada arrozal nombrado tiene que recibir algo de agua.',
  leftToRight: 'Nombra los arrozales de izquierda a derecha; el que no quede lleno va al final.',
  cardFull: ({ card }) => `${card} está lleno.`,
  tooFewSymbols: ({ card, needed, left }) => `${needs(card, needed)}; símbolos de agua que te quedan: ${left}.`,
  reservoirShort: ({ card, needed, water }) => `${needs(card, needed)}; en el embalse hay ${water}.`,
};
