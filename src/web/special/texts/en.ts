/** What the home page tells of Windfall below the games; the other languages must have the same keys. */
export const en = {
  title: 'What is special here',
  clip: {
    title: 'Look back, and show it',
    about:
      'Step through a finished game from every seat, play on from any point, and save a stretch as a moving picture.',
    link: 'Look back',
  },
  luck: {
    title: 'Luck or skill?',
    about: 'A bot looks at every roll and every decision again: what the dice gave, and what a move gave away.',
    link: 'Find out',
  },
  dice: {
    title: 'Dice that nobody can bend',
    about: 'All rolls are sealed before the first one. After the end anybody can open the seal and check each of them.',
    link: 'Check a game',
  },
  lab: {
    title: 'The lab',
    about: 'Let bots play a game a thousand times, change a rule, and see what becomes of points and chances.',
  },
  online: {
    title: 'A table for your friends',
    about: 'Send a link or show a code; nobody has to sign up. The table waits through sleep and lost networks.',
    link: 'Find a table',
  },
  exact: 'What “exact” means',
  exactAbout:
    'Every sentence of the rule books is a numbered rule with a test, and a move that is refused names its rule. Where a book leaves out what is printed on the components, the numbers are our own and marked as such wherever you see them. If you own the box, you can enter yours when you set up a game.',
  whose: 'Whose it is',
  whoseAbout:
    'The games are the work of their designers and publishers, who are named with each of them. The program, the drawings and the words in which the rules are told are ours; the code is under the MIT licence.',
  reach: 'How to reach us',
  reachAbout:
    'Did you find a mistake, or something of yours that should not be here? Open an issue where you got Windfall from, or write to those who run this site.',
};

export type SpecialTexts = typeof en;
