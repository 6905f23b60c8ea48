import type { LabTexts } from './en.ts';

export const de: LabTexts = {
  title: 'Das Labor',
  about: 'Bots spielen ein Spiel auf diesem Gerät wieder und wieder. Das Ergebnis zeigt, wie ausgewogen das Spiel ist.',
  game: 'Spiel',
  players: 'Personen',
  bots: 'Wer spielt',
  botsAbout: 'Mit jeder Partie rücken alle einen Platz weiter, damit sich Platz und Bot auseinanderhalten lassen.',
  bot: (n) => `Bot ${n}`,
  games: 'Partien',
  seed: 'Startwert',
  seedAbout: 'Derselbe Startwert ergibt dieselben Partien.',
  start: 'Start',
  stop: 'Anhalten',
  progress: 'Gespielte Partien',
  soFar: (done, total) => `${done} von ${total} Partien`,
  stopped: (done, total) => `Angehalten nach ${done} von ${total} Partien.`,
  failed: 'Etwas ist schiefgegangen. Was bis dahin gespielt wurde, steht unten.',
  keep: 'Das Ergebnis behalten',
  example: (games, players) =>
    `Ein Beispiel: ${games} Partien mit den üblichen Optionen, schon gespielt von ${players}. „Start“ spielt eigene auf diesem Gerät.`,
  more: 'Für mehr Partien, mehrere Rechner oder verändertes Spielmaterial gibt es den Befehl „windfall lab“.',
};
