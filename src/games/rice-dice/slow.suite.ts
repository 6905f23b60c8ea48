import { at } from '../../core/assert.ts';
import type { SlowRules } from '../../core/slow.suite.ts';
import type { OpenChance } from './chance.ts';
import { faces, type Job } from './components.ts';
import type { OpenMove } from './moves.ts';
import type { Field, Position } from './position.ts';
import {
  abilitiesOf,
  canDo,
  cardNamed,
  cardsOf,
  holds,
  isFarmerSide,
  isFull,
  releaseEffect,
  rowOf,
  shown,
  slowLegal,
  symbols,
  workersNeeded,
  workersRolled,
} from './slowMoves.suite.ts';

/** The other half of the slow rules: what an entry does to a position. Water is moved token by token, as at a table. */
type Table = Position;
type Paddy = Field['paddies'][number];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const sidesOf = (t: Table): number => t.fields.length;
const after = (t: Table, side: number): number => (side + 1) % sidesOf(t);
const inTableOrder = (t: Table, names: readonly string[]): string[] =>
  cardsOf(t)
    .map((card) => card.name)
    .filter((name) => names.includes(name));
const allPaddies = (t: Table): Paddy[] => t.fields.flatMap((field) => field.paddies);

/** The position after an entry; steps in which `done` is the only move are passed (R23). */
function played(before: Position, entry: OpenMove | OpenChance): Position {
  const t = structuredClone(before);
  if (entry.type === 'draw' || entry.type === 'start' || entry.type === 'roll') chance(t, entry);
  else move(t, entry);
  for (;;) {
    const isAsked = ['worker', 'mimic', 'keep', 'release', 'take'].includes(t.phase);
    if (!isAsked || slowLegal(t).some((one) => one.type !== 'done')) return t;
    move(t, { type: 'done' });
  }
}

function chance(t: Table, entry: OpenChance): void {
  if (entry.type === 'start') startTurn(t, entry.seat);
  else if (entry.type === 'draw') drawAll(t, entry.cards);
  else {
    t.dice = faces.flatMap((face) => [...t.dice, ...entry.dice].filter((die) => die === face));
    if (isFarmerSide(t, t.turn)) farmerTurn(t);
    else countWeeds(t);
  }
}

/** R22 */
function countWeeds(t: Table): void {
  t.phase = 'decide';
  const allowed = 1 + sum(abilitiesOf(t, t.turn, 'rerolls').map((ability) => ability.more));
  const places = t.rerolls < allowed || t.options.weeds === 'always';
  const fewer = sum(abilitiesOf(t, t.turn, 'fewerWeeds').map((ability) => ability.fewer));
  const open = abilitiesOf(t, t.turn, 'weedAnyone').length > 0 ? allPaddies(t) : rowOf(t, t.turn);
  const room = sum(open.map((paddy) => 2 - paddy.weeds));
  t.weeds = places ? Math.min(room, Math.max(0, shown(t, 'weed') - fewer)) : 0;
}

function drawAll(t: Table, names: readonly string[]): void {
  const hand: string[] = [];
  for (const name of names) {
    if (t.deck.length === 0 && t.bottom.length === 0) {
      t.deck = t.discards;
      t.discards = [];
      t.certain = inTableOrder(t, hand);
    }
    if (t.deck.length > 0) t.deck = t.deck.filter((other) => other !== name);
    else t.bottom = t.bottom.filter((other) => other !== name);
    hand.push(name);
  }
  t.left = 0;
  if (t.phase === 'deal' && isFarmerSide(t, t.seat)) {
    addCard(t, 1, at(names, 0), 'right');
    startTurn(t, 0);
  } else if (isFarmerSide(t, t.turn)) farmerKeeps(t, hand);
  else holdCards(t, hand);
}

function holdCards(t: Table, hand: readonly string[]): void {
  t.hands[t.seat] = inTableOrder(t, hand);
  if (t.phase === 'draw') t.phase = 'keep';
  else if (t.seat + 1 < t.players) {
    t.seat++;
    t.left = 3;
  } else {
    t.seat = 0;
    t.phase = 'choose';
  }
}

