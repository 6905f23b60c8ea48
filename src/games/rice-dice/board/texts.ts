import type { Language } from '../../../core/words.ts';
import type { Face } from '../components.ts';
import { describeAbility as deAbility, de as deWords } from '../words/de.ts';
import { describeAbility as enAbility, en as enWords } from '../words/en.ts';

const en = {
  move: enWords.move,
  ability: enAbility,
  dice: 'Dice',
  noDice: 'The dice are on their way.',
  faces: {
    water: 'water',
    card: 'card',
    worker: 'worker',
    double: 'two workers',
    wild: 'wild',
    weed: 'weed',
  } satisfies Record<Face, string>,
  actions: { worker: 'Workers', card: 'Cards', water: 'Water' },
  jobs: { weed: 'Weed', harvest: 'Harvest', plant: 'Plant' },
  reroll: 'Reroll',
  rerollThese: (n: number) => (n === 0 ? 'Tap dice to reroll' : `Reroll ${n}`),
  done: 'Done',
  place: '+ weed',
  fill: 'Fill',
  release: (into: readonly number[]) => `→ ${into.length === 0 ? 'pond' : into.join(', ')}`,
  keepAt: { left: 'Add left', right: 'Add right' },
  replace: 'Replace',
  choose: 'Keep',
  hand: 'Your cards',
  left: (n: number) => `${n} left`,
  weeds: (n: number) => (n === 1 ? '1 weed to place' : `${n} weeds to place`),
  reservoir: 'Pond',
  supply: 'Supply',
  owed: (n: number) => `${n} owed`,
  deck: 'Deck',
  under: 'under it',
  discards: 'Discards',
  rice: 'rice',
  rowOf: (name: string) => `Terrace of ${name}`,
  cards: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  close: 'Close',
  told: (hexes: number, water: number, magic: number) =>
    `${water} of ${hexes - magic} hexes with water${magic > 0 ? `, ${magic} magic` : ''}`,
  weedsTold: (n: number) => (n === 1 ? '1 weed' : `${n} weeds`),
  planted: 'planted',
  waterNumber: (n: number) => `water number ${n}`,
  ownDeck: 'The deck is our own: the printed cards are published nowhere.',
};

const de: typeof en = {
  move: deWords.move,
  ability: deAbility,
  dice: 'Würfel',
  noDice: 'Die Würfel sind unterwegs.',
  faces: {
    water: 'Wasser',
    card: 'Karte',
    worker: 'Arbeiter',
    double: 'zwei Arbeiter',
    wild: 'Joker',
    weed: 'Unkraut',
  },
  actions: { worker: 'Arbeiter', card: 'Karten', water: 'Wasser' },
  jobs: { weed: 'Jäten', harvest: 'Ernten', plant: 'Pflanzen' },
  reroll: 'Neu werfen',
  rerollThese: (n) => (n === 0 ? 'Würfel antippen' : `${n} neu werfen`),
  done: 'Fertig',
  place: '+ Unkraut',
  fill: 'Füllen',
  release: (into) => `→ ${into.length === 0 ? 'Teich' : into.join(', ')}`,
  keepAt: { left: 'Links anlegen', right: 'Rechts anlegen' },
  replace: 'Ersetzen',
  choose: 'Behalten',
  hand: 'Deine Karten',
  left: (n) => `${n} übrig`,
  weeds: (n) => `${n} Unkraut zu legen`,
  reservoir: 'Teich',
  supply: 'Vorrat',
  owed: (n) => `${n} geschuldet`,
  deck: 'Stapel',
  under: 'darunter',
  discards: 'Ablage',
  rice: 'Reis',
  rowOf: (name) => `Terrasse von ${name}`,
  cards: (n) => (n === 1 ? '1 Karte auf der Hand' : `${n} Karten auf der Hand`),
  close: 'Schließen',
  told: (hexes, water, magic) =>
    `${water} von ${hexes - magic} Sechsecken mit Wasser${magic > 0 ? `, ${magic} magisch` : ''}`,
  weedsTold: (n) => `${n} Unkraut`,
  planted: 'bepflanzt',
  waterNumber: (n) => `Wasserzahl ${n}`,
  ownDeck: 'Die Karten sind unsere eigenen: Die gedruckten sind nirgends veröffentlicht.',
};

const catalogues: Record<Language, typeof en> = { en, de };

export type BoardTexts = typeof en;
export const boardTexts = (language: Language): BoardTexts => catalogues[language];
