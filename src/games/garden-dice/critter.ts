import { hasBit } from '../../core/bits.ts';
import type { Action } from '../../core/game.ts';
import {
  actionOf,
  DIE_SHIFT,
  dieOf,
  FLIP,
  MOVE,
  mealOf,
  NO_MEAL,
  REMOVE,
  SPACE_SHIFT,
  SPIT,
  SWALLOW,
  secondOf,
  spaceOf,
  TILE_SHIFT,
  tileOf,
} from './action.ts';
import { aimAt, endOfAims, firstAim } from './aim.ts';
import { SIX } from './components.ts';
import { facesFrom, hasSix, largestDie, lowestFace, poolSize, withoutDie } from './pool.ts';
import { spendAim, TILE_CRITTER, TILE_DIAL } from './seed.ts';
import { steps } from './space.ts';
import {
  CRITTER,
  contentOf,
  EMPTY,
  type Gardener,
  gardenerOf,
  IN_HAND,
  isGuarded,
  isPlant,
  isTurned,
  kindIn,
  oneOf,
  ownerIn,
  type State,
  switchPlant,
  TURNED,
  typesTwice,
} from './state.ts';

/** G30: a six turns over the own critter or dial. */
export function addFlips(s: State, own: Gardener, out: Int32Array, from: number): number {
  if (!hasSix(s.pool)) return from;
  let n = from;
  if (own.critter > IN_HAND) out[n++] = actionOf(FLIP, 0, TILE_CRITTER, SIX, 0);
  if (own.dial > IN_HAND) out[n++] = actionOf(FLIP, 0, TILE_DIAL, SIX, 0);
  return n;
}

/** G30 */
export const canFlip = (s: State, own: Gardener): boolean =>
  hasSix(s.pool) && (own.critter > IN_HAND || own.dial > IN_HAND);

/** G30 */
export function flip(s: State, a: Action): void {
  const own = gardenerOf(s, s.seat);
  const space = tileOf(a) === TILE_CRITTER ? own.critter : own.dial;
  s.pool = withoutDie(s.pool, SIX);
  s.garden[space] = contentOf(s, space) ^ TURNED;
}

/** G32–G34: the critter of the active player may eat what lies in the space. */
export function isFood(s: State, own: Gardener, space: number): boolean {
  const content = contentOf(s, space);
  const owner = ownerIn(content);
  if (!isPlant(content) || owner === s.seat || own.discs === 0 || hasBit(s.eaten, owner)) return false;
  const isRabbit = isTurned(contentOf(s, own.critter));
  if (isTurned(content) !== isRabbit) return false;
  return isRabbit || !isGuarded(s, owner, space);
}

/** G31, G32 */
export function addCritterMoves(s: State, own: Gardener, out: Int32Array, from: number): number {
  if (own.critter <= IN_HAND) return from;
  const reach = largestDie(s.pool);
  let n = from;
  for (let i = 0; i < 4; i++) {
    const step = steps[i] as number;
    let space = own.critter + step;
    let distance = 1;
    while (distance <= reach && contentOf(s, space) === EMPTY) {
      n = addWithDice(s, space, NO_MEAL, distance, out, n);
      space += step;
      distance++;
    }
    if (distance <= reach && isFood(s, own, space)) {
      n = addWithDice(s, space, SWALLOW, distance, out, n);
      n = addSpits(s, space, distance, out, n);
    }
  }
  return n;
}

function addWithDice(s: State, space: number, meal: number, least: number, out: Int32Array, from: number): number {
  const base = MOVE | (space << SPACE_SHIFT) | (meal << TILE_SHIFT);
  let n = from;
  for (let faces = facesFrom(s.pool, least); faces !== 0; faces &= faces - 1)
    out[n++] = base | (lowestFace(faces) << DIE_SHIFT);
  return n;
}

/** G36: a third seed of a type in a turn can only be swallowed. */
export const maySpit = (s: State, value: number): boolean => (typesTwice(s) & oneOf(value)) === 0;

