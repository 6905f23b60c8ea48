import * as z from 'zod';
import { assert, at } from '../../core/assert.ts';
import { hasBit } from '../../core/bits.ts';
import { type PositionError, schemaMessage } from '../../core/errors.ts';
import { integersSchema } from '../../core/options.ts';
import { acceptPosition, badPosition } from '../../core/position.ts';
import type { Result } from '../../core/result.ts';
import { MARKET_CIRCLES, type Vegetable, vegetableName, vegetables } from './components.ts';
import { flaw } from './flaw.ts';
import {
  addCell,
  addDie,
  cellsOf,
  create,
  diceInGame,
  marketOf,
  optionSpecs,
  optionsOf,
  PHASE_TAKE,
  PIG_CIRCLES,
  type Sheet,
  type State,
  sheetOf,
} from './state.ts';

const phases = ['start', 'roll', 'take', 'over'] as const;

const cellSchema = z.enum(vegetables).nullable();
const positionSchema = z.strictObject({
  players: z.int().min(2).max(4),
  options: z.strictObject({ advanced: z.boolean(), pigValues: integersSchema(optionSpecs.pigValues) }),
  phase: z.enum(phases),
  startSeat: z.int().min(0).max(3),
  pool: z.array(z.strictObject({ veg: z.enum(vegetables), value: z.int().min(1).max(6) })).max(9),
  ending: z.boolean(),
  markets: z.strictObject({
    lettuce: z.int().min(0).max(MARKET_CIRCLES),
    tomato: z.int().min(0).max(MARKET_CIRCLES),
    carrot: z.int().min(0).max(MARKET_CIRCLES),
  }),
  sheets: z.array(
    z.strictObject({
      garden: z.array(z.array(cellSchema).length(6)).length(3),
      pig: z.int().min(0).max(PIG_CIRCLES),
      powers: z.int().min(0),
    }),
  ),
});
/** Everything in this game is open: the view is the position with what a board needs besides. */
export type Position = z.infer<typeof positionSchema>;

export function position(s: State): Position {
  assert(s.rolled === 0 || s.phase === PHASE_TAKE, 'a position is taken between rolls');
  return {
    players: s.players,
    options: optionsOf(s),
    phase: phases[s.phase] as (typeof phases)[number],
    startSeat: s.startSeat,
    pool: poolOf(s),
    ending: s.ending === 1,
    markets: { lettuce: marketOf(s, 0), tomato: marketOf(s, 1), carrot: marketOf(s, 2) },
    sheets: s.sheets.map((sheet) => ({ garden: gardenOf(sheet), pig: sheet.pig, powers: sheet.uses })),
  };
}

function poolOf(s: State): Position['pool'] {
  const pool: Position['pool'] = [];
  for (let face = 0; face < s.faceCount.length; face++)
    for (let left = at(s.faceCount, face); left > 0; left--)
      pool.push({ veg: vegetableName(Math.floor(face / 6)), value: (face % 6) + 1 });
  return pool;
}

function gardenOf(sheet: Sheet): (Vegetable | null)[][] {
  const name = (row: number, column: number): Vegetable | null => vegetableAt(sheet, 3 * column + row);
  return [0, 1, 2].map((row) => [name(row, 0), name(row, 1), name(row, 2), name(row, 3), name(row, 4), name(row, 5)]);
}

function vegetableAt(sheet: Sheet, cell: number): Vegetable | null {
  for (let vegetable = 0; vegetable < 3; vegetable++)
    if (hasBit(cellsOf(sheet, vegetable), cell)) return vegetableName(vegetable);
  return null;
}

export function fromPosition(json: unknown): Result<State, PositionError> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) return badPosition(schemaMessage(parsed.error));
  const { players, options, phase, startSeat, pool, ending, markets, sheets } = parsed.data;
  if (sheets.length !== players)
    return badPosition(`sheets: ${players} players need ${players} sheets, not ${sheets.length}`);
  if (startSeat >= players) return badPosition(`startSeat: there is no seat ${startSeat}`);
  const s = create(players, options);
  s.phase = phases.indexOf(phase);
  s.startSeat = startSeat;
  for (const die of pool) addDie(s, vegetables.indexOf(die.veg) * 6 + die.value - 1);
  if (s.phase === PHASE_TAKE) {
    s.rolled = diceInGame(s);
    s.seat = (startSeat + s.rolled - s.diceLeft) % players;
  }
  s.ending = ending ? 1 : 0;
  vegetables.forEach((vegetable, i) => {
    s.markets[i] = markets[vegetable];
  });
  sheets.forEach((given, seat) => {
    const sheet = sheetOf(s, seat);
    given.garden.forEach((row, r) => {
      row.forEach((veg, column) => {
        if (veg !== null) addCell(sheet, vegetables.indexOf(veg), 3 * column + r);
      });
    });
    sheet.pig = given.pig;
    sheet.uses = given.powers;
  });
  return acceptPosition(s, json, flaw, position);
}
