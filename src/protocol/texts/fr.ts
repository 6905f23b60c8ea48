import type { Translation } from '../../core/words.ts';
import type { PageTexts } from './en.ts';

export const fr: Translation<PageTexts> = {
  home: {
    title: 'Windfall : cinq jeux de dés autour de la récolte',
    about:
      'Cinq jeux de dés autour de la récolte, contre des bots, sur un seul appareil ou en ligne entre amis. Sans inscription.',
  },
  learn: { title: 'Apprendre en jouant', about: 'Une courte leçon : les règles sur le plateau, coup par coup.' },
  rules: { title: 'Règles', about: 'Chaque règle du jeu, numérotée, avec des exemples.' },
  sheet: { title: 'Feuille vierge', about: 'Une feuille vierge à imprimer.' },
  lab: { title: 'Le labo', about: 'Un jeu joué mille fois : qui gagne, combien de fois, et pourquoi.' },
  lobby: {
    title: 'Jouer en ligne',
    about: 'Des tables ouvertes, et un code pour la tienne : tes amis arrivent par un lien, sans compte.',
  },
  t: { title: 'Une table t’attend', about: 'Assieds-toi et joue : aucun compte n’est nécessaire.' },
  online: { title: 'Une table en ligne', about: 'Regarde ou joue dans le navigateur.' },
  me: { title: 'Mon compte', about: 'Ton nom, ta connexion et tes données.' },
  games: { title: 'Mes parties', about: 'Parties finies, statistiques et chance.' },
  daily: {
    title: 'Tables du jour',
    about: 'Une table par jour et par jeu : tout le monde rencontre une fois les mêmes dés et les mêmes bots.',
  },
  puzzles: {
    title: 'Problèmes',
    about:
      'Chaque jour une décision dans chaque jeu, beaucoup d’autres pour t’entraîner, et tes propres erreurs encore une fois.',
  },
  replay: { title: 'Revoir la partie', about: 'Une partie finie, coup par coup, vue de chaque place.' },
  fair: { title: 'Dés équitables', about: 'Vérifie chaque lancer d’une partie finie.' },
  lost: { title: 'Rien ici', about: 'Il n’y a rien à cette adresse.' },
};
