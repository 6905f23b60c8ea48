import type { Language } from '../../../core/words.ts';
import type { Tile } from '../components.ts';
import type { Content } from '../position.ts';

type Side = Extract<Content, { side: string }>['side'];

const en = {
  dice: 'Dice',
  garden: 'Garden',
  supply: 'Supply',
  front: 'In front of',
  tiles: {
    squash: 'squash',
    carrot: 'carrot',
    tomato: 'tomato',
    artichoke: 'artichoke',
    eggplant: 'eggplant',
    critter: 'critter',
    dial: 'dial',
    rock: 'rock',
  } satisfies Record<Tile, string>,
  sides: {
    seed: 'seed',
    veggie: 'ripe',
    bird: 'bird',
    rabbit: 'rabbit',
    sundial: 'sundial',
    scarecrow: 'scarecrow',
  } satisfies Record<Side, string>,
  die: (value: number) => `Die ${value}`,
  space: (row: number, column: number) => `Row ${row}, column ${column}`,
  empty: 'empty',
  star: 'star: counts double',
  of: (owner: string) => `of ${owner}`,
  discs: (n: number) => (n === 1 ? '1 disc' : `${n} discs`),
  stack: (tile: string, worth: number, left: number) => `Buy ${tile}, worth ${worth}, ${left} left`,
  place: (tile: string) => `Place ${tile}`,
  inHand: 'To place',
  harvested: 'Harvested',
  nothing: 'nothing',
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  sun: 'Sun',
  flip: 'Flip with a 6',
  choose: 'Which one?',
  ways: (n: number) => `${n} ways`,
  noDice: 'The dice are on their way.',
  swallowed: (n: number) => `${n} swallowed`,
  lastTurn: 'The last seed is sold: this is the last turn.',
  stars: 'Which six spaces carry a star is our reconstruction.',
};

const de: typeof en = {
  dice: 'Würfel',
  garden: 'Garten',
  supply: 'Vorrat',
  front: 'Vor',
  tiles: {
    squash: 'Kürbis',
    carrot: 'Karotte',
    tomato: 'Tomate',
    artichoke: 'Artischocke',
    eggplant: 'Aubergine',
    critter: 'Tier',
    dial: 'Sonnenuhr',
    rock: 'Stein',
  },
  sides: {
    seed: 'Samen',
    veggie: 'reif',
    bird: 'Vogel',
    rabbit: 'Kaninchen',
    sundial: 'Sonnenuhr',
    scarecrow: 'Vogelscheuche',
  },
  die: (value) => `Würfel ${value}`,
  space: (row, column) => `Reihe ${row}, Spalte ${column}`,
  empty: 'frei',
  star: 'Stern: zählt doppelt',
  of: (owner) => `von ${owner}`,
  discs: (n) => (n === 1 ? '1 Scheibe' : `${n} Scheiben`),
  stack: (tile, worth, left) => `${tile} kaufen, ${worth} wert, noch ${left}`,
  place: (tile) => `${tile} legen`,
  inHand: 'Zum Legen',
  harvested: 'Geerntet',
  nothing: 'nichts',
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  sun: 'Sonne',
  flip: 'Mit einer 6 umdrehen',
  choose: 'Was davon?',
  ways: (n) => `${n} Möglichkeiten`,
  noDice: 'Die Würfel sind unterwegs.',
  swallowed: (n) => `${n} verschluckt`,
  lastTurn: 'Der letzte Samen ist verkauft: Das ist der letzte Zug.',
  stars: 'Welche sechs Felder einen Stern tragen, ist von uns rekonstruiert.',
};

const catalogues: Record<Language, typeof en> = { en, de };

export type BoardTexts = typeof en;
export const boardTexts = (language: Language): BoardTexts => catalogues[language];
