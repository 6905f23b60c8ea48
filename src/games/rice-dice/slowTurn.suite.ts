import { at } from '../../core/assert.ts';
import type { Job } from './components.ts';
import type { Field, Position } from './position.ts';
import { abilitiesOf, cardNamed, cardsOf, isFarmerSide, rowOf, workersRolled } from './slowMoves.suite.ts';

/** The turn of the slow rules: how it starts and ends, and what its steps do. Water is moved token by token, as at a table. */

export type Table = Position;
export type Paddy = Field['paddies'][number];

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sidesOf = (t: Table): number => t.fields.length;
export const after = (t: Table, side: number): number => (side + 1) % sidesOf(t);
export const inTableOrder = (t: Table, names: readonly string[]): string[] =>
  cardsOf(t)
    .map((card) => card.name)
    .filter((name) => names.includes(name));
export const allPaddies = (t: Table): Paddy[] => t.fields.flatMap((field) => field.paddies);

/** R36 */
export function settle(t: Table): void {
  const tokens = t.players === 5 ? 20 : t.players >= 3 ? 15 : 10;
  const paddies = allPaddies(t);
  const target = Math.min(tokens, sum(paddies.map((paddy) => cardNamed(t, paddy.card).water)));
  const inPlay = t.reservoir + sum(paddies.map((paddy) => paddy.water));
  const change = inPlay < target ? target - inPlay : -Math.min(t.reservoir, inPlay - target);
  t.reservoir += change;
  t.supply -= change;
}

export function addCard(t: Table, side: number, card: string, end: 'left' | 'right'): void {
  const paddy = { card, water: 0, weeds: 0, planted: false, fresh: false, received: false };
  if (end === 'left') rowOf(t, side).unshift(paddy);
  else rowOf(t, side).push(paddy);
  settle(t);
}

export function replace(t: Table, side: number, place: number, card: string): void {
  const old = at(rowOf(t, side), place);
  t.reservoir += old.water;
  t.discards = inTableOrder(t, [...t.discards, old.card]);
  rowOf(t, side)[place] = { card, water: 0, weeds: 0, planted: false, fresh: false, received: false };
  settle(t);
}

/** R20 */
export function startTurn(t: Table, side: number): void {
  for (const paddy of allPaddies(t)) paddy.fresh = false;
  Object.assign(t, { phase: 'roll', turn: side, seat: side, dice: [], left: 0, rerolls: 0, certain: [] });
  t.gained = false;
  t.mimics = { weed: 0, harvest: 0, plant: 0 };
  if (isFarmerSide(t, side)) return;
  const measures = {
    water: (field: Field) => sum(field.paddies.map((paddy) => paddy.water)),
    planted: (field: Field) => field.paddies.filter((paddy) => paddy.planted).length,
    paddies: (field: Field) => field.paddies.length,
    weeds: (field: Field) => sum(field.paddies.map((paddy) => paddy.weeds)),
  };
  for (const { of, rice } of abilitiesOf(t, side, 'most')) {
    const own = measures[of](at(t.fields, side));
    if (t.fields.every((field, other) => other === side || measures[of](field) < own)) gain(t, side, rice, rice);
  }
  if (isWon(t)) return;
  t.rerolls = 1 + sum(abilitiesOf(t, side, 'rerolls').map((ability) => ability.more));
}

/** R52: rice that rises ends every count. */
function gain(t: Table, side: number, rice: number, bonus: number): void {
  at(t.fields, side).rice += rice;
  at(t.fields, side).bonus += bonus;
  if (rice > 0) Object.assign(t, { gained: true, dry: 0, spells: 0 });
}

/** R52: after everything of the turn, before anything of the next. */
export function endTurn(t: Table): void {
  const wanted = t.options.drySpell * (t.players === 1 ? 2 : t.players);
  if (!t.gained && wanted > 0) t.dry++;
  if (wanted > 0 && t.dry === wanted) {
    t.dry = 0;
    t.spells++;
    if (t.spells === 3) {
      for (const paddy of allPaddies(t)) paddy.fresh = false;
      Object.assign(t, {
        phase: 'over',
        seat: t.turn,
        left: 0,
        certain: [],
        mimics: { weed: 0, harvest: 0, plant: 0 },
      });
      return;
    }
    for (const paddy of allPaddies(t)) {
      t.reservoir += paddy.water;
      paddy.water = 0;
    }
    settle(t);
  }
  startTurn(t, after(t, t.turn));
}

/** R50 */
export function isWon(t: Table): boolean {
  if (!t.fields.some((field) => field.rice >= 100)) return false;
  for (const paddy of allPaddies(t)) paddy.fresh = false;
  Object.assign(t, { phase: 'over', seat: t.turn, left: 0, mimics: { weed: 0, harvest: 0, plant: 0 } });
  return true;
}

export function doJob(t: Table, side: number, name: Job, paddy: Paddy): void {
  if (name === 'weed') paddy.weeds--;
  else if (name === 'plant') Object.assign(paddy, { planted: true, fresh: true });
  else {
    const bonus = sum(abilitiesOf(t, side, 'harvestRice').map((ability) => ability.rice));
    gain(t, side, at(cardNamed(t, paddy.card).rice, paddy.weeds) + bonus, bonus);
    Object.assign(paddy, { planted: false, weeds: 0 });
  }
}

export function startMimics(t: Table): void {
  const owner = after(t, t.turn);
  t.left = 0;
  if (isFarmerSide(t, owner)) {
    endTurn(t);
    return;
  }
  t.phase = 'mimic';
  t.seat = owner;
  for (const ability of abilitiesOf(t, owner, 'mimic'))
    t.mimics[ability.job] = ability.job === 'weed' ? Math.min(1, workersRolled(t)) : workersRolled(t);
}

export function startDraw(t: Table, wanted: number): void {
  t.left = Math.min(wanted, t.deck.length + t.bottom.length + t.discards.length);
  if (t.left === 0) endTurn(t);
  else t.phase = 'draw';
}
