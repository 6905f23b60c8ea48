import type { AboutTexts } from '../../../../core/about.ts';
import type { AboutName } from './rules.ts';

export const de: AboutTexts<AboutName> = {
  die: {
    title: 'Einer deiner Würfel',
    text: 'Gib ihn für eine Aktion aus. Du machst weiter, solange mit den übrigen Würfeln noch eine Aktion möglich ist.',
  },
  seed: {
    title: 'Samen',
    text: 'Gieße ihn mit einem Würfel seines Werts oder mehr, dann wird er zu Gemüse. Das Wasser läuft zu kleineren Samen daneben weiter.',
  },
  veggie: {
    title: 'Gemüse',
    text: 'Ernte es mit einem Würfel seines Werts oder mehr: Du bekommst seinen Wert. Die Ernte läuft zu kleinerem Gemüse daneben weiter, jedes geht an seinen Besitzer.',
  },
  value: {
    title: 'Wert',
    text: 'So viel ist das Plättchen wert: Kürbis 1, Karotte 2, Tomate 3, Artischocke 4, Aubergine 5.',
  },
  bird: {
    title: 'Vogel',
    text: 'Er geht geradeaus durch leere Felder, so weit ein Würfel zeigt, und darf auf einem fremden Samen enden, um ihn zu fressen. Eine 6 macht ihn zum Kaninchen.',
  },
  rabbit: {
    title: 'Kaninchen',
    text: 'Es geht geradeaus durch leere Felder, so weit ein Würfel zeigt, und darf auf fremdem Gemüse enden, um es zu fressen. Eine 6 macht es zum Vogel.',
  },
  sundial: {
    title: 'Sonnenuhr',
    text: 'Einmal pro Zug ändert ihr Besitzer Würfel, die ein Feld bestimmen: einen um 1 oder 2, oder zwei um je 1. Eine 6 macht sie zur Vogelscheuche, eine weitere 6 wieder zurück.',
  },
  scarecrow: {
    title: 'Vogelscheuche',
    text: 'Sie hütet die Plättchen ihres Besitzers auf den acht Feldern ringsum: 3 Punkte mehr für jedes dort geerntete Gemüse, und Vögel lassen die Samen in Ruhe.',
  },
  rock: {
    title: 'Stein',
    text: 'Einmal gelegt, bleibt er die ganze Partie, und kein Tier kommt an ihm vorbei. Auch Wasser und Ernte enden an ihm.',
  },
  star: {
    title: 'Stern',
    text: 'Gemüse, das auf einem Stern geerntet wird, zählt doppelt, außer es bekommt den Bonus der Vogelscheuche.',
  },
  swallowed: {
    title: 'Scheiben auf einem Tier',
    text: 'Eine für das Legen und je eine für jedes verschluckte Plättchen. Sie kommen zurück, wenn das Tier vertrieben wird.',
  },
  discs: {
    title: 'Scheiben',
    text: 'Du brauchst eine freie für jeden Samen, den du kaufst, und für Tier und Sonnenuhr. Ernten bringen sie zurück.',
  },
  sun: {
    title: 'Sonne',
    text: 'Einmal in der Partie: zu Beginn deines Zuges alle vier Würfel neu werfen oder einen Würfel auf eine beliebige Zahl drehen. Bis zum Ende behalten, bringt sie 5 Punkte.',
  },
  hand: {
    title: 'Auf der Hand',
    text: 'Plättchen, die noch gelegt werden. Am Ende kostet jeder gekaufte Samen, der noch hier ist, 5 Punkte, der erste ausgenommen.',
  },
  harvested: {
    title: 'Geerntet',
    text: 'Jeder Satz aus allen fünf Sorten bringt 15 Punkte. Drei einer Sorte sind 10, vier 15, fünf oder mehr 20.',
  },
  price: {
    title: 'Preis',
    text: 'Ein Würfel dieser Zahl oder mehr kauft den Samen. Höchstens zwei einer Sorte in einem Zug.',
  },
  supply: {
    title: 'Noch im Vorrat',
    text: 'Ist der letzte Samen aller Sorten verkauft, wird der Zug noch beendet, dann ist die Partie vorbei.',
  },
  track: {
    title: 'Punktepfad',
    text: 'Rund um den Garten zeigen die Marken die Punkte bis jetzt. Sätze, Sammlungen und Abzüge kommen am Ende dazu.',
  },
  score: {
    title: 'Punkte',
    text: 'Die Punkte aus den Ernten bis jetzt. Sätze, Sammlungen, eine aufgehobene Sonne und ungepflanzte Samen zählen am Ende.',
  },
  edge: {
    title: 'Reihe und Spalte',
    text: 'Zwei Würfel nennen ein Feld: einer die Reihe, der andere die Spalte, wie herum du willst.',
  },
  bed: {
    title: 'Feld',
    text: 'Zwei Würfel nennen es: seine Reihe und seine Spalte. Auf ein leeres Feld kommt ein Samen, dein Tier, deine Uhr oder dein Stein.',
  },
  buy: {
    title: 'Kaufen',
    text: 'Ein Würfel mit dem Wert des Samens oder mehr, und eine freie Scheibe, die ihn als deinen zeigt. Höchstens zwei einer Sorte in einem Zug.',
  },
  place: {
    title: 'Legen',
    text: 'Zwei Würfel bringen ein Plättchen auf ein leeres Feld: Einer ist die Reihe, der andere die Spalte, wie herum du willst.',
  },
  water: {
    title: 'Gießen',
    text: 'Ein Würfel mit dem Wert des Samens oder mehr macht deinen Samen zu Gemüse. Das Wasser läuft zu kleineren Samen daneben weiter, wem sie auch gehören.',
  },
  harvest: {
    title: 'Ernten',
    text: 'Ein Würfel mit dem Wert des Gemüses oder mehr bringt deins ein. Die Ernte läuft zu kleinerem Gemüse daneben weiter: Jedes bekommt, wem es gehört, und du 1 Punkt für jedes fremde.',
  },
  move: {
    title: 'Tier',
    text: 'Ein Würfel schickt dein Tier geradeaus durch eine Reihe oder Spalte, über leere Felder, höchstens so weit, wie er zeigt.',
  },
  swallow: {
    title: 'Fressen und schlucken',
    text: 'Das Plättchen ist aus dem Spiel. Eine deiner Scheiben kommt auf das Tier und bleibt dort, bis es vertrieben wird.',
  },
  spit: {
    title: 'Fressen, Samen behalten',
    text: 'Noch ein Würfel mit dem Wert des Plättchens oder mehr: Du markierst es mit einer Scheibe und behältst es als Samen.',
  },
  flip: {
    title: 'Umdrehen',
    text: 'Eine 6 dreht dein Tier oder deine Uhr um: Vogel und Kaninchen, Sonnenuhr und Vogelscheuche. Das Plättchen bleibt, wo es ist.',
  },
  remove: {
    title: 'Vertreiben',
    text: 'Drei Würfel: Zwei nennen das Feld eines Tiers, der dritte ist eine 6. Es kommt mit allen Scheiben zurück auf die Hand.',
  },
  equal: {
    title: 'Viermal dasselbe',
    text: 'Alle vier Würfel zeigen dieselbe Zahl: Du darfst alle noch einmal werfen oder sie behalten.',
  },
  end: {
    title: 'Zug beenden',
    text: 'Die übrigen Würfel können so nichts mehr tun. Nur deine Sonne oder deine Sonnenuhr könnten noch helfen, und niemand muss sie nutzen.',
  },
};
