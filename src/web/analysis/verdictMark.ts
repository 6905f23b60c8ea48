import type { Verdict } from '../../bots/verdict.ts';

/** As in the notation of chess and backgammon; a good decision needs no mark. */
export const verdictMarks: Readonly<Record<Verdict, string>> = {
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