/** G35: one die moves, another one saves the tile. Where they could change places, the smaller one moves. */
function addSpits(s: State, space: number, distance: number, out: Int32Array, from: number): number {
  const value = kindIn(contentOf(s, space));
  if (!maySpit(s, value)) return from;
  let n = from;
  for (let dice = facesFrom(s.pool, distance); dice !== 0; dice &= dice - 1) {
    const die = lowestFace(dice);
    for (let spits = facesFrom(withoutDie(s.pool, die), value); spits !== 0; spits &= spits - 1) {
      const spit = lowestFace(spits);
      const isSwapped = spit < die && spit >= distance && die >= value;
      if (!isSwapped) out[n++] = actionOf(MOVE, space, SPIT, die, spit);
    }
  }
  return n;
}

/** G31, G32: any die moves a critter that has an empty space or food beside it. */
export function canMoveCritter(s: State, own: Gardener): boolean {
  if (own.critter <= IN_HAND) return false;
  for (let i = 0; i < 4; i++) {
    const space = own.critter + (steps[i] as number);
    if (contentOf(s, space) === EMPTY || isFood(s, own, space)) return true;
  }
  return false;
}

/** G31, G35 */
export function moveCritter(s: State, a: Action): void {
  const own = gardenerOf(s, s.seat);
  const space = spaceOf(a);
  s.pool = withoutDie(s.pool, dieOf(a));
  if (mealOf(a) !== NO_MEAL) eat(s, own, contentOf(s, space), a);
  s.garden[space] = contentOf(s, own.critter);
  s.garden[own.critter] = EMPTY;
  own.critter = space;
}

/** G35, G36: swallowed, the tile is out of the game; spat out, it is a seed in front of the eater and counts as bought this turn. */
function eat(s: State, own: Gardener, food: number, a: Action): void {
  const one = oneOf(kindIn(food));
  const owner = gardenerOf(s, ownerIn(food));
  owner.discs++;
  switchPlant(owner, spaceOf(a));
  s.eaten |= 1 << ownerIn(food);
  own.discs--;
  if (mealOf(a) === SWALLOW) {
    s.swallowed += one;
    own.critterDiscs++;
  } else {
    s.pool = withoutDie(s.pool, secondOf(a));
    own.seeds += one;
    s.spat += one;
  }
}

/** G37: the six is spent beside two dice that name the critter's space, changed by at most `most` steps of the sundial. */
export function addRemoves(s: State, least: number, most: number, out: Int32Array, from: number): number {
  if (!canSpareSix(s)) return from;
  const coordinates = withoutDie(s.pool, SIX);
  const end = endOfAims(coordinates, most);
  let n = from;
  for (let i = least === 0 ? firstAim(coordinates) : endOfAims(coordinates, least - 1); i < end; i++) {
    const aim = aimAt(i);
    if (kindIn(contentOf(s, spaceOf(aim))) === CRITTER) out[n++] = REMOVE | aim;
  }
  return n;
}

/** G37 */
export function canRemove(s: State, left: number): boolean {
  if (!canSpareSix(s)) return false;
  const coordinates = withoutDie(s.pool, SIX);
  const end = endOfAims(coordinates, left);
  for (let i = firstAim(coordinates); i < end; i++)
    if (kindIn(contentOf(s, spaceOf(aimAt(i)))) === CRITTER) return true;
  return false;
}

const canSpareSix = (s: State): boolean => !s.family && poolSize(s.pool) > 2 && hasSix(s.pool);

/** G37 */
export function removeCritter(s: State, a: Action): void {
  const space = spaceOf(a);
  const owner = gardenerOf(s, ownerIn(contentOf(s, space)));
  s.pool = withoutDie(s.pool, SIX);
  spendAim(s, a);
  s.garden[space] = EMPTY;
  owner.discs += owner.critterDiscs;
  owner.critterDiscs = 0;
  owner.critter = IN_HAND;
}
