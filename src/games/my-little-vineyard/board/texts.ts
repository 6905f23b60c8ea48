import type { Language } from '../../../core/words.ts';
import type { Item } from '../components.ts';
import type { SheetDocument } from '../document.ts';
import { itemNames, seasonNames } from '../names.ts';

type Price = SheetDocument['fertilizers']['ash']['price'];
type Dice = readonly number[];

/** Never 0 or 100 for what is only nearly so. */
function roundedPercent(chance: number): string {
  if (chance === 0 || chance === 1) return String(chance * 100);
  const percent = Math.round(chance * 100);
  return percent === 0 ? '<1' : percent === 100 ? '>99' : String(percent);
}

const en = {
  items: itemNames.en,
  /** Under a picture; a soft hyphen where a long word may break. */
  brief: {
    ...itemNames.en,
    kentucky: 'Kentucky',
    allier: 'Allier',
    limousin: 'Limousin',
    compost: 'compost',
    ash: 'ash',
  } satisfies Record<Item, string>,
  seasons: seasonNames.en,
  centre: 'Centre pool',
  value: (value: number, count: number) => `${count} showing ${value}`,
  dead: (dice: number) => `Dead pool: ${dice}`,
  when: (year: number, season: string) => `Year ${year}, ${season}`,
  year: (year: number) => `Year ${year}`,
  passes: (count: number, players: number) => `Passes in a row: ${count} of ${players}`,
  roll: (count: number) => (count === 1 ? 'Roll 1 die' : `Roll ${count} dice`),
  howMany: 'Roll how many?',
  percent: (chance: number) => `${roundedPercent(chance)}%`,
  number: (value: number) => value.toFixed(1),
  yields: (count: number) => `${count.toFixed(1)} of 14 goods in reach on average`,
  nothingNew: (percent: string) => `risk of nothing new: ${percent}`,
  allInReach: 'all goods in reach',
  kept: (dice: number) => (dice === 1 ? '1 die kept for later' : `${dice} dice kept for later`),
  allOdds: 'All odds',
  oddsTitle: 'The odds of a throw',
  oddsAbout:
    'How likely the centre affords each good after rolling so many dice. Exact, for the dice that lie there now.',
  diceRolled: 'Dice rolled',
  yieldsRow: 'goods in reach on average',
  nothingRow: 'risk: no new good',
  keptRow: 'dice kept for later',
  oddsOf: (item: string, percent: string) => `${item} in reach after the throw: ${percent}`,
  actHint: (count: number) =>
    count === 0
      ? 'The centre affords nothing.'
      : count === 14
        ? 'The centre affords all 14 goods.'
        : `The centre affords ${count} of 14 goods.`,
  pass: 'Pass',
  buy: 'Buy',
  left: (dice: number) => `leaves ${dice}`,
  gone: 'then gone',
  buyFor: (item: string, dice: Dice, left: number) => `Buy ${item} for ${dice.join(' ')}, leaves ${left} dice`,
  buyWays: (item: string, ways: number, left: number) => `Buy ${item}: ${ways} ways to pay, leaves ${left} dice`,
  inReach: (item: string) => `${item} is in reach`,
  missing: (item: string, ways: readonly Dice[]) =>
    ways.length > 3
      ? `${item}: ${ways[0]?.length === 1 ? '1 die' : `${ways[0]?.length} dice`} missing`
      : `${item}: missing ${ways.map((dice) => dice.join(' and ')).join(', or ')}`,
  short: 'missing',
  shortOf: (dice: number) => (dice === 1 ? '1 die missing' : `${dice} dice missing`),
  full: 'no free box',
  payWith: (item: string) => `${item}: pay with`,
  stays: 'The number tells how many goods stay in reach of the next player.',
  payStays: (item: string, dice: Dice, stays: number) =>
    `Buy ${item} for ${dice.join(' ')}; ${stays} goods stay in reach`,
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
  die: 'Pull a die',
  dieStays: (value: number, stays: number) => `Pull a ${value}; ${stays} goods stay in reach`,
  grape: 'Grape',
  grapes: 'Grapes',
  goods: 'Fertilizers and barrels',
  market: 'Market',
  store: 'Store',
  useHead: 'Use',
  worth: 'points',
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
  cellarOf: (name: string) => `Cellar of ${name}`,
  close: 'Close',
  shelf: 'Wines',
  wines: (count: number) => (count === 1 ? '1 bottled' : `${count} bottled`),
  points: 'points',
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

const de: typeof en = {
  items: itemNames.de,
  brief: {
    ...itemNames.de,
    kentucky: 'Kentucky',
    allier: 'Allier',
    limousin: 'Limousin',
    compost: 'Kompost',
    ash: 'Asche',
    oakChips: 'Eichen\u00adspäne',
  },
  seasons: seasonNames.de,
  centre: 'Würfel in der Mitte',
  value: (value, count) => `${count} mit ${value}`,
  dead: (dice) => `Aus dem Spiel: ${dice}`,
  when: (year, season) => `Jahr ${year}, ${season}`,
  year: (year) => `Jahr ${year}`,
  passes: (count, players) => `Gepasst in Folge: ${count} von ${players}`,
  roll: (count) => (count === 1 ? '1 Würfel rollen' : `${count} Würfel rollen`),
  howMany: 'Wie viele rollen?',
  percent: (chance) => `${roundedPercent(chance)}\u202f%`,
  number: (value) => value.toFixed(1).replace('.', ','),
  yields: (count) => `im Mittel ${count.toFixed(1).replace('.', ',')} von 14 Waren zu haben`,
  nothingNew: (percent) => `Risiko, dass nichts dazukommt: ${percent}`,
  allInReach: 'alle Waren zu haben',
  kept: (dice) => `${dice} Würfel für später`,
  allOdds: 'Alle Chancen',
  oddsTitle: 'Die Chancen eines Wurfs',
  oddsAbout:
    'Wie wahrscheinlich die Mitte jede Ware hergibt, wenn so viele Würfel dazukommen. Genau gerechnet, mit den Würfeln, die jetzt dort liegen.',
  diceRolled: 'Würfel gerollt',
  yieldsRow: 'Waren zu haben, im Mittel',
  nothingRow: 'Risiko: keine neue Ware',
  keptRow: 'Würfel für später',
  oddsOf: (item, percent) => `${item} nach dem Wurf zu haben: ${percent}`,
  actHint: (count) =>
    count === 0
      ? 'Die Mitte gibt nichts her.'
      : count === 14
        ? 'Die Mitte gibt alle 14 Waren her.'
        : `Die Mitte gibt ${count} von 14 Waren her.`,
  pass: 'Passen',
  buy: 'Kauf',
  left: (dice) => `lässt ${dice}`,
  gone: 'dann weg',
  buyFor: (item, dice, left) => `${item} kaufen für ${dice.join(' ')}, lässt ${left} Würfel`,
  buyWays: (item, ways, left) => `${item} kaufen: ${ways} Arten zu zahlen, lässt ${left} Würfel`,
  inReach: (item) => `${item} ist zu haben`,
  missing: (item, ways) =>
    ways.length > 3
      ? `${item}: ${ways[0]?.length} Würfel fehlen`
      : `${item}: Es fehlt ${ways.map((dice) => dice.join(' und ')).join(', oder ')}`,
  short: 'fehlt',
  shortOf: (dice) => (dice === 1 ? '1 Würfel fehlt' : `${dice} Würfel fehlen`),
  full: 'kein Kästchen frei',
  payWith: (item) => `${item}: bezahlen mit`,
  stays: 'Die Zahl sagt, wie viele Waren für die Nächsten zu haben bleiben.',
  payStays: (item, dice, stays) => `${item} kaufen für ${dice.join(' ')}; ${stays} Waren bleiben zu haben`,
  use: (grape, value) => `${grape} verwenden, ${value} wert: keltern oder forschen`,
  useTitle: (grape) => `Aus einem ${grape} wird`,
  wine: 'Ein Wein',
  research: 'Forschung',
  circle: 'Würfel zum Einkreisen, je +1',
  doResearch: 'Erforschen',
  noResearch: 'Kein Würfel in der Mitte zeigt einen Wert, der noch offen ist.',
  produce: 'Wein keltern',
  noBarrel: (barrels) =>
    barrels.length === 0 ? 'Kein Fass passt dazu.' : `Du hast kein Fass dafür. Es passt: ${barrels.join(', ')}.`,
  barrel: 'Fass',
  fertilizers: 'Dünger',
  die: 'Würfel ziehen',
  dieStays: (value, stays) => `Eine ${value} ziehen; ${stays} Waren bleiben zu haben`,
  grape: 'Traube',
  grapes: 'Trauben',
  goods: 'Dünger und Fässer',
  market: 'Markt',
  store: 'Lager',
  useHead: 'Nutzen',
  worth: 'Punkte',
  sums: (sums) => `2 Würfel: ${sums.join('/')}`,
  straight: (dice) => (dice === 1 ? '1 beliebiger' : `${dice} in Folge`),
  kind: ({ any, kind }) => (any === undefined ? `${kind} gleiche` : `${any} beliebige`),
  gives: (count) => `bringt ${count}`,
  boxes: (left) => `${left} Kästchen frei`,
  stored: (held, crossed) => `im Lager ${held}, gestrichen ${crossed}`,
  spoils: 'verdirbt nach jedem Herbst',
  fits: (barrel) => `passt ins ${barrel}`,
  circled: (values) => (values.length === 0 ? 'keine Forschung' : `Forschung: ${values.join(', ')}`),
  dice: (own, all) => `${own} von ${all} Würfeln`,
  cellarOf: (name) => `Keller von ${name}`,
  close: 'Schließen',
  shelf: 'Weine',
  wines: (count) => (count === 1 ? '1 Flasche' : `${count} Flaschen`),
  points: 'Punkte',
  total: 'Summe',
  noGrapes: 'keine Trauben',
  noGoods: 'keine Fässer, keine Dünger',
  ruling:
    'Von uns festgelegt: die Fässer von Pinot Noir, Moscato, Vernaccia und Riesling und zehn Kästchen in jeder Reihe.',
  blank: {
    name: 'Name',
    warehouse: 'Lager: einkreisen, was du kaufst, streichen, was du nutzt',
    turn: 'Dein Zug: Rolle beim ersten Mal einer Jahreszeit mindestens die Hälfte deiner Würfel, später mindestens einen. Dann eines davon: passen, kaufen, forschen oder keltern. Benutzte Würfel sind aus dem Spiel.',
    end: 'Die Jahreszeit endet, wenn alle in Folge gepasst haben. Nach dem Herbst streichen, was verdirbt (°).',
    dice: 'Würfel für jeden: zu zweit 18, zu dritt 14, zu viert 10, zu fünft oder sechst 8.',
    wine: 'Wein: 1 beliebiger Würfel, eine Traube, ein passendes Fass, von jedem Dünger höchstens einer. Punkte: Wert + Forschung + Boni.',
    study:
      'Forschung: eine Traube streichen, Würfel mit verschiedenen offenen Werten ziehen und einkreisen. Jeder hebt den Wert um 1.',
    base: 'Wert',
  },
};

const catalogues: Record<Language, typeof en> = { en, de };

export type BoardTexts = typeof en;
export const boardTexts = (language: Language): BoardTexts => catalogues[language];
