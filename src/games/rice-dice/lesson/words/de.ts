import type { LessonTexts } from './en.ts';

export const de: LessonTexts = {
  hello:
    'Wer zuerst hundert Reis hat, gewinnt. Ein Reisfeld braucht vier Schritte: fluten, pflanzen, trocknen lassen, ernten.',
  choose:
    'Wähle dein erstes Reisfeld. River Bend hat 2 Sechsecke, braucht also 2 Wasser und 2 Arbeiter und bringt ohne Unkraut 14 Reis.',
  action:
    'Fünf Würfel, und du nutzt sie für eines: Arbeiter, Karten oder Wasser. Du hast zweimal Wasser: Wähle Wasser.',
  fill: 'Jedes Wassersymbol holt einen Stein aus dem Teich. Zwei fluten River Bend; halb volle Felder laufen wieder leer.',
  workers: 'Ein neuer Zug. Diesmal zwei Arbeiter: Setz sie ein.',
  plant:
    'Pflanzen braucht einen Arbeiter je Sechseck und ein geflutetes Feld. Was du pflanzt, erntest du nicht im selben Zug.',
  reroll: 'Jetzt brauchst du Wasser, und es ist keines da. Einmal im Zug darfst du alle fünf Würfel neu werfen.',
  weeds:
    'Das hat seinen Preis: Jedes Unkraut, das dann zu sehen ist, kommt auf deine Felder. Leg dieses auf River Bend.',
  let: 'Reis wird trocken geerntet. Mit der Wasseraktion lässt man auch Wasser ab: Wähle sie.',
  release: 'Lass das Wasser von River Bend ab: Es läuft zurück in den Teich.',
  double: 'Ein Doppel sind zwei Arbeiter, zusammen also drei. Setz sie ein.',
  pull: 'Mit Unkraut brächte River Bend nur 10. Ein Arbeiter jätet es aus einem trockenen Feld.',
  harvest: 'Zwei Arbeiter sind übrig, einer je Sechseck: Bring den Reis ein. Volle 14!',
  leap: 'So wächst Reis. Wir springen weiter: Du hast 90 Reis und ein zweites Feld, weiter unten am Hang.',
  cards: 'Mit zwei Kartensymbolen ziehst du zwei Karten und darfst eine behalten. Wähle Karten.',
  keep: 'Sunlit Paddy hat nur ein Sechseck. Nimm die Karte und leg sie rechts an, an den Fuß deines Hangs.',
  slope: 'River Bend ist bepflanzt und geflutet, Honorable Workers darunter liegt trocken. Wähle Wasser.',
  into: 'Wasser läuft nach rechts: Lass das von River Bend in Feld 2 ab. Eines trocknet, das andere ist geflutet, auf einen Schlag.',
  take: 'Ein Wassersymbol bleibt zum Nehmen: Flute auch Sunlit Paddy.',
  stay: 'Bei einer Wasseraktion von Ada darfst auch du ablassen. Du willst erst pflanzen, also behalt dein Wasser: fertig.',
  ability:
    'Du hast keinen Arbeiter geworfen, doch Karten helfen: Honorable Workers bringt zu jedem Wurf einen dazu. Wähle Arbeiter.',
  sow: 'Ein Arbeiter bepflanzt Sunlit Paddy mit seinem einen Sechseck. River Bend ist reif: Seine 14 brächten dich über 100, das gewinnt sofort.',
  free: 'Jetzt liegt es an dir. Spiel, wie du magst, und bring River Bend ein: Ada ist nur ein Keimling.',
};
