import type { DailyTexts } from './en.ts';

export const fr: DailyTexts = {
  title: 'Tables du jour',
  about:
    'Chaque jour, une table par jeu : les mêmes dés et les mêmes bots pour tout le monde, une seule fois. Qui en tire le meilleur parti ?',
  endsIn: (span) => `Nouveaux dés dans ${span}.`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  play: 'Jouer',
  goOn: 'Continuer',
  look: 'Revoir',
  finishedBy: (n) =>
    n === 0 ? 'Personne ne l’a encore terminée' : n === 1 ? '1 personne l’a terminée' : `${n} personnes l’ont terminée`,
  youHave: (points) => `Toi : ${points} ${Math.abs(points) < 2 ? 'point' : 'points'}`,
  playing: 'Tu es en train de jouer',
  board: (game) => `Résultats : ${game}`,
  showBoard: 'Résultats',
  byScore: 'Par points',
  bySkill: 'Par habileté',
  order: 'Classement',
  skillAbout:
    'Habileté : les points que tes choix ont perdus face aux meilleurs coups trouvés ; les plus petites pertes d’abord. Le calcul se fait après la partie et prend un moment.',
  place: 'Rang',
  name: 'Nom',
  points: 'Points',
  margin: 'Avance',
  lost: 'Points perdus',
  luck: 'Chance',
  workedOut: 'L’habileté est en cours de calcul.',
  waiting: 'bientôt',
  you: 'toi',
  noResults: 'Aucun résultat ce jour-là.',
  wholeDay: 'Tous les jeux de ce jour',
  dayBefore: 'La veille',
  dayAfter: 'Le lendemain',
  replay: 'Revoir',
};
