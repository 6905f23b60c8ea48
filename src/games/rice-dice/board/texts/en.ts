import type { ActionName, Face, Job } from '../../components.ts';
import type { DeckCard } from '../../document.ts';
import type { Goal } from '../../odds.ts';
import type { Condition } from '../../paddy.ts';
import type { PaddyView, View } from '../../view.ts';
import { describeAbility, tellDry, en as words } from '../../words/en.ts';

/** What the board says beside its drawings; other languages have the same keys. */
export const en = {
  /** Between what something is and what is told of it. */
  colon: ':',
  move: words.move,
  ability: describeAbility,
  dry: tellDry,
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
    phase === 'keep' ? 'Keep none' : phase === 'release' ? 'Done draining' : 'Done',
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
  rowOf: (name: string) => `Terrace: ${name}`,
  cards: (n: number) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
  close: 'Close',
  odds: 'Odds',
  hexes: (hexes: number, magic: number) =>
    `${hexes === 1 ? '1 hex' : `${hexes} hexes`}${magic > 0 ? `, ${magic} magic` : ''}`,
  yields: (rice: DeckCard['rice']) => `Rice: ${rice[0]} clean, ${rice[1]} with one weed, ${rice[2]} with two`,
  waterNumber: (n: number) => `water number ${n}`,
  paddy: (place: number, { card, water, weeds }: PaddyView, condition: string) =>
    `Paddy ${place}, ${card.name}: ${condition}, ${water} of ${card.hexes - card.magic} hexes with water${card.magic > 0 ? `, ${card.magic} magic` : ''}, ${weeds === 1 ? '1 weed' : `${weeds} weeds`}`,
  tellCard: (card: DeckCard) =>
    `Keep ${card.name}: ${card.hexes === 1 ? '1 hex' : `${card.hexes} hexes`}${card.magic > 0 ? `, ${card.magic} magic` : ''}, rice ${card.rice.join(', ')}, water number ${card.water}${card.ability ? `, ${describeAbility(card.ability)}` : ''}`,
  tellAction: (action: ActionName, n: number, use: string) =>
    `${{ worker: 'Workers', card: 'Cards', water: 'Water' }[action]}, ${n}: ${use}`,
  goal: ({ kind, place }: Pick<Goal, 'kind' | 'place'>) => (kind === 'draw' ? 'draw a card' : `${kind} paddy ${place}`),
  draws: (n: number) => (n === 0 ? 'no card' : n === 1 ? 'draw 1, keep it or not' : `draw ${n}, keep one`),
  canRelease: 'drain',
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

export type BoardTexts = typeof en;
