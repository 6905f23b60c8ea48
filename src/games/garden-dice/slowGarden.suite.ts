import type { Move } from './moves.ts';
import type { Content, Counts, Position } from './position.ts';

/** The garden of the slow rules: what lies where, and what a move does to it. Shares nothing but types with the game. */

const value: Record<string, number> = { squash: 1, carrot: 2, tomato: 3, artichoke: 4, eggplant: 5 };
export const plants = ['squash', 'carrot', 'tomato', 'artichoke', 'eggplant'] as const;
const stars = ['4,6', '5,5', '5,6', '6,4', '6,5', '6,6'];
export const six = [1, 2, 3, 4, 5, 6];
export const spaces = six.flatMap((row) => six.map((column) => ({ row, column })));
export const directions = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

type Space = { row: number; column: number };
type Plant = Extract<Content, { side: 'seed' | 'veggie' }>;
export type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

export const at = (p: Position, { row, column }: Space): Content | null => p.garden[row - 1]?.[column - 1] ?? null;
export const isInside = ({ row, column }: Space): boolean => row >= 1 && row <= 6 && column >= 1 && column <= 6;
export const isPlant = (content: Content | null): content is Plant => content !== null && content.tile in value;
export const own = (p: Position) => p.gardeners[p.seat] as Position['gardeners'][number];
export const worthOf = (tile: string): number => value[tile] as number;

export function find(p: Position, tile: 'critter' | 'dial', owner: number): (Space & { side: string }) | null {
  for (const space of spaces) {
    const content = at(p, space);
    if (content !== null && content.tile === tile && content.owner === owner) return { ...space, side: content.side };
  }
  return null;
}

/** The dice a move spends, as they lie. */
export function diceOf(m: Move): number[] {
  if ('dice' in m) return m.dice;
  if ('spit' in m) return [m.die, m.spit];
  return 'die' in m ? [m.die] : [];
}

export function without(pool: readonly number[], dice: readonly number[]): number[] | null {
  const left = [...pool];
  for (const die of dice) {
    const place = left.indexOf(die);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

export const changeOf = (m: Of<'place' | 'remove'>): number =>
  Math.abs(m.dice[0] - m.row) + Math.abs(m.dice[1] - m.column);

/** G42 */
export function isGuarded(p: Position, owner: number, space: Space): boolean {
  const dial = find(p, 'dial', owner);
  if (dial?.side !== 'scarecrow') return false;
  return Math.max(Math.abs(dial.row - space.row), Math.abs(dial.column - space.column)) === 1;
}

/** The position right after a move, before anything that follows by itself. */
export function moved(before: Position, m: Move): Position {
  const p = structuredClone(before);
  const me = own(p);
  if (m.type !== 'sun') p.pool = without(p.pool, diceOf(m)) as number[];
  switch (m.type) {
    case 'buy':
      move(m.tile, p.supply, me.seeds);
      p.turn.bought[m.tile]++;
      me.discs--;
      break;
    case 'place':
      place(p, m);
      break;
    case 'water':
      for (const space of chain(p, m)) (at(p, space) as Plant).side = 'veggie';
      break;
    case 'harvest':
      for (const space of chain(p, m)) gather(p, space);
      break;
    case 'flip':
      turnOver(p, m.tile);
      break;
    case 'move':
      walk(p, m);
      break;
    case 'remove': {
      const critter = at(p, m) as Extract<Content, { tile: 'critter' }>;
      const owner = p.gardeners[critter.owner] as (typeof p.gardeners)[number];
      owner.discs += critter.discs;
      owner.hand.unshift('critter');
      p.turn.sundial += changeOf(m);
      put(p, m, null);
      break;
    }
    case 'sun':
      me.sun = false;
      if ('reroll' in m) p.pool = [];
      else p.pool = [...(without(p.pool, [m.die]) as number[]), m.as].sort();
      p.phase = 'reroll' in m ? 'roll' : 'act';
      break;
    case 'reroll':
      p.pool = [];
      p.phase = 'roll';
      break;
    case 'keep':
      p.phase = 'act';
      break;
    case 'end':
      break;
  }
  return p;
}

function put(p: Position, { row, column }: Space, content: Content | null): void {
  (p.garden[row - 1] as (Content | null)[])[column - 1] = content;
}

function move(tile: keyof Counts, from: Counts, to: Counts): void {
  from[tile]--;
  to[tile]++;
}

function place(p: Position, m: Of<'place'>): void {
  const me = own(p);
  const owner = p.seat;
  p.turn.sundial += changeOf(m);
  if (m.tile === 'critter' || m.tile === 'dial') me.discs--;
  if (m.tile === 'critter') put(p, m, { tile: 'critter', side: 'bird', owner, discs: 1 });
  else if (m.tile === 'dial') put(p, m, { tile: 'dial', side: 'sundial', owner });
  else if (m.tile === 'rock') put(p, m, { tile: 'rock' });
  else {
    put(p, m, { tile: m.tile, side: 'seed', owner });
    me.seeds[m.tile]--;
  }
  me.hand = me.hand.filter((tile) => tile !== m.tile);
}

/** G24, G26: the spaces of a chain, the first one first. */
function chain(p: Position, start: Space): Space[] {
  const found: Space[] = [start];
  const side = (at(p, start) as Plant).side;
  for (const from of found)
    for (const [down, right] of directions) {
      const next = { row: from.row + down, column: from.column + right };
      const content = isInside(next) ? at(p, next) : null;
      if (!isPlant(content) || content.side !== side) continue;
      if (worthOf(content.tile) >= worthOf((at(p, from) as Plant).tile)) continue;
      if (!found.some((space) => space.row === next.row && space.column === next.column)) found.push(next);
    }
  return found;
}

/** G25–G29 */
function gather(p: Position, space: Space): void {
  const veggie = at(p, space) as Plant;
  const owner = p.gardeners[veggie.owner] as Position['gardeners'][number];
  const worth = worthOf(veggie.tile);
  const isStarred = stars.includes(`${space.row},${space.column}`);
  owner.points += isGuarded(p, veggie.owner, space) ? worth + 3 : isStarred ? 2 * worth : worth;
  owner.discs++;
  owner.harvested[veggie.tile]++;
  if (veggie.owner !== p.seat) own(p).points++;
  put(p, space, null);
}

function turnOver(p: Position, tile: 'critter' | 'dial'): void {
  const other = { bird: 'rabbit', rabbit: 'bird', sundial: 'scarecrow', scarecrow: 'sundial' } as const;
  const space = find(p, tile, p.seat) as Space;
  const content = at(p, space) as { side: string };
  content.side = other[content.side as keyof typeof other];
}

function walk(p: Position, m: Of<'move'>): void {
  const from = find(p, 'critter', p.seat) as Space;
  const critter = at(p, from) as Extract<Content, { tile: 'critter' }>;
  if ('eat' in m) {
    const food = at(p, m) as Plant;
    (p.gardeners[food.owner] as Position['gardeners'][number]).discs++;
    p.turn.eaten = [...p.turn.eaten, food.owner].sort();
    own(p).discs--;
    if (m.eat === 'swallow') {
      critter.discs++;
      p.swallowed[food.tile]++;
    } else {
      own(p).seeds[food.tile]++;
      p.turn.spat[food.tile]++;
    }
  }
  put(p, from, null);
  put(p, m, critter);
}
