import type { Tile } from '../../components.ts';
import type { Refusals } from './en.ts';

/** After a negation. */
const none: Record<Tile, string> = {
  squash: 'de courge',
  carrot: 'de carotte',
  tomato: 'de tomate',
  artichoke: 'd’artichaut',
  eggplant: 'd’aubergine',
  critter: 'de bestiole',
  dial: 'de cadran',
  rock: 'de rocher',
};

export const fr: Refusals = {
  fourFirst: 'Quatre dés identiques : relance-les tous ou garde-les, puis continue.',
  fourOnly: 'On ne relance ou garde ainsi que quatre dés identiques tout juste lancés.',
  notOver: 'Ces dés permettent encore une action : ton tour continue.',
  noDie: ({ die, isThere }) => `Tu n’as pas ${isThere ? 'd’autre' : 'de'} ${die} parmi tes dés.`,
  sixFlips: 'Seul un 6 retourne une tuile.',
  notInGarden: ({ tile }) => `${tile === 'critter' ? 'Ta bestiole' : 'Ton cadran'} n’est pas au potager.`,
  sunUsed: 'Ton soleil a déjà servi.',
  sunTooLate: 'Le soleil relance les dés seulement avant d’en dépenser un.',
  sunChangesNothing: 'Le dé montre déjà ce nombre.',
  noDiscForSeed: 'Tu n’as plus de jeton à mettre sur une graine.',
  soldOut: ({ tile }) => `Il n’y a plus ${none[tile]} dans la réserve.`,
  twoOfOne: ({ tile }) =>
    `Deux graines d’une sorte au plus par tour, recrachées comprises, et tu as déjà eu deux graines ${none[tile]}.`,
  seedCosts: ({ tile, value }) => `La graine ${none[tile]} coûte un dé de ${value} ou plus.`,
  noTile: ({ tile }) => `Tu n’as pas ${none[tile]} à poser.`,
  noDiscForTile: ({ tile }) =>
    `Tu n’as plus de jeton à mettre sur ${tile === 'critter' ? 'la bestiole' : 'le cadran'}.`,
  taken: 'Cette case est prise.',
  smallerChange: 'Les mêmes dés mènent à cette case avec un plus petit changement ou dans l’ordre croissant.',
  otherSpace: ({ dice, row, column }) =>
    `Les dés ${dice[0]} et ${dice[1]} n’indiquent pas la rangée ${row}, colonne ${column}.`,
  sundialShort: ({ left, steps }) => `Le cadran solaire décale les dés de ${left} au plus, et il faudrait ${steps}.`,
  noSeed: 'Il n’y a pas de graine ici.',
  noVeggie: 'Il n’y a pas de légume ici.',
  notYourSeed: 'Cette graine n’est pas à toi.',
  notYourVeggie: 'Ce légume n’est pas à toi.',
  waterCosts: ({ value }) => `Cette graine demande un dé de ${value} ou plus.`,
  harvestCosts: ({ value }) => `Ce légume demande un dé de ${value} ou plus.`,
  straightLine: 'Une bestiole avance en ligne droite, dans sa rangée ou sa colonne.',
  tooFar: ({ spaces }) => `C’est à ${spaces} cases, plus loin que ne le permet le dé.`,
  blocked: 'Le chemin est barré : une bestiole ne traverse que des cases vides.',
  nothingToEat: 'Il n’y a rien à manger sur cette case.',
  birdFood: 'Un oiseau ne mange que les graines des autres ; cette case est prise.',
  rabbitFood: 'Un lapin ne mange que les légumes des autres ; cette case est prise.',
  noDiscToEat: 'Sans jeton en réserve, une bestiole ne peut pas manger.',
  eatenThere: 'Ta bestiole a déjà mangé chez ce joueur pendant ce tour.',
  scarecrow: 'Un épouvantail éloigne les oiseaux de cette graine.',
  swallowOrSpit: 'Dis si ta bestiole avale la tuile ou la recrache.',
  onlySwallow: 'Tu as déjà eu deux graines de cette sorte ce tour-ci : ta bestiole ne peut qu’avaler.',
  spitCosts: ({ value }) => `Pour recracher cette tuile, il faut un dé de ${value} ou plus.`,
  smallerMoves: 'Quand les deux dés peuvent s’échanger, c’est le plus petit qui déplace la bestiole.',
  sixRemoves: 'Pour chasser, le troisième dé doit montrer un 6.',
  noCritter: 'Il n’y a pas de bestiole sur cette case.',
};
