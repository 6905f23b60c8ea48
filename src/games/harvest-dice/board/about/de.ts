import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const de: AboutTexts<AboutName> = {
  die: {
    title: 'Würfel',
    text: 'Die Farbe ist das Gemüse, die Zahl die Spalte. Passt er in deinen Garten, musst du ihn pflanzen; sonst bekommt ihn das Schwein.',
  },
  garden: {
    title: 'Garten',
    text: 'Das erste Gemüse einer Sorte kommt irgendwo in seine Spalte. Jedes weitere muss an eines derselben Sorte grenzen, Seite an Seite.',
  },
  ribbon: {
    title: 'Schleife',
    text: 'Eine Reihe, die von einem Ende zum anderen bepflanzt ist, bringt ihre Schleife: 5 Punkte.',
  },
  pig: {
    title: 'Schwein',
    text: 'Es frisst Würfel, die nirgends passen: einen Kreis für jedes Auge. Ist ein Schwein satt, endet die Partie nach der Runde.',
  },
  power: {
    title: 'Kraft',
    text: 'Jede volle Reihe des Schweins gibt dir eine. Gib sie aus, um den genommenen Würfel um eins zu erhöhen oder zu senken.',
  },
  pigValue: { title: 'Punkte des Schweins', text: 'Am Ende zählt nur die letzte volle Reihe: Dies sind ihre Punkte.' },
  market: {
    title: 'Markt',
    text: 'Jeder angekreuzte Kreis macht jedes Gemüse dieser Sorte einen Punkt mehr wert. Der letzte Würfel jeder Runde kreuzt einen an.',
  },
  score: {
    title: 'Punkte',
    text: 'Als wäre die Partie jetzt zu Ende: jede Gemüsesorte mal ihrem Markt, 5 für jede Schleife und die letzte volle Reihe des Schweins.',
  },
};
