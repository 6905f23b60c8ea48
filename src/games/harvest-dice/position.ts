import * as z from 'zod';
import { assert, at } from '../../core/assert.ts';
import { hasBit } from '../../core/bits.ts';
import { type PositionError, schemaMessage } from '../../core/errors.ts';
import { integersSchema } from '../../core/options.ts';
import { acceptPosition, badPosition } from '../../core/position.ts';
import type { Result } from '../../core/result.ts';
import { BASIC_MARKET_START, MARKET_CIRCLES, type Vegetable, vegetables } from './components.ts';
import { vegetableName } from './moves.ts';
import {
  addCell,
  addDie,
  cellsOf,
  create,
  diceInGame,
  FULL_GARDEN,
  marketOf,
  neighbours,
  optionSpecs,
  optionsOf,
  PHASE_OVER,
  PHASE_ROLL,
  PHASE_START,
  PHASE_TAKE,
  PIG_CIRCLES,
  pigRows,
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
  const name = (cell: number): Vegetable | null =>
    vegetables.find((_, vegetable) => hasBit(cellsOf(sheet, vegetable), cell)) ?? null;
  return [0, 1, 2].map((row) => [0, 1, 2, 3, 4, 5].map((column) => name(3 * column + row)));
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

export function flaw(s: State): string | null {
  return poolFlaw(s) ?? marketFlaw(s) ?? s.sheets.map(sheetFlaw).find((broken) => broken !== null) ?? null;
}

function poolFlaw(s: State): string | null {
  const dice = diceInGame(s);
  const counted = s.faceCount.reduce((sum, count) => sum + count, 0);
  if (counted !== s.diceLeft) return `the pool counts ${s.diceLeft} dice, but holds ${counted}`;
  for (let face = 0; face < 18; face++)
    if (((s.faces >> face) & 1) !== (s.faceCount[face] === 0 ? 0 : 1)) return 'the faces of the pool are miscounted';
  for (let vegetable = 0; vegetable < 3; vegetable++) {
    const ofOne = s.faceCount.subarray(6 * vegetable, 6 * vegetable + 6).reduce((sum, count) => sum + count, 0);
    if (ofOne > dice / 3) return `there are only ${dice / 3} ${vegetableName(vegetable)} dice (H1)`;
  }
  if (s.phase === PHASE_TAKE) {
    if (s.diceLeft < 2 || s.diceLeft > dice)
      return `a die is taken from a pool of 2 to ${dice} dice, not ${s.diceLeft} (H10)`;
    if (s.seat !== (s.startSeat + dice - s.diceLeft) % s.players) return 'the wrong seat is to take a die (H10)';
  } else if (s.diceLeft !== (s.phase === PHASE_ROLL ? s.rolled : 0))
    return 'there are dice in the pool before the roll';
  return null;
}

function marketFlaw(s: State): string | null {
  const start = s.advanced ? 0 : BASIC_MARKET_START;
  const crossed = [0, 1, 2].map((vegetable) => marketOf(s, vegetable));
  if (crossed.some((circles) => circles < start)) return `every market has ${start} circles crossed at the start (H4)`;
  const full = crossed.some((circles) => circles === MARKET_CIRCLES);
  const triggered = s.sheets.some((sheet) => sheet.planted === FULL_GARDEN || sheet.pig === PIG_CIRCLES);
  if ((s.ending === 1) !== (full || triggered))
    return 'the end is triggered by a full garden, pig or market, and only so (H30)';
  if (full && s.phase !== PHASE_OVER) return 'the game is over once a market is full (H30)';
  if ((s.phase === PHASE_OVER) !== (s.ending === 1 && s.phase !== PHASE_TAKE))
    return 'the last round is finished, then the game ends (H30)';
  const untouched = s.sheets.every((sheet) => sheet.planted === 0 && sheet.pig === 0);
  if (s.phase === PHASE_START && !(untouched && crossed.every((circles) => circles === start)))
    return 'nothing has happened before the start player is known (H5)';
  return null;
}

function sheetFlaw(sheet: Sheet): string | null {
  if (sheet.uses < 0 || sheet.uses > pigRows(sheet.pig)) return 'more powers than completed pig rows (H14)';
  for (let vegetable = 0; vegetable < 3; vegetable++)
    if (!isConnected(cellsOf(sheet, vegetable))) return `the ${vegetableName(vegetable)} cells are not one group (H12)`;
  const [lettuce = 0, tomato = 0, carrot = 0] = sheet.cells;
  if ((lettuce & tomato) | (lettuce & carrot) | (tomato & carrot)) return 'two vegetables in one space (H12)';
  if ((lettuce | tomato | carrot) !== sheet.planted) return 'the planted cells are miscounted';
  return null;
}

function isConnected(cells: number): boolean {
  let reached = cells & -cells;
  for (;;) {
    const next = (reached | neighbours(reached)) & cells;
    if (next === reached) return reached === cells;
    reached = next;
  }
}
