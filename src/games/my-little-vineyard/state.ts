import type { OptionsOf } from '../../core/options.ts';
import { defaultSheet, diceEach, SEASONS_A_YEAR, scoreBoxes } from './components.ts';
import { type SheetDocument, sheetSchema } from './document.ts';
import { GRAPES, ITEMS, type Sheet, sheetOf } from './sheet.ts';

export const optionSpecs = {
  years: { kind: 'choice', values: [3, 2], default: 3 },
  seasons: { kind: 'choice', values: ['all', 'firstShort', 'summerFall'], default: 'all' },
  loose: { kind: 'boolean', default: false },
  merlotSpoils: { kind: 'boolean', default: false },
  sheet: { kind: 'document', schema: sheetSchema, usual: defaultSheet, default: null },
} as const;
export type Options = OptionsOf<typeof optionSpecs>;

/** What happens next: the first start player, the choice of how many dice, their roll, the action of the turn, nothing any more. */
export const PHASE_START = 0;
export const PHASE_ROLL = 1;
export const PHASE_DICE = 2;
export const PHASE_ACT = 3;
export const PHASE_OVER = 4;

const SPRING = 0;
const SUMMER = 1;
const FALL = 2;
const MERLOT = 1;

/** Nobody has pulled a die this season. */
export const NOBODY = -1;

/** What a player owns, in one run of cells: personal dice, items held, items crossed off, research rows, points by score box, open rows. */
const HELD = 1;
const CROSSED = HELD + ITEMS;
const RESEARCH = CROSSED + ITEMS;
const POINTS = RESEARCH + GRAPES;
const OPEN = POINTS + scoreBoxes.length;
const CELLS = OPEN + 1;

export interface State {
  readonly players: number;
  readonly years: 3 | 2;
  readonly seasons: Options['seasons'];
  readonly loose: boolean;
  readonly merlotSpoils: boolean;
  /** The sheet as it was given, or null for the default, and as it is played. */
  readonly document: SheetDocument | null;
  readonly sheet: Sheet;
  /** Items crossed off after a Fall, as bits: V6, V9. */
  readonly spoils: number;
  readonly diceEach: number;
  phase: number;
  /** The score box: 3 × (year − 1) + season. */
  season: number;
  firstSeat: number;
  seat: number;
  /** Passes in a row (V14). */
  passes: number;
  /** Who pulled the last die this season, or NOBODY (V11). */
  lastPull: number;
  /** Dice of the roll in progress still to be picked. */
  rolling: number;
  /** Dice in the dead pool. */
  dead: number;
  /** Dice in the centre pool: value − 1 → how many. */
  readonly centre: Int32Array;
  /** CELLS for each seat. */
  readonly cells: Int32Array;
}

export function create(players: number, options: Options): State {
  const sheet = sheetOf(options.sheet ?? defaultSheet);
  const s: State = {
    players,
    years: options.years,
    seasons: options.seasons,
    loose: options.loose,
    merlotSpoils: options.merlotSpoils,
    document: options.sheet,
    sheet,
    spoils: options.loose ? 0 : sheet.spoils | (options.merlotSpoils ? 1 << MERLOT : 0),
    diceEach: diceEach(players),
    phase: PHASE_START,
    season: hasSpring(options.seasons, SPRING) ? SPRING : SUMMER,
    firstSeat: 0,
    seat: 0,
    passes: 0,
    lastPull: NOBODY,
    rolling: 0,
    dead: 0,
    centre: new Int32Array(6),
    cells: new Int32Array(players * CELLS),
  };
  for (let seat = 0; seat < players; seat++) {
    setPersonal(s, seat, s.diceEach);
    for (let item = 0; item < ITEMS; item++) noteRoom(s, seat, item);
  }
  return s;
}

/** Both states are of the same number of players and options. */
export function copy(from: State, into: State): void {
  into.phase = from.phase;
  into.season = from.season;
  into.firstSeat = from.firstSeat;
  into.seat = from.seat;
  into.passes = from.passes;
  into.lastPull = from.lastPull;
  into.rolling = from.rolling;
  into.dead = from.dead;
  into.centre.set(from.centre);
  into.cells.set(from.cells);
}

export function optionsOf(s: State): Options {
  return {
    years: s.years,
    seasons: s.seasons,
    loose: s.loose,
    merlotSpoils: s.merlotSpoils,
    sheet: s.document,
  };
}

export const documentOf = (s: State): SheetDocument => s.document ?? defaultSheet;

export const personal = (s: State, seat: number): number => s.cells[seat * CELLS] as number;
export function setPersonal(s: State, seat: number, dice: number): void {
  s.cells[seat * CELLS] = dice;
}

