import type { DailyTexts } from './en.ts';

export const de: DailyTexts = {
  title: 'Tische des Tages',
  about:
    'Jeden Tag ein Tisch in jedem Spiel: Alle treffen dieselben Würfel und dieselben Bots, einmal. Wer macht am meisten daraus?',
  endsIn: (span) => `Neue Würfel in ${span}.`,
  hours: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
  play: 'Spielen',
  goOn: 'Weiterspielen',
  look: 'Noch einmal ansehen',
  finishedBy: (n) => (n === 0 ? 'Noch niemand ist fertig' : n === 1 ? '1 Person ist fertig' : `${n} Leute sind fertig`),
  youHave: (points) => `Du: ${points} Punkte`,
  playing: 'Du spielst gerade',
  board: (game) => `Ergebnisse: ${game}`,
  showBoard: 'Ergebnisse',
  byScore: 'Nach Punkten',
  bySkill: 'Nach Können',
  order: 'Reihenfolge',
  skillAbout:
    'Können: Punkte, die Entscheidungen gegenüber den besten gefundenen Zügen verloren haben; die wenigsten stehen vorn. Es wird nach der Partie ausgerechnet und dauert einen Moment.',
  place: 'Platz',
  name: 'Name',
  points: 'Punkte',
  margin: 'Vorsprung',
  lost: 'Durch Entscheidungen verloren',
  luck: 'Glück',
  waiting: 'gleich',
  you: 'du',
  noResults: 'An diesem Tag gibt es keine Ergebnisse.',
  dayBefore: 'Der Tag davor',
  dayAfter: 'Der Tag danach',
  replay: 'Ansehen',
};
