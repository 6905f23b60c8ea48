import { describeAbility, tellDry, es as words } from '../../words/es.ts';
import type { BoardTexts } from './en.ts';

const hexes = (n: number, magic: number): string =>
  `${n === 1 ? '1 hexágono' : `${n} hexágonos`}${magic > 0 ? `, ${magicOf(magic)}` : ''}`;
const magicOf = (n: number): string => (n === 1 ? '1 mágico' : `${n} mágicos`);
const weeds = (n: number): string => (n === 1 ? '1 mala hierba' : `${n} malas hierbas`);

export const es: BoardTexts = {
  colon: ':',
  move: words.move,
  ability: describeAbility,
  dry: tellDry,
  dice: 'Dados',
  noDice: 'Los dados están en camino.',
  faces: {
    water: 'agua',
    card: 'carta',
    worker: 'trabajador',
    double: 'dos trabajadores',
    wild: 'comodín',
    weed: 'mala hierba',
  },
  actions: { worker: 'Trabajadores', card: 'Cartas', water: 'Agua' },
  jobs: { weed: 'Desherbar', harvest: 'Cosechar', plant: 'Plantar' },
  conditions: { dry: 'seco', halfFull: 'a medias', flooded: 'inundado', growing: 'creciendo', ripe: 'maduro' },
  reroll: 'Volver a tirar los cinco',
  rerollThese: (n) =>
    n === 0
      ? 'Toca los dados que quieras volver a tirar'
      : n === 1
        ? 'Volver a tirar 1 dado'
        : `Volver a tirar ${n} dados`,
  done: (phase) => (phase === 'keep' ? 'No quedarme ninguna' : phase === 'release' ? 'No vaciar más' : 'Listo'),
  place: 'Mala hierba aquí',
  fill: 'Llenar',
  keepAt: { left: 'Extremo izquierdo, arriba', right: 'Extremo derecho, abajo' },
  replace: 'Sustituir',
  choose: 'Quedármela',
  chosen: 'Elegida',
  inHand: 'En la mano',
  hand: 'Tus cartas',
  pickCard: 'Elige una carta, o no te quedes con ninguna.',
  pickPlace: (card) => `¿Dónde va ${card}?`,
  cover: 'Tapar',
  uncover: 'Mostrar',
  covered: 'Tapadas.',
  left: (n) => (n === 1 ? 'Queda 1 trabajador' : `Quedan ${n} trabajadores`),
  waterLeft: (n) => `Agua que aún puedes tomar: ${n}`,
  mimicsLeft: ({ weed, harvest, plant }) =>
    [['desherbar', weed] as const, ['cosechar', harvest] as const, ['plantar', plant] as const]
      .filter(([, n]) => n > 0)
      .map(([job, n]) => `${job} ${n}`)
      .join(', '),
  releaseNote: 'Abre una compuerta o deja el agua donde está.',
  weeds: (n) => `${weeds(n)} por poner`,
  reservoir: 'Embalse',
  supply: 'Reserva',
  owed: (n) => `debe ${n}`,
  deck: 'Mazo',
  under: 'Debajo:',
  discards: 'Descarte',
  rice: 'arroz',
  free: 'libre',
  rowOf: (name) => `Terraza: ${name}`,
  cards: (n) => (n === 1 ? '1 carta en la mano' : `${n} cartas en la mano`),
  close: 'Cerrar',
  odds: 'Riesgo',
  hexes,
  yields: (rice) => `Arroz: ${rice[0]} limpio, ${rice[1]} con una mala hierba, ${rice[2]} con dos`,
  waterNumber: (n) => `número de agua ${n}`,
  paddy: (place, { card, water, weeds: grown }, condition) =>
    `Arrozal ${place}, ${card.name}: ${condition}, ${water} de ${hexes(card.hexes - card.magic, 0)} con agua${card.magic > 0 ? `, ${magicOf(card.magic)}` : ''}, ${weeds(grown)}`,
  tellCard: (card) =>
    `Quedarse con ${card.name}: ${hexes(card.hexes, card.magic)}, arroz ${card.rice.join(', ')}, número de agua ${card.water}${card.ability ? `, ${describeAbility(card.ability)}` : ''}`,
  tellAction: (action, n, use) => `${{ worker: 'Trabajadores', card: 'Cartas', water: 'Agua' }[action]}, ${n}: ${use}`,
  goal: ({ kind, place }) =>
    kind === 'draw'
      ? 'robar una carta'
      : `${{ harvest: 'cosechar', plant: 'plantar', fill: 'llenar' }[kind]} el arrozal ${place}`,
  draws: (n) => (n === 0 ? 'ninguna carta' : n === 1 ? 'roba 1 y quédatela o no' : `roba ${n} y quédate con una`),
  canRelease: 'soltar agua',
  canWeed: 'desherbar',
  noUse: 'ahora no hay nada que hacer',
  risk: (n) => (n === 1 ? 'El riesgo de volver a tirar 1 dado' : `El riesgo de volver a tirar ${n} dados`),
  riskWhat: 'Alcanza para…',
  riskNow: 'ahora',
  riskThen: 'después',
  yes: 'sí',
  no: 'no',
  toPlace: 'malas hierbas por poner',
  weedCount: (n) => ['ninguna', 'una', 'dos', 'tres o más'][n] ?? '',
  gains: (n) => `+${n}`,
  waters: (now, then) => `agua ${now} → ${then}`,
  staysHalf: 'no se llena: vuelve al embalse',
  yieldTurns: (now, then) => `${now} → ${then} de arroz`,
  worth: (n) => `${n} de arroz`,
  promises: (n) => `${n} de arroz cuando se seque`,
  goes: 'va al descarte',
  ownDeck: 'El mazo es nuestro: las cartas impresas no están publicadas en ningún sitio.',
  faceKey: 'Con dados corrientes:',
  needed:
    'También hacen falta cinco dados, 20 fichas para el agua y algunas cosas pequeñas para las malas hierbas y el arroz plantado.',
};