export const held = (s: State, seat: number, item: number): number => s.cells[seat * CELLS + HELD + item] as number;
export const crossed = (s: State, seat: number, item: number): number =>
  s.cells[seat * CELLS + CROSSED + item] as number;
export function setBoxes(s: State, seat: number, item: number, circled: number, crossedOff: number): void {
  s.cells[seat * CELLS + HELD + item] = circled;
  s.cells[seat * CELLS + CROSSED + item] = crossedOff;
  noteRoom(s, seat, item);
}

/** V7: a box once used is never free again. */
export function hasFreeBoxes(s: State, seat: number, item: number): boolean {
  const used = held(s, seat, item) + crossed(s, seat, item);
  return used + (s.sheet.count[item] as number) <= (s.sheet.boxes[item] as number);
}

/** V7: the items whose row has room for a purchase, as bits: kept, since they seldom change and are asked for at every decision. */
export const openRows = (s: State, seat: number): number => s.cells[seat * CELLS + OPEN] as number;
function noteRoom(s: State, seat: number, item: number): void {
  const rest = openRows(s, seat) & ~(1 << item);
  s.cells[seat * CELLS + OPEN] = hasFreeBoxes(s, seat, item) ? rest | (1 << item) : rest;
}

/** Items of some kind held, as bits: `count` kinds from the item `first` on. */
export function heldKinds(s: State, seat: number, first: number, count: number): number {
  const from = seat * CELLS + HELD + first;
  let kinds = 0;
  for (let i = 0; i < count; i++) if ((s.cells[from + i] as number) > 0) kinds |= 1 << i;
  return kinds;
}

export function addItems(s: State, seat: number, item: number, count: number): void {
  const cell = seat * CELLS + HELD + item;
  s.cells[cell] = (s.cells[cell] as number) + count;
  noteRoom(s, seat, item);
}

export function crossOff(s: State, seat: number, item: number, count: number): void {
  const cell = seat * CELLS + HELD + item;
  s.cells[cell] = (s.cells[cell] as number) - count;
  s.cells[cell + ITEMS] = (s.cells[cell + ITEMS] as number) + count;
}

/** Research boxes circled, value − 1 as bits. With `loose` the six rows are one and always alike (V9). */
export const research = (s: State, seat: number, grape: number): number =>
  s.cells[seat * CELLS + RESEARCH + grape] as number;
export function setResearch(s: State, seat: number, grape: number, boxes: number): void {
  s.cells[seat * CELLS + RESEARCH + grape] = boxes;
}

export const points = (s: State, seat: number, box: number): number => s.cells[seat * CELLS + POINTS + box] as number;
export function addPoints(s: State, seat: number, box: number, earned: number): void {
  const cell = seat * CELLS + POINTS + box;
  s.cells[cell] = (s.cells[cell] as number) + earned;
}

export const inCentre = (s: State, value: number): number => s.centre[value - 1] as number;
export function addToCentre(s: State, value: number): void {
  s.centre[value - 1] = (s.centre[value - 1] as number) + 1;
}

/** V13: from the centre to the dead pool. */
export function pullDice(s: State, value: number, dice: number): void {
  s.centre[value - 1] = (s.centre[value - 1] as number) - dice;
  s.dead += dice;
}

/** Values that lie in the centre, value − 1 as bits. */
export function centreValues(s: State): number {
  let values = 0;
  for (let i = 0; i < 6; i++) if ((s.centre[i] as number) > 0) values |= 1 << i;
  return values;
}

/** V8: whether the year of a season begins with Spring. */
const hasSpring = (seasons: Options['seasons'], season: number): boolean =>
  seasons === 'all' || (seasons === 'firstShort' && season >= SEASONS_A_YEAR);

export const firstSeason = (s: State): number => (hasSpring(s.seasons, SPRING) ? SPRING : SUMMER);
/** V8: the season after this one, which is not the last. */
export const nextSeason = (s: State): number =>
  isFall(s.season) && !hasSpring(s.seasons, s.season + 1) ? s.season + 2 : s.season + 1;
export const lastSeason = (s: State): number => SEASONS_A_YEAR * s.years - 1;
export const isFall = (season: number): boolean => season % SEASONS_A_YEAR === FALL;

/** The score boxes in play, in order (V8). */
export function playedSeasons(s: State): number[] {
  const all = Array.from({ length: lastSeason(s) + 1 }, (_, season) => season);
  return all.filter((season) => season % SEASONS_A_YEAR !== SPRING || hasSpring(s.seasons, season));
}
