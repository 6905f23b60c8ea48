import { hasBit } from '../../core/bits.ts';
import type { Reason } from '../../core/errors.ts';
import { DIE_SHIFT, SECOND_SHIFT, SPACE_SHIFT } from './action.ts';
import { stepsOf } from './aim.ts';
import { BUY_LIMIT, POOL_DICE, veggies } from './components.ts';
import { isFood, maySpit } from './critter.ts';
import type { Move } from './moves.ts';
import { diceIn, poolSize } from './pool.ts';
import { spaceAt } from './space.ts';
import {
  CRITTER,
  contentOf,
  countOf,
  type Gardener,
  gardenerOf,
  IN_HAND,
  isEmpty,
  isGuarded,
  isPlant,
  isTurned,
  kindIn,
  ownerIn,
  PHASE_FOUR,
  type State,
  sundialLeft,
} from './state.ts';
import type { Refusals } from './words/refusals/en.ts';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Why a well-formed move is not legal. */
export function explain(s: State, move: Move): Reason<Refusals> {
  if (s.phase === PHASE_FOUR) return ['G10', 'fourFirst'];
  const own = gardenerOf(s, s.seat);
  const missing = missingDie(s, move);
  if (missing !== null) return missing;
  switch (move.type) {
    case 'reroll':
    case 'keep':
      return ['G10', 'fourOnly'];
    case 'end':
      return ['G11', 'notOver'];
    case 'sun':
      return sunReason(s, own, move);
    case 'buy':
      return buyReason(s, own, move);
    case 'place':
      return placeReason(s, own, move);
    case 'water':
      return waterReason(s, move);
    case 'harvest':
      return harvestReason(s, move);
    case 'flip':
      return ['G30', 'notInGarden', { tile: move.tile }];
    case 'move':
      return walkReason(s, own, move);
    case 'remove':
      return removeReason(s, move);
  }
}

function diceOf(move: Move): readonly number[] {
  if ('dice' in move) return move.dice;
  if ('spit' in move) return [move.die, move.spit];
  return 'die' in move ? [move.die] : [];
}

function missingDie(s: State, move: Move): Reason<Refusals> | null {
  const left = [...diceIn(s.pool)];
  for (const die of diceOf(move)) {
    const place = left.indexOf(die);
    if (place < 0) return ['G11', 'noDie', { die, isThere: diceIn(s.pool).includes(die) }];
    left.splice(place, 1);
  }
  return null;
}

function sunReason(s: State, own: Gardener, move: MoveOf<'sun'>): Reason<Refusals> {
  if (own.sun === 0) return ['G43', 'sunUsed'];
  if ('reroll' in move && poolSize(s.pool) < POOL_DICE) return ['G43', 'sunTooLate'];
  return ['G43', 'sunChangesNothing'];
}

function buyReason(s: State, own: Gardener, { tile }: MoveOf<'buy'>): Reason<Refusals> {
  const value = veggies.indexOf(tile) + 1;
  if (own.discs === 0) return ['G20', 'noDiscForSeed'];
  if (countOf(s.supply, value) === 0) return ['G20', 'soldOut', { tile }];
  if (countOf(s.bought, value) + countOf(s.spat, value) === BUY_LIMIT)
    return [countOf(s.spat, value) === 0 ? 'G20' : 'G36', 'twoOfOne', { tile }];
  return ['G20', 'seedCosts', { tile, value }];
}

function placeReason(s: State, own: Gardener, move: MoveOf<'place'>): Reason<Refusals> {
  const { tile } = move;
  const isHeld =
    tile === 'critter'
      ? own.critter === IN_HAND
      : tile === 'dial'
        ? own.dial === IN_HAND
        : tile === 'rock'
          ? own.rocks > 0
          : countOf(own.seeds, veggies.indexOf(tile) + 1) > 0;
  if (!isHeld) return ['G21', 'noTile', { tile }];
  if ((tile === 'critter' || tile === 'dial') && own.discs === 0) return ['G21', 'noDiscForTile', { tile }];
  if (!isEmpty(s, spaceAt(move.row, move.column))) return ['G21', 'taken'];
  return aimReason(s, move, 'G21');
}

