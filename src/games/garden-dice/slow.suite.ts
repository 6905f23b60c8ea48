import type { SlowRules } from '../../core/slow.suite.ts';
import type { Chance } from './chance.ts';
import type { Move } from './moves.ts';
import type { Counts, Position } from './position.ts';
import {
  at,
  changeOf,
  diceOf,
  directions,
  find,
  isGuarded,
  isInside,
  isPlant,
  moved,
  type Of,
  own,
  plants,
  six,
  spaces,
  without,
  worthOf,
} from './slowGarden.suite.ts';

/**
 * The rules once more, slowly and straight from their text: every move that can be written is tried against one predicate a rule.
 * Shares nothing but types with the game, so that the two can check each other.
 */

/** G40, G41: the steps that the sundial has left. */
function sundial(p: Position): number {
  return find(p, 'dial', p.seat)?.side === 'sundial' ? 2 - p.turn.sundial : 0;
}

/** G20, G36: two seeds of the type came this turn already, whether from the stacks or out of a critter. */
const hasTwo = (p: Position, tile: keyof Counts): boolean => p.turn.bought[tile] + p.turn.spat[tile] >= 2;

function canBuy(p: Position, m: Of<'buy'>): boolean {
  return m.die >= worthOf(m.tile) && p.supply[m.tile] > 0 && own(p).discs > 0 && !hasTwo(p, m.tile);
}

function canPlace(p: Position, m: Of<'place'>): boolean {
  if (at(p, m) !== null) return false;
  if (m.tile === 'rock') return own(p).hand.includes('rock');
  if (m.tile === 'critter' || m.tile === 'dial') return own(p).hand.includes(m.tile) && own(p).discs > 0;
  return own(p).seeds[m.tile] > 0;
}

function canTend(p: Position, m: Of<'water' | 'harvest'>): boolean {
  const content = at(p, m);
  const side = m.type === 'water' ? 'seed' : 'veggie';
  return isPlant(content) && content.side === side && content.owner === p.seat && m.die >= worthOf(content.tile);
}

function canWalk(p: Position, m: Of<'move'>): boolean {
  const critter = find(p, 'critter', p.seat);
  if (critter === null) return false;
  for (const [down, right] of directions)
    for (let distance = 1; distance <= m.die; distance++) {
      const space = { row: critter.row + distance * down, column: critter.column + distance * right };
      if (!isInside(space)) break;
      if (space.row === m.row && space.column === m.column) return canArrive(p, m, critter.side);
      if (at(p, space) !== null) break;
    }
  return false;
}

function canArrive(p: Position, m: Of<'move'>, side: string): boolean {
  const content = at(p, m);
  if (content === null) return !('eat' in m);
  if (!('eat' in m) || !isPlant(content) || content.owner === p.seat) return false;
  if (own(p).discs === 0 || p.turn.eaten.includes(content.owner)) return false;
  if (content.side !== (side === 'bird' ? 'seed' : 'veggie')) return false;
  if (side === 'bird' && isGuarded(p, content.owner, m)) return false;
  return m.eat === 'swallow' || (m.spit >= worthOf(content.tile) && !hasTwo(p, content.tile));
}

/** G11, G40: an action that the dice can do, as they lie or as the sundial changes them. They are in the pool. */
function isAction(p: Position, m: Move): boolean {
  if (p.phase !== 'act') return false;
  switch (m.type) {
    case 'buy':
      return canBuy(p, m);
    case 'place':
      return canPlace(p, m) && (changeOf(m) === 0 || changeOf(m) <= sundial(p));
    case 'water':
    case 'harvest':
      return canTend(p, m);
    case 'flip':
      return m.die === 6 && find(p, m.tile, p.seat) !== null;
    case 'move':
      return canWalk(p, m);
    case 'remove':
      return at(p, m)?.tile === 'critter' && m.dice[2] === 6 && (changeOf(m) === 0 || changeOf(m) <= sundial(p));
    default:
      return false;
  }
}

/** G43 */
function isSun(p: Position, m: Of<'sun'>): boolean {
  if (p.phase !== 'act' || !own(p).sun) return false;
  return 'reroll' in m ? p.pool.length === 4 : m.die !== m.as;
}

