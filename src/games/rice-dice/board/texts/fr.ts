import { describeAbility, tellDry, fr as words } from '../../words/fr.ts';
import type { BoardTexts } from './en.ts';

const weeds = (n: number): string => (n < 2 ? `${n} mauvaise herbe` : `${n} mauvaises herbes`);
const hexes = (n: number): string => (n < 2 ? `${n} hexagone` : `${n} hexagones`);
const magic = (n: number): string => (n === 0 ? '' : n === 1 ? ', 1 magique' : `, ${n} magiques`);
const actions = { worker: 'Ouvriers', card: 'Cartes', water: 'Eau' };

export const fr: BoardTexts = {
  colon: ' :',
  move: words.move,
  ability: describeAbility,
  dry: tellDry,
  dice: 'Dés',
  noDice: 'Les dés arrivent.',
  faces: {
    water: 'eau',
    card: 'carte',
    worker: 'ouvrier',
    double: 'deux ouvriers',
    wild: 'joker',
    weed: 'mauvaise herbe',
  },
  actions,
  jobs: { weed: 'Désherber', harvest: 'Récolter', plant: 'Planter' },
  conditions: { dry: 'à sec', halfFull: 'à moitié pleine', flooded: 'inondée', growing: 'plantée', ripe: 'mûre' },
  reroll: 'Relancer les cinq',
  rerollThese: (n) => (n === 0 ? 'Touche les dés à relancer' : n === 1 ? 'Relancer 1 dé' : `Relancer ${n} dés`),
  done: (phase) => (phase === 'keep' ? 'N’en garder aucune' : phase === 'release' ? 'Fini de vider' : 'Terminé'),
  place: 'Poser ici',
  fill: 'Remplir',
  keepAt: { left: 'À gauche, en amont', right: 'À droite, en aval' },
  replace: 'Remplacer',
  choose: 'Garder',
  chosen: 'Choisie',
  inHand: 'En main',
  hand: 'Tes cartes',
  pickCard: 'Choisis une carte, ou n’en garde aucune.',
  pickPlace: (card) => `Où va ${card} ?`,
  cover: 'Cacher',
  uncover: 'Montrer',
  covered: 'Cachées.',
  left: (n) => (n < 2 ? `encore ${n} ouvrier` : `encore ${n} ouvriers`),
  waterLeft: (n) => (n < 2 ? `encore ${n} jeton d’eau à prendre` : `encore ${n} jetons d’eau à prendre`),
  mimicsLeft: ({ weed, harvest, plant }) =>
    [['désherber', weed] as const, ['récolter', harvest] as const, ['planter', plant] as const]
      .filter(([, n]) => n > 0)
      .map(([job, n]) => `${job} ${n}`)
      .join(', '),
  releaseNote: 'Ouvre une vanne, ou laisse l’eau où elle est.',
  weeds: (n) => `${weeds(n)} à poser`,
  reservoir: 'Réservoir',
  supply: 'Stock',
  owed: (n) => (n < 2 ? `${n} dû` : `${n} dus`),
  deck: 'Paquet',
  under: 'Dessous :',
  discards: 'Défausse',
  rice: 'riz',
  free: 'libre',
  rowOf: (name) => `Terrasse : ${name}`,
  cards: (n) => (n < 2 ? `${n} carte en main` : `${n} cartes en main`),
  close: 'Fermer',
  odds: 'Chances',
  hexes: (all, magical) => `${hexes(all)}${magic(magical)}`,
  yields: (rice) => `Riz : ${rice[0]} propre, ${rice[1]} avec une mauvaise herbe, ${rice[2]} avec deux`,
  waterNumber: (n) => `nombre d’eau ${n}`,
  paddy: (place, paddy, condition) =>
    `Rizière ${place}, ${paddy.card.name} : ${condition}, de l’eau sur ${paddy.water} des ${hexes(paddy.card.hexes - paddy.card.magic)}${magic(paddy.card.magic)}, ${weeds(paddy.weeds)}`,
  tellCard: (card) =>
    `Garder ${card.name} : ${hexes(card.hexes)}${magic(card.magic)}, riz ${card.rice.join(', ')}, nombre d’eau ${card.water}${card.ability ? `, ${describeAbility(card.ability)}` : ''}`,
  tellAction: (action, n, use) => `${actions[action]}, ${n} : ${use}`,
  goal: ({ kind, place }) =>
    kind === 'draw'
      ? 'piocher une carte'
      : `${{ plant: 'planter', harvest: 'récolter', fill: 'remplir' }[kind]} la rizière ${place}`,
  draws: (n) => (n === 0 ? 'aucune carte' : n === 1 ? 'pioche 1, garde-la ou non' : `pioche ${n}, gardes-en une`),
  canRelease: 'lâcher de l’eau',
  canWeed: 'désherber',
  noUse: 'rien à faire pour l’instant',
  risk: (n) => (n === 1 ? 'Le risque de relancer 1 dé' : `Le risque de relancer ${n} dés`),
  riskWhat: 'Assez pour…',
  riskNow: 'avant',
  riskThen: 'après',
  yes: 'oui',
  no: 'non',
  toPlace: 'mauvaises herbes à poser',
  weedCount: (n) => ['aucune', 'une', 'deux', 'trois ou plus'][n] ?? '',
  gains: (n) => `+${n}`,
  waters: (now, then) => `eau ${now} → ${then}`,
  staysHalf: 'pas pleine : l’eau retourne au réservoir',
  yieldTurns: (now, then) => `${now} → ${then} riz`,
  worth: (n) => `${n} riz`,
  promises: (n) => `${n} riz une fois à sec`,
  goes: 'va à la défausse',
  ownDeck: 'Le paquet est le nôtre : les cartes imprimées ne sont publiées nulle part.',
  faceKey: 'Avec des dés ordinaires :',
  needed:
    'Il te faut aussi cinq dés, 20 jetons pour l’eau, et quelques petites pièces pour les mauvaises herbes et le riz planté.',
};
