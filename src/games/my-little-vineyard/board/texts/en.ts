import { numberText } from '../../../../core/numberText.ts';
import type { Item } from '../../components.ts';
import type { SheetDocument } from '../../document.ts';
import { numbers } from '../../words/en.ts';
import { items, seasons } from '../../words/names/en.ts';
import { roundedPercent } from '../odds.ts';

type Price = SheetDocument['fertilizers']['ash']['price'];
type Dice = readonly number[];

const diceText = (dice: number): string => (dice === 1 ? '1 die' : `${dice} dice`);
const inReach = (stays: number): string =>
  stays === 1 ? '1 supply stays in reach' : `${stays} supplies stay in reach`;

/** What the board says beside its drawings; other languages have the same keys. */
export const en = {
  /** Between what something is and what is told of it. */
  colon: ':',
  items,
  /** Under a picture; a soft hyphen where a long word may break. */
  brief: {
    ...items,
    kentucky: 'Kentucky',
    allier: 'Allier',
    limousin: 'Limousin',
    compost: 'compost',
    ash: 'ash',
  } satisfies Record<Item, string>,
  seasons,
  centre: 'Centre pool',
  value: (value: number, count: number) => `${count} showing ${value}`,
  dead: (dice: number) => `Dead pool: ${dice}`,
  when: (year: number, season: string) => `Year ${year}, ${season}`,
  year: (year: number) => `Year ${year}`,
  passes: (count: number, players: number) => `Passes in a row: ${count} of ${players}`,
  roll: (count: number) => (count === 1 ? 'Roll 1 die' : `Roll ${count} dice`),
  howMany: 'Roll how many?',
  percent: (chance: number) => `${roundedPercent(chance)}%`,
  number: (value: number) => numberText(value, 1),
  yields: (count: number) => `${numberText(count, 1)} of 14 supplies in reach on average`,
  nothingNew: (percent: string) => `risk of nothing new: ${percent}`,
  allInReach: 'all supplies in reach',
  kept: (dice: number) => (dice === 1 ? '1 die kept for later' : `${dice} dice kept for later`),
  allOdds: 'All odds',
  oddsTitle: 'The odds of a throw',
  oddsAbout: 'How likely you can buy each supply after rolling that many dice. Exact, for the dice that are there now.',
  diceRolled: 'Dice rolled',
  yieldsRow: 'supplies in reach on average',
  nothingRow: 'risk: nothing new',
  keptRow: 'dice kept for later',
  oddsOf: (item: string, percent: string) => `${item} in reach after the throw: ${percent}`,
  actHint: (count: number) =>
    count === 0
      ? 'You can buy nothing.'
      : count === 14
        ? 'You can buy all 14 supplies.'
        : `You can buy ${count} of 14 supplies.`,
  pass: 'Pass',
  buy: 'Buy',
  left: (dice: number) => `leaves ${dice}`,
  gone: 'gone',
  buyFor: (item: string, dice: Dice, left: number) => `Buy ${item} for ${numbers(dice)}, leaves ${diceText(left)}`,
  buyWays: (item: string, ways: number, left: number) => `Buy ${item}: ${ways} ways to pay, leaves ${diceText(left)}`,
  inReach: (item: string) => `${item} is in reach`,
  missing: (item: string, ways: readonly Dice[]) =>
    ways.length > 3
      ? `${item}: ${ways[0]?.length === 1 ? '1 die' : `${ways[0]?.length} dice`} missing`
      : `${item}: missing ${ways.map((dice) => dice.join(' and ')).join(', or ')}`,
  short: 'missing',
  shortOf: (dice: number) => (dice === 1 ? '1 die missing' : `${dice} dice missing`),
  full: 'no free box',
  payWith: (item: string) => `${item}: pay with`,
  stays: 'The number says how many supplies the next player can still buy.',
  payStays: (item: string, dice: Dice, stays: number) => `Buy ${item} for ${numbers(dice)}; ${inReach(stays)}`,
  use: (grape: string, value: number) => `Use ${grape}, worth ${value}: make a wine or research`,
  useTitle: (grape: string) => `One ${grape} becomes`,
  wine: 'A wine',
  research: 'Research',
  circle: 'Dice to circle, +1 each',
  doResearch: 'Research',
  noResearch: 'No die in the centre shows a value that is still open.',
  produce: 'Make the wine',
  noBarrel: (barrels: readonly string[]) =>
    barrels.length === 0 ? 'No barrel suits it.' : `You have no barrel for it. What suits it: ${barrels.join(', ')}.`,
  barrel: 'Barrel',
  fertilizers: 'Fertilizers',
  die: 'Take a die',
  dieStays: (value: number, stays: number) => `Take a ${value}; ${inReach(stays)}`,
  grape: 'Grape',
  grapes: 'Grapes',
  goods: 'Fertilizers and barrels',
  supplies: 'Supplies',
  market: 'Market',
  store: 'Store',
  useHead: 'Use',
  worth: (n: number): string => (n === 1 ? 'point' : 'points'),
  sums: (sums: readonly number[]) => `2 dice: ${sums.join('/')}`,
  straight: (dice: number) => (dice === 1 ? 'any die' : `${dice} in a row`),
  kind: ({ any, kind }: Price) => (any === undefined ? `${kind} of a kind` : any === 1 ? 'any die' : `any ${any} dice`),
  gives: (count: number) => `gives ${count}`,
  boxes: (left: number) => (left === 1 ? '1 box left' : `${left} boxes left`),
  stored: (held: number, crossed: number) => `in store ${held}, crossed off ${crossed}`,
  spoils: 'spoils after every Fall',
  fits: (barrel: string) => `suits the ${barrel}`,
  circled: (values: Dice) => (values.length === 0 ? 'no research' : `research: ${values.join(', ')}`),
  dice: (own: number, all: number) => `${own} of ${all} dice`,
  cellarOf: (name: string) => `Cellar: ${name}`,
  close: 'Close',
  shelf: 'Wines',
  wines: (count: number) => (count === 1 ? '1 bottled' : `${count} bottled`),
  points: (n: number): string => (n === 1 ? 'point' : 'points'),
  total: 'Total',
  noGrapes: 'no grapes',
  noGoods: 'no barrels, no fertilizers',
  ruling: 'Our rulings: the barrels of Pinot Noir, Moscato, Vernaccia and Riesling, and ten boxes in every row.',
  blank: {
    name: 'Name',
    warehouse: 'Warehouse: circle what you buy, cross off what you use',
    turn: 'Your turn: roll at least half of your dice the first time in a season, later at least one. Then do one thing: pass, buy, research, or make a wine. Dice you use go to the dead pool.',
    end: 'The season ends when all have passed in a row. After Fall, cross off what spoils (°).',
    dice: 'Dice each: 2 players 18, 3 players 14, 4 players 10, 5 or 6 players 8.',
    wine: 'Wine: any 1 die, a grape, a barrel that suits it, at most one of each fertilizer. Points: base + research + bonuses.',
    study: 'Research: cross off a grape, pull dice of different open values and circle them. Each adds 1 to the base.',
    base: 'Base',
  },
};

export type BoardTexts = typeof en;
