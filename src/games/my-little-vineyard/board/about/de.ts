import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const de: AboutTexts<AboutName> = {
  centre: {
    title: 'Die Mitte',
    text: 'Die Würfel von allen. Was du zum Bezahlen ziehst, ist für den Rest der Jahreszeit weg.',
  },
  season: {
    title: 'Jahreszeit',
    text: 'Sie endet, sobald alle einmal hintereinander gepasst haben. Dann gehen alle Würfel zurück an ihre Besitzer.',
  },
  throw: {
    title: 'Deine Würfel',
    text: 'Du wirfst einige davon in die Mitte: im ersten Zug einer Jahreszeit mindestens die Hälfte, später mindestens einen.',
  },
  grape: {
    title: 'Traube',
    text: 'Eine Traube und ein passendes Fass ergeben einen Wein. Gekauft mit Würfeln aus der Mitte.',
  },
  research: {
    title: 'Forschung',
    text: 'Streich eine Traube und zieh Würfel mit verschiedenen Werten, um sie einzukreisen: Jeder Kreis ist ein Punkt mehr in jedem späteren Wein dieser Traube.',
  },
  wine: {
    title: 'Was der Wein bringt',
    text: 'Der Grundwert der Traube und ihre Forschungskreise. Dünger kommt dazu.',
  },
  bonus: {
    title: 'Dünger für diese Traube',
    text: 'So viele Punkte mehr, wenn er in den Wein kommt, höchstens einer von jeder Art.',
  },
  fitting: { title: 'Fass für diese Traube', text: 'Nur in einem hier gezeigten Fass wird die Traube zu Wein.' },
  barrel: {
    title: 'Fass',
    text: 'Es kostet eine Straße: drei Würfel für Kentucky, vier für Allier, fünf für Limousin. Ein Wein braucht es auf.',
  },
  fertilizer: {
    title: 'Dünger',
    text: 'Er gibt einem Wein aus einer passenden Traube mehr Punkte und wird dabei verbraucht.',
  },
  price: { title: 'Preis', text: 'Zieh genau diese Würfel aus der Mitte, um eins zu kaufen.' },
  boxes: {
    title: 'Lager',
    text: 'Alles, was du kaufst, füllt ein leeres Kästchen. Ein gestrichenes wird nicht wieder frei.',
  },
  spoils: { title: 'Verdirbt', text: 'Was mit ° markiert und nach einem Herbst noch unbenutzt ist, wird gestrichen.' },
  shelf: {
    title: 'Deine Weine',
    text: 'Die Punkte deiner Weine, Jahreszeit für Jahreszeit. Nach der letzten gewinnt die höchste Summe.',
  },
  score: {
    title: 'Punkte',
    text: 'Die Punkte aller Weine bis jetzt. Nach der letzten Jahreszeit gewinnt die höchste Summe.',
  },
  dice: {
    title: 'Würfel übrig',
    text: 'So viele von allen eigenen Würfeln können in dieser Jahreszeit noch in die Mitte gewürfelt werden.',
  },
  reach: {
    title: 'Kann ich es kaufen?',
    text: 'Was die Mitte zu diesem Preis sagt: kaufen, und wie viele Würfel dann bleiben, was noch fehlt, oder wie wahrscheinlich dein Wurf es möglich macht.',
  },
  pass: {
    title: 'Passen',
    text: 'Du tust in diesem Zug nichts und darfst im nächsten wieder. Haben alle hintereinander gepasst, ist die Jahreszeit vorbei.',
  },
  pays: {
    title: 'Ein Würfel, egal welcher',
    text: 'Ein Wein kostet einen Würfel aus der Mitte, ganz gleich, was er zeigt. Nimm den, den die anderen brauchen.',
  },
};
