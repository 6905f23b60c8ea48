import type { LessonTexts } from './en.ts';

export const de: LessonTexts = {
  hello:
    'Ein Garten für alle! In jedem Zug wirfst du vier Würfel und gibst sie aus: für Samen, Plätze, Wasser und Ernte.',
  buy: 'Für einen Würfel kaufst du einen Samen, der so viel wert ist oder weniger. Nimm für die 3 eine Tomate.',
  place: 'Zwei Würfel legen ihn, einer für die Reihe, einer für die Spalte. Leg die Tomate in Reihe 2, Spalte 4.',
  water: 'Ein Würfel mit dem Wert des Samens oder mehr gießt ihn: Die 5 reicht für deine Tomate. Sie wird sofort reif.',
  harvest:
    'Ada hat neben deiner Tomate einen Kürbis gezogen. Ein Würfel mit ihrem Wert oder mehr holt deine Tomate ein: 3 Punkte.',
  chain:
    'Ernte die Tomate. Das läuft zu kleinerem Gemüse daneben weiter: Ada bekommt ihren Kürbis und du 1 Punkt fürs Anstoßen.',
  dial: 'Auch deine Sonnenuhr kommt in den Garten. Mit ihr darfst du in jedem Zug Würfel für Reihe und Spalte ein wenig ändern.',
  flip: 'Eine 6 dreht Sonnenuhr oder Tier um. Die Vogelscheuche hält Vögel von den acht Feldern ringsum fern, Gemüse dort bringt 3 mehr.',
  critter:
    'Dein Tier ist erst ein Vogel. Der frisst Samen der anderen, als Kaninchen reifes Gemüse: Leg es in Reihe 3, Spalte 1.',
  walk: 'Für einen Würfel zieht es geradeaus, so weit, wie er zeigt, oder weniger. Schick es zwei Felder weiter.',
  must: 'Solange ein Würfel etwas tun kann, musst du ihn nutzen: Kauf einen Kürbis. Am Ende kostet jeder Samen auf der Hand 5, bis auf einen.',
  leap: 'Sechs der sieben Aktionen kennst du. Wir springen weiter, der Vorrat ist fast ausverkauft.',
  four: 'Vier Gleiche! Du darfst alle noch einmal werfen.',
  eat: 'Adas Karottensamen liegt drei Felder vor deinem Vogel. Wer frisst, schluckt ihn oder zahlt seinen Wert und behält ihn.',
  spit: 'Zieh mit der 3 dorthin und spuck den Samen für die 2 wieder aus: Die Karotte gehört nun dir.',
  sundial:
    'Leg die Karotte auf den Stern in Reihe 6, Spalte 4. Die Sonnenuhr macht die 3 zur 4, und Sterne verdoppeln die Ernte.',
  remove: 'Adas Vogel ist deinen Samen nahe: Vertreib ihn. Das kostet drei Würfel: 4 und 2 für sein Feld und eine 6.',
  stream:
    'Wasser läuft zu kleineren Samen weiter, egal, wem sie gehören. Die 5 gießt Aubergine, Adas Tomate und deine Karotte.',
  sun: 'Kein Würfel reicht für die Aubergine. Deine Sonne dreht einmal im Spiel einen Würfel, wie du willst; behalten zählt sie 5.',
  star: 'Jetzt ernte die Aubergine: Auf dem Stern zählt sie 10, und die Kette holt auch deine Karotte ein.',
  set: 'Alle fünf Sorten sind ein Satz, 15 Punkte, drei Karotten eine Sammlung, 10. Diese Ernte bringt beides!',
  swallow:
    'Zwei Felder weiter liegt ein Kürbissamen von Ada. Schluck ihn: Er ist aus dem Spiel, und eine Scheibe von dir bleibt am Vogel.',
  rock: 'Zwei Würfel bleiben für deinen Stein. Er liegt für immer, und kein Tier kommt an ihm vorbei.',
  count:
    'Das Spiel endet mit dem Zug, in dem der letzte Samen gekauft wird, oder wenn lange niemand kauft. Sätze, Sammlungen und Sonne zählen.',
  free: 'Eine Karotte ist noch im Vorrat. Spiel, wie du magst, und kauf sie, wenn du so weit bist: Ada ist nur ein Keimling.',
};
