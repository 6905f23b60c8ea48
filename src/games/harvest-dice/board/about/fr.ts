import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const fr: AboutTexts<AboutName> = {
  die: {
    title: 'Dé',
    text: 'Sa couleur est le légume, son nombre la colonne. S’il rentre dans ton jardin, tu dois le planter ; sinon, il est pour le cochon.',
  },
  garden: {
    title: 'Jardin',
    text: 'Le premier légume d’une sorte va n’importe où dans sa colonne. Les suivants doivent toucher, par un côté, un légume de la même sorte.',
  },
  ribbon: { title: 'Ruban', text: 'Une rangée plantée d’un bout à l’autre gagne son ruban : 5 points.' },
  pig: {
    title: 'Cochon',
    text: 'Il mange les dés qui ne rentrent nulle part : un cercle par point. Un cochon repu termine la partie à la fin de la manche.',
  },
  power: {
    title: 'Pouvoir',
    text: 'Chaque rangée pleine du cochon t’en donne un. Dépense-le pour augmenter ou diminuer de un le dé que tu as pris.',
  },
  pigValue: { title: 'Points du cochon', text: 'À la fin, seule la dernière rangée pleine compte : voici ses points.' },
  market: {
    title: 'Marché',
    text: 'Chaque cercle coché ajoute un point à la valeur de chaque légume de cette sorte. Le dernier dé de chaque manche en coche un.',
  },
  score: {
    title: 'Points',
    text: 'Comme si la partie finissait maintenant : chaque sorte de légume fois son marché, 5 par ruban, et la dernière rangée pleine du cochon.',
  },
};
