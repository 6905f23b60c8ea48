import type { OfferedMove } from '../../../core/board.ts';
import type { Tile } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Spot } from '../outlook.ts';
import type { View } from '../view.ts';
import { contentAt } from './tiles.ts';

export type Offered = OfferedMove<Move>;

export const spotKey = ({ row, column }: Spot): string => `${row},${column}`;

/** What dice are spent on, as the board tells it apart: the order in which it is offered. */
const deeds = ['harvest', 'water', 'spit', 'swallow', 'move', 'place', 'buy', 'flip', 'remove'] as const;
export type Deed = (typeof deeds)[number];

/** Null for what spends no dice: sun, keeping, rolling again, ending. */
export function deedOf(move: Move): Deed | null {
  if (move.type === 'move') return 'eat' in move ? move.eat : 'move';
  return deeds.find((deed) => deed === move.type) ?? null;
}

/** What a single touch must not do: turning a tile over costs a 6, and another one to turn it back. */
export const asksFirst = (offers: readonly Offered[]): boolean =>
  offers.length === 1 && offers[0]?.move.type === 'flip';

/** The dice that a move spends. */
export function diceOf(move: Move): readonly number[] {
  if ('dice' in move) return move.dice;
  if ('spit' in move) return [move.die, move.spit];
  return 'die' in move ? [move.die] : [];
}

/** What the hand is on: dice of the pool, and a tile to place or the critter that walks. */
export interface Picked {
  readonly dice: readonly number[];
  readonly piece: Tile | null;
}

/** Whether all of these dice are spent by the move. */
export function spends(move: Move, dice: readonly number[]): boolean {
  const left = [...diceOf(move)];
  return dice.every((die) => {
    const place = left.indexOf(die);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

export function fits(move: Move, { dice, piece }: Picked): boolean {
  if (!spends(move, dice)) return false;
  if (piece === null) return true;
  if (move.type === 'place') return move.tile === piece;
  return move.type === 'move' && piece === 'critter';
}

/** Where the critter or the dial of a seat lies. */
export function spotOfOwn(garden: View['garden'], seat: number, tile: 'critter' | 'dial'): Spot | null {
  for (const [r, row] of garden.entries())
    for (const [c, content] of row.entries())
      if (content?.tile === tile && content.owner === seat) return { row: r + 1, column: c + 1 };
  return null;
}

/** The space that a move is about: a tile is turned over where it lies. */
export function spotOf(move: Move, { garden, seat }: Pick<View, 'garden' | 'seat'>): Spot | null {
  if (move.type === 'flip') return spotOfOwn(garden, seat, move.tile);
  return 'row' in move ? { row: move.row, column: move.column } : null;
}

/** What somebody means who touches a space where nothing is offered: tried, so that they hear why what is in hand does not go there. */
export function attemptAt(spot: Spot, { dice, piece }: Picked, { garden, seat, pool }: View): Move | null {
  if (piece === null && dice.length === 0) return null;
  const [first = 1, second = first] = [...dice, ...pool];
  if (piece === 'critter' && spotOfOwn(garden, seat, 'critter') !== null)
    return { type: 'move', ...spot, die: dice[0] ?? Math.max(...pool) };
  if (piece !== null && piece !== 'critter') return { type: 'place', tile: piece, ...spot, dice: [first, second] };
  const content = contentAt(garden, spot);
  const side = content !== null && 'side' in content ? content.side : null;
  if (side === 'seed') return { type: 'water', ...spot, die: first };
  return side === 'veggie' ? { type: 'harvest', ...spot, die: first } : null;
}

/** Moves that differ only in their dice. */
export interface Line {
  readonly deed: Deed;
  readonly tile: Tile | null;
  readonly offers: readonly Offered[];
}

/** By how much the sundial changes the dice of a move. */
export function changeOf(move: Move): number {
  if (move.type !== 'place' && move.type !== 'remove') return 0;
  return Math.abs(move.row - move.dice[0]) + Math.abs(move.column - move.dice[1]);
}

/** Sorts moves into lines, each with its cheapest dice first. */
export function linesOf(offers: readonly Offered[]): Line[] {
  const lines = new Map<string, { deed: Deed; tile: Tile | null; offers: Offered[] }>();
  for (const offered of offers) {
    const deed = deedOf(offered.move);
    if (deed === null) continue;
    const tile = 'tile' in offered.move ? offered.move.tile : null;
    const key = `${deed} ${tile}`;
    const line = lines.get(key) ?? { deed, tile, offers: [] };
    line.offers.push(offered);
    lines.set(key, line);
  }
  const sum = ({ move }: Offered): number => changeOf(move) * 20 + diceOf(move).reduce((a, b) => a + b, 0);
  for (const line of lines.values()) line.offers.sort((a, b) => sum(a) - sum(b));
  return [...lines.values()].sort((a, b) => deeds.indexOf(a.deed) - deeds.indexOf(b.deed));
}

/** What a die can be spent on, alone or with others; whatever the critter does is one. */
export function deedsWith(die: number, offers: readonly Offered[]): Deed[] {
  const found = new Set(
    offers
      .filter(({ move }) => diceOf(move).includes(die))
      .map(({ move }) => (move.type === 'move' ? 'move' : deedOf(move))),
  );
  return deeds.filter((deed) => found.has(deed));
}
