/** The texts about people one plays with; the other languages must have the same keys. */
export const en = {
  title: 'People you play with',
  isHere: 'here now',
  lastGame: (game: string) => `last played: ${game}`,
  invite: 'Invite',
  inviteTo: (name: string, game: string) => `Invite ${name}: ${game}`,
  showAll: (n: number) => `Show all ${n}`,

  invitations: 'Invitations',
  invitesYou: (name: string, game: string) => `${name} invites you to ${game}.`,
  forCircle: (circle: string) => `For “${circle}”`,
  asksYou: (name: string, circle: string) => `${name} asks you to join the circle “${circle}”.`,
  sitDown: 'Sit down',
  notNow: 'Not now',
  join: 'Join',

  newCircle: 'New circle',
  circleAbout: 'For people you play with again and again, such as “Our Tuesday”. We ask them first.',
  circleName: 'Name of the circle',
  exampleName: 'Our Tuesday',
  whoIsIn: 'Who belongs to it?',
  makeCircle: 'Make the circle',
  isAsked: 'asked',
  table: 'Table for all',
  tableFor: (circle: string) => `Table for all: ${circle}`,
  change: 'Change …',
  changeCircle: (circle: string) => `Change: ${circle}`,
  anotherGame: 'Another game',
  askMore: 'Ask more people',
  ask: 'Ask them',
  saveName: 'Save the name',
  remove: (name: string) => `Remove ${name}`,
  leave: 'Leave the circle',

  wholeCircle: 'Invite a circle',
  noCircle: 'None',
  firstCome: 'There are more people than seats: those sit who come first.',
  freeSeat: 'Open this seat to everybody',

  seen: 'People I played with lately see when I am here',
  seenAbout: 'Nobody else is told, and nobody you have blocked.',
};

export type PeopleTexts = typeof en;
