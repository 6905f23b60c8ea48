import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const fr: AboutTexts<AboutName> = {
  water: { title: 'Eau', text: 'Avec l’action eau, chacune prend un jeton du réservoir pour une de tes rizières.' },
  card: { title: 'Carte', text: 'Avec l’action cartes, pioche une carte pour chacune et gardes-en une ou aucune.' },
  worker: {
    title: 'Ouvrier',
    text: 'Avec l’action ouvriers, chacun désherbe, ou ils plantent ou récoltent ensemble une rizière : un par hexagone.',
  },
  double: { title: 'Double ouvrier', text: 'Deux ouvriers sur une face.' },
  wild: { title: 'Joker', text: 'Ce qu’il te faut : une eau, une carte ou un ouvrier. Jamais une mauvaise herbe.' },
  weed: {
    title: 'Mauvaise herbe',
    text: 'Après une relance, chacune apporte une mauvaise herbe sur tes rizières. Sans relance, elle ne veut rien dire.',
  },
  paddy: {
    title: 'Rizière',
    text: 'Un jeton d’eau par hexagone. Elle est inondée quand tous en ont un, à sec quand aucun n’en a : on plante inondée, on récolte à sec.',
  },
  flooded: {
    title: 'Rizière inondée',
    text: 'Envoie autant d’ouvriers que d’hexagones pour la planter. Pour la récolter, vide-la d’abord.',
  },
  magic: { title: 'Eau magique', text: 'Cet hexagone est mouillé ou sec, comme cela t’arrange. Aucun jeton n’y va.' },
  planted: {
    title: 'Plantée',
    text: 'Quand la rizière est à sec, autant d’ouvriers que d’hexagones la récoltent, mais pas au tour où elle a été plantée.',
  },
  weeds: {
    title: 'Mauvaises herbes',
    text: 'Chacune réduit la récolte, deux au plus. Un ouvrier en enlève une d’une rizière à sec ; une récolte les enlève toutes.',
  },
  waterNumber: {
    title: 'Nombre d’eau',
    text: 'Les nombres de toutes les rizières ensemble disent combien de jetons d’eau sont en jeu.',
  },
  yields: {
    title: 'Ce que donne une récolte',
    text: 'Le riz d’une rizière propre, avec une mauvaise herbe, et avec deux.',
  },
  ability: { title: 'Capacité', text: 'Elle agit tant que la carte est dans ta rangée.' },
  pond: {
    title: 'Réservoir',
    text: 'L’eau lâchée arrive ici, et c’est ici qu’on la prend. Les jetons qui ne sont pas en jeu forment le stock.',
  },
  deck: { title: 'Paquet', text: 'On y pioche les cartes. Quand il est épuisé, la défausse mélangée le remplace.' },
  track: { title: 'Riz récolté', text: 'Dès que quelqu’un a 100 riz, la partie est gagnée.' },
  drought: {
    title: 'Sécheresse',
    text: 'Après ce nombre de tours de table sans nouveau riz, toutes les rizières se vident. La troisième fois de suite, la partie s’arrête.',
  },
  score: {
    title: 'Riz',
    text: 'Le riz récolté jusqu’ici. Qui atteint 100 gagne aussitôt.',
  },
  risk: {
    title: 'Chances d’une relance',
    text: 'Ce que tous les dés montreraient ensemble, avec les chances exactes. Après une relance, chaque mauvaise herbe compte.',
  },
  firstCard: {
    title: 'Ta première rizière',
    text: 'Tu as reçu trois cartes et en gardes une : c’est ta première rizière. Les autres sont défaussées.',
  },
  hand: {
    title: 'Cartes piochées',
    text: 'Gardes-en une ou aucune. Elle va à un bout de ta rangée ou remplace une de tes rizières. Toi seul les vois.',
  },
  room: {
    title: 'Place pour une rizière',
    text: 'Ta rangée a la place de quatre rizières. Une nouvelle carte va à gauche ou à droite ; à quatre, elle en remplace une.',
  },
  release: {
    title: 'Lâcher de l’eau',
    text: 'Une rizière ouverte se vide : son eau va aux rizières plus à droite, ou au réservoir. Une rizière pas pleine à la fin s’assèche.',
  },
  mimic: {
    title: 'Mimics',
    text: 'Ils travaillent juste après le joueur d’avant, avec autant d’ouvriers qu’il en a obtenu aux dés.',
  },
};
