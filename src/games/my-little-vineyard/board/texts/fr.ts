import { numberText } from '../../../../core/numberText.ts';
import { numbers } from '../../words/fr.ts';
import { items } from '../../words/names/fr.ts';
import { roundedPercent } from '../odds.ts';
import type { BoardTexts } from './en.ts';

const some = (n: number): string => (n < 2 ? `${n} dé` : `${n} dés`);
const goods = (n: number): string => (n < 2 ? `${n} article reste` : `${n} articles restent`);
const decimal = (n: number): string => numberText(n, 1, 'fr');

export const fr: BoardTexts = {
  colon: ' :',
  items,
  brief: {
    ...items,
    kentucky: 'Kentucky',
    allier: 'Allier',
    limousin: 'Limousin',
    compost: 'compost',
    ash: 'cendre',
    oakChips: 'copeaux',
  },
  seasons: { spring: 'Printemps', summer: 'Été', fall: 'Automne' },
  centre: 'Centre',
  value: (value, count) => `${some(count)} à ${value}`,
  dead: (dice) => `Défausse : ${dice}`,
  when: (year, season) => `Année ${year}, ${season.toLowerCase()}`,
  year: (year) => `Année ${year}`,
  passes: (count, players) => `Passes de suite : ${count} sur ${players}`,
  roll: (count) => `Lancer ${some(count)}`,
  howMany: 'Combien de dés lancer ?',
  percent: (chance) => `${roundedPercent(chance)}\u202f%`,
  number: decimal,
  yields: (count) => `${decimal(count)} ${count < 2 ? 'article' : 'articles'} sur 14 à portée en moyenne`,
  nothingNew: (percent) => `rien de nouveau : ${percent} de risque`,
  allInReach: 'tous les articles à portée',
  kept: (dice) => (dice < 2 ? `${dice} dé gardé pour plus tard` : `${dice} dés gardés pour plus tard`),
  allOdds: 'Probabilités',
  oddsTitle: 'Les probabilités d’un lancer',
  oddsAbout:
    'Tes chances de pouvoir payer chaque article selon le nombre de dés lancés. Exact, avec les dés qui sont au centre maintenant.',
  diceRolled: 'Dés lancés',
  yieldsRow: 'articles à portée en moyenne',
  nothingRow: 'risque : aucun nouvel article',
  keptRow: 'dés gardés pour plus tard',
  oddsOf: (item, percent) => `${item} à portée après le lancer : ${percent}`,
  actHint: (count) =>
    count === 0
      ? 'Tu ne peux rien acheter.'
      : count === 14
        ? 'Tu peux acheter les 14 articles.'
        : `Tu peux acheter ${count} ${count < 2 ? 'article' : 'articles'} sur 14.`,
  pass: 'Passer',
  buy: 'Achat',
  left: (dice) => `laisse ${dice}`,
  gone: 'perdu',
  buyFor: (item, dice, left) => `Acheter : ${item} pour ${numbers(dice)}, laisse ${some(left)}`,
  buyWays: (item, ways, left) =>
    `Acheter : ${item}, ${ways} ${ways < 2 ? 'façon' : 'façons'} de payer, laisse ${some(left)}`,
  inReach: (item) => `${item} : à portée`,
  missing: (item, ways) =>
    ways.length > 3
      ? `${item} : il manque ${some(ways[0]?.length ?? 0)}`
      : `${item} : il manque ${ways.map((dice) => dice.join(' et ')).join(', ou ')}`,
  short: 'à trouver',
  shortOf: (dice) => `il manque ${some(dice)}`,
  full: 'aucune case libre',
  payWith: (item) => `${item} : payer avec`,
  stays: 'Le nombre dit combien d’articles restent à portée du joueur suivant.',
  payStays: (item, dice, stays) => `Acheter : ${item} pour ${numbers(dice)} ; ${goods(stays)} à portée`,
  use: (grape, value) => `Utiliser : ${grape}, valeur ${value}, pour un vin ou la recherche`,
  useTitle: (grape) => `${grape} : ce raisin devient`,
  wine: 'Un vin',
  research: 'Recherche',
  circle: 'Dés à entourer, +1 chacun',
  doResearch: 'Étudier',
  noResearch: 'Aucun dé du centre ne montre une valeur encore libre.',
  produce: 'Faire le vin',
  noBarrel: (barrels) =>
    barrels.length === 0
      ? 'Aucun fût ne lui convient.'
      : `Tu n’as pas de fût qui convient. Il faudrait : ${barrels.join(', ')}.`,
  barrel: 'Fût',
  fertilizers: 'Engrais',
  die: 'Prendre un dé',
  dieStays: (value, stays) => `Prendre un ${value} ; ${goods(stays)} à portée`,
  grape: 'Cépage',
  grapes: 'Cépages',
  goods: 'Engrais et fûts',
  supplies: 'Fournitures',
  market: 'Marché',
  store: 'Stock',
  useHead: 'Usage',
  worth: (n) => (n < 2 ? 'point' : 'points'),
  sums: (sums) => `2 dés : ${sums.join('/')}`,
  straight: (dice) => (dice === 1 ? '1 dé au choix' : `suite de ${dice}`),
  kind: ({ any, kind }) =>
    any === undefined ? `${kind} identiques` : any === 1 ? '1 dé au choix' : `${any} dés au choix`,
  gives: (count) => `en donne ${count}`,
  boxes: (left) => (left < 2 ? `${left} case libre` : `${left} cases libres`),
  stored: (held, crossed) => `en stock : ${held}, barrés : ${crossed}`,
  spoils: 'se gâte après chaque automne',
  fits: (barrel) => `convient : ${barrel}`,
  circled: (values) => (values.length === 0 ? 'pas de recherche' : `recherche : ${values.join(', ')}`),
  dice: (own, all) => `${own} ${own < 2 ? 'dé' : 'dés'} sur ${all}`,
  cellarOf: (name) => `Cave : ${name}`,
  close: 'Fermer',
  shelf: 'Vins',
  wines: (count) => (count < 2 ? `${count} bouteille` : `${count} bouteilles`),
  points: (n) => (n < 2 ? 'point' : 'points'),
  total: 'Total',
  noGrapes: 'pas de raisin',
  noGoods: 'ni fût ni engrais',
  ruling: 'Nos choix : les fûts du Pinot Noir, du Moscato, de la Vernaccia et du Riesling, et dix cases par ligne.',
  blank: {
    name: 'Nom',
    warehouse: 'Entrepôt : entoure ce que tu achètes, barre ce que tu utilises',
    turn: 'Ton tour : lance au moins la moitié de tes dés la première fois d’une saison, ensuite au moins un. Puis une seule chose : passer, acheter, étudier ou faire un vin. Les dés utilisés vont à la défausse.',
    end: 'La saison finit quand tous ont passé l’un après l’autre. Après l’automne, barre ce qui se gâte (°).',
    dice: 'Dés par joueur : 18 à deux, 14 à trois, 10 à quatre, 8 à cinq ou six.',
    wine: 'Vin : 1 dé au choix, un raisin, un fût qui convient, un engrais au plus de chaque sorte. Points : base + recherche + bonus.',
    study:
      'Recherche : barre un raisin, prends des dés de valeurs libres différentes et entoure-les. Chacun ajoute 1 à la base.',
    base: 'Base',
  },
};
