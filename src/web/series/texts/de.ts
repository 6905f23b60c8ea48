import { does } from '../../../core/speech/de.ts';
import type { SeriesTexts } from './en.ts';

export const de: SeriesTexts = {
  series: 'Serie',
  kinds: {
    none: 'Eine Partie',
    bestOf: 'Die meisten Siege aus mehreren Partien',
    firstTo: 'Wer zuerst so viele Punkte hat',
    twin: 'Zwilling',
  },
  counts: { bestOf: 'Partien', firstTo: 'Punkte', twin: 'Durchgänge' },
  about: {
    bestOf: 'Das Beginnen geht reihum. Ein Unentschieden zählt für alle Beteiligten halb.',
    firstTo: 'Die Punkte aller Partien werden zusammengezählt. Das Beginnen geht reihum.',
    twin: 'Jeder Durchgang wird zweimal gespielt, mit denselben Würfeln und vertauschten Plätzen: So ist Beginnen kein Vorteil. Beim zweiten Mal kennen beide die Würfe.',
  },
  bestOf: (n) => `Best of ${n}`,
  firstTo: (n) => `Zuerst ${n} Punkte`,
  twin: (n) => (n === 1 ? 'Zwilling' : `Zwilling aus ${n} Durchgängen`),
  game: (n) => `Partie ${n}`,
  deal: (n, isSecond) => `Durchgang ${n}, ${isSecond ? 'zweite' : 'erste'} Partie`,
  sameDice: 'dieselben Würfel, Plätze vertauscht',
  next: 'Nächste Partie',
  again: 'Neue Serie',
  score: 'Stand der Serie',
  won: (who) => `${does(who, 'gewinnst', 'gewinnt')} die Serie`,
  drawn: 'Die Serie endet unentschieden',
  wins: 'Gewonnene Partien',
  deals: 'Gewonnene Durchgänge',
  points: 'Punkte',
  better: (who, points) => `${does(who, 'hast', 'hat')} aus denselben Würfeln mehr gemacht: ${points} Punkte.`,
  equal: (points) => `Mit denselben Würfeln gleich gut: ${points} Punkte.`,
  noPoints: 'Wer durch Zeitüberschreitung verliert, bekommt dafür in der Serie keine Punkte.',
  staysSealed:
    'Diese Würfel kommen noch einmal: Der Umschlag wird geöffnet, wenn die zweite Partie mit ihnen zu Ende ist.',
};
