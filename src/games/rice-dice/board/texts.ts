import type { Language } from '../../../core/words.ts';
import type { ActionName, Face, Job } from '../components.ts';
import type { DeckCard } from '../document.ts';
import type { PaddyView, View } from '../view.ts';
import { describeAbility as deAbility, tellDry as deDry, de as deWords } from '../words/de.ts';
import { describeAbility as enAbility, tellDry as enDry, en as enWords } from '../words/en.ts';
import type { Goal } from './odds.ts';
import type { Condition } from './symbols.ts';

const en = {
  move: enWords.move,
  ability: enAbility,
  dry: enDry,
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
  actions: { worker: 'Workers', card: 'Cards', water: 'Water' } satisfies Record<ActionName, string>,
  jobs: { weed: 'Weed', harvest: 'Harvest', plant: 'Plant' } satisfies Record<Job, string>,
  conditions: {
    dry: 'dry',
    halfFull: 'half full',
    flooded: 'flooded',
    growing: 'growing',
    ripe: 'ripe',
  } satisfies Record<Condition, string>,
  reroll: 'Reroll all five',
  rerollThese: (n: number) =>
    n === 0 ? 'Tap the dice you want to reroll' : n === 1 ? 'Reroll 1 die' : `Reroll ${n} dice`,
  /** A button that ends a step. */
  done: (phase: View['phase']): string =>
    phase === 'keep' ? 'Keep none' : phase === 'release' ? 'No more release' : 'Done',
  place: 'Weed here',
  fill: 'Fill',
  keepAt: { left: 'Left end, uphill', right: 'Right end, downhill' },
  replace: 'Replace',
  choose: 'Keep',
  chosen: 'Chosen',
  inHand: 'In hand',
  hand: 'Your cards',
  pickCard: 'Choose a card, or keep none.',
  pickPlace: (card: string) => `Where does ${card} go?`,
  cover: 'Cover',
  uncover: 'Show',
  covered: 'Covered.',
  left: (n: number) => (n === 1 ? '1 worker left' : `${n} workers left`),
  waterLeft: (n: number) => `${n} water left to take`,
  mimicsLeft: ({ weed, harvest, plant }: View['mimics']) =>
    [['weeding', weed] as const, ['harvesting', harvest] as const, ['planting', plant] as const]
      .filter(([, n]) => n > 0)
      .map(([job, n]) => `${job} ${n}`)
      .join(', '),
  releaseNote: 'Open a gate, or leave the water where it is.',
  weeds: (n: number) => (n === 1 ? '1 weed to place' : `${n} weeds to place`),
  reservoir: 'Pond',
  supply: 'Supply',
  owed: (n: number) => `${n} owed`,
  deck: 'Deck',
  under: 'Under it:',
  discards: 'Discards',
  rice: 'rice',
  free: 'room',
  rowOf: (name: string) => `Terrace of ${name}`,
  cards: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  close: 'Close',
  hexes: (hexes: number, magic: number) =>
    `${hexes === 1 ? '1 hex' : `${hexes} hexes`}${magic > 0 ? `, ${magic} magic` : ''}`,
  yields: (rice: DeckCard['rice']) => `Rice: ${rice[0]} clean, ${rice[1]} with one weed, ${rice[2]} with two`,
  waterNumber: (n: number) => `water number ${n}`,
  paddy: (place: number, { card, water, weeds }: PaddyView, condition: string) =>
    `Paddy ${place}, ${card.name}: ${condition}, ${water} of ${card.hexes - card.magic} hexes with water${card.magic > 0 ? `, ${card.magic} magic` : ''}, ${weeds === 1 ? '1 weed' : `${weeds} weeds`}`,
  tellCard: (card: DeckCard) =>
    `Keep ${card.name}: ${card.hexes} hexes${card.magic > 0 ? `, ${card.magic} magic` : ''}, rice ${card.rice.join(', ')}, water number ${card.water}${card.ability ? `, ${enAbility(card.ability)}` : ''}`,
  tellAction: (action: ActionName, n: number, use: string) =>
    `${{ worker: 'Workers', card: 'Cards', water: 'Water' }[action]}, ${n}: ${use}`,
  goal: ({ kind, place }: Pick<Goal, 'kind' | 'place'>) => (kind === 'draw' ? 'draw a card' : `${kind} paddy ${place}`),
  draws: (n: number) => (n === 0 ? 'no card' : n === 1 ? 'draw 1, keep it or not' : `draw ${n}, keep one`),
  canRelease: 'release',
  canWeed: 'weed',
  noUse: 'nothing to do now',
  risk: (n: number) => (n === 1 ? 'The risk of rerolling 1 die' : `The risk of rerolling ${n} dice`),
  riskWhat: 'Enough to …',
  riskNow: 'now',
  riskThen: 'then',
  yes: 'yes',
  no: 'no',
  toPlace: 'weeds to place',
  /** Three stands for more as well. */
  weedCount: (n: number): string => ['none', 'one', 'two', 'three or more'][n] ?? '',
  gains: (n: number) => `+${n}`,
  waters: (now: number, then: number) => `water ${now} → ${then}`,
  staysHalf: 'not full: runs back to the pond',
  yieldTurns: (now: number, then: number) => `${now} → ${then} rice`,
  worth: (n: number) => `${n} rice`,
  promises: (n: number) => `${n} rice when dry`,
  goes: 'goes to the discards',
  ownDeck: 'The deck is our own: the printed cards are published nowhere.',
  faceKey: 'With ordinary dice:',
  needed: 'You also need five dice, 20 counters for water, and a few small things for weeds and planted rice.',
};

