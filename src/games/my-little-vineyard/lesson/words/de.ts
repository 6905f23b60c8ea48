import type { LessonTexts } from './en.ts';

export const de: LessonTexts = {
  hello:
    'Alle werfen Würfel in eine gemeinsame Mitte und ziehen dort wieder welche heraus. Gezogene sind für die Jahreszeit weg.',
  roll: 'Dein Zug beginnt mit einem Wurf. Im ersten Zug einer Jahreszeit wirf mindestens die Hälfte deiner Würfel: neun.',
  grape:
    'Danach tust du eines. Kauf eine Merlot-Traube: Sie kostet zwei Würfel, die zusammen 7 ergeben, und 3 und 4 passen.',
  one: 'Ein neuer Zug: Von nun an reicht ein Würfel, du darfst aber mehr werfen. Was du wirfst, kann auch Ada nehmen.',
  barrel:
    'Ein Fass kostet eine Straße: Drei in Folge kaufen das Kentucky-Fass, hier 1, 2 und 3. Zum Merlot passt jedes Fass.',
  more: 'Was du kaufst, nutzt du frühestens im nächsten Zug. Wirf wieder einen Würfel.',
  ash: 'Dünger macht Wein wertvoller. Vulkanasche kostet zwei Gleiche: Zahl mit den Sechsen.',
  last: 'Traube, Fass und Asche sind beisammen. Noch ein Wurf, dann kannst du Wein machen.',
  wine: 'Nutze den Merlot: Ein beliebiger Würfel macht ihn im Kentucky-Fass zu Wein. Grundwert 2, die Asche bringt 2 dazu: vier Punkte!',
  spoil:
    'Eine Jahreszeit endet, wenn alle in Folge passen. Nach jedem Herbst verdirbt manches; Merlot, Asche und Fässer halten.',
  leap: 'Wir springen weiter, in den letzten Herbst von drei Jahren.',
  fall: 'Was du jetzt nicht nutzt, ist nichts mehr wert: Nach diesem Herbst wird abgerechnet. Wirf einen Würfel in die Mitte.',
  circle:
    'Du hast zwei Chardonnay. Einen kannst du für Forschung hergeben: Verschiedene Würfel kreisen Kästchen in seiner Reihe ein.',
  research:
    'Jeder Kreis ist fortan 1 Punkt mehr in jedem Chardonnay. Öffne den Chardonnay und forsche mit der 2, der 3 und der 5.',
  passed: 'Ada hat gepasst. Draußen ist sie nicht: Erst wenn auch du passt, endet die Jahreszeit, also wirf weiter.',
  great:
    'Jetzt der große Wein: Chardonnay im Kentucky-Fass mit Asche und Trüffeln. Forschung 3, Asche 2, Trüffel 6: 11 Punkte.',
  wait: 'Wirf noch einen. Du hast noch einen Merlot und Vanille, aber kein Fass.',
  skip: 'Ein Würfel kauft nichts, was hilft, also pass. Draußen bist du nicht; würde auch Ada passen, wären Herbst und Spiel vorbei.',
  free: 'Ada hat Wein gemacht und 1, 2 und 3 übrig gelassen: erst ein Fass, dann dein Merlot? Spiel, wie du magst, Ada ist nur ein Keimling.',
};
