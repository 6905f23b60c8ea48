import { items } from '../names/fr.ts';
import type { Refusals } from './en.ts';

export const fr: Refusals = {
  rollFirst: 'Choisis d’abord combien de dés lancer.',
  rolled: 'Tu as déjà lancé ce tour-ci : maintenant passe, étudie, achète ou vinifie.',
  rollBetween: ({ least, most, count }) => `Maintenant, tu lances de ${least} à ${most} dés, pas ${count}.`,
  noPass: 'Tu ne peux pas passer maintenant.',
  noDie: ({ value }) => `Aucun dé ne montre ${value} au centre.`,
  tooFewDice: ({ value, there, wanted }) =>
    `Au centre, ${there === 1 ? 'un seul dé montre' : `${there} dés seulement montrent`} ${value}, pas ${wanted}.`,
  ascending: 'Écris les dés dans l’ordre croissant.',
  noBoxes: ({ item }) => `${capital(items[item])} : pas assez de cases libres sur cette ligne.`,
  costsSum: ({ item, sums }) =>
    `${capital(items[item])} : le prix est de deux dés dont la somme fait ${sums.join(' ou ')}.`,
  costsStraight: ({ item, dice }) => `${capital(items[item])} : le prix est une suite de ${dice} dés.`,
  costsKind: ({ item, dice }) => `${capital(items[item])} : le prix est de ${dice} dés identiques.`,
  costsAny: ({ item, dice }) =>
    `${capital(items[item])} : le prix est ${dice === 1 ? 'd’un dé quelconque' : `de ${dice} dés quelconques`}.`,
  noGrape: ({ grape }) => `Tu n’as pas de ${items[grape]} à étudier dans ton entrepôt.`,
  differentValues: 'Chaque dé d’une recherche montre une valeur différente.',
  circled: ({ value }) => `La case de recherche ${value} est déjà entourée.`,
  wrongBarrel: ({ barrel, grape }) => `Le ${items[barrel]} ne convient pas au cépage ${items[grape]}.`,
  wrongFertilizer: ({ fertilizer, grape }) =>
    `Le cépage ${items[grape]} n’accepte pas cet engrais : ${items[fertilizer]}.`,
  notHeld: ({ item }) => `Tu n’as pas de ${items[item]} dans ton entrepôt.`,
  oneOfEach: 'Un engrais de chaque sorte au plus.',
  fertilizerOrder: ({ order }) => `Écris les engrais dans l’ordre ${order.map((name) => items[name]).join(', ')}.`,
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
