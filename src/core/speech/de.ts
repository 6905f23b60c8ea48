import type { Standing } from '../game.ts';
import { numberText } from '../numberText.ts';
import type { Person, PersonOf } from '../words.ts';
import { bestOf } from './best.ts';

/** „Du würfelst“, „Ada würfelt“. */
export const does = (who: Person, you: string, they: string): string =>
  who.isYou ? `Du ${you}` : `${who.name} ${they}`;

/** „Dein Schwein“, „Das Schwein von Ada“: with the article of the noun. */
export const whose = (who: Person, your: string, the: string): string => (who.isYou ? your : `${the} von ${who.name}`);

export const called = (who: Person): string => (who.isYou ? 'du' : who.name);

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function turn(who: Person, ask: string, waits: string): string {
  if (who.isYou) return `Du bist dran: ${ask}`;
  return who.isHere === true ? `${who.name} ist dran: ${ask}` : `${who.name} ${waits}`;
}

export const starts = (who: Person): string => `${does(who, 'beginnst', 'beginnt')}.`;

const points = (total: number, noun: string): string =>
  noun === 'Punkten' && total === 1 ? '1 Punkt' : `${numberText(total)} ${noun}`;

export function wins(standings: readonly Standing[], of: PersonOf, noun = 'Punkten'): string {
  const { who, total } = bestOf(standings, of);
  const winner = does(who, 'gewinnst', 'gewinnt');
  const other = standings.find(({ rank }) => rank !== 1);
  return standings.length === 2 && other !== undefined
    ? `${winner} ${numberText(total)} zu ${numberText(other.total ?? 0)}`
    : `${winner} mit ${points(total, noun)}`;
}

export function shares(standings: readonly Standing[], of: PersonOf, noun = 'Punkten'): string {
  const { all, total } = bestOf(standings, of);
  return `Geteilter Sieg mit je ${points(total, noun)}: ${list(all.map(called))}`;
}

export function winsTie(standings: readonly Standing[], of: PersonOf, by: string): string {
  const { who, total } = bestOf(standings, of);
  return `Bei je ${points(total, 'Punkten')} ${who.isYou ? 'gewinnst du' : `gewinnt ${who.name}`} ${by}`;
}

/** What somebody does: the verb (infinitive, du, er), what it is done to, a part of the verb that goes to the end, and what follows it. */
export interface Deed {
  readonly verb: readonly [infinitive: string, you: string, they: string];
  readonly what?: string;
  readonly part?: string;
  readonly after?: string;
}

/** As a choice, with the verb at the end: „Die Karotte 4 pflanzen“. */
export const offered = ({ verb: [infinitive], what, after = '' }: Deed): string =>
  `${what === undefined ? upper(infinitive) : `${upper(what)} ${infinitive}`}${after}`;

/** Told of somebody, with the verb after the name: „Ada pflanzt die Karotte 4.“ */
export const told = (who: Person, { verb: [, you, they], what, part, after = '' }: Deed): string =>
  `${[does(who, you, they), what, part].filter((each) => each !== undefined).join(' ')}${after}.`;
