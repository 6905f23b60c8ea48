/** What a page is called and what it is about, before the app itself has come: for tabs, previews and search. The other languages have the same keys. */
export const en = {
  home: {
    title: 'Windfall: five harvest dice games',
    about: 'Five harvest dice games, against bots, on one device or online with friends. No sign-up.',
  },
  learn: { title: 'Learn by playing', about: 'A short lesson: the rules on the board, move by move.' },
  rules: { title: 'Rules', about: 'Every rule of the game, numbered, with examples.' },
  sheet: { title: 'Blank sheet', about: 'A blank sheet to print.' },
  lab: { title: 'The lab', about: 'A game played a thousand times: who wins, how often, and why.' },
  lobby: {
    title: 'Play online',
    about: 'Open tables, and a code for your own: friends join by a link, without an account.',
  },
  t: { title: 'A table waits for you', about: 'Sit down and play along: no account needed.' },
  online: { title: 'A table online', about: 'Watch or play along in the browser.' },
  me: { title: 'My account', about: 'Name, sign-in and data of your own.' },
  games: { title: 'My games', about: 'Finished games, statistics and luck.' },
  daily: {
    title: 'Tables of the day',
    about: 'One table a day in each game: everybody meets the same dice and the same bots, once.',
  },
  puzzles: {
    title: 'Puzzles',
    about: 'One decision a day in each game, many more to practise, and your own mistakes once more.',
  },
  replay: { title: 'Replay', about: 'A finished game, move by move, from every side.' },
  fair: { title: 'Fair dice', about: 'Check every roll of a finished game.' },
  lost: { title: 'Nothing here', about: 'There is nothing at this address.' },
};

export type PageTexts = typeof en;