function move(t: Table, m: OpenMove): void {
  const row = rowOf(t, t.seat);
  switch (m.type) {
    case 'choose':
      choose(t, m.card);
      break;
    case 'reroll': {
      t.rerolls--;
      t.weeds = 0;
      for (const face of m.dice ?? [...t.dice]) t.dice.splice(t.dice.indexOf(face), 1);
      t.phase = 'roll';
      break;
    }
    case 'weed':
      at(rowOf(t, m.seat ?? t.seat), m.paddy - 1).weeds++;
      t.weeds--;
      t.rerolls = 0;
      break;
    case 'action':
      act(t, m.action);
      break;
    case 'job':
      job(t, m.job, at(row, m.paddy - 1));
      break;
    case 'keep':
      t.hands[t.seat] = at(t.hands, t.seat).filter((name) => name !== m.card);
      if (m.replace !== undefined) replace(t, t.seat, m.replace - 1, m.card);
      else addCard(t, t.seat, m.card, m.at ?? 'right');
      endCards(t);
      break;
    case 'release': {
      const effect = releaseEffect(t, t.seat, m);
      if (effect === null) throw new Error('no release');
      at(t.fields, t.seat).paddies = effect.row;
      t.reservoir += effect.rest;
      settle(t);
      break;
    }
    case 'fill': {
      const paddy = at(row, m.paddy - 1);
      const missing = holds(t, paddy) - paddy.water;
      paddy.water += missing;
      t.reservoir -= missing;
      t.left -= missing;
      break;
    }
    case 'done':
      done(t);
  }
}

function done(t: Table): void {
  if (t.phase === 'worker') startMimics(t);
  else if (t.phase === 'keep') endCards(t);
  else if (t.phase === 'release') passRelease(t);
  else {
    if (t.phase === 'take') dropHalfFull(t, t.seat);
    endTurn(t);
  }
}

/** R36 */
function settle(t: Table): void {
  const tokens = t.players === 5 ? 20 : t.players >= 3 ? 15 : 10;
  const paddies = allPaddies(t);
  const target = Math.min(tokens, sum(paddies.map((paddy) => cardNamed(t, paddy.card).water)));
  const inPlay = t.reservoir + sum(paddies.map((paddy) => paddy.water));
  const change = inPlay < target ? target - inPlay : -Math.min(t.reservoir, inPlay - target);
  t.reservoir += change;
  t.supply -= change;
}

/** R10–R12 */
function choose(t: Table, card: string): void {
  t.chosen[t.seat] = card;
  if (t.seat + 1 < t.players) {
    t.seat++;
    return;
  }
  t.hands.forEach((hand, seat) => {
    const rest = hand.filter((name) => name !== t.chosen[seat]);
    if (t.players === 1) t.bottom = inTableOrder(t, rest);
    else t.discards = inTableOrder(t, [...t.discards, ...rest]);
    addCard(t, seat, t.chosen[seat] ?? '', 'right');
  });
  t.hands = t.hands.map(() => []);
  t.chosen = t.chosen.map(() => null);
  t.seat = t.players === 1 ? 1 : 0;
  t.left = t.players === 1 ? 1 : 0;
  t.phase = t.players === 1 ? 'deal' : 'start';
}

function addCard(t: Table, side: number, card: string, end: 'left' | 'right'): void {
  const paddy = { card, water: 0, weeds: 0, planted: false, fresh: false, received: false };
  if (end === 'left') rowOf(t, side).unshift(paddy);
  else rowOf(t, side).push(paddy);
  settle(t);
}

function replace(t: Table, side: number, place: number, card: string): void {
  const old = at(rowOf(t, side), place);
  t.reservoir += old.water;
  t.discards = inTableOrder(t, [...t.discards, old.card]);
  rowOf(t, side)[place] = { card, water: 0, weeds: 0, planted: false, fresh: false, received: false };
  settle(t);
}

