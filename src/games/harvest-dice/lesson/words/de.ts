import type { LessonTexts } from './en.ts';

export const de: LessonTexts = {
  hello:
    'Willkommen in deinem Garten. Die Würfel in der Schale gehören allen: Du nimmst einen, dann nimmt Ada einen, reihum.',
  first:
    'Nimm den Salat 3 und tippe auf das markierte Feld. Die Zahl ist die Spalte; die erste Pflanze einer Sorte darf in jede Reihe.',
  touch: 'Ab der zweiten Pflanze muss jede Seite an Seite mit ihrer Sorte stehen. Die 4 passt neben die 3.',
  leave:
    'Pflanze die Tomate, dann bleibt die Karotte übrig. Der letzte Würfel gehört niemandem: Er macht seine Sorte für alle wertvoller.',
  market:
    'Schau auf den Markt: Ein Kreis bei den Karotten ist angekreuzt. Jede Karotte bringt jetzt 2 Punkte, dir und Ada.',
  feed: 'Salat 6 passt nirgends, also füttert er dein Schwein: sechs Augen, sechs Kreise. Eine volle Reihe Kreise bringt 2 Punkte.',
  power:
    'Die volle Reihe gab dir eine Kraft, den Stern neben dem Schwein. Sie macht einen Würfel, den du nimmst, um eins höher oder niedriger.',
  bend: 'Nimm den Salat 1 und pflanze ihn als 2 neben deinen Salat. Der Stern auf dem Feld sagt: Das kostet eine Kraft.',
  leap: 'So geht eine Runde. Wir springen einige Runden weiter, kurz vor die Ernte.',
  ribbon: 'Salat 6 füllt deine oberste Reihe. Eine volle Reihe bekommt ihre Schleife: 5 Punkte zur Pflanze dazu.',
  worth:
    'Ein Gemüse zählt so viel, wie in seinem Markt Kreise angekreuzt sind. Tomaten stehen bei 3: Die fünfte bringt 3 Punkte.',
  choose:
    'Denk an den Würfel, den du liegen lässt! Nimm die Karotte für die Schleife: Salat bleibt, und deine sechs steigen um je 1.',
  count:
    'Die letzte Runde ist da, wenn ein Garten, ein Schwein oder ein Markt voll ist. Wer die meisten Punkte hat, gewinnt; vom Schwein zählt die letzte volle Reihe.',
  free: 'Jetzt kannst du alles. Spiel bis zum Ende, wie du magst: Ada ist nur ein Keimling.',
};
