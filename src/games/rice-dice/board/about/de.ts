import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const de: AboutTexts<AboutName> = {
  water: {
    title: 'Wasser',
    text: 'Bei der Aktion Wasser holt jedes davon einen Stein aus dem Teich auf eines deiner Felder.',
  },
  card: {
    title: 'Karte',
    text: 'Bei der Aktion Karten ziehst du für jedes dieser Symbole eine Karte und behältst eine oder keine.',
  },
  worker: {
    title: 'Arbeiter',
    text: 'Bei der Aktion Arbeiter jätet jeder, oder sie bepflanzen oder ernten gemeinsam ein Feld: einer je Sechseck.',
  },
  double: { title: 'Doppelarbeiter', text: 'Zwei Arbeiter auf einer Seite.' },
  wild: { title: 'Joker', text: 'Was du brauchst: ein Wasser, eine Karte oder ein Arbeiter. Nie Unkraut.' },
  weed: {
    title: 'Unkraut',
    text: 'Nach einem Neuwurf bringt jedes davon ein Unkraut auf deine Felder. Ohne Neuwurf bedeutet es nichts.',
  },
  paddy: {
    title: 'Reisfeld',
    text: 'Auf jedes Sechseck kommt ein Wasserstein. Das Feld ist geflutet, wenn alle einen haben, trocken, wenn keines einen hat: geflutet pflanzen, trocken ernten.',
  },
  flooded: {
    title: 'Geflutetes Feld',
    text: 'Schicke so viele Arbeiter, wie es Sechsecke hat, um es zu bepflanzen. Zum Ernten lass zuerst das Wasser ab.',
  },
  magic: {
    title: 'Magisches Wasser',
    text: 'Dieses Sechseck ist nass, wenn es dir passt, und trocken, wenn es dir passt. Kein Stein kommt darauf.',
  },
  planted: {
    title: 'Bepflanzt',
    text: 'Ist das Feld trocken, ernten es so viele Arbeiter, wie es Sechsecke hat, aber nicht in dem Zug, in dem es bepflanzt wurde.',
  },
  weeds: {
    title: 'Unkraut',
    text: 'Jedes macht die Ernte kleiner, höchstens zwei. Ein Arbeiter jätet eins von einem trockenen Feld; eine Ernte räumt alle ab.',
  },
  waterNumber: {
    title: 'Wasserzahl',
    text: 'Die Zahlen aller Felder zusammen sagen, wie viele Wassersteine im Spiel sind.',
  },
  yields: { title: 'Was eine Ernte bringt', text: 'Reis vom sauberen Feld, mit einem Unkraut und mit zweien.' },
  ability: { title: 'Fähigkeit', text: 'Sie wirkt, solange die Karte in deiner Reihe liegt.' },
  pond: {
    title: 'Teich',
    text: 'Abgelassenes Wasser kommt hierher, und von hier wird es geholt. Steine, die nicht im Spiel sind, bilden den Vorrat.',
  },
  deck: {
    title: 'Stapel',
    text: 'Von hier werden Karten gezogen. Ist er leer, werden die abgelegten zu einem neuen gemischt.',
  },
  track: { title: 'Reis bis jetzt', text: 'Sobald jemand 100 Reis hat, hat diese Person gewonnen.' },
  drought: {
    title: 'Dürre',
    text: 'Nach so vielen Runden ohne neuen Reis läuft alles Wasser von den Feldern. Beim dritten Mal in Folge endet das Spiel.',
  },
  score: {
    title: 'Reis',
    text: 'Der Reis, den die Ernten bis jetzt gebracht haben. Wer 100 erreicht, hat sofort gewonnen.',
  },
  risk: {
    title: 'Aussichten beim Neuwurf',
    text: 'Was alle Würfel zusammen dann zeigen, mit genauen Chancen. Nach einem Neuwurf zählt jedes Unkraut.',
  },
  firstCard: {
    title: 'Dein erstes Feld',
    text: 'Du hast drei Karten bekommen und behältst eine: Sie ist dein erstes Feld. Die anderen werden abgelegt.',
  },
  hand: {
    title: 'Gezogene Karten',
    text: 'Behalte eine oder keine. Sie kommt an ein Ende deiner Reihe oder ersetzt eins deiner Felder. Nur du siehst sie.',
  },
  room: {
    title: 'Platz für ein Feld',
    text: 'Vier Felder passen in deine Reihe. Eine neue Karte kommt an das linke oder rechte Ende; bei vieren ersetzt sie eins.',
  },
  release: {
    title: 'Wasser ablassen',
    text: 'Ein Feld, das du öffnest, läuft ganz leer: in Felder weiter rechts oder in den Teich. Ein Feld, das am Ende nicht voll ist, fällt trocken.',
  },
  mimic: {
    title: 'Mimics',
    text: 'Sie arbeiten gleich nach der Person vor dir, mit so vielen Arbeitern, wie diese gewürfelt hat.',
  },
};