/** R20 */
function startTurn(t: Table, side: number): void {
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
function endTurn(t: Table): void {
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
function isWon(t: Table): boolean {
  if (!t.fields.some((field) => field.rice >= 100)) return false;
  for (const paddy of allPaddies(t)) paddy.fresh = false;
  Object.assign(t, { phase: 'over', seat: t.turn, left: 0, mimics: { weed: 0, harvest: 0, plant: 0 } });
  return true;
}

function act(t: Table, action: 'worker' | 'card' | 'water'): void {
  t.rerolls = 0;
  if (action === 'worker') {
    t.phase = 'worker';
    t.left = symbols(t, 'worker');
  } else if (action === 'water') {
    t.phase = 'release';
  } else {
    const more = sum(abilitiesOf(t, t.turn, 'draw').map((ability) => ability.more));
    startDraw(t, symbols(t, 'card') + more);
  }
}

/** R30, R61 */
function job(t: Table, name: Job, paddy: Paddy): void {
  const needed = workersNeeded(t, t.seat, paddy, name);
  doJob(t, t.seat, name, paddy);
  if (t.phase === 'worker') t.left -= needed;
  else t.mimics[name] -= needed;
  isWon(t);
}

function doJob(t: Table, side: number, name: Job, paddy: Paddy): void {
  if (name === 'weed') paddy.weeds--;
  else if (name === 'plant') Object.assign(paddy, { planted: true, fresh: true });
  else {
    const bonus = sum(abilitiesOf(t, side, 'harvestRice').map((ability) => ability.rice));
    gain(t, side, at(cardNamed(t, paddy.card).rice, paddy.weeds) + bonus, bonus);
    Object.assign(paddy, { planted: false, weeds: 0 });
  }
}

function startMimics(t: Table): void {
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

function startDraw(t: Table, wanted: number): void {
  t.left = Math.min(wanted, t.deck.length + t.bottom.length + t.discards.length);
  if (t.left === 0) endTurn(t);
  else t.phase = 'draw';
}

function endCards(t: Table): void {
  t.discards = inTableOrder(t, [...t.discards, ...at(t.hands, t.seat)]);
  t.hands[t.seat] = [];
  endTurn(t);
}

/** R42 */
function dropHalfFull(t: Table, side: number): void {
  for (const paddy of rowOf(t, side))
    if (!isFull(t, paddy)) {
      t.reservoir += paddy.water;
      paddy.water = 0;
      settle(t);
    }
}

/** R40 */
function passRelease(t: Table): void {
  if (t.seat !== t.turn) dropHalfFull(t, t.seat);
  for (const paddy of rowOf(t, t.seat)) paddy.received = false;
  t.seat = after(t, t.seat);
  if (t.seat === t.turn) {
    t.phase = 'take';
    if (isFarmerSide(t, t.turn)) farmerTakes(t);
    else t.left = symbols(t, 'water');
  } else if (isFarmerSide(t, t.seat)) {
    farmerReleases(t);
    passRelease(t);
  }
}

/** R70–R72 */
function farmerTurn(t: Table): void {
  const row = rowOf(t, 1);
  if (t.options.weeds === 'always')
    for (let weeds = shown(t, 'weed'); weeds > 0; weeds--) {
      const place = row.find((paddy) => paddy.weeds < 2);
      if (place !== undefined) place.weeds++;
    }
  const wild = shown(t, 'wild');
  const counts = { worker: workersRolled(t) - wild, water: shown(t, 'water'), card: shown(t, 'card') };
  const order = (['worker', 'water', 'card'] as const)
    .filter((action) => counts[action] > 0)
    .sort((a, b) => counts[b] - counts[a]);
  const useful = {
    worker: row.some((paddy) =>
      (['weed', 'harvest', 'plant'] as const).some((name) => canDo(t, 1, paddy, name, counts.worker + wild)),
    ),
    water: row.some(
      (paddy) =>
        (paddy.planted && paddy.water > 0) ||
        (isThirsty(t, paddy) && holds(t, paddy) <= Math.min(counts.water + wild, t.reservoir)),
    ),
    card: t.deck.length + t.bottom.length + t.discards.length > 0,
  };
  const chosen = (order.length === 0 ? (['worker'] as const) : order).find((action) => useful[action]);
  if (chosen === 'worker') farmerWorks(t, counts.worker + wild);
  else if (chosen === 'card') startDraw(t, counts.card + wild);
  else if (chosen === 'water') {
    t.phase = 'release';
    farmerReleases(t);
    passRelease(t);
  } else endTurn(t);
}

const isThirsty = (t: Table, paddy: Paddy): boolean => !paddy.planted && paddy.water === 0 && holds(t, paddy) > 0;

function farmerWorks(t: Table, workers: number): void {
  let left = workers;
  const row = rowOf(t, 1);
  const doAll = (name: Job, list: readonly Paddy[]) => {
    for (const paddy of list)
      while (t.phase !== 'over' && canDo(t, 1, paddy, name, left)) {
        left -= workersNeeded(t, 1, paddy, name);
        doJob(t, 1, name, paddy);
        if (isWon(t)) return;
      }
  };
  for (;;) {
    const ripe = row.filter((paddy) => canDo(t, 1, paddy, 'harvest', left));
    const promise = (paddy: Paddy): number => {
      const spared = left - workersNeeded(t, 1, paddy, 'harvest');
      return at(cardNamed(t, paddy.card).rice, Math.max(0, paddy.weeds - spared));
    };
    const [best] = ripe.sort((a, b) => promise(b) - promise(a));
    if (best === undefined) break;
    const price = workersNeeded(t, 1, best, 'harvest');
    for (; left > price && best.weeds > 0; left--) best.weeds--;
    left -= price;
    doJob(t, 1, 'harvest', best);
    if (isWon(t)) return;
  }
  doAll(
    'plant',
    row.toSorted((a, b) => cardNamed(t, b.card).hexes - cardNamed(t, a.card).hexes),
  );
  doAll('weed', [...row.filter((paddy) => paddy.planted), ...row.filter((paddy) => !paddy.planted)]);
  if (t.phase !== 'over') startMimics(t);
}

function farmerReleases(t: Table): void {
  const row = rowOf(t, 1);
  row.forEach((paddy, i) => {
    if (!paddy.planted) return;
    let tokens = paddy.water;
    paddy.water = 0;
    for (const to of row.slice(i + 1))
      if (isThirsty(t, to) && holds(t, to) <= tokens) {
        to.water = holds(t, to);
        tokens -= to.water;
      }
    t.reservoir += tokens;
    settle(t);
  });
}

function farmerTakes(t: Table): void {
  let left = shown(t, 'water') + shown(t, 'wild');
  for (const paddy of rowOf(t, 1)) {
    const needed = holds(t, paddy);
    if (!isThirsty(t, paddy) || needed > left || needed > t.reservoir) continue;
    paddy.water = needed;
    t.reservoir -= needed;
    left -= needed;
  }
  endTurn(t);
}

function farmerKeeps(t: Table, drawn: readonly string[]): void {
  const cards = inTableOrder(t, drawn).map((name) => cardNamed(t, name));
  const worth = (name: string) => cardNamed(t, name).rice[0] / cardNamed(t, name).hexes;
  const [best] = cards
    .filter((card) => card.hexes - card.magic <= 3)
    .sort((a, b) => worth(b.name) - worth(a.name) || b.rice[0] - a.rice[0]);
  let kept: string | null = null;
  if (best !== undefined && rowOf(t, 1).length < 4) {
    kept = best.name;
    addCard(t, 1, best.name, 'right');
  } else if (best !== undefined) {
    const [poorest] = rowOf(t, 1)
      .filter((paddy) => !paddy.planted)
      .sort((a, b) => worth(a.card) - worth(b.card));
    if (poorest !== undefined && worth(best.name) > worth(poorest.card)) {
      kept = best.name;
      replace(t, 1, rowOf(t, 1).indexOf(poorest), best.name);
    }
  }
  t.discards = inTableOrder(t, [...t.discards, ...drawn.filter((name) => name !== kept)]);
  endTurn(t);
}

export const slow: SlowRules<Position> = {
  begin: (position) => position as Position,
  legal: slowLegal,
  play: (t, entry: OpenMove | OpenChance) => played(t, entry),
  position: (t) => t,
};
