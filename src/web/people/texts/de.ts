import type { PeopleTexts } from './en.ts';

export const de: PeopleTexts = {
  title: 'Mit wem du spielst',
  isHere: 'gerade da',
  lastGame: (game) => `zuletzt: ${game}`,
  invite: 'Einladen',
  inviteTo: (name, game) => `${name} einladen: ${game}`,
  showAll: (n) => `Alle ${n} zeigen`,

  invitations: 'Einladungen',
  invitesYou: (name, game) => `${name} lädt dich zu ${game} ein.`,
  forCircle: (circle) => `Für „${circle}“`,
  asksYou: (name, circle) => `${name} fragt, ob du zur Runde „${circle}“ gehören möchtest.`,
  sitDown: 'Hinsetzen',
  notNow: 'Jetzt nicht',
  join: 'Dazukommen',

  newCircle: 'Neue Runde',
  circleAbout: 'Für alle, mit denen du immer wieder spielst, zum Beispiel „Unser Dienstag“. Wir fragen sie vorher.',
  circleName: 'Name der Runde',
  exampleName: 'Unser Dienstag',
  whoIsIn: 'Wer gehört dazu?',
  makeCircle: 'Runde gründen',
  isAsked: 'gefragt',
  table: 'Tisch für alle',
  tableFor: (circle) => `Tisch für alle: ${circle}`,
  change: 'Ändern …',
  changeCircle: (circle) => `Ändern: ${circle}`,
  anotherGame: 'Ein anderes Spiel',
  askMore: 'Noch jemanden fragen',
  ask: 'Fragen',
  saveName: 'Namen speichern',
  remove: (name) => `${name} entfernen`,
  leave: 'Runde verlassen',

  wholeCircle: 'Eine Runde einladen',
  noCircle: 'Keine',
  firstCome: 'Es sind mehr Leute als Plätze: Wer zuerst kommt, sitzt.',
  freeSeat: 'Diesen Platz für alle freigeben',

  seen: 'Mit wem ich zuletzt gespielt habe, sieht, wenn ich da bin',
  seenAbout: 'Sonst erfährt es niemand, und niemand, den du blockiert hast.',
};
