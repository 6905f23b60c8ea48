import { does } from '../../../core/speech/en.ts';
import type { Person } from '../../../core/words.ts';

/** The texts of series; the other languages must have the same keys. */
export const en = {
  series: 'Series',
  kinds: { none: 'One game', bestOf: 'Best of several games', firstTo: 'First to a number of points', twin: 'Twin' },
  counts: { bestOf: 'Games', firstTo: 'Points', twin: 'Deals' },
  about: {
    bestOf: 'Beginning goes round. A drawn game counts half for each.',
    firstTo: 'The points of all games are added up. Beginning goes round.',
    twin: 'Each deal is played twice with the same dice and the seats exchanged, so that beginning is no advantage. The second time both know the dice.',
  },
  bestOf: (n: number) => `Best of ${n}`,
  firstTo: (n: number) => `First to ${n} points`,
  twin: (n: number) => (n === 1 ? 'Twin' : `Twin of ${n} deals`),
  game: (n: number) => `Game ${n}`,
  deal: (n: number, isSecond: boolean) => `Deal ${n}, ${isSecond ? 'second' : 'first'} game`,
  sameDice: 'the same dice, seats exchanged',
  next: 'Next game',
  again: 'New series',
  score: 'Score of the series',
  won: (who: Person) => `${does(who, 'win', 'wins')} the series`,
  drawn: 'The series is drawn',
  wins: 'Games won',
  deals: 'Deals won',
  points: 'Points',
  better: (who: Person, points: string) => `${does(who, 'made', 'made')} more of the same dice: ${points} points.`,
  equal: (points: string) => `Equally good with the same dice: ${points} points.`,
  noPoints: 'Who loses on time gets no points for it in the series.',
  staysSealed: 'These dice come once more: the envelope is opened when the second game with them is over.',
};

export type SeriesTexts = typeof en;
