import type { Standing } from '../game.ts';
import { numberText } from '../numberText.ts';
import type { Person, PersonOf } from '../words.ts';
import { bestOf } from './best.ts';

/** What all games say alike. The reader is "you", everybody else has a name. */

/** "You roll", "Ada rolls". */
export const does = (who: Person, you: string, they: string): string =>
  who.isYou ? `You ${you}` : `${who.name} ${they}`;

/** "your", "Ada’s". */
export const whose = (who: Person): string => (who.isYou ? 'your' : `${who.name}’s`);

/** In the middle of a sentence: "you", "Ada". */
export const called = (who: Person): string => (who.isYou ? 'you' : who.name);

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is asked of people at this screen; others are waited for. */
export function turn(who: Person, ask: string, waits: string): string {
  if (who.isYou) return `Your turn: ${ask}`;
  return who.isHere === true ? `${who.name}’s turn: ${ask}` : `${who.name} ${waits}`;
}

export const starts = (who: Person): string => `${does(who, 'start', 'starts')}.`;

/** What the best have: "40 points". */
const points = (total: number, noun: string): string =>
  noun === 'points' && total === 1 ? '1 point' : `${numberText(total)} ${noun}`;

/** "62–38"; beside a minus the dash would be taken for another. */
const score = (best: number, other: number): string =>
  `${numberText(best)}${other < 0 ? ' to ' : '–'}${numberText(other)}`;

/** "Ada wins 62–38", or with more than two sides "Ada wins with 62 points"; a game adds how it ended. */
export function wins(standings: readonly Standing[], of: PersonOf, noun = 'points'): string {
  const { who, total } = bestOf(standings, of);
  const winner = does(who, 'win', 'wins');
  const other = standings.find(({ rank }) => rank !== 1);
  return standings.length === 2 && other !== undefined
    ? `${winner} ${score(total, other.total ?? 0)}`
    : `${winner} with ${points(total, noun)}`;
}

export function shares(standings: readonly Standing[], of: PersonOf, noun = 'points'): string {
  const { all, total } = bestOf(standings, of);
  return `${upper(list(all.map(called)))} share the victory with ${points(total, noun)} each`;
}

/** Level on points: "At 40 points each, Ada wins with more vegetables planted." */
export function winsTie(standings: readonly Standing[], of: PersonOf, by: string): string {
  const { who, total } = bestOf(standings, of);
  return `At ${points(total, 'points')} each, ${who.isYou ? 'you win' : `${who.name} wins`} ${by}`;
}

/** Picks the form of a verb. */
export type Verb = (you: string, they: string) => string;
const bare: Verb = (you) => you;
const third: Verb = (_, they) => they;

/** One phrase, said as a choice: "Plant the carrot 4". */
export const offered = (phrase: (v: Verb) => string): string => upper(phrase(bare));

/** The same phrase, told of somebody: "Ada plants the carrot 4." */
export const told = (who: Person, phrase: (v: Verb) => string): string =>
  who.isYou ? `You ${phrase(bare)}.` : `${who.name} ${phrase(third)}.`;
