import type { Action } from '../../core/game.ts';
import { DIE_SHIFT, dieOf, HARVEST, SPACE_SHIFT, spaceOf, WATER } from './action.ts';
import { CHAIN_REWARD, SCARECROW_BONUS, STAR_FACTOR } from './components.ts';
import { facesFrom, largestDie, lowestFace, withoutDie } from './pool.ts';
import { isStar, LOWER_HALF, lowestSpace } from './space.ts';
import {
  contentOf,
  EMPTY,
  type Gardener,
  gardenerOf,
  isGuarded,
  isPlant,
  isTurned,
  kindIn,
  oneOf,
  ownerIn,
  type State,
  switchPlant,
  TURNED,
} from './state.ts';

/** G23, G25: every own seed may be watered and every own veggie harvested by a die of its value or more. */
export function addTends(s: State, own: Gardener, out: Int32Array, from: number): number {
  let n = from;
  for (let spaces = own.upperPlants; spaces !== 0; spaces &= spaces - 1) n = addTend(s, lowestSpace(spaces), out, n);
  for (let spaces = own.lowerPlants; spaces !== 0; spaces &= spaces - 1)
    n = addTend(s, LOWER_HALF + lowestSpace(spaces), out, n);
  return n;
}

function addTend(s: State, space: number, out: Int32Array, from: number): number {
  const content = contentOf(s, space);
  const base = (isTurned(content) ? HARVEST : WATER) | (space << SPACE_SHIFT);
  let n = from;
  for (let faces = facesFrom(s.pool, kindIn(content)); faces !== 0; faces &= faces - 1)
    out[n++] = base | (lowestFace(faces) << DIE_SHIFT);
  return n;
}

/** G23, G25 */
export function canTend(s: State, own: Gardener): boolean {
  const largest = largestDie(s.pool);
  for (let spaces = own.upperPlants; spaces !== 0; spaces &= spaces - 1)
    if (kindIn(contentOf(s, lowestSpace(spaces))) <= largest) return true;
  for (let spaces = own.lowerPlants; spaces !== 0; spaces &= spaces - 1)
    if (kindIn(contentOf(s, LOWER_HALF + lowestSpace(spaces))) <= largest) return true;
  return false;
}

/** G23 */
export function water(s: State, a: Action): void {
  s.pool = withoutDie(s.pool, dieOf(a));
  waterFrom(s, spaceOf(a));
}

/** G24: turns the seed and goes on to every seed beside it of lower value. */
function waterFrom(s: State, space: number): void {
  const content = contentOf(s, space);
  s.garden[space] = content | TURNED;
  const value = kindIn(content);
  if (isLowerSeed(contentOf(s, space - 8), value)) waterFrom(s, space - 8);
  if (isLowerSeed(contentOf(s, space - 1), value)) waterFrom(s, space - 1);
  if (isLowerSeed(contentOf(s, space + 1), value)) waterFrom(s, space + 1);
  if (isLowerSeed(contentOf(s, space + 8), value)) waterFrom(s, space + 8);
}

export const isLowerSeed = (content: number, value: number): boolean =>
  isPlant(content) && (content & TURNED) === 0 && kindIn(content) < value;

export const isLowerVeggie = (content: number, value: number): boolean =>
  isPlant(content) && (content & TURNED) !== 0 && kindIn(content) < value;

/** G25 */
export function harvest(s: State, a: Action): void {
  s.pool = withoutDie(s.pool, dieOf(a));
  harvestFrom(s, spaceOf(a));
}

/** G26: takes the veggie to its owner and goes on to every veggie beside it of lower value. */
export function harvestFrom(s: State, space: number): void {
  const content = contentOf(s, space);
  const value = kindIn(content);
  takeVeggie(s, space, ownerIn(content), value);
  if (isLowerVeggie(contentOf(s, space - 8), value)) harvestFrom(s, space - 8);
  if (isLowerVeggie(contentOf(s, space - 1), value)) harvestFrom(s, space - 1);
  if (isLowerVeggie(contentOf(s, space + 1), value)) harvestFrom(s, space + 1);
  if (isLowerVeggie(contentOf(s, space + 8), value)) harvestFrom(s, space + 8);
}

/** G25–G27 */
function takeVeggie(s: State, space: number, seat: number, value: number): void {
  const owner = gardenerOf(s, seat);
  s.garden[space] = EMPTY;
  switchPlant(owner, space);
  owner.discs++;
  owner.harvested += oneOf(value);
  owner.points += veggiePoints(s, space, seat, value);
  if (seat !== s.seat) gardenerOf(s, s.seat).points += CHAIN_REWARD;
}

/** G25, G28, G29 */
export function veggiePoints(s: State, space: number, seat: number, value: number): number {
  if (isGuarded(s, seat, space)) return value + SCARECROW_BONUS;
  return isStar(space) ? STAR_FACTOR * value : value;
}
