import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const fr: AboutTexts<AboutName> = {
  die: {
    title: 'Dé',
    text: 'Il porte trois desserts, chacun sur deux faces opposées. Celui qui manque est le dessert de sa couleur.',
  },
  blackDie: {
    title: 'Dé noir',
    text: 'Il est vierge sur toutes ses faces et ne compte dans aucun groupe. On le pose et le bascule comme les autres.',
  },
  card: {
    title: 'Ta carte',
    text: 'Ton dessert secret. À la fin, ton score est le plus grand groupe de dés qui le montrent sur le dessus.',
  },
  otherCard: {
    title: 'Carte d’un autre',
    text: 'Elle reste secrète jusqu’à la fin. Observe quels desserts se rapprochent.',
  },
  supply: {
    title: 'Réserve',
    text: 'Les dés tels qu’ils sont tombés, triés par le dessert du dessus. Posé sur une case vide, un dé garde cette face dessus.',
  },
  turn: {
    title: 'Ton tour',
    text: 'Pose un dé de la réserve, ou bascule un dé du plateau par-dessus une arête dans une case vide voisine.',
  },
  tips: {
    title: 'Bascules de suite',
    text: 'Les bascules de tous sont comptées. Une fois la limite atteinte, il faut poser un dé au tour suivant.',
  },
  score: {
    title: 'Points',
    text: 'Le nombre de dés du plus grand groupe de son propre dessert. Les points des autres restent secrets jusqu’à la fin.',
  },
  edge: {
    title: 'Rangée et colonne',
    text: 'Le journal et la liste des coups nomment une case par sa rangée et sa colonne. Un dé va sur n’importe quelle case vide.',
  },
  square: {
    title: 'Case vide',
    text: 'Tout dé de la réserve peut se poser ici, et un dé voisin peut y basculer. Quand les 25 cases sont pleines, la partie est finie.',
  },
  facing: {
    title: 'Tourner sur place',
    text: 'Le dessus reste. Tu choisis lequel des deux autres desserts regarde le nord et le sud : c’est lui qui apparaît quand le dé bascule par là.',
  },
  trail: {
    title: 'Basculé d’ici',
    text: 'Le dé qui était ici a basculé dans le sens de la flèche. Au tour suivant, on ne peut pas le rebasculer aussitôt.',
  },
};
