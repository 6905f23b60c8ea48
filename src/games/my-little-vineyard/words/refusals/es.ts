import { items } from '../names/es.ts';
import type { Refusals } from './en.ts';

/** "7 u 8", "9 o 10". */
const or = new Intl.ListFormat('es', { type: 'disjunction' });

export const es: Refusals = {
  rollFirst: 'Primero elige cuántos dados tiras.',
  rolled: 'Ya has tirado en este turno: ahora pasa, investiga, compra o elabora.',
  rollBetween: ({ least, most, count }) => `Ahora se tiran de ${least} a ${most} dados, no ${count}.`,
  noPass: 'Ahora no se puede pasar.',
  noDie: ({ value }) => `En el centro no hay ningún ${value}.`,
  tooFewDice: ({ value, there, wanted }) =>
    `En el centro solo hay ${there === 1 ? '1 dado' : `${there} dados`} con un ${value}, no ${wanted}.`,
  ascending: 'Escribe los dados de menor a mayor.',
  noBoxes: ({ item }) => `Faltan casillas libres en la fila: ${items[item]}.`,
  costsSum: ({ item, sums }) => `El precio de ${items[item]} son dos dados que sumen ${or.format(sums.map(String))}.`,
  costsStraight: ({ item, dice }) =>
    `El precio de ${items[item]} es ${dice === 1 ? 'un dado cualquiera' : `una escalera de ${dice} dados`}.`,
  costsKind: ({ item, dice }) => `El precio de ${items[item]} son ${dice} dados iguales.`,
  costsAny: ({ item, dice }) =>
    `El precio de ${items[item]} ${dice === 1 ? 'es un dado cualquiera' : `son ${dice} dados cualesquiera`}.`,
  noGrape: ({ grape }) => `En tu almacén no hay ${items[grape]} para investigar.`,
  differentValues: 'Al investigar, cada dado muestra un valor distinto.',
  circled: ({ value }) => `La casilla de investigación ${value} ya está rodeada.`,
  wrongBarrel: ({ barrel, grape }) => `La ${items[barrel]} no sirve para ${items[grape]}.`,
  wrongFertilizer: ({ fertilizer, grape }) => `${items[grape]} no admite ${items[fertilizer]}.`,
  notHeld: ({ item }) => `En tu almacén no hay ${items[item]}.`,
  oneOfEach: 'Como mucho, un abono de cada clase.',
  fertilizerOrder: ({ order }) => `Escribe los abonos en este orden: ${order.map((name) => items[name]).join(', ')}.`,
};
