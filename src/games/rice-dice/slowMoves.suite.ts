import { at } from '../../core/assert.ts';
import { sameJson } from '../../core/json.ts';
import { type ActionName, type Face, faces, type Job, jobs, paddyCards } from './components.ts';
import type { Ability, DeckCard } from './document.ts';
import type { OpenMove } from './moves.ts';
import type { Field, Position } from './position.ts';

/**
 * A second, slow set of rules, written from the numbered rules alone and over the JSON of positions: every move one can write
 * down is tried against the sentences of the rules. The fast rules are compared with it.
 */
type Table = Position;
type Paddy = Field['paddies'][number];
type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;

export const cardsOf = (t: Table): readonly DeckCard[] => t.options.deck?.cards ?? paddyCards;
export const cardNamed = (t: Table, name: string): DeckCard =>
  at(
    cardsOf(t).filter((card) => card.name === name),
    0,
  );
export const isFarmerSide = (t: Table, side: number): boolean => t.players === 1 && side === 1;
export const rowOf = (t: Table, side: number): Paddy[] => at(t.fields, side).paddies;
export const holds = (t: Table, paddy: Paddy): number =>
  cardNamed(t, paddy.card).hexes - cardNamed(t, paddy.card).magic;
export const isFull = (t: Table, paddy: Paddy): boolean => paddy.water === holds(t, paddy);
export const shown = (t: Table, face: Face): number => t.dice.filter((die) => die === face).length;
export const workersRolled = (t: Table): number => shown(t, 'worker') + 2 * shown(t, 'double') + shown(t, 'wild');

/** R62, R70 */
export function abilitiesOf<Kind extends Ability['kind']>(t: Table, side: number, kind: Kind): AbilityOf<Kind>[] {
  if (isFarmerSide(t, side)) return [];
  return rowOf(t, side)
    .map((paddy) => cardNamed(t, paddy.card).ability)
    .filter((ability): ability is AbilityOf<Kind> => ability?.kind === kind);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** R23 */
export function symbols(t: Table, action: ActionName): number {
  const rolled = action === 'worker' ? workersRolled(t) : shown(t, action) + shown(t, 'wild');
  const added = abilitiesOf(t, t.turn, 'symbols').filter((ability) => ability.symbol === action);
  return rolled + sum(added.map((ability) => ability.more));
}

/** R62: workers a paddy needs. */
export function workersNeeded(t: Table, side: number, paddy: Paddy, job: Job): number {
  if (job === 'weed') return 1;
  const { hexes, ability } = cardNamed(t, paddy.card);
  const helps = ability?.kind === 'fewerWorkers' && ability.job === job && !isFarmerSide(t, side);
  return hexes - (helps ? ability.fewer : 0);
}

/** R30, R31, R61 */
export function canDo(t: Table, side: number, paddy: Paddy, job: Job, workers: number): boolean {
  if (workersNeeded(t, side, paddy, job) > workers) return false;
  const isDry = paddy.water === 0;
  if (job === 'weed') return paddy.weeds > 0 && (isDry || abilitiesOf(t, side, 'weedFlooded').length > 0);
  if (job === 'harvest') return paddy.planted && isDry && !paddy.fresh;
  return !paddy.planted && isFull(t, paddy);
}

/** R41: what a release does to the row and how much reaches the reservoir, or null if it may not be written like this. */
export function releaseEffect(
  t: Table,
  side: number,
  move: { paddy: number; into: readonly number[] },
): {
  row: Paddy[];
  rest: number;
} | null {
  const row = structuredClone(rowOf(t, side));
  const from = row[move.paddy - 1];
  if (from === undefined || from.water === 0 || from.received) return null;
  const flowsLeft = abilitiesOf(t, side, 'flowLeft').length > 0;
  let rest = from.water;
  from.water = 0;
  for (const [i, place] of move.into.entries()) {
    const to = row[place - 1];
    if (to === undefined || place === move.paddy || move.into.indexOf(place) !== i) return null;
    if (place < move.paddy && !flowsLeft) return null;
    if (isFull(t, to) || rest === 0) return null;
    const given = Math.min(rest, holds(t, to) - to.water);
    to.water += given;
    to.received = true;
    rest -= given;
  }
  return { row, rest };
}

/** Every list of different paddies, the lexicographically first ones first. */
const longer = (list: readonly number[]): number[][] =>
  [1, 2, 3, 4].filter((place) => !list.includes(place)).map((place) => [...list, place]);
const listsOf = (length: number): number[][] => (length === 0 ? [[]] : listsOf(length - 1).flatMap(longer));
const allLists = [0, 1, 2, 3].flatMap(listsOf).sort(compareLists);

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return at(a, i) - at(b, i);
  return a.length - b.length;
}

