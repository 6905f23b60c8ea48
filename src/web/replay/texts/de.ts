import { does } from '../../../core/speech/de.ts';
import type { Person } from '../../../core/words.ts';
import type { ReplayTexts } from './en.ts';

const nameOf = (who: Person): string => (who.isYou ? 'Du' : who.name);

export const de: ReplayTexts = {
  view: 'Aus Sicht von',
  everybody: 'Alles offen: aus Sicht der Person am Zug, nichts verdeckt',
  spectator: 'Zuschauer',
  speed: 'Tempo',
  speeds: { slow: 'Langsam', usual: 'Normal', fast: 'Schnell' },
  logAbout: 'Eine Zeile wählen, um dorthin zu gehen.',
  beginning: 'Der Anfang',
  forkOf: (entries) =>
    `Aus einer anderen Partie weitergespielt, nach ${entries === 1 ? 'einem Eintrag' : `${entries} Einträgen`}.`,

  share: 'Diese Stellung teilen',
  shared: 'Der Link ist kopiert. Er enthält die ganze Partie.',
  sharedOnline: 'Der Link ist kopiert. Er führt zu diesem Tisch auf diesem Server.',
  shareHere: 'Diesen Link kopieren:',
  tooLong: 'Diese Partie ist zu lang für einen Link. Speichere die Aufzeichnung und schick die Datei.',
  badLink: 'Dieser Link ist beschädigt oder abgeschnitten. Bitte noch einmal darum, oder um die Datei.',
  notThere: 'Diese Partie gibt es hier nicht, oder sie ist noch nicht zu Ende.',
  saveRecord: 'Aufzeichnung speichern',
  shareShort: 'Kurzen Link holen',
  sharedShort: (date) =>
    `Der Link ist kopiert. Der Server behält die Partie bis zum ${date}; von diesem Gerät aus kannst du sie zurücknehmen.`,
  takeBack: 'Partie zurücknehmen',
  takenBack: 'Die Partie ist zurückgenommen: Ihr Link führt jetzt ins Leere.',
  symbols: 'Als ein paar Symbole',
  symbolsCopied: 'Kopiert: Platz, Können und Glück, ohne eine Zahl. „Glück und Können“ fügt die letzten beiden hinzu.',

  clip: 'Als bewegtes Bild sichern',
  clipAbout: 'Vom selben Spielbrett gezeichnet, mit dem Blick und im Tempo, die oben gewählt sind.',
  clipFrom: 'Von Moment',
  clipTo: 'Bis Moment',
  clipFromHere: 'Ab hier',
  clipToHere: 'Bis hier',
  clipFormat: 'Art der Datei',
  clipFormats: { gif: 'GIF, läuft überall', webm: 'WebM, ein schärferes Video' },
  clipMake: 'Erstellen',
  clipDrawing: (done, total) => `${done} von ${total} Bildern`,
  clipDone: 'Es ist fertig.',
  clipSave: (size) => `Sichern (${size})`,
  clipFailed: 'Dieser Browser konnte es nicht zeichnen. Versuch es mit der anderen Art von Datei.',
  clipInvalid: (total) => `Wähle zwei Momente zwischen 0 und ${total}, den früheren zuerst.`,

  playOn: 'Von hier weiterspielen',
  playOnAbout: 'Mit neuen Würfeln gegen Bots. Die alte Partie bleibt, wie sie ist.',
  playAs: 'Dein Platz',
  against: 'Die anderen sind',
  fork: 'Weiterspielen',
  isOver: 'Hier ist die Partie zu Ende: Geh etwas zurück, um weiterzuspielen.',

  analysis: 'Glück und Können',
  analysisAbout:
    'Ein Bot sieht sich jede Stellung noch einmal an: Was die Würfel änderten, ist Glück; was eine Entscheidung gegenüber dem besten gefundenen Zug verschenkte, hat sie verloren.',
  analyse: 'Auswerten',
  depth: 'Wie genau',
  depths: { quick: 'Ein kurzer Blick', usual: 'Mit Sorgfalt', deep: 'Sehr genau' },
  looking: (done, total) => `${done} von ${total} Stellungen`,
  cancel: 'Anhalten',
  cancelled: 'Angehalten.',
  failed: 'Die Auswertung ist fehlgeschlagen. Versuch es noch einmal.',
  lucky: (who, points, error) => `${nameOf(who)}: Glück im Wert von ${points} Punkten (±\u00a0${error}),`,
  unlucky: (who, points, error) => `${nameOf(who)}: Pech im Wert von ${points} Punkten (±\u00a0${error}),`,
  lost: (_, points, error) => `${points} (±\u00a0${error}) durch Entscheidungen verloren.`,
  turningPoints: 'Wendepunkte',
  noTurning: 'Keine Entscheidung kostete mehr als die Fehlerspanne.',
  cost: (points, percent) => `kostete ${points} Punkte und senkte die Siegchance um ${percent} Prozentpunkte`,
  better: (move) => `Besser: ${move}`,
  showBetter: 'Den besseren Zug zeigen',
  betterHere: 'Hier der bessere Zug',
  chart: 'Im Verlauf',
  charts: {
    margin: 'Erwarteter Vorsprung',
    win: 'Siegchance',
    luck: 'Glück bisher',
    lost: 'Bisher verschenkt',
  },
  chartAbout: 'Klick ins Diagramm, um dorthin zu gehen.',
  table: 'Woher das Ergebnis kam',
  columns: {
    start: 'am Anfang',
    luck: 'Glück',
    own: 'eigene Entscheidungen',
    others: 'die der anderen',
    end: 'Ergebnis',
  },
  decisionsAbout:
    'Entscheidungen zählen danach, was sie gegenüber dem Zug änderten, der auf den ersten Blick der beste ist; wo etwas verborgen ist, gehört dazu auch, was gut oder schlecht geraten war.',
  error:
    'Punkte sind der erwartete Vorsprung vor dem besten Gegner am Ende; ± ist ein Standardfehler der Schätzungen. Der Bot, der urteilt, hat eigene Schwächen, die darin nicht enthalten sind.',
  lostHere: (points) => `${points} verloren`,

  verdicts: { good: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Grober Fehler' },
  tutor: 'Tutor',
  tutorAsks: {
    off: 'sagt nichts',
    inaccuracy: 'fragt bei jeder Ungenauigkeit',
    mistake: 'fragt bei Fehlern',
    blunder: 'fragt nur bei groben Fehlern',
  },
  tutorAbout: 'Bevor ein Zug gespielt wird, der viel kostet, fragt er, ob du sicher bist, und zeigt einen besseren.',
  sure: (verdict, percent, error) =>
    `Sicher? ${verdict}: Das senkt die Siegchance um ${percent} (±\u00a0${error}) Prozentpunkte.`,
  rethink: 'Neu überlegen',
  playAnyway: 'Trotzdem spielen',

  levels: { seedling: 'Keimling', sprout: 'Spross', gardener: 'Gärtnerin', master: 'Meisterin' },
  skill: 'Können',
  playedLike: (who, level, open) =>
    `${does(who, 'hast', 'hat')} diese Partie auf der Stufe ${level} gespielt${open === null ? '' : ` (nach einer Partie ist alles von ${open[0]} bis ${open[1]} möglich)`}.`,
  perDecision: 'verlorene Punkte je Entscheidung',
  withoutLuck: 'Ergebnis ohne Glück',
  skillAbout:
    'Nur Entscheidungen mit einer Wahl zählen. Eine ungenaue senkt die Siegchance über den Schätzfehler hinaus um mindestens 3 Prozentpunkte, ein Fehler um 6, ein grober Fehler um 12. Die Stufen sind die der Bots, ebenso gemessen.',
  lesser: (n) =>
    n === 1 ? 'Eine weitere Entscheidung, die nicht gut war' : `${n} weitere Entscheidungen, die nicht gut waren`,
  tryAgain: 'Erneut versuchen',
  player: (n) => `Spieler ${n}`,
  trialAbout: 'Noch einmal: Such auf dem Brett einen guten Zug.',
  trialFound: (move) => `${move}: gut!`,
  trialCost: (move, verdict, percent, error) =>
    `${move}: ${verdict}, ${percent} (±\u00a0${error}) Prozentpunkte weniger Siegchance. Versuch einen anderen.`,
  trialSame: 'Das wurde gespielt.',
  trialEnd: 'Fertig',

  keepsOpen: (most, otherwise) =>
    `hält dir für die nächste Entscheidung +${most} offen, ein anderer Zug nur +${otherwise}`,
  blocks: (most, otherwise) => `lässt dem Nächsten höchstens +${most}, ein anderer Zug bis zu +${otherwise}`,

  fairTitle: 'Faire Würfel',
  fairAbout:
    'Vor dem ersten Wurf wird der Startwert aller Würfel versiegelt: Sein Fingerabdruck wird gezeigt, er selbst nicht. Nach dem Ende wird das Siegel geöffnet, und alle können prüfen, dass jeder Wurf der ist, den es ergibt. Diese Seite tut das hier, auf diesem Gerät; nichts wird irgendwohin geschickt.',
  choose: 'Aufzeichnung wählen',
  drop: 'oder eine Datei hier ablegen',
  mine: 'Meine Partien auf diesem Gerät',
  noneYet: 'Noch keine beendete Partie.',
  check: 'Prüfen',
  checking: 'Jeder Wurf wird geprüft …',
  right: 'Jeder Wurf stimmt.',
  rightAbout: (entries, rolls, picks) =>
    `${entries} Einträge führen zum Ergebnis, der Startwert passt zum Siegel, und alle ${rolls} Würfe (${picks} Einzelergebnisse) sind die, die er ergibt.`,
  wrong: 'Diese Aufzeichnung stimmt nicht.',
  noSeal: 'Diese Würfel lassen sich nicht prüfen.',
  noSealAbout:
    'Die Aufzeichnung trägt kein Siegel: echte Würfel, eine Partie, in der ihr bestimmt habt, wer beginnt, oder eine weitergespielte Partie.',
  notJson: 'Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.',
  statistics: 'Was die Würfel zeigten',
  statisticsAbout: 'Wie oft jedes Ergebnis kam, und wie oft man es erwarten würde.',
  outcome: 'Ergebnis',
  came: 'kam',
  expected: 'erwartet',
  share100: (n) => `In ${n} von 100 Partien mit fairen Würfeln wären sie mindestens so ungleich verteilt.`,
  usualSpread: 'Das ist nichts Ungewöhnliches.',
  oddSpread: 'Das ist ungleich, aber jede zwanzigste Partie ist so.',
  rareSpread: 'Das ist selten. Eine Partie beweist nichts; viele davon täten es.',
  outdated:
    'Diese Partie wurde nach älteren Regeln gespielt. Sie wird gezeigt, soweit die heutigen Regeln sie nachspielen; ihr Ergebnis bleibt, wie es war.',
  keptAbout: 'Es ist das Siegel, das dieses Gerät vor der Partie gesehen hat, und dein Beitrag steckt in den Würfeln.',
  silentAbout: (seat) => `Platz ${seat} hat die eigene Zahl nicht rechtzeitig gezeigt: Sie zählt als leer.`,
  redrawnAbout: (count) =>
    `${count === 1 ? 'Einmal' : `${count}-mal`} wurden Züge über Würfe hinweg zurückgenommen; diese Würfe kamen nicht wieder, es wurde neu gewürfelt.`,
  fewRolls: 'Zu wenige Würfe, um mehr zu sagen.',
  otherPicks: (n) =>
    n === 1
      ? 'Dazu ein Zufall ohne Würfel, etwa wer anfängt.'
      : `Dazu ${n} Zufälle ohne Würfel, etwa gezogene Karten oder wer anfängt.`,
  watch: 'Ansehen',

  sealed: 'Versiegelt',
  opened: 'Geöffnet',
  sealedAbout:
    'Hierin stehen die Würfel dieser Partie fest. Niemand kann sie mehr ändern; nach dem Ende dürfen alle hineinsehen.',
  openedAbout: 'Das Siegel ist offen: Jeder Wurf lässt sich prüfen.',
  hash: 'Fingerabdruck (SHA-256 des Startwerts)',
  seed: 'Startwert',
  tableId: 'Tisch',
  nonces: 'Was die Spielenden beitrugen',
  none: 'nichts',
  checkRolls: 'Jeden Wurf prüfen',
};
