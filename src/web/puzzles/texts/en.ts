/** The texts of the trainer; the other languages must have the same keys. */
export const en = {
  title: 'Puzzles',
  about:
    'One decision each: find a good move. The positions come from games of bots, and every answer was judged twice.',
  kinds: { today: 'Puzzle of the day', more: 'More puzzles', mine: 'Your mistakes' },
  due: (n: number) => (n === 1 ? '1 due' : `${n} due`),
  which: 'Which puzzle?',
  ask: 'Find a good move. One answer counts.',
  rival: (n: number) => `Rival ${n}`,
  right: (move: string) => `${move}: good!`,
  wrong: (move: string, verdict: string, percent: string) =>
    `${move}: ${verdict}, ${percent} percentage points less chance to win.`,
  better: (move: string) => `Best: ${move}.`,
  promise: (percent: number) => `With it you win about ${percent} of 100 such games.`,
  comesBack: 'It will come back among your mistakes.',
  backOn: (date: string) => `It comes back on ${date}.`,
  madeThen: (move: string) => `In your game you played: ${move}.`,
  next: 'Next puzzle',
  values: 'What every move is worth',
  valuesBrief: 'Values',
  valuesAbout: 'Chance to win and points at the end, compared with the best move found; ± is the standard error.',
  columns: { move: 'Move', verdict: 'Class', win: 'Chance to win', points: 'Points' },
  bestMove: 'best',
  yours: 'your answer',
  all: (n: number) => `Show all ${n} moves`,
  looking: 'The other moves are being judged …',
  answered: (n: number, total: number) => `${n} of ${total} answered on this device.`,
  doneToday: 'You have answered today’s puzzle. A new one comes at midnight (UTC).',
  noneDue: 'Nothing is due.',
  nextDue: (date: string) => `The next one comes back on ${date}.`,
  noMistakes:
    'Mistakes come here by themselves: from the analysis after a game (“Luck and skill”), from moves that you play although the tutor warns, and from puzzles that you miss. They stay on this device and, where the server knows you, with your account.',
  none: 'This game has no puzzles yet.',
  kept: (n: number) =>
    n === 1 ? 'One mistake of yours waits in the trainer.' : `${n} mistakes of yours wait in the trainer.`,
};

export type PuzzleTexts = typeof en;
