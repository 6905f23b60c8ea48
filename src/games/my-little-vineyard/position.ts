import * as z from 'zod';
import { assert } from '../../core/assert.ts';
import { type PositionError, schemaMessage } from '../../core/errors.ts';
import { acceptPosition, badPosition } from '../../core/position.ts';
import type { Result } from '../../core/result.ts';
import {
  type Grape,
  grapes,
  type Item,
  items,
  MOST_YEARS,
  type ScoreBox,
  SEASONS_A_YEAR,
  scoreBoxes,
  seasons,
} from './components.ts';
import { sheetSchema } from './document.ts';
import { flaw } from './flaw.ts';
import { bitsOf, valuesOf } from './moves.ts';
import {
  addPoints,
  create,
  crossed,
  held,
  NOBODY,
  optionSpecs,
  optionsOf,
  PHASE_DICE,
  PHASE_START,
  personal,
  playedSeasons,
  points,
  research,
  type State,
  setBoxes,
  setPersonal,
  setResearch,
} from './state.ts';

const phases = ['start', 'roll', 'dice', 'act', 'over'] as const;

const count = z.int().min(0).max(1_000_000);
const seat = z.int().min(0).max(5);
const byItem = z.record(z.enum(items), count);
const researchRow = z.array(z.int().min(1).max(6)).max(6);

const positionSchema = z.strictObject({
  players: z.int().min(2).max(6),
  options: z.strictObject({
    years: z.union([z.literal(3), z.literal(2)]),
    seasons: z.enum(optionSpecs.seasons.values),
    loose: z.boolean(),
    merlotSpoils: z.boolean(),
    sheet: sheetSchema.nullable(),
  }),
  phase: z.enum(phases),
  year: z.int().min(1).max(MOST_YEARS),
  season: z.enum(seasons),
  firstSeat: seat,
  seat,
  /** Passes in a row. */
  passes: seat,
  /** Who pulled the last die this season. */
  lastPull: seat.nullable(),
  /** How many dice are about to be rolled. */
  rolling: count,
  /** How many dice show 1, 2 … 6. */
  centre: z.array(count).length(6),
  dead: count,
  cellars: z.array(
    z.strictObject({
      personal: count,
      /** Items at hand, and items used or spoiled. */
      warehouse: byItem,
      crossed: byItem,
      research: z.record(z.enum(grapes), researchRow),
      points: z.partialRecord(z.enum(scoreBoxes), count),
    }),
  ),
});
export type Position = z.infer<typeof positionSchema>;
export type Cellar = Position['cellars'][number];

export function position(s: State): Position {
  assert(s.rolling === 0 || s.phase === PHASE_DICE, 'dice are rolled in one phase only');
  return {
    players: s.players,
    options: optionsOf(s),
    phase: phases[s.phase] as (typeof phases)[number],
    year: Math.floor(s.season / SEASONS_A_YEAR) + 1,
    season: seasons[s.season % SEASONS_A_YEAR] as (typeof seasons)[number],
    firstSeat: s.firstSeat,
    seat: s.seat,
    passes: s.passes,
    lastPull: s.lastPull === NOBODY ? null : s.lastPull,
    rolling: s.rolling,
    centre: [...s.centre],
    dead: s.dead,
    cellars: Array.from({ length: s.players }, (_, owner) => cellarOf(s, owner)),
  };
}

function cellarOf(s: State, owner: number): Cellar {
  const boxes = playedSeasons(s).map((box) => [scoreBoxes[box], points(s, owner, box)]);
  return {
    personal: personal(s, owner),
    warehouse: table(items, (item) => held(s, owner, item)),
    crossed: table(items, (item) => crossed(s, owner, item)),
    research: table(grapes, (grape) => valuesOf(research(s, owner, grape))),
    points: Object.fromEntries(boxes),
  };
}

/** An object with a value for each of the names. */
function table<Name extends Item | Grape, T>(names: readonly Name[], valueAt: (index: number) => T): Record<Name, T> {
  return Object.fromEntries(names.map((name, i) => [name, valueAt(i)])) as Record<Name, T>;
}

export function fromPosition(json: unknown): Result<State, PositionError> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) return badPosition(schemaMessage(parsed.error));
  const given = parsed.data;
  const { players, cellars } = given;
  if (cellars.length !== players)
    return badPosition(`cellars: ${players} players have ${players} cellars, not ${cellars.length}`);
  for (const name of ['firstSeat', 'seat', 'lastPull'] as const)
    if ((given[name] ?? 0) >= players) return badPosition(`${name}: there is no seat ${given[name]}`);
  const s = create(players, given.options);
  s.phase = phases.indexOf(given.phase);
  s.season = SEASONS_A_YEAR * (given.year - 1) + seasons.indexOf(given.season);
  s.firstSeat = given.firstSeat;
  s.seat = given.seat;
  s.passes = given.passes;
  s.lastPull = given.lastPull ?? NOBODY;
  s.rolling = given.rolling;
  s.dead = given.dead;
  s.centre.set(given.centre);
  cellars.forEach((cellar, owner) => {
    fillCellar(s, owner, cellar);
  });
  if (s.phase === PHASE_START && s.seat !== 0) return badPosition('seat: nobody is first yet, write 0');
  return acceptPosition(s, json, flaw, position);
}

function fillCellar(s: State, owner: number, cellar: Cellar): void {
  setPersonal(s, owner, cellar.personal);
  items.forEach((name, item) => {
    setBoxes(s, owner, item, cellar.warehouse[name], cellar.crossed[name]);
  });
  grapes.forEach((name, grape) => {
    setResearch(s, owner, grape, bitsOf(cellar.research[name]));
  });
  for (const [box, earned] of Object.entries(cellar.points))
    addPoints(s, owner, scoreBoxes.indexOf(box as ScoreBox), earned);
}