/** Every choice of dice faces, in the order of R1. */
const oneMore = (dice: readonly Face[]): Face[][] =>
  faces.filter((face) => dice.every((die) => faces.indexOf(die) <= faces.indexOf(face))).map((face) => [...dice, face]);
const dicesOf = (size: number): Face[][] => (size === 0 ? [[]] : dicesOf(size - 1).flatMap(oneMore));
const allDice = [0, 1, 2, 3, 4, 5].flatMap(dicesOf);

/** Everything one can write down. */
function candidates(t: Table): OpenMove[] {
  const places = [1, 2, 3, 4];
  const names = cardsOf(t).map((card) => card.name);
  return [
    ...names.map((card): OpenMove => ({ type: 'choose', card })),
    { type: 'reroll' },
    ...(t.phase === 'decide' ? allDice.map((dice): OpenMove => ({ type: 'reroll', dice })) : []),
    ...places.flatMap((paddy): OpenMove[] => [
      { type: 'weed', paddy },
      ...[0, 1, 2, 3, 4].map((seat): OpenMove => ({ type: 'weed', paddy, seat })),
      ...jobs.map((job): OpenMove => ({ type: 'job', job, paddy })),
      { type: 'fill', paddy },
      ...(t.phase === 'release' ? allLists.map((into): OpenMove => ({ type: 'release', paddy, into })) : []),
    ]),
    ...(['worker', 'card', 'water'] as const).map((action): OpenMove => ({ type: 'action', action })),
    ...names.flatMap((card): OpenMove[] => [
      { type: 'keep', card, at: 'left' },
      { type: 'keep', card, at: 'right' },
      ...places.map((replace): OpenMove => ({ type: 'keep', card, replace })),
    ]),
    { type: 'done' },
  ];
}

/** The legal moves (before the sentence of R23 that a lone `done` is not asked). */
export function slowLegal(t: Table): OpenMove[] {
  const seen: unknown[] = [];
  return candidates(t).filter((move) => {
    if (!isLegal(t, move)) return false;
    if (move.type !== 'release') return true;
    // R41: of the lists with the same effect, the first.
    const effect = [move.paddy, releaseEffect(t, t.seat, move)];
    if (seen.some((other) => sameJson(other, effect))) return false;
    seen.push(effect);
    return true;
  });
}

function isLegal(t: Table, move: OpenMove): boolean {
  const row = rowOf(t, t.seat);
  switch (move.type) {
    case 'choose':
      return t.phase === 'choose' && at(t.hands, t.seat).includes(move.card);
    case 'reroll': {
      if (t.phase !== 'decide' || t.rerolls === 0) return false;
      if (abilitiesOf(t, t.seat, 'chooseDice').length === 0) return move.dice === undefined;
      const { dice } = move;
      if (dice === undefined || dice.length === 0) return false;
      return faces.every((face) => dice.filter((die) => die === face).length <= shown(t, face));
    }
    case 'weed': {
      if (t.phase !== 'decide' || t.weeds === 0 || move.seat === t.seat) return false;
      if (move.seat !== undefined && abilitiesOf(t, t.seat, 'weedAnyone').length === 0) return false;
      return (t.fields[move.seat ?? t.seat]?.paddies[move.paddy - 1]?.weeds ?? 2) < 2;
    }
    case 'action':
      return t.phase === 'decide' && t.weeds === 0;
    case 'job': {
      const paddy = row[move.paddy - 1];
      if (paddy === undefined || (t.phase !== 'worker' && t.phase !== 'mimic')) return false;
      return canDo(t, t.seat, paddy, move.job, t.phase === 'worker' ? t.left : t.mimics[move.job]);
    }
    case 'keep':
      if (t.phase !== 'keep' || !at(t.hands, t.seat).includes(move.card)) return false;
      return move.replace === undefined ? row.length < 4 : move.replace <= row.length;
    case 'release':
      return t.phase === 'release' && releaseEffect(t, t.seat, move) !== null;
    case 'fill': {
      const paddy = row[move.paddy - 1];
      if (t.phase !== 'take' || paddy === undefined) return false;
      const missing = holds(t, paddy) - paddy.water;
      return missing > 0 && missing <= t.left && missing <= t.reservoir;
    }
    case 'done':
      return ['worker', 'mimic', 'keep', 'release', 'take'].includes(t.phase);
  }
}
