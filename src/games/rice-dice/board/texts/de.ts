import { describeAbility, tellDry, de as words } from '../../words/de.ts';
import type { BoardTexts } from './en.ts';

const weeds = (n: number): string => (n === 1 ? '1 Unkraut' : `${n} Unkräuter`);

export const de: BoardTexts = {
  colon: ':',
  move: words.move,
  ability: describeAbility,
  dry: tellDry,
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
  inHand: 'Auf der Hand',
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
  weeds: (n) => `${weeds(n)} zu legen`,
  reservoir: 'Teich',
  supply: 'Vorrat',
  owed: (n) => `${n} geschuldet`,
  deck: 'Stapel',
  under: 'Darunter:',
  discards: 'Ablage',
  rice: 'Reis',
  free: 'Platz',
  rowOf: (name) => `Terrasse: ${name}`,
  cards: (n) => (n === 1 ? '1 Karte auf der Hand' : `${n} Karten auf der Hand`),
  close: 'Schließen',
  odds: 'Chancen',
  hexes: (hexes, magic) =>
    `${hexes === 1 ? '1 Sechseck' : `${hexes} Sechsecke`}${magic > 0 ? `, ${magic} magisch` : ''}`,
  yields: (rice) => `Reis: ${rice[0]} sauber, ${rice[1]} mit einem Unkraut, ${rice[2]} mit zweien`,
  waterNumber: (n) => `Wasserzahl ${n}`,
  paddy: (place, { card, water, weeds: grown }, condition) =>
    `Feld ${place}, ${card.name}: ${condition}, ${water} von ${card.hexes - card.magic} Sechsecken mit Wasser${card.magic > 0 ? `, ${card.magic} magisch` : ''}, ${weeds(grown)}`,
  tellCard: (card) =>
    `${card.name} behalten: ${card.hexes === 1 ? '1 Sechseck' : `${card.hexes} Sechsecke`}${card.magic > 0 ? `, ${card.magic} magisch` : ''}, Reis ${card.rice.join(', ')}, Wasserzahl ${card.water}${card.ability ? `, ${describeAbility(card.ability)}` : ''}`,
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
