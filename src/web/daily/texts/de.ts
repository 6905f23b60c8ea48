import type { DailyTexts } from './en.ts';

export const de: DailyTexts = {
  title: 'Tische des Tages',
  about:
    'Jeden Tag ein Tisch in jedem Spiel: Alle bekommen dieselben Würfel und dieselben Bots, einmal. Wer macht am meisten daraus?',
  endsIn: (span) => `Neue Würfel in ${span}.`,
  // Signs of units have no full stop: the span stands at the end of a sentence.
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  play: 'Spielen',
  goOn: 'Weiterspielen',
  look: 'Ansehen',
  finishedBy: (n) =>
    n === 0 ? 'Noch niemand ist fertig' : n === 1 ? '1 Person ist fertig' : `${n} Personen sind fertig`,
  youHave: (points) => `Du: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
  playing: 'Du spielst gerade',
  board: (game) => `Ergebnisse: ${game}`,
  showBoard: 'Ergebnisse',
  byScore: 'Nach Punkten',
  bySkill: 'Nach Können',
  order: 'Reihenfolge',
  skillAbout:
    'Können: wie viele Punkte deine Entscheidungen gegenüber den besten gefundenen Zügen verschenkt haben; die wenigsten stehen vorn. Es wird nach der Partie ausgerechnet und dauert einen Moment.',
  place: 'Platz',
  name: 'Name',
  points: 'Punkte',
  margin: 'Vorsprung',
  lost: 'Verschenkte Punkte',
  luck: 'Glück',
  workedOut: 'Das Können wird gerade ausgerechnet.',
  waiting: 'gleich',
  you: 'du',
  noResults: 'An diesem Tag gibt es keine Ergebnisse.',
  wholeDay: 'Alle Spiele dieses Tages',
  dayBefore: 'Der Tag davor',
  dayAfter: 'Der Tag danach',
  replay: 'Ansehen',
};