const de: typeof en = {
  move: deWords.move,
  ability: deAbility,
  dry: deDry,
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
  conditions: { dry: 'trocken', halfFull: 'halb voll', flooded: 'geflutet', growing: 'wächst', ripe: 'reif' },
  reroll: 'Alle fünf neu werfen',
  rerollThese: (n) =>
    n === 0
      ? 'Tippe die Würfel an, die du neu werfen willst'
      : n === 1
        ? '1 Würfel neu werfen'
        : `${n} Würfel neu werfen`,
  done: (phase) => (phase === 'keep' ? 'Keine behalten' : phase === 'release' ? 'Nichts mehr ablassen' : 'Fertig'),
  place: 'Unkraut hierher',
  fill: 'Füllen',
  keepAt: { left: 'Linkes Ende, oben', right: 'Rechtes Ende, unten' },
  replace: 'Ersetzen',
  choose: 'Behalten',
  chosen: 'Gewählt',
  inHand: 'In der Hand',
  hand: 'Deine Karten',
  pickCard: 'Wähle eine Karte oder behalte keine.',
  pickPlace: (card) => `Wohin mit ${card}?`,
  cover: 'Verdecken',
  uncover: 'Zeigen',
  covered: 'Verdeckt.',
  left: (n) => `${n} Arbeiter übrig`,
  waterLeft: (n) => `noch ${n} Wasser zu nehmen`,
  mimicsLeft: ({ weed, harvest, plant }) =>
    [['Jäten', weed] as const, ['Ernten', harvest] as const, ['Pflanzen', plant] as const]
      .filter(([, n]) => n > 0)
      .map(([job, n]) => `${job} ${n}`)
      .join(', '),
  releaseNote: 'Öffne eine Schleuse oder lass das Wasser, wo es ist.',
  weeds: (n) => `${n} Unkraut zu legen`,
  reservoir: 'Teich',
  supply: 'Vorrat',
  owed: (n) => `${n} geschuldet`,
  deck: 'Stapel',
  under: 'Darunter:',
  discards: 'Ablage',
  rice: 'Reis',
  free: 'Platz',
  rowOf: (name) => `Terrasse von ${name}`,
  cards: (n) => (n === 1 ? '1 Karte auf der Hand' : `${n} Karten auf der Hand`),
  close: 'Schließen',
  hexes: (hexes, magic) =>
    `${hexes === 1 ? '1 Sechseck' : `${hexes} Sechsecke`}${magic > 0 ? `, ${magic} magisch` : ''}`,
  yields: (rice) => `Reis: ${rice[0]} sauber, ${rice[1]} mit einem Unkraut, ${rice[2]} mit zweien`,
  waterNumber: (n) => `Wasserzahl ${n}`,
  paddy: (place, { card, water, weeds }, condition) =>
    `Feld ${place}, ${card.name}: ${condition}, ${water} von ${card.hexes - card.magic} Sechsecken mit Wasser${card.magic > 0 ? `, ${card.magic} magisch` : ''}, ${weeds} Unkraut`,
  tellCard: (card) =>
    `${card.name} behalten: ${card.hexes === 1 ? '1 Sechseck' : `${card.hexes} Sechsecke`}${card.magic > 0 ? `, ${card.magic} magisch` : ''}, Reis ${card.rice.join(', ')}, Wasserzahl ${card.water}${card.ability ? `, ${deAbility(card.ability)}` : ''}`,
  tellAction: (action, n, use) => `${{ worker: 'Arbeiter', card: 'Karten', water: 'Wasser' }[action]}, ${n}: ${use}`,
  goal: ({ kind, place }) =>
    kind === 'draw'
      ? 'Karte ziehen'
      : `Feld ${place} ${{ harvest: 'ernten', plant: 'bepflanzen', fill: 'füllen' }[kind]}`,
  draws: (n) => (n === 0 ? 'keine Karte' : n === 1 ? '1 ziehen, behalten oder nicht' : `${n} ziehen, eine behalten`),
  canRelease: 'ablassen',
  canWeed: 'jäten',
  noUse: 'jetzt nichts zu tun',
  risk: (n) => (n === 1 ? 'Das Risiko, 1 Würfel neu zu werfen' : `Das Risiko, ${n} Würfel neu zu werfen`),
  riskWhat: 'Genug für …',
  riskNow: 'jetzt',
  riskThen: 'dann',
  yes: 'ja',
  no: 'nein',
  toPlace: 'Unkraut zu legen',
  weedCount: (n) => ['keines', 'eins', 'zwei', 'drei oder mehr'][n] ?? '',
  gains: (n) => `+${n}`,
  waters: (now, then) => `Wasser ${now} → ${then}`,
  staysHalf: 'nicht voll: läuft zurück in den Teich',
  yieldTurns: (now, then) => `${now} → ${then} Reis`,
  worth: (n) => `${n} Reis`,
  promises: (n) => `${n} Reis, wenn trocken`,
  goes: 'kommt auf die Ablage',
  ownDeck: 'Die Karten sind unsere eigenen: Die gedruckten sind nirgends veröffentlicht.',
  faceKey: 'Mit gewöhnlichen Würfeln:',
  needed:
    'Außerdem braucht ihr fünf Würfel, 20 Steine für das Wasser und einige kleine Dinge für Unkraut und gepflanzten Reis.',
};

const catalogues: Record<Language, typeof en> = { en, de };

export type BoardTexts = typeof en;
export const boardTexts = (language: Language): BoardTexts => catalogues[language];
