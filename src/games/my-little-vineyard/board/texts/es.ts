import { numberText } from '../../../../core/numberText.ts';
import { numbers } from '../../words/es.ts';
import { items, seasons } from '../../words/names/es.ts';
import { roundedPercent } from '../odds.ts';
import type { BoardTexts } from './en.ts';

const dados = (n: number): string => (n === 1 ? '1 dado' : `${n} dados`);
const stay = (n: number): string => (n === 1 ? 'queda' : 'quedan');
const goodsStay = (n: number): string => (n === 1 ? 'queda 1 producto al alcance' : `quedan ${n} productos al alcance`);

export const es: BoardTexts = {
  colon: ':',
  items,
  brief: {
    ...items,
    kentucky: 'Kentucky',
    allier: 'Allier',
    limousin: 'Limousin',
    compost: 'compost',
    ash: 'ceniza',
    oakChips: 'virutas',
  },
  seasons,
  centre: 'Dados del centro',
  value: (value, count) => `${count} con un ${value}`,
  dead: (dice) => `Dados gastados: ${dice}`,
  when: (year, season) => `Año ${year}, ${season}`,
  year: (year) => `Año ${year}`,
  passes: (count, players) => `Pases seguidos: ${count} de ${players}`,
  roll: (count) => `Tirar ${dados(count)}`,
  howMany: '¿Cuántos tiras?',
  percent: (chance) => `${roundedPercent(chance)}\u202f%`,
  number: (value) => numberText(value, 1, 'es'),
  yields: (count) => `${numberText(count, 1, 'es')} de 14 productos al alcance, en promedio`,
  nothingNew: (percent) => `riesgo de nada nuevo: ${percent}`,
  allInReach: 'todos los productos al alcance',
  kept: (dice) => (dice === 1 ? '1 dado guardado para después' : `${dice} dados guardados para después`),
  allOdds: 'Probabilidades',
  oddsTitle: 'Las probabilidades de una tirada',
  oddsAbout:
    'La probabilidad de poder comprar cada producto después de tirar ese número de dados. Cálculo exacto con los dados que hay ahora.',
  diceRolled: 'Dados tirados',
  yieldsRow: 'productos al alcance, en promedio',
  nothingRow: 'riesgo: ningún producto nuevo',
  keptRow: 'dados guardados para después',
  oddsOf: (item, percent) => `${item}, al alcance después de tirar: ${percent}`,
  actHint: (count) =>
    count === 0
      ? 'No puedes comprar nada.'
      : count === 14
        ? 'Puedes comprar los 14 productos.'
        : `Puedes comprar ${count} de 14 productos.`,
  pass: 'Pasar',
  buy: 'Compra',
  left: (dice) => `${stay(dice)} ${dice}`,
  gone: 'perdido',
  buyFor: (item, dice, left) => `Comprar ${item} con ${numbers(dice)}, ${stay(left)} ${dados(left)}`,
  buyWays: (item, ways, left) => `Comprar ${item}: ${ways} maneras de pagar, ${stay(left)} ${dados(left)}`,
  inReach: (item) => `${item}: al alcance`,
  missing: (item, ways) =>
    ways.length > 3
      ? `${item}: ${ways[0]?.length === 1 ? 'falta' : 'faltan'} ${dados(ways[0]?.length ?? 0)}`
      : `${item}: falta ${ways.map((dice) => dice.join(' y ')).join(', o ')}`,
  short: 'falta',
  shortOf: (dice) => (dice === 1 ? 'falta 1 dado' : `faltan ${dice} dados`),
  full: 'sin casillas',
  payWith: (item) => `${item}: pagar con`,
  stays: 'El número dice cuántos productos quedan al alcance del siguiente.',
  payStays: (item, dice, stays) => `Comprar ${item} con ${numbers(dice)}; ${goodsStay(stays)}`,
  use: (grape, value) => `Usar ${grape}, valor ${value}: hacer un vino o investigar`,
  useTitle: (grape) => `${grape}: se convierte en`,
  wine: 'Un vino',
  research: 'Investi\u00adgación',
  circle: 'Dados que rodear, +1 cada uno',
  doResearch: 'Investigar',
  noResearch: 'Ningún dado del centro muestra un valor que aún esté libre.',
  produce: 'Hacer el vino',
  noBarrel: (barrels) =>
    barrels.length === 0
      ? 'Ninguna barrica le va bien.'
      : `No tienes barrica para esta uva. Le va bien: ${barrels.join(', ')}.`,
  barrel: 'Barrica',
  fertilizers: 'Abonos',
  die: 'Saca un dado',
  dieStays: (value, stays) => `Sacar un ${value}; ${goodsStay(stays)}`,
  grape: 'Uva',
  grapes: 'Uvas',
  goods: 'Abonos y barricas',
  supplies: 'Suministros',
  market: 'Mercado',
  store: 'Almacén',
  useHead: 'Usar',
  worth: (n) => (n === 1 ? 'punto' : 'puntos'),
  sums: (sums) => `2 dados: ${sums.join('/')}`,
  straight: (dice) => (dice === 1 ? '1 cualquiera' : `${dice} seguidos`),
  kind: ({ any, kind }) => (any === undefined ? `${kind} iguales` : `${any} a elegir`),
  gives: (count) => `da ${count}`,
  boxes: (left) => (left === 1 ? '1 casilla libre' : `${left} casillas libres`),
  stored: (held, crossed) => `en el almacén ${held}, tachados ${crossed}`,
  spoils: 'se estropea después de cada otoño',
  fits: (barrel) => `le va bien: ${barrel}`,
  circled: (values) => (values.length === 0 ? 'sin investigación' : `investigación: ${values.join(', ')}`),
  dice: (own, all) => `${own} de ${all} dados`,
  cellarOf: (name) => `Bodega: ${name}`,
  close: 'Cerrar',
  shelf: 'Vinos',
  wines: (count) => (count === 1 ? '1 botella' : `${count} botellas`),
  points: (n) => (n === 1 ? 'punto' : 'puntos'),
  total: 'Total',
  noGrapes: 'sin uvas',
  noGoods: 'sin barricas ni abonos',
  ruling:
    'Decisiones nuestras: las barricas de Pinot Noir, Moscato, Vernaccia y Riesling, y las diez casillas de cada fila.',
  blank: {
    name: 'Nombre',
    warehouse: 'Almacén: rodea lo que compras, tacha lo que usas',
    turn: 'Tu turno: tira al menos la mitad de tus dados la primera vez en cada estación; después, al menos uno. Luego haz una sola cosa: pasar, comprar, investigar o hacer un vino. Los dados que usas quedan gastados.',
    end: 'La estación acaba cuando todos pasan uno tras otro. Después del otoño, tacha lo que se estropea (°).',
    dice: 'Dados por persona: con 2 jugadores, 18; con 3, 14; con 4, 10; con 5 o 6, 8.',
    wine: 'Vino: 1 dado cualquiera, una uva, una barrica que le vaya bien y, como mucho, un abono de cada clase. Puntos: base + investigación + bonificaciones.',
    study:
      'Investigar: tacha una uva, saca dados de valores distintos aún libres y rodéalos. Cada uno suma 1 a la base.',
    base: 'Base',
  },
};
