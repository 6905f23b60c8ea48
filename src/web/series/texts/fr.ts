import { does } from '../../../core/speech/fr.ts';
import type { SeriesTexts } from './en.ts';

export const fr: SeriesTexts = {
  series: 'Série',
  kinds: {
    none: 'Une seule partie',
    bestOf: 'Le plus de victoires en plusieurs parties',
    firstTo: 'Le premier à tant de points',
    twin: 'Jumelle',
  },
  counts: { bestOf: 'Parties', firstTo: 'Points', twin: 'Donnes' },
  about: {
    bestOf: 'On commence à tour de rôle. Une partie nulle compte pour moitié à chacun.',
    firstTo: 'Les points de toutes les parties s’additionnent. On commence à tour de rôle.',
    twin: 'Chaque donne se joue deux fois, avec les mêmes dés et les places échangées : commencer n’est plus un avantage. La seconde fois, vous connaissez tous deux les dés.',
  },
  bestOf: (n) => `Au meilleur des ${n} parties`,
  firstTo: (n) => `Premier à ${n} points`,
  twin: (n) => (n === 1 ? 'Jumelle' : `Jumelle en ${n} donnes`),
  game: (n) => `Partie ${n}`,
  deal: (n, isSecond) => `Donne ${n}, ${isSecond ? 'seconde' : 'première'} partie`,
  sameDice: 'mêmes dés, places échangées',
  next: 'Partie suivante',
  again: 'Nouvelle série',
  score: 'Score de la série',
  won: (who) => `${does(who, 'remportes', 'remporte')} la série`,
  drawn: 'La série est nulle',
  wins: 'Parties gagnées',
  deals: 'Donnes gagnées',
  points: 'Points',
  better: (who, points) => `${does(who, 'as', 'a')} mieux employé les mêmes dés : ${points} points.`,
  equal: (points) => `À égalité avec les mêmes dés : ${points} points.`,
  noPoints: 'Qui perd au temps ne marque pas de points pour la série.',
  staysSealed: 'Ces dés reviendront : l’enveloppe s’ouvre quand la seconde partie avec eux est terminée.',
};
