import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const de: AboutTexts<AboutName> = {
  die: {
    title: 'Würfel',
    text: 'Er trägt drei Desserts, jedes auf zwei gegenüberliegenden Seiten. Das fehlende ist das Dessert seiner Farbe.',
  },
  blackDie: {
    title: 'Schwarzer Würfel',
    text: 'Er ist auf allen Seiten leer und gehört zu keiner Gruppe. Er lässt sich legen und kippen wie jeder andere.',
  },
  card: {
    title: 'Deine Karte',
    text: 'Dein geheimes Dessert. Am Ende zählt die größte Gruppe von Würfeln, die es oben zeigen.',
  },
  otherCard: {
    title: 'Fremde Karte',
    text: 'Sie bleibt bis zum Ende geheim. Achte darauf, welche Desserts da zusammenkommen.',
  },
  supply: {
    title: 'Vorrat',
    text: 'Die Würfel, wie sie gefallen sind, nach dem oberen Dessert sortiert. Legst du einen auf ein leeres Feld, bleibt diese Seite oben.',
  },
  turn: {
    title: 'Dein Zug',
    text: 'Lege einen Würfel aus dem Vorrat, oder kippe einen auf dem Brett über eine Kante auf ein leeres Feld daneben.',
  },
  tips: {
    title: 'Kippzüge in Folge',
    text: 'Gezählt werden die Kippzüge aller zusammen. Ist die Grenze erreicht, muss im nächsten Zug ein Würfel gelegt werden.',
  },
  score: {
    title: 'Punkte',
    text: 'So viele Würfel hat die größte Gruppe des eigenen Desserts. Die Punkte der anderen bleiben bis zum Schluss geheim.',
  },
  edge: {
    title: 'Reihe und Spalte',
    text: 'Verlauf und Zugliste nennen ein Feld nach Reihe und Spalte. Ein Würfel kommt auf irgendein leeres Feld.',
  },
  square: {
    title: 'Leeres Feld',
    text: 'Hierher darf jeder Würfel aus dem Vorrat, oder einer von nebenan wird hierher gekippt. Sind alle 25 Felder voll, ist das Spiel aus.',
  },
  facing: {
    title: 'Im Stehen drehen',
    text: 'Oben bleibt, was oben ist. Du bestimmst, welches der beiden anderen Desserts nach Norden und Süden zeigt: Es kommt hoch, wenn der Würfel dorthin kippt.',
  },
  trail: {
    title: 'Von hier gekippt',
    text: 'Der Würfel von hier wurde in Richtung des Pfeils gekippt. Im nächsten Zug darf er nicht gleich zurück.',
  },
};
