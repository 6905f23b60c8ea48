import type { LessonTexts } from './en.ts';

export const de: LessonTexts = {
  hello:
    'Deine geheime Karte ist die Eiscreme: Nur du siehst sie. Am Ende zählt deine größte Gruppe von Würfeln mit Eiscreme obenauf.',
  place:
    'In jedem Zug legst du einen Würfel oder kippst einen. Nimm die rote Eiscreme aus dem Vorrat und leg sie auf das markierte Feld.',
  sides:
    'Ada hat ein Geleetörtchen gelegt. Jeder Würfel trägt drei Desserts, jedes zweimal; Pfeile zeigen, was nach oben käme.',
  tip: 'Kipp ihren Würfel nach Süden: Er rollt über die Kante ins nächste Feld, und neben deiner kommt Eiscreme nach oben.',
  back: 'Ada hat ihn nach Osten weggekippt! Gleich im nächsten Zug darf man nicht zurückkippen, also bleibt er vorerst dort.',
  fill: 'Leg die grüne Eiscreme auf das freie Feld: Zwei Würfel Seite an Seite sind eine Gruppe von 2. Dorthin kippt nun niemand mehr.',
  black:
    'Was sammelt Ada, Zuckerschnecken? Der schwarze Würfel gehört zu keiner Gruppe: Leg ihn neben ihre, da ist er im Weg.',
  leap: 'Mehr gibt es in einem Zug nicht zu tun. Wir springen weiter, zu einem fast vollen Tablett.',
  join: 'Ist das Tablett voll, ist Schluss. Hier verbindet eine Eiscreme deine zwei Gruppen: von 4 auf 7 Würfel mit einem Schlag.',
  turn: 'Auch Kippen bringt Punkte: Kipp diesen Würfel nach Osten, dann schließt sich seine Eiscreme an. Aber Ada darf ihn wieder kippen.',
  level:
    'Passen darf niemand, und nach zwanzigmal Kippen in Folge muss man legen. Bei Gleichstand gewinnt, wer zuletzt gelegt hat.',
  free: 'Vier Felder sind noch frei, und du kannst alles. Spiel, wie du magst: Ada ist nur ein Keimling.',
};
