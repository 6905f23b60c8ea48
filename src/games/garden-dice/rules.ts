import { type Action, type Actor, CHANCE, OVER } from '../../core/game.ts';
import {
  BUY,
  DIE_SHIFT,
  dieOf,
  END,
  FLIP,
  HARVEST,
  KEEP,
  kindOf,
  MOVE,
  PLACE,
  REMOVE,
  REROLL,
  SECOND_SHIFT,
  SUN_REROLL,
  SUN_SET,
  secondOf,
  WATER,
} from './action.ts';
import { addTends, canTend, harvest, water } from './chain.ts';
import { POOL_DICE } from './components.ts';
import {
  addCritterMoves,
  addFlips,
  addRemoves,
  canFlip,
  canMoveCritter,
  canRemove,
  flip,
  moveCritter,
  removeCritter,
} from './critter.ts';
import { EMPTY_POOL, facesIn, lowestFace, poolSize, withDie, withoutDie } from './pool.ts';
import { addBuys, addPlaces, addSundialPlaces, buySeed, canBuy, canPlace, placeTile } from './seed.ts';
import {
  type Gardener,
  gardenerOf,
  PHASE_ACT,
  PHASE_FOUR,
  PHASE_OVER,
  PHASE_ROLL,
  PHASE_START,
  type State,
  sundialLeft,
} from './state.ts';

export function actor(s: State): Actor {
  if (s.phase === PHASE_ACT || s.phase === PHASE_FOUR) return s.seat;
  return s.phase === PHASE_OVER ? OVER : CHANCE;
}

export function outcomes(s: State): number {
  return s.phase === PHASE_START ? s.players : 6;
}

export function legal(s: State, out: Int32Array): number {
  if (s.phase === PHASE_FOUR) {
    out[0] = REROLL;
    out[1] = KEEP;
    return 2;
  }
  const own = gardenerOf(s, s.seat);
  const actions = addActions(s, own, out);
  const left = sundialLeft(s);
  let n = actions;
  if (left !== 0) {
    n = addSundialPlaces(s, own, left, out, n);
    n = addRemoves(s, 1, left, out, n);
  }
  if (own.sun === 1) n = addSuns(s, out, n);
  // G12: nothing is possible with the dice as they lie, so neither sun nor sundial is a must.
  if (actions === 0) out[n++] = END;
  return n;
}

/** G11: what is possible with the dice as they lie. */
function addActions(s: State, own: Gardener, out: Int32Array): number {
  let n = addBuys(s, own, out, 0);
  n = addPlaces(s, own, out, n);
  n = addTends(s, own, out, n);
  n = addFlips(s, own, out, n);
  n = addCritterMoves(s, own, out, n);
  return addRemoves(s, 0, 0, out, n);
}

/** G43: all four dice anew before any was spent, or one die as one likes. */
function addSuns(s: State, out: Int32Array, from: number): number {
  let n = from;
  if (poolSize(s.pool) === POOL_DICE) out[n++] = SUN_REROLL;
  for (let faces = facesIn(s.pool); faces !== 0; faces &= faces - 1) {
    const die = lowestFace(faces);
    for (let as = 1; as <= 6; as++) if (as !== die) out[n++] = SUN_SET | (die << DIE_SHIFT) | (as << SECOND_SHIFT);
  }
  return n;
}

/** G11 */
function canAct(s: State, own: Gardener): boolean {
  return (
    canBuy(s, own) ||
    canMoveCritter(s, own) ||
    canFlip(s, own) ||
    canPlace(s, own, 0) ||
    canTend(s, own) ||
    canRemove(s, 0)
  );
}

/** G12: there is something to decide, be it only to use sun or sundial or to end the turn. */
export function hasDecision(s: State): boolean {
  if (s.pool === EMPTY_POOL) return false;
  const own = gardenerOf(s, s.seat);
  if (own.sun === 1 || canAct(s, own)) return true;
  const left = sundialLeft(s);
  return left !== 0 && (canPlace(s, own, left) || canRemove(s, left));
}

export function apply(s: State, a: Action): void {
  if (s.phase === PHASE_ACT) act(s, a);
  else if (s.phase === PHASE_ROLL) rollDie(s, a + 1);
  else if (s.phase === PHASE_START) chooseStart(s, a);
  else if (a === REROLL) rollAgain(s);
  else keep(s);
}

/** G6 */
function chooseStart(s: State, seat: number): void {
  s.seat = seat;
  s.phase = PHASE_ROLL;
}

/** G10 */
function rollDie(s: State, die: number): void {
  s.pool = withDie(s.pool, die);
  if (poolSize(s.pool) < POOL_DICE) return;
  const faces = facesIn(s.pool);
  if ((faces & (faces - 1)) === 0) s.phase = PHASE_FOUR;
  else keep(s);
}

/** G10, G43 */
function rollAgain(s: State): void {
  s.pool = EMPTY_POOL;
  s.phase = PHASE_ROLL;
}

function keep(s: State): void {
  s.phase = PHASE_ACT;
  if (!hasDecision(s)) endTurn(s);
}

function act(s: State, a: Action): void {
  switch (kindOf(a)) {
    case BUY:
      buySeed(s, a);
      break;
    case PLACE:
      placeTile(s, a);
      break;
    case WATER:
      water(s, a);
      break;
    case HARVEST:
      harvest(s, a);
      break;
    case FLIP:
      flip(s, a);
      break;
    case MOVE:
      moveCritter(s, a);
      break;
    case REMOVE:
      removeCritter(s, a);
      break;
    case SUN_SET:
      setDie(s, a);
      break;
    case SUN_REROLL:
      gardenerOf(s, s.seat).sun = 0;
      rollAgain(s);
      return;
    default:
      endTurn(s);
      return;
  }
  if (!hasDecision(s)) endTurn(s);
}

/** G43 */
function setDie(s: State, a: Action): void {
  gardenerOf(s, s.seat).sun = 0;
  s.pool = withDie(withoutDie(s.pool, dieOf(a)), secondOf(a));
}

/** G11, G50, G56: only seeds from the stacks keep the game going. */
function endTurn(s: State): void {
  if (s.bought !== 0) s.stall = 0;
  else if (s.stallLimit !== 0) s.stall++;
  s.pool = EMPTY_POOL;
  s.bought = 0;
  s.spat = 0;
  s.eaten = 0;
  s.sundialSteps = 0;
  if (s.supply === 0 || isStalled(s)) {
    s.phase = PHASE_OVER;
    return;
  }
  s.seat = s.seat + 1 === s.players ? 0 : s.seat + 1;
  s.phase = PHASE_ROLL;
}

/** G56 */
export const isStalled = (s: State): boolean => s.stallLimit !== 0 && s.stall === s.stallLimit * s.players;
