import type { Standing } from '../game.ts';
import { numberText } from '../numberText.ts';
import type { Person, PersonOf } from '../words.ts';
import { bestOf } from './best.ts';

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «Tiras», «Ada tira»: the verb alone tells that it is the reader. */
export const does = (who: Person, you: string, they: string): string =>
  who.isYou ? upper(you) : `${who.name} ${they}`;

/** «Tu cerdo», «El cerdo de Ada»: with the article of the noun. */
export const whose = (who: Person, your: string, the: string): string => (who.isYou ? your : `${the} de ${who.name}`);

export const called = (who: Person): string => (who.isYou ? 'tú' : who.name);

/** "Ada, Ben y Cleo", and "e" before a name that begins with an i. */
const format = new Intl.ListFormat('es');
export const list = (items: readonly string[]): string => format.format(items);

export function turn(who: Person, ask: string, waits: string): string {
  if (who.isYou) return `Te toca: ${ask}`;
  return who.isHere === true ? `Le toca a ${who.name}: ${ask}` : `${who.name} ${waits}`;
}

export const starts = (who: Person): string => `${does(who, 'empiezas', 'empieza')}.`;

const points = (total: number, noun: string): string =>
  noun === 'puntos' && total === 1 ? '1 punto' : `${numberText(total)} ${noun}`;

export function wins(standings: readonly Standing[], of: PersonOf, noun = 'puntos'): string {
  const { who, total } = bestOf(standings, of);
  const winner = does(who, 'ganas', 'gana');
  const other = standings.find(({ rank }) => rank !== 1);
  return standings.length === 2 && other !== undefined
    ? `${winner} ${numberText(total)} a ${numberText(other.total ?? 0)}`
    : `${winner} con ${points(total, noun)}`;
}

export function shares(standings: readonly Standing[], of: PersonOf, noun = 'puntos'): string {
  const { all, total } = bestOf(standings, of);
  return `Victoria compartida con ${points(total, noun)}: ${list(all.map(called))}`;
}

export function winsTie(standings: readonly Standing[], of: PersonOf, by: string): string {
  const { who, total } = bestOf(standings, of);
  return `Con empate a ${points(total, 'puntos')}, ${who.isYou ? 'ganas' : `gana ${who.name}`} ${by}`;
}

/** Picks the form of a verb. */
export type Verb = (infinitive: string, you: string, they: string) => string;
const infinitive: Verb = (form) => form;
const second: Verb = (_, you) => you;
const third: Verb = (_, __, they) => they;

export const offered = (phrase: (v: Verb) => string): string => upper(phrase(infinitive));

export const told = (who: Person, phrase: (v: Verb) => string): string =>
  who.isYou ? `${upper(phrase(second))}.` : `${who.name} ${phrase(third)}.`;
