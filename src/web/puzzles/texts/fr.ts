import type { PuzzleTexts } from './en.ts';

export const fr: PuzzleTexts = {
  title: 'Problèmes',
  about:
    'Une décision à chaque fois : trouve un bon coup. Les positions viennent de parties de bots, et chaque réponse a été jugée deux fois.',
  kinds: { today: 'Problème du jour', more: 'Autres problèmes', mine: 'Tes erreurs' },
  due: (n) => `${n} à revoir`,
  which: 'Quel problème ?',
  ask: 'Trouve un bon coup. Une seule réponse compte.',
  rival: (n) => `Adversaire ${n}`,
  right: (move) => `${move} : bien joué !`,
  wrong: (move, verdict, percent) =>
    `${move} : ${verdict}, ${percent} points de pourcentage de chances de victoire en moins.`,
  better: (move) => `Le meilleur coup : ${move}.`,
  promise: (percent) => `Avec lui, tu gagnes environ ${percent} parties de ce genre sur 100.`,
  comesBack: 'Il reviendra parmi tes erreurs.',
  backOn: (date) => `Il revient le ${date}.`,
  madeThen: (move) => `Dans ta partie, tu as joué : ${move}.`,
  next: 'Problème suivant',
  values: 'Ce que vaut chaque coup',
  valuesBrief: 'Valeurs',
  valuesAbout: 'Chances de victoire et points à la fin, par rapport au meilleur coup trouvé ; ± est l’erreur type.',
  columns: { move: 'Coup', verdict: 'Classe', win: 'Chances de victoire', points: 'Points' },
  bestMove: 'le meilleur',
  yours: 'ta réponse',
  all: (n) => `Montrer les ${n} coups`,
  looking: 'Les autres coups sont en cours d’évaluation…',
  answered: (n, total) => `${n} sur ${total} résolus ou tentés sur cet appareil.`,
  doneToday: 'Tu as répondu au problème du jour. Un nouveau arrive à minuit (UTC).',
  noneDue: 'Rien à revoir pour le moment.',
  nextDue: (date) => `La prochaine revient le ${date}.`,
  noMistakes:
    'Les erreurs arrivent ici toutes seules : de l’analyse après une partie (« Chance et habileté »), des coups que tu joues malgré l’avertissement du tuteur, et des problèmes que tu rates. Elles restent sur cet appareil et, si le serveur te connaît, avec ton compte.',
  none: 'Ce jeu n’a pas encore de problèmes.',
  kept: (n) =>
    n === 1 ? 'Une de tes erreurs t’attend à l’entraînement.' : `${n} de tes erreurs t’attendent à l’entraînement.`,
};
