import { at } from '../../core/assert.ts';
import type { SlowRules } from '../../core/slow.suite.ts';
import type { OpenChance } from './chance.ts';
import { faces, type Job } from './components.ts';
import type { OpenMove } from './moves.ts';
import type { Position } from './position.ts';
import { farmerKeeps, farmerReleases, farmerTakes, farmerTurn } from './slowFarmer.suite.ts';
import {
  abilitiesOf,
  holds,
  isFarmerSide,
  isFull,
  releaseEffect,
  rowOf,
  shown,
  slowLegal,
  symbols,
  workersNeeded,
} from './slowMoves.suite.ts';
import {
  addCard,
  after,
  allPaddies,
  doJob,
  endTurn,
  inTableOrder,
  isWon,
  type Paddy,
  replace,
  settle,
  startDraw,
  startMimics,
  startTurn,
  sum,
  type Table,
} from './slowTurn.suite.ts';

/** What an entry does to a position. */

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
    if (!isFarmerSide(t, t.turn)) countWeeds(t);
    else {
      farmerTurn(t);
      if (t.phase === 'release') passRelease(t);
    }
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

export const slow: SlowRules<Position> = {
  begin: (position) => position as Position,
  legal: slowLegal,
  play: (t, entry: OpenMove | OpenChance) => played(t, entry),
  position: (t) => t,
};
