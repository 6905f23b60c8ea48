import { numberText } from '../../../../core/numberText.ts';
import { numbers } from '../../words/de.ts';
import { items, seasons } from '../../words/names/de.ts';
import { roundedPercent } from '../odds.ts';
import type { BoardTexts } from './en.ts';

const staying = (n: number): string => (n === 1 ? '1 Ware bleibt zu haben' : `${n} Waren bleiben zu haben`);

export const de: BoardTexts = {
  colon: ':',
  items,
  brief: {
    ...items,
    kentucky: 'Kentucky',
    allier: 'Allier',
    limousin: 'Limousin',
    compost: 'Kompost',
    ash: 'Asche',
    oakChips: 'Eichen\u00adspäne',
  },
  seasons,
  centre: 'Würfel in der Mitte',
  value: (value, count) => `${count} mit ${value}`,
  dead: (dice) => `Aus dem Spiel: ${dice}`,
  when: (year, season) => `Jahr ${year}, ${season}`,
  year: (year) => `Jahr ${year}`,
  passes: (count, players) => `Gepasst in Folge: ${count} von ${players}`,
  roll: (count) => (count === 1 ? '1 Würfel werfen' : `${count} Würfel werfen`),
  howMany: 'Wie viele werfen?',
  percent: (chance) => `${roundedPercent(chance)}\u202f%`,
  number: (value) => numberText(value, 1, 'de'),
  yields: (count) => `im Mittel ${numberText(count, 1, 'de')} von 14 Waren zu haben`,
  nothingNew: (percent) => `Risiko, dass nichts dazukommt: ${percent}`,
  allInReach: 'alle Waren zu haben',
  kept: (dice) => `${dice} Würfel für später`,
  allOdds: 'Alle Chancen',
  oddsTitle: 'Die Chancen eines Wurfs',
  oddsAbout:
    'Wie wahrscheinlich du jede Ware kaufen kannst, wenn so viele Würfel dazukommen. Genau gerechnet, mit den Würfeln, die jetzt dort liegen.',
  diceRolled: 'Geworfene Würfel',
  yieldsRow: 'Waren zu haben, im Mittel',
  nothingRow: 'Risiko: keine neue Ware',
  keptRow: 'Würfel für später',
  oddsOf: (item, percent) => `${item} nach dem Wurf zu haben: ${percent}`,
  actHint: (count) =>
    count === 0
      ? 'Du kannst nichts kaufen.'
      : count === 14
        ? 'Du kannst alle 14 Waren kaufen.'
        : `Du kannst ${count} von 14 Waren kaufen.`,
  pass: 'Passen',
  buy: 'Kauf',
  left: (dice) => (dice === 1 ? 'bleibt 1' : `bleiben ${dice}`),
  gone: 'weg',
  buyFor: (item, dice, left) =>
    `${item} kaufen für ${numbers(dice)}, es ${left === 1 ? 'bleibt' : 'bleiben'} ${left} Würfel`,
  buyWays: (item, ways, left) =>
    `${item} kaufen: ${ways} Arten zu zahlen, es ${left === 1 ? 'bleibt' : 'bleiben'} ${left} Würfel`,
  inReach: (item) => `${item} ist zu haben`,
  missing: (item, ways) =>
    ways.length > 3
      ? `${item}: ${ways[0]?.length === 1 ? '1 Würfel fehlt' : `${ways[0]?.length} Würfel fehlen`}`
      : `${item}: Es fehlt ${ways.map((dice) => dice.join(' und ')).join(', oder ')}`,
  short: 'fehlt',
  shortOf: (dice) => (dice === 1 ? '1 Würfel fehlt' : `${dice} Würfel fehlen`),
  full: 'kein Kästchen frei',
  payWith: (item) => `${item}: bezahlen mit`,
  stays: 'Die Zahl sagt, wie viele Waren danach noch zu haben sind.',
  payStays: (item, dice, stays) => `${item} kaufen für ${numbers(dice)}; ${staying(stays)}`,
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
  dieStays: (value, stays) => `Eine ${value} ziehen; ${staying(stays)}`,
  grape: 'Traube',
  grapes: 'Trauben',
  goods: 'Dünger und Fässer',
  supplies: 'Waren',
  market: 'Markt',
  store: 'Lager',
  useHead: 'Ver\u00adwenden',
  worth: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
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
  cellarOf: (name) => `Keller: ${name}`,
  close: 'Schließen',
  shelf: 'Weine',
  wines: (count) => (count === 1 ? '1 Flasche' : `${count} Flaschen`),
  points: (n) => (n === 1 ? 'Punkt' : 'Punkte'),
  total: 'Summe',
  noGrapes: 'keine Trauben',
  noGoods: 'keine Fässer, keine Dünger',
  ruling:
    'Von uns festgelegt: die Fässer von Pinot Noir, Moscato, Vernaccia und Riesling und zehn Kästchen in jeder Reihe.',
  blank: {
    name: 'Name',
    warehouse: 'Lager: einkreisen, was du kaufst, streichen, was du verwendest',
    turn: 'Dein Zug: Wirf beim ersten Mal in einer Jahreszeit mindestens die Hälfte deiner Würfel, später mindestens einen. Dann tu eines davon: passen, kaufen, forschen oder keltern. Benutzte Würfel sind aus dem Spiel.',
    end: 'Die Jahreszeit endet, wenn alle in Folge gepasst haben. Nach dem Herbst streichen, was verdirbt (°).',
    dice: 'Würfel für jeden: zu zweit 18, zu dritt 14, zu viert 10, zu fünft oder sechst 8.',
    wine: 'Wein: 1 beliebiger Würfel, eine Traube, ein passendes Fass, von jedem Dünger höchstens einer. Punkte: Wert + Forschung + Boni.',
    study:
      'Forschung: eine Traube streichen, Würfel mit verschiedenen offenen Werten ziehen und einkreisen. Jeder hebt den Wert um 1.',
    base: 'Wert',
  },
};
