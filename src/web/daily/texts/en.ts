/** The texts of the daily tables; the other languages must have the same keys. */
export const en = {
  title: 'Tables of the day',
  about:
    'One table a day in each game: everybody meets the same dice and the same bots, once. Who gets the most out of it?',
  endsIn: (span: string) => `New dice in ${span}.`,
  hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
  play: 'Play',
  goOn: 'Continue',
  look: 'Review',
  finishedBy: (n: number) =>
    n === 0 ? 'Nobody has finished it yet' : n === 1 ? '1 person has finished it' : `${n} people have finished it`,
  youHave: (points: number) => `You: ${points === 1 ? '1 point' : `${points} points`}`,
  playing: 'You are playing',
  board: (game: string) => `Results: ${game}`,
  showBoard: 'Results',
  byScore: 'By points',
  bySkill: 'By skill',
  order: 'Order',
  skillAbout:
    'Skill: how many points your decisions lost compared with the best moves found; fewest first. It is calculated after the game and takes a moment.',
  place: 'Place',
  name: 'Name',
  points: 'Points',
  margin: 'Ahead',
  lost: 'Points lost',
  luck: 'Luck',
  workedOut: 'Skill is being calculated.',
  waiting: 'soon',
  you: 'you',
  noResults: 'No results on this day.',
  wholeDay: 'All games of this day',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  replay: 'Replay',
};

export type DailyTexts = typeof en;
