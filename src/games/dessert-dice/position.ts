import * as z from 'zod';
import { assert } from '../../core/assert.ts';
import { type PositionError, schemaMessage } from '../../core/errors.ts';
import { acceptPosition, badPosition } from '../../core/position.ts';
import { ok, type Result } from '../../core/result.ts';
import { BOARD_SIZE, COLOURED_DICE, colours, DICE_PER_COLOUR, desserts } from './components.ts';
import {
  BLACK,
  BLACK_KIND,
  colourName,
  colourOf,
  dessertName,
  dieOf,
  EMPTY,
  eastWestOf,
  kindWith,
  northSouthOf,
  topOf,
} from './die.ts';
import { flaw } from './flaw.ts';
import { decodeTip, dessertSchema, encodeTip, tipSchema } from './moves.ts';
import { reverse, tipDirection, tippedSquare } from './rules.ts';
import {
  addToSupply,
  create,
  dieAt,
  hasNeighbour,
  NO_ACTION,
  optionSpecs,
  PHASE_DEAL,
  PHASE_ROLL,
  putDie,
  type State,
} from './state.ts';

const phases = ['start', 'deal', 'roll', 'play', 'over'] as const;

const dieSchema = z.discriminatedUnion('die', [
  z.strictObject({
    die: z.enum(colours),
    top: dessertSchema,
    northSouth: dessertSchema,
    eastWest: dessertSchema,
  }),
  z.strictObject({ die: z.literal('black') }),
]);
const kindSchema = z.discriminatedUnion('die', [
  z.strictObject({ die: z.enum(colours), top: dessertSchema, count: z.int().min(1).max(DICE_PER_COLOUR) }),
  z.strictObject({ die: z.literal('black'), count: z.literal(1) }),
]);
const seatSchema = z.int().min(0).max(3);

const positionSchema = z.strictObject({
  players: z.int().min(2).max(4),
  options: z.strictObject({
    tipLimit: z.int().min(optionSpecs.tipLimit.min).max(optionSpecs.tipLimit.max),
    tieBreak: z.enum(optionSpecs.tieBreak.values),
  }),
  phase: z.enum(phases),
  /** Whose turn it is; from the start entry on. */
  seat: seatSchema,
  /** By seat; none before the deal. */
  cards: z.array(dessertSchema).max(4),
  /** Dice that look the same are one entry. */
  supply: z.array(kindSchema).max(BLACK_KIND + 1),
  board: z.array(z.array(dieSchema.nullable()).length(BOARD_SIZE)).length(BOARD_SIZE),
  /** Tips in a row, and the last of them where it was the turn before this one. */
  tips: z.int().min(0),
  lastTip: tipSchema.nullable(),
  /** Seats by their last placement, the most recent first; who never placed a die is not there. */
  lastPlaced: z.array(seatSchema).max(4),
});
export type Position = z.infer<typeof positionSchema>;
export type Die = z.infer<typeof dieSchema>;
export type Kind = z.infer<typeof kindSchema>;

export function position(s: State): Position {
  const isWhole = (s.phase !== PHASE_DEAL || s.dealt === 0) && (s.phase !== PHASE_ROLL || s.rolled === 0);
  assert(isWhole, 'a position is taken between chance entries');
  return {
    players: s.players,
    options: { tipLimit: s.tipLimit, tieBreak: s.tieBreak },
    phase: phases[s.phase] as (typeof phases)[number],
    seat: s.seat,
    cards: [...s.cards.subarray(0, s.dealt)].map(dessertName),
    supply: [...s.supply].flatMap((count, kind) => (count === 0 ? [] : [supplyEntry(kind, count)])),
    board: rows.map((row) => rows.map((column) => squareJson(dieAt(s, BOARD_SIZE * row + column)))),
    tips: s.tips,
    lastTip: s.undo === NO_ACTION ? null : decodeTip(reverse(s.undo)),
    lastPlaced: lastPlaced(s),
  };
}

const rows = [0, 1, 2, 3, 4] as const;

function supplyEntry(kind: number, count: number): Kind {
  if (kind === BLACK_KIND) return { die: 'black', count: 1 };
  return { die: colourName(Math.floor(kind / 3)), top: dessertName(topOf(2 * kind)), count };
}

const squareJson = (die: number): Die | null => (die === EMPTY ? null : dieJson(die));

export function dieJson(die: number): Die {
  if (die === BLACK) return { die: 'black' };
  return {
    die: colourName(colourOf(die)),
    top: dessertName(topOf(die)),
    northSouth: dessertName(northSouthOf(die)),
    eastWest: dessertName(eastWestOf(die)),
  };
}

/** D32: only the order counts, so only the order is kept. */
function lastPlaced(s: State): number[] {
  const when = [...s.placedAt];
  const seats = when.flatMap((at, seat) => (at === 0 ? [] : [seat]));
  return seats.sort((a, b) => (when[b] as number) - (when[a] as number));
}

export function fromPosition(json: unknown): Result<State, PositionError> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) return badPosition(schemaMessage(parsed.error));
  const given = parsed.data;
  if (given.cards.length !== 0 && given.cards.length !== given.players)
    return badPosition(`cards: ${given.players} players have ${given.players} cards, not ${given.cards.length}`);
  const s = create(given.players, given.options);
  s.phase = phases.indexOf(given.phase);
  s.seat = given.seat;
  s.dealt = given.cards.length;
  given.cards.forEach((card, seat) => {
    s.cards[seat] = desserts.indexOf(card);
  });
  const dice = readSupply(s, given.supply);
  if (!dice.ok) return dice;
  const board = readBoard(s, given.board);
  if (!board.ok) return board;
  s.tips = given.tips;
  const { lastTip } = given;
  if (lastTip !== null) {
    const action = encodeTip(lastTip);
    if (!hasNeighbour(tippedSquare(action), tipDirection(action)))
      return badPosition('lastTip: a die is not tipped off the board (D21)');
    s.undo = reverse(action);
  }
  given.lastPlaced.forEach((seat, i) => {
    s.placedAt[seat] = Math.max(0, s.placed - i);
  });
  return acceptPosition(s, json, flaw, position);
}

function readSupply(s: State, supply: readonly Kind[]): Result<null, PositionError> {
  for (const [i, entry] of supply.entries()) {
    const kind = entry.die === 'black' ? BLACK_KIND : kindWith(colours.indexOf(entry.die), desserts.indexOf(entry.top));
    if (kind < 0) return badPosition(`supply[${i}]: a die never shows the dessert of its colour (D2)`);
    for (let n = 0; n < entry.count; n++) addToSupply(s, kind);
  }
  s.rolled = supply.length > 0 || s.phase > PHASE_ROLL ? COLOURED_DICE : 0;
  return ok(null);
}

function readBoard(s: State, board: Position['board']): Result<null, PositionError> {
  for (const [row, dice] of board.entries())
    for (const [column, entry] of dice.entries()) {
      if (entry === null) continue;
      const die = readDie(entry);
      if (die < 0)
        return badPosition(`board[${row}][${column}]: a ${entry.die} die shows its three desserts, each once (D2, D3)`);
      putDie(s, BOARD_SIZE * row + column, die);
      s.placed++;
    }
  return ok(null);
}

/** The die that lies like this, or −1 where none can (D2, D3). */
export function readDie(entry: Die): number {
  if (entry.die === 'black') return BLACK;
  const die = dieOf(colours.indexOf(entry.die), desserts.indexOf(entry.top), desserts.indexOf(entry.northSouth));
  return die >= 0 && dessertName(eastWestOf(die)) === entry.eastWest ? die : -1;
}