/** G21, G37, G40, G41: the two dice do not name the space, or not in this spelling. */
function aimReason(s: State, move: MoveOf<'place' | 'remove'>, rule: string): Reason<Refusals> {
  const [row, column] = move.dice;
  const steps = stepsOf(
    (spaceAt(move.row, move.column) << SPACE_SHIFT) | (row << DIE_SHIFT) | (column << SECOND_SHIFT),
  );
  const left = sundialLeft(s);
  if (steps <= left) return ['G41', 'smallerChange'];
  if (left === 0) return [rule, 'otherSpace', { dice: [row, column], row: move.row, column: move.column }];
  return ['G40', 'sundialShort', { left, steps }];
}

function waterReason(s: State, move: MoveOf<'water'>): Reason<Refusals> {
  const content = contentOf(s, spaceAt(move.row, move.column));
  if (!isPlant(content) || isTurned(content)) return ['G23', 'noSeed'];
  return ownerIn(content) === s.seat ? ['G23', 'waterCosts', { value: kindIn(content) }] : ['G23', 'notYourSeed'];
}

function harvestReason(s: State, move: MoveOf<'harvest'>): Reason<Refusals> {
  const content = contentOf(s, spaceAt(move.row, move.column));
  if (!isPlant(content) || !isTurned(content)) return ['G25', 'noVeggie'];
  return ownerIn(content) === s.seat ? ['G25', 'harvestCosts', { value: kindIn(content) }] : ['G25', 'notYourVeggie'];
}

function walkReason(s: State, own: Gardener, move: MoveOf<'move'>): Reason<Refusals> {
  if (own.critter <= IN_HAND) return ['G31', 'notInGarden', { tile: 'critter' }];
  const target = spaceAt(move.row, move.column);
  const rows = Math.abs((target >> 3) - (own.critter >> 3));
  const columns = Math.abs((target & 7) - (own.critter & 7));
  if (rows + columns === 0 || (rows > 0 && columns > 0)) return ['G31', 'straightLine'];
  if (rows + columns > move.die) return ['G31', 'tooFar', { spaces: rows + columns }];
  const step = (target - own.critter) / (rows + columns);
  for (let space = own.critter + step; space !== target; space += step)
    if (!isEmpty(s, space)) return ['G31', 'blocked'];
  if (isEmpty(s, target)) return ['G32', 'nothingToEat'];
  return mealReason(s, own, target, move);
}

/** G32–G35: the critter stands before a tile. */
function mealReason(s: State, own: Gardener, target: number, move: MoveOf<'move'>): Reason<Refusals> {
  const content = contentOf(s, target);
  const owner = ownerIn(content);
  const isRabbit = isTurned(contentOf(s, own.critter));
  if (!isPlant(content) || owner === s.seat || isTurned(content) !== isRabbit)
    return ['G32', isRabbit ? 'rabbitFood' : 'birdFood'];
  if (own.discs === 0) return ['G32', 'noDiscToEat'];
  if (hasBit(s.eaten, owner)) return ['G34', 'eatenThere'];
  if (!isRabbit && isGuarded(s, owner, target)) return ['G33', 'scarecrow'];
  if (!('eat' in move) || !isFood(s, own, target)) return ['G35', 'swallowOrSpit'];
  if ('spit' in move && !maySpit(s, kindIn(content))) return ['G36', 'onlySwallow'];
  if ('spit' in move && move.spit < kindIn(content)) return ['G35', 'spitCosts', { value: kindIn(content) }];
  return ['G35', 'smallerMoves'];
}

function removeReason(s: State, move: MoveOf<'remove'>): Reason<Refusals> {
  if (kindIn(contentOf(s, spaceAt(move.row, move.column))) !== CRITTER) return ['G37', 'noCritter'];
  return aimReason(s, move, 'G37');
}
