import { does } from '../../../core/speech/en.ts';
import type { Person } from '../../../core/words.ts';

const nameOf = (who: Person): string => (who.isYou ? 'You' : who.name);

/** Texts of the pages that look back: replay, analysis, fair dice. They come with these pages, not with the first screen. */
export const en = {
  view: 'Viewed as',
  everybody: 'Everything open: the player to move, nothing hidden',
  spectator: 'Spectator',
  speed: 'Pace',
  speeds: { slow: 'Slow', usual: 'Normal', fast: 'Fast' },
  logAbout: 'Choose a line to go there.',
  beginning: 'The beginning',
  forkOf: (entries: number) =>
    `Continued from another game, after ${entries === 1 ? '1 entry' : `${entries} entries`}.`,

  share: 'Share this position',
  shared: 'The link is copied. It holds the whole game.',
  sharedOnline: 'The link is copied. It leads to this table on this server.',
  shareHere: 'Copy this link:',
  tooLong: 'This game is too long for a link. Save the record and send the file.',
  badLink: 'This link is damaged or was cut short. Ask for it again, or for the file.',
  notThere: 'This game is not here, or it is not over yet.',
  saveRecord: 'Save the record',
  shareShort: 'Get a short link',
  sharedShort: (date: string) =>
    `The link is copied. The server keeps the game until ${date}; from this device you can take it back.`,
  takeBack: 'Take the game back',
  takenBack: 'The game is taken back: its link leads nowhere now.',
  symbols: 'As a few symbols',
  symbolsCopied: 'Copied: place, skill and luck, without a number. “Luck and skill” adds the last two.',

  clip: 'Save as a moving picture',
  clipAbout: 'Drawn by the same board, as the chosen viewer sees it and at the pace chosen above.',
  clipFrom: 'From moment',
  clipTo: 'To moment',
  clipFromHere: 'From here',
  clipToHere: 'Up to here',
  clipFormat: 'Kind of file',
  clipFormats: { gif: 'GIF, plays everywhere', webm: 'WebM, a sharper video' },
  clipMake: 'Make it',
  clipDrawing: (done: number, total: number) => `${done} of ${total} pictures`,
  clipDone: 'It is ready.',
  clipSave: (size: string) => `Save (${size})`,
  clipFailed: 'This browser could not draw it. Try the other kind of file.',
  clipInvalid: (total: number) => `Choose two moments between 0 and ${total}, the earlier one first.`,

  playOn: 'Play on from here',
  playOnAbout: 'With new dice, against bots. The old game stays as it is.',
  playAs: 'Your seat',
  against: 'The others are',
  fork: 'Play on',
  isOver: 'The game is over here: go back a little to play on.',

  analysis: 'Luck and skill',
  analysisAbout:
    'A bot looks at every position again: what the dice changed is luck, what a decision gave away against the best move found is what it lost.',
  analyse: 'Analyse',
  depth: 'How closely',
  depths: { quick: 'A quick look', usual: 'With care', deep: 'Very closely' },
  looking: (done: number, total: number) => `${done} of ${total} positions`,
  cancel: 'Stop',
  cancelled: 'Stopped.',
  failed: 'The analysis failed. Try again.',
  lucky: (who: Person, points: string, error: string) => `${nameOf(who)}: lucky by ${points} points (±\u00a0${error}),`,
  unlucky: (who: Person, points: string, error: string) =>
    `${nameOf(who)}: unlucky by ${points} points (±\u00a0${error}),`,
  lost: (_who: Person, points: string, error: string) => `lost ${points} (±\u00a0${error}) by decisions.`,
  turningPoints: 'Turning points',
  noTurning: 'No decision cost more than the margin of error.',
  cost: (points: string, percent: number) =>
    `cost ${points} points and lowered the chance to win by ${percent} percentage points`,
  better: (move: string) => `Better: ${move}`,
  showBetter: 'Show the better move',
  betterHere: 'The better move here',
  chart: 'Over the game',
  charts: { margin: 'Expected lead', win: 'Chance to win', luck: 'Luck so far', lost: 'Points lost so far' },
  chartAbout: 'Click the chart to go to that point.',
  table: 'Where the result came from',
  columns: {
    start: 'at the start',
    luck: 'luck',
    own: 'own decisions',
    others: 'decisions of the others',
    end: 'result',
  },
  decisionsAbout:
    'Decisions count by what they changed compared with the move that looks best at a glance; where something is hidden, guesses that came out well or badly are part of it.',
  error:
    'Points are those expected to be ahead of the best rival at the end; ± is one standard error of the estimates. The bot that judges has weaknesses of its own, which the error does not include.',
  lostHere: (points: string) => `lost ${points}`,

  verdicts: { good: 'Good', inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
  tutor: 'Tutor',
  tutorAsks: {
    off: 'says nothing',
    inaccuracy: 'asks at every inaccuracy',
    mistake: 'asks at mistakes',
    blunder: 'asks at blunders only',
  },
  tutorAbout: 'Before a move that costs much is played, it asks whether you are sure, and shows a better one.',
  sure: (verdict: string, percent: number, error: number) =>
    `Sure? ${verdict}: it lowers the chance to win by ${percent} (±\u00a0${error}) percentage points.`,
  rethink: 'Think again',
  playAnyway: 'Play anyway',

  levels: { seedling: 'Seedling', sprout: 'Sprout', gardener: 'Gardener', master: 'Master' },
  skill: 'Skill',
  playedLike: (who: Person, level: string, open: readonly [string, string] | null) =>
    `${does(who, 'played', 'played')} this game at level ${level}${open === null ? '' : ` (one game leaves ${open[0]} to ${open[1]} open)`}.`,
  perDecision: 'points lost per decision',
  withoutLuck: 'result without luck',
  skillAbout:
    'Only decisions with a choice count. An inaccuracy lowers the chance to win by at least 3 percentage points beyond its error, a mistake by 6, a blunder by 12. Levels are those of the bots, measured in the same way.',
  lesser: (n: number) =>
    n === 1 ? 'One more decision that was less than good' : `${n} more decisions that were less than good`,
  tryAgain: 'Try again',
  /** In what others get: whom this device calls "You". */
  player: (n: number) => `Player ${n}`,
  trialAbout: 'Try again: look for a good move on the board.',
  trialFound: (move: string) => `${move}: good!`,
  trialCost: (move: string, verdict: string, percent: number, error: number) =>
    `${move}: ${verdict}, ${percent} (±\u00a0${error}) percentage points less chance to win. Try another.`,
  trialSame: 'That is what was played.',
  trialEnd: 'Done',

  keepsOpen: (most: number, otherwise: number) =>
    `keeps +${most} open for your next decision, another move only +${otherwise}`,
  blocks: (most: number, otherwise: number) =>
    `leaves the next player +${most} at most, another move up to +${otherwise}`,

  fairTitle: 'Fair dice',
  fairAbout:
    'Before the first roll the seed of all dice is sealed: its fingerprint is shown, the seed itself is not. After the end the seal is opened, and anybody can check that every roll is the one it gives. This page does it here, on this device; nothing is sent anywhere.',
  choose: 'Choose a record',
  drop: 'or drop a file here',
  mine: 'My games on this device',
  noneYet: 'No finished game yet.',
  check: 'Check',
  checking: 'Checking every roll …',
  right: 'Every roll is right.',
  rightAbout: (entries: number, rolls: number, picks: number) =>
    `${entries} entries replay to the result, the seed fits its seal, and all ${rolls} rolls (${picks} picks) are those it gives.`,
  wrong: 'This record is not right.',
  noSeal: 'These dice cannot be checked.',
  noSealAbout: 'The record carries no seal: real dice, a game that was begun with a chosen start player, or a fork.',
  notJson: 'This file is not a record: it is not JSON.',
  statistics: 'What the dice showed',
  statisticsAbout: 'How often each outcome came, and how often one would expect it.',
  outcome: 'Outcome',
  came: 'came',
  expected: 'expected',
  share100: (n: string) => `In ${n} of 100 games with fair dice they would be spread at least this unevenly.`,
  usualSpread: 'That is nothing unusual.',
  oddSpread: 'That is uneven, but one game in twenty is.',
  rareSpread: 'That is rare. One game proves nothing; many like it would.',
  outdated:
    'This game was played by older rules. It is shown as far as today’s rules replay it; its result stays as it was.',
  keptAbout: 'It is the seal that this device was shown before the game, and what you added is in the dice.',
  silentAbout: (seat: number) => `Seat ${seat} did not reveal its own number in time: it counts as empty.`,
  redrawnAbout: (count: number) =>
    `Moves were taken back ${count === 1 ? 'once' : `${count} times`} over dice; those dice did not come again, new ones were drawn.`,
  fewRolls: 'Too few rolls to say more.',
  otherPicks: (n: number) =>
    n === 1
      ? 'Besides, one pick that is no die, such as who starts.'
      : `Besides, ${n} picks that are no dice, such as cards drawn or who starts.`,
  watch: 'Watch it',

  sealed: 'Sealed',
  opened: 'Opened',
  sealedAbout:
    'The dice of this game are fixed in here. Nobody can change them any more; after the end anybody can look.',
  openedAbout: 'The seal is open: every roll can be checked.',
  hash: 'Fingerprint (SHA-256 of the seed)',
  seed: 'Seed',
  tableId: 'Table',
  nonces: 'What the players added',
  none: 'nothing',
  checkRolls: 'Check every roll',
};

export type ReplayTexts = typeof en;
