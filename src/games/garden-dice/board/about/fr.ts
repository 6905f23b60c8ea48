import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const fr: AboutTexts<AboutName> = {
  die: {
    title: 'Un de tes dés',
    text: 'Dépense-le pour une action. Tu continues tant qu’une action est possible avec les dés qui restent.',
  },
  seed: {
    title: 'Graine',
    text: 'Arrose-la avec un dé de sa valeur ou plus : elle devient un légume. L’eau se propage aux graines voisines plus petites.',
  },
  veggie: {
    title: 'Légume',
    text: 'Récolte-le avec un dé de sa valeur ou plus : tu marques sa valeur. La récolte se propage aux légumes voisins plus petits, chacun pour son propriétaire.',
  },
  value: { title: 'Valeur', text: 'Ce que vaut la tuile : courge 1, carotte 2, tomate 3, artichaut 4, aubergine 5.' },
  bird: {
    title: 'Oiseau',
    text: 'Il va tout droit par les cases vides, jusqu’au nombre d’un dé, et peut finir sur la graine d’un adversaire pour la manger. Un 6 en fait un lapin.',
  },
  rabbit: {
    title: 'Lapin',
    text: 'Il va tout droit par les cases vides, jusqu’au nombre d’un dé, et peut finir sur le légume d’un adversaire pour le manger. Un 6 en fait un oiseau.',
  },
  sundial: {
    title: 'Cadran solaire',
    text: 'Une fois par tour, son propriétaire change des dés qui désignent une case : un dé de 1 ou 2, ou deux dés de 1 chacun. Un 6 en fait un épouvantail, un autre 6 le rend cadran.',
  },
  scarecrow: {
    title: 'Épouvantail',
    text: 'Il veille sur les tuiles de son propriétaire dans les huit cases autour : 3 points de plus par légume récolté là, et les oiseaux épargnent les graines.',
  },
  rock: {
    title: 'Rocher',
    text: 'Une fois posé, il reste toute la partie, et aucune bestiole ne le franchit. L’eau et la récolte s’y arrêtent aussi.',
  },
  star: {
    title: 'Étoile',
    text: 'Un légume récolté sur une étoile compte double, sauf s’il gagne le bonus de l’épouvantail.',
  },
  swallowed: {
    title: 'Jetons sur une bestiole',
    text: 'Un pour la poser, et un par tuile avalée. Ils reviennent quand la bestiole est chassée.',
  },
  discs: {
    title: 'Jetons',
    text: 'Il t’en faut un libre pour chaque graine achetée, pour la bestiole et pour le cadran. Les récoltes les rendent.',
  },
  sun: {
    title: 'Soleil',
    text: 'Une fois par partie : relancer les quatre dés au début de ton tour, ou tourner un dé sur le nombre voulu. Gardé jusqu’à la fin, il vaut 5 points.',
  },
  hand: {
    title: 'En main',
    text: 'Les tuiles à poser. À la fin, chaque graine achetée encore ici coûte 5 points, sauf la première.',
  },
  harvested: {
    title: 'Récolté',
    text: 'Chaque assortiment des cinq sortes vaut 15 points. Trois d’une sorte font 10, quatre 15, cinq ou plus 20.',
  },
  price: { title: 'Prix', text: 'Un dé de ce nombre ou plus achète la graine. Deux d’une sorte au plus par tour.' },
  supply: {
    title: 'Encore en réserve',
    text: 'Quand la dernière graine de toutes les sortes est vendue, on finit le tour et la partie est terminée.',
  },
  track: {
    title: 'Chemin des points',
    text: 'Autour du potager, les marqueurs montrent les points du moment. Assortiments, collections et pénalités s’ajoutent à la fin.',
  },
  score: {
    title: 'Points',
    text: 'Les points des récoltes jusqu’ici. Séries, collections, soleil gardé et graines non plantées comptent à la fin.',
  },
  edge: {
    title: 'Rangée et colonne',
    text: 'Deux dés désignent une case : l’un la rangée, l’autre la colonne, dans le sens que tu veux.',
  },
  bed: {
    title: 'Case',
    text: 'Deux dés la désignent : sa rangée et sa colonne. Une case vide reçoit une graine, ta bestiole, ton cadran ou ton rocher.',
  },
  buy: {
    title: 'Acheter',
    text: 'Un dé de la valeur de la graine ou plus, et un jeton libre pour la marquer. Deux d’une sorte au plus par tour.',
  },
  place: {
    title: 'Poser',
    text: 'Deux dés posent une tuile sur une case vide : l’un donne la rangée, l’autre la colonne, dans le sens que tu veux.',
  },
  water: {
    title: 'Arroser',
    text: 'Un dé de la valeur de la graine ou plus fait de ta graine un légume. L’eau gagne les graines voisines plus petites, à qui qu’elles soient.',
  },
  harvest: {
    title: 'Récolter',
    text: 'Un dé de la valeur du légume ou plus rentre le tien. La récolte gagne les légumes voisins plus petits : chacun va à son propriétaire, et tu marques 1 point par légume d’autrui.',
  },
  move: {
    title: 'Bestiole',
    text: 'Un dé envoie ta bestiole tout droit dans une rangée ou une colonne, par les cases vides, au plus aussi loin que le dé le dit.',
  },
  swallow: {
    title: 'Manger et avaler',
    text: 'La tuile quitte la partie. Un de tes jetons va sur la bestiole et y reste jusqu’à ce qu’elle soit chassée.',
  },
  spit: {
    title: 'Manger, garder la graine',
    text: 'Encore un dé de la valeur de la tuile ou plus : tu la marques d’un jeton et la gardes comme graine.',
  },
  flip: {
    title: 'Retourner',
    text: 'Un 6 retourne ta bestiole ou ton cadran : oiseau et lapin, cadran solaire et épouvantail. La tuile reste sur sa case.',
  },
  remove: {
    title: 'Chasser',
    text: 'Trois dés : deux désignent la case d’une bestiole, le troisième est un 6. Elle revient en main avec tous ses jetons.',
  },
  equal: {
    title: 'Quatre pareils',
    text: 'Les quatre dés montrent le même nombre : tu peux tous les relancer, ou les garder.',
  },
  end: {
    title: 'Finir ton tour',
    text: 'Les dés qui restent ne peuvent plus rien tels quels. Seuls ton soleil ou ton cadran aideraient encore, et rien n’y oblige.',
  },
};
