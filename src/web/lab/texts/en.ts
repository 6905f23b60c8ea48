/** The texts of the lab; the other languages must have the same keys. */
export const en = {
  title: 'The lab',
  about: 'Bots play a game again and again on this device. The results show how well the game is balanced.',
  game: 'Game',
  players: 'Players',
  bots: 'Who plays',
  botsAbout: 'The bots change seats from game to game, so that seat and player can be told apart.',
  bot: (n: number) => `Bot ${n}`,
  games: 'Games',
  seed: 'Seed',
  seedAbout: 'The same seed gives the same games.',
  start: 'Start',
  stop: 'Stop',
  progress: 'Games played',
  soFar: (done: number, total: number) => `${done} of ${total} games`,
  stopped: (done: number, total: number) => `Stopped after ${done} of ${total} games.`,
  failed: 'Something went wrong. What was played until then is below.',
  keep: 'Keep the result',
  example: (games: number, players: string) =>
    `An example: ${games} games with the usual options, played before by ${players}. “Start” plays your own on this device.`,
  more: 'For more games, several machines or changed components, use the command “windfall lab”.',
};

export type LabTexts = typeof en;