function* candidates(): Generator<Move> {
  for (const die of six) {
    for (const tile of plants) yield { type: 'buy', tile, die };
    for (const tile of ['critter', 'dial'] as const) yield { type: 'flip', tile, die };
    for (const as of six) yield { type: 'sun', die, as };
    for (const space of spaces) {
      yield { type: 'water', ...space, die };
      yield { type: 'harvest', ...space, die };
      yield { type: 'move', ...space, die };
      yield { type: 'move', ...space, die, eat: 'swallow' };
      for (const other of six) {
        yield { type: 'move', ...space, die, eat: 'spit', spit: other };
        yield { type: 'remove', ...space, dice: [die, other, 6] };
        for (const tile of [...plants, 'critter', 'dial', 'rock'] as const)
          yield { type: 'place', tile, ...space, dice: [die, other] };
      }
    }
  }
  yield { type: 'sun', reroll: true };
}
const everyMove = [...candidates()];

/** Those whose dice are in the pool; kept, because it is asked often. */
const affordable = new Map<string, Move[]>();
function movesWith(pool: readonly number[]): Move[] {
  const key = pool.join();
  const known = affordable.get(key) ?? everyMove.filter((m) => without(pool, diceOf(m)) !== null);
  affordable.set(key, known);
  return known;
}

const isChanged = (m: Move): boolean => (m.type === 'place' || m.type === 'remove') && changeOf(m) > 0;

/** The legal moves of a decision, in no special order. */
function legal(p: Position): Move[] {
  if (p.phase === 'four') return [{ type: 'reroll' }, { type: 'keep' }];
  const actions = movesWith(p.pool).filter((m) => isAction(p, m));
  const suns = movesWith(p.pool).filter((m) => m.type === 'sun' && isSun(p, m));
  const end: Move[] = actions.every(isChanged) ? [{ type: 'end' }] : [];
  return [...canonical(p, smallestChanges(actions)), ...suns, ...end];
}

/** G41: for one tile, one space and one pair of dice only the smallest change is a move. */
function smallestChanges(moves: Move[]): Move[] {
  const keyOf = (m: Of<'place' | 'remove'>): string =>
    JSON.stringify([m.type, m.type === 'place' ? m.tile : '', m.row, m.column, [...m.dice].sort()]);
  const least = new Map<string, number>();
  for (const m of moves)
    if (m.type === 'place' || m.type === 'remove') least.set(keyOf(m), Math.min(changeOf(m), least.get(keyOf(m)) ?? 9));
  return moves.filter((m) => (m.type !== 'place' && m.type !== 'remove') || changeOf(m) === least.get(keyOf(m)));
}

/** Two moves that lead to the same position are one move: the spelling with the smaller dice. */
function canonical(p: Position, moves: Move[]): Move[] {
  const byEffect = new Map<string, Move>();
  for (const m of moves) {
    const effect = JSON.stringify(moved(p, m));
    const other = byEffect.get(effect);
    if (other !== undefined && other.type !== m.type) throw new Error('two kinds of moves with one effect');
    if (other === undefined || diceOf(m).join() < diceOf(other).join()) byEffect.set(effect, m);
  }
  return [...byEffect.values()];
}

/** What follows by itself after a move: the end of the turn, and of the game (G12, G50, G56). */
function settled(after: Position, isEnded: boolean): Position {
  const p = structuredClone(after);
  if (p.phase !== 'act') return p;
  const hasSun = own(p).sun && p.pool.length > 0;
  if (!isEnded && (hasSun || movesWith(p.pool).some((next) => isAction(p, next)))) return p;
  const hasBought = Object.values(p.turn.bought).some((count) => count > 0);
  const { stallLimit } = p.options;
  p.stall = hasBought || stallLimit === 0 ? 0 : p.stall + 1;
  p.pool = [];
  const none = { squash: 0, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 };
  p.turn = { bought: none, spat: { ...none }, eaten: [], sundial: 0 };
  const isSoldOut = Object.values(p.supply).every((count) => count === 0);
  if (isSoldOut || (stallLimit > 0 && p.stall >= stallLimit * p.players)) p.phase = 'over';
  else {
    p.phase = 'roll';
    p.seat = (p.seat + 1) % p.players;
  }
  return p;
}

/** G6, G10 */
function afterChance(p: Position, entry: Chance): Position {
  if (entry.type === 'start') return { ...p, phase: 'roll', seat: entry.seat };
  const pool = entry.dice.toSorted();
  const isFour = pool.every((die) => die === pool[0]);
  return settled({ ...p, pool, phase: isFour ? 'four' : 'act' }, false);
}

export const slow: SlowRules<Position> = {
  begin: (position) => position as Position,
  legal,
  play: (p, entry: Move | Chance) =>
    entry.type === 'start' || entry.type === 'roll'
      ? afterChance(p, entry)
      : settled(moved(p, entry), entry.type === 'end'),
  position: (p) => p,
};
