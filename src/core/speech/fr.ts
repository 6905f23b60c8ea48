import type { Standing } from '../game.ts';
import { numberText } from '../numberText.ts';
import type { Person, PersonOf } from '../words.ts';
import { bestOf } from './best.ts';

/** "Tu lances", "Ada lance". */
export const does = (who: Person, you: string, they: string): string =>
  who.isYou ? `Tu ${you}` : `${who.name} ${they}`;

/** "de Zoé", "d’Ada". */
export const ofName = (name: string): string => (/^[aeiouyâàéèêëîïôöûü]/i.test(name) ? `d’${name}` : `de ${name}`);

/** "Ton cochon", "Le cochon d’Ada", with the article of the noun. */
export const whose = (who: Person, your: string, the: string): string =>
  who.isYou ? your : `${the} ${ofName(who.name)}`;

export const called = (who: Person): string => (who.isYou ? 'toi' : who.name);

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`;

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function turn(who: Person, ask: string, waits: string): string {
  if (who.isYou) return `À toi : ${ask}`;
  return who.isHere === true ? `À ${who.name} de jouer : ${ask}` : `${who.name} ${waits}`;
}

export const starts = (who: Person): string => `${does(who, 'commences', 'commence')}.`;

const points = (total: number, noun: string): string =>
  noun === 'points' && Math.abs(total) < 2 ? `${numberText(total)} point` : `${numberText(total)} ${noun}`;

export function wins(standings: readonly Standing[], of: PersonOf, noun = 'points'): string {
  const { who, total } = bestOf(standings, of);
  const winner = does(who, 'gagnes', 'gagne');
  const other = standings.find(({ rank }) => rank !== 1);
  return standings.length === 2 && other !== undefined
    ? `${winner} ${numberText(total)} à ${numberText(other.total ?? 0)}`
    : `${winner} avec ${points(total, noun)}`;
}

export function shares(standings: readonly Standing[], of: PersonOf, noun = 'points'): string {
  const { all, total } = bestOf(standings, of);
  return `Victoire partagée avec ${points(total, noun)} : ${list(all.map(called))}`;
}

export function winsTie(standings: readonly Standing[], of: PersonOf, by: string): string {
  const { who, total } = bestOf(standings, of);
  return `À égalité avec ${points(total, 'points')}, ${who.isYou ? 'tu gagnes' : `${who.name} gagne`} ${by}`;
}

/** Picks the form of a verb. */
export type Verb = (infinitive: string, you: string, they: string) => string;
const infinitive: Verb = (form) => form;
const second: Verb = (_, you) => you;
const third: Verb = (_, __, they) => they;

export const offered = (phrase: (v: Verb) => string): string => upper(phrase(infinitive));

export const told = (who: Person, phrase: (v: Verb) => string): string =>
  who.isYou ? `Tu ${phrase(second)}.` : `${who.name} ${phrase(third)}.`;
