import type { Language } from '../../core/words.ts';

const en = {
  title: 'The lab',
  about: 'Bots play a game again and again on this device. What comes out tells how the game is balanced.',
  game: 'Game',
  players: 'Players',
  bots: 'Who plays',
  botsAbout: 'Everybody moves on one seat with each game, so that seat and player can be told apart.',
  bot: (n: number) => `Bot ${n}`,
  games: 'Games',
  seed: 'Seed',
  seedAbout: 'The same seed gives the same games.',
  start: 'Start',
  stop: 'Stop',
  progress: 'Games played',
  soFar: (done: number, total: number) => `${done} of ${total} games`,
  stopped: (done: number, total: number) => `Stopped after ${done} of ${total} games.`,
  failed: 'A worker of the lab broke. What was played until then is below.',
  keep: 'Keep the result',
  example: (games: number, players: string) =>
    `An example: ${games} games with the usual options, played before by ${players}. “Start” plays your own on this device.`,
  more: 'For more games, several machines and changed components there is the command “windfall lab”.',
};

export type LabTexts = typeof en;

const de: LabTexts = {
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
  failed: 'Ein Arbeiter des Labors ist ausgefallen. Was bis dahin gespielt wurde, steht unten.',
  keep: 'Das Ergebnis behalten',
  example: (games, players) =>
    `Ein Beispiel: ${games} Partien mit den üblichen Optionen, schon gespielt von ${players}. „Start“ spielt eigene auf diesem Gerät.`,
  more: 'Für mehr Partien, mehrere Rechner und veränderte Teile gibt es den Befehl „windfall lab“.',
};

export const labTexts: Readonly<Record<Language, LabTexts>> = { en, de };
