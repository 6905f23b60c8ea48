import { createRequire } from 'node:module';
import type { Ctx, Game } from 'boardgame.io';

/**
 * Two-player Harvest Dice, basic game, written for boardgame.io as its guide suggests: plain JSON, moves that change a draft. It is here to be compared
 * with; `compare.ts` plays it beside our rules move by move. Rule numbers are those of src/games/harvest-dice/RULES.md.
 */
// Its folders are for bundlers; Node finds them by the older rules.
const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core') as typeof import('boardgame.io/core');

export const VEGETABLES = ['lettuce', 'tomato', 'carrot'] as const;
const PIG_VALUES = [0, 2, 4, 6, 8, 10, 12, 14];
const CIRCLES = 42;
const COLUMNS = 6;
const ROWS = 3;

interface Side {
  /** Row by row: 0 is open, else the vegetable's number plus 1. */
  garden: number[];
  pig: number;
  spent: number;
}

export interface Harvest {
  start: number;
  pool: { veg: number; value: number }[];
  sides: Side[];
  markets: number[];
  isOver: boolean;
}

/** A move's name and arguments: `plant` of a die in a row and column, or `feed` of a die at a value. */
export type Choice =
  | { move: 'plant'; args: [veg: number, value: number, row: number, column: number] }
  | { move: 'feed'; args: [veg: number, value: number, final: number] };

/** H12: the rows of a column where a vegetable may be planted. */
function openRows({ garden }: Side, veg: number, column: number): number[] {
  const has = (row: number, col: number): boolean =>
    row >= 0 && row < ROWS && col >= 0 && col < COLUMNS && garden[row * COLUMNS + col] === veg + 1;
  const isFirst = !garden.includes(veg + 1);
  const rows: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    if (garden[row * COLUMNS + column] !== 0) continue;
    if (isFirst || has(row - 1, column) || has(row + 1, column) || has(row, column - 1) || has(row, column + 1))
      rows.push(row);
  }
  return rows;
}

/** H11, H14, H16: every legal move, each once. */
export function choices(G: Harvest, seat: number): Choice[] {
  const side = G.sides[seat] as Side;
  const uses = Math.floor(side.pig / COLUMNS) - side.spent;
  const list: Choice[] = [];
  const seen = new Set<number>();
  for (const { veg, value } of G.pool) {
    if (seen.has(veg * 8 + value)) continue;
    seen.add(veg * 8 + value);
    const fed = new Set<number>();
    for (let final = 1; final <= 6; final++) {
      const spent = Math.abs(final - value);
      if (spent > uses) continue;
      const rows = openRows(side, veg, final - 1);
      for (const row of rows) list.push({ move: 'plant', args: [veg, value, row, final - 1] });
      const counted = spent * 64 + Math.min(final, CIRCLES - side.pig);
      if (rows.length > 0 || fed.has(counted)) continue;
      fed.add(counted);
      list.push({ move: 'feed', args: [veg, value, final] });
    }
  }
  return list;
}

type Tools = { G: Harvest; ctx: Ctx; random: { D6(count: number): number[] } };

const roll = (random: Tools['random']): Harvest['pool'] =>
  random.D6(6).map((value, i) => ({ veg: Math.floor(i / 2), value }));

function take({ G, ctx }: Tools, veg: number, value: number, final: number): Side {
  const side = G.sides[Number(ctx.currentPlayer)] as Side;
  G.pool.splice(
    G.pool.findIndex((die) => die.veg === veg && die.value === value),
    1,
  );
  side.spent += Math.abs(final - value);
  return side;
}

/** H20, H21, H30: after the last die but one. */
function finishRound({ G, random }: Tools): void {
  if (G.pool.length > 1) return;
  const last = G.pool[0]?.veg ?? 0;
  G.markets[last] = (G.markets[last] ?? 0) + 1;
  const isFull = (side: Side): boolean => !side.garden.includes(0) || side.pig >= CIRCLES;
  G.isOver = G.sides.some(isFull) || G.markets.some((crossed) => crossed >= 6);
  G.start = 1 - G.start;
  G.pool = G.isOver ? [] : roll(random);
}

const isLegal = (tools: Tools, move: string, args: number[]): boolean =>
  choices(tools.G, Number(tools.ctx.currentPlayer)).some(
    (choice) => choice.move === move && choice.args.every((arg, i) => arg === args[i]),
  );

/** H31 to H33. */
export function points(G: Harvest, seat: number): number {
  const { garden, pig } = G.sides[seat] as Side;
  let total = PIG_VALUES[Math.floor(pig / COLUMNS)] ?? 0;
  for (let veg = 0; veg < 3; veg++) total += garden.filter((cell) => cell === veg + 1).length * (G.markets[veg] ?? 0);
  for (let row = 0; row < ROWS; row++) if (!garden.slice(row * COLUMNS, (row + 1) * COLUMNS).includes(0)) total += 5;
  return total;
}

/** H35: the winner's seat, or none where victory is shared. */
function winner(G: Harvest): string | undefined {
  const worth = (seat: number): number => {
    const { garden, pig } = G.sides[seat] as Side;
    return (points(G, seat) * 100 + garden.filter((cell) => cell > 0).length) * 100 + pig;
  };
  const lead = worth(0) - worth(1);
  return lead > 0 ? '0' : lead < 0 ? '1' : undefined;
}

export const harvest: Game<Harvest> = {
  name: 'harvest-dice',
  setup: ({ random }) => ({
    start: random.Die(2) - 1,
    pool: roll(random),
    sides: [0, 1].map(() => ({ garden: Array(ROWS * COLUMNS).fill(0), pig: 0, spent: 0 })),
    markets: [1, 1, 1],
    isOver: false,
  }),
  // With two players turns simply alternate: after the fifth die the other one rolls.
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.start, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
  },
  moves: {
    plant: (tools, veg: number, value: number, row: number, column: number) => {
      if (!isLegal(tools, 'plant', [veg, value, row, column])) return INVALID_MOVE;
      take(tools, veg, value, column + 1).garden[row * COLUMNS + column] = veg + 1;
      finishRound(tools);
      return undefined;
    },
    feed: (tools, veg: number, value: number, final: number) => {
      if (!isLegal(tools, 'feed', [veg, value, final])) return INVALID_MOVE;
      const side = take(tools, veg, value, final);
      side.pig = Math.min(CIRCLES, side.pig + final);
      finishRound(tools);
      return undefined;
    },
  },
  endIf: ({ G }) => (G.isOver ? { winner: winner(G), totals: [points(G, 0), points(G, 1)] } : undefined),
  ai: { enumerate: (G, ctx) => choices(G, Number(ctx.currentPlayer)) },
};
