/** The texts of the daily tables; the other languages must have the same keys. */
export const en = {
  title: 'Tables of the day',
  about:
    'One table a day in each game: everybody meets the same dice and the same bots, once. Who makes the most of it?',
  endsIn: (span: string) => `New dice in ${span}.`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  play: 'Play',
  goOn: 'Go on',
  look: 'Look again',
  finishedBy: (n: number) =>
    n === 0 ? 'Nobody has finished it yet' : n === 1 ? '1 person has finished it' : `${n} people have finished it`,
  youHave: (points: number) => `You: ${points} points`,
  playing: 'You are playing',
  board: (game: string) => `Results: ${game}`,
  showBoard: 'Results',
  byScore: 'By points',
  bySkill: 'By skill',
  order: 'Order',
  skillAbout:
    'Skill: points that decisions lost against the best moves found; the fewest come first. It is worked out after the game and takes a moment.',
  place: 'Place',
  name: 'Name',
  points: 'Points',
  margin: 'Ahead',
  lost: 'Lost by decisions',
  luck: 'Luck',
  workedOut: 'Skill is being worked out.',
  waiting: 'soon',
  you: 'you',
  noResults: 'No results on this day.',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  replay: 'Replay',
};

export type DailyTexts = typeof en;
