import { items } from '../names/de.ts';
import type { Refusals } from './en.ts';

export const de: Refusals = {
  rollFirst: 'Wähl zuerst, wie viele Würfel du wirfst.',
  rolled: 'Du hast schon gewürfelt: Jetzt passe, forsche, kaufe oder keltere.',
  rollBetween: ({ least, most, count }) => `Jetzt wirfst du ${least} bis ${most} Würfel, nicht ${count}.`,
  noPass: 'Passen geht jetzt nicht.',
  noDie: ({ value }) => `In der Mitte zeigt kein Würfel ${value}.`,
  tooFewDice: ({ value, there, wanted }) =>
    `In der Mitte ${there === 1 ? 'zeigt nur 1 Würfel' : `zeigen nur ${there} Würfel`} ${value}, nicht ${wanted}.`,
  ascending: 'Nenne die Würfel in aufsteigender Reihenfolge.',
  noBoxes: ({ item }) => `Die Reihe für ${items[item]} hat zu wenige freie Kästchen.`,
  costsSum: ({ item, sums }) => `${items[item]}: Der Preis sind zwei Würfel mit der Summe ${sums.join(' oder ')}.`,
  costsStraight: ({ item, dice }) => `${items[item]}: Der Preis ist eine Straße aus ${dice} Würfeln.`,
  costsKind: ({ item, dice }) => `${items[item]}: Der Preis sind ${dice} gleiche Würfel.`,
  costsAny: ({ item, dice }) =>
    `${items[item]}: Der Preis ${dice === 1 ? 'ist ein beliebiger Würfel' : `sind ${dice} beliebige Würfel`}.`,
  noGrape: ({ grape }) => `In deinem Lager ist kein ${items[grape]} zum Forschen.`,
  differentValues: 'Beim Forschen zeigt jeder Würfel einen anderen Wert.',
  circled: ({ value }) => `Das Forschungskästchen ${value} ist schon eingekreist.`,
  wrongBarrel: ({ barrel, grape }) => `Das ${items[barrel]} passt nicht zum ${items[grape]}.`,
  wrongFertilizer: ({ fertilizer, grape }) => `Zu ${items[grape]} passt dieser Dünger nicht: ${items[fertilizer]}.`,
  notHeld: ({ item }) => `Das fehlt in deinem Lager: ${items[item]}.`,
  oneOfEach: 'Von jedem Dünger höchstens einer.',
  fertilizerOrder: ({ order }) => `Nenne die Dünger in der Reihenfolge ${order.map((name) => items[name]).join(', ')}.`,
};
