import { hasBit } from '../../core/bits.ts';
import { items, scoreBoxes } from './components.ts';
import { leastRoll, totalPoints } from './rules.ts';
import { BARRELS, FIRST_BARREL, FIRST_FERTILIZER, GRAPES, ITEMS, NO_LIMIT } from './sheet.ts';
import {
  crossed,
  firstSeason,
  held,
  isFall,
  lastSeason,
  NOBODY,
  PHASE_ACT,
  PHASE_DICE,
  PHASE_OVER,
  PHASE_ROLL,
  PHASE_START,
  personal,
  playedSeasons,
  points,
  research,
  type State,
} from './state.ts';

/** The first broken invariant in a sentence, or null. */
export function flaw(s: State): string | null {
  const broken = seasonFlaw(s) ?? diceFlaw(s) ?? turnFlaw(s);
  if (broken !== null) return broken;
  for (let seat = 0; seat < s.players; seat++) {
    const wrong = warehouseFlaw(s, seat) ?? researchFlaw(s, seat) ?? wineFlaw(s, seat) ?? pointsFlaw(s, seat);
    if (wrong !== null) return `seat ${seat}: ${wrong}`;
  }
  return null;
}

/** V8 */
function seasonFlaw(s: State): string | null {
  if (!playedSeasons(s).includes(s.season)) return 'this season is not played with these options (V8)';
  if (s.phase === PHASE_OVER && s.season !== lastSeason(s)) return 'the game ends after the last Fall (V31)';
  if (s.phase === PHASE_START && s.season !== firstSeason(s))
    return 'the first player is drawn once, at the start (V11)';
  return null;
}

/** V1, V10, V12 */
function diceFlaw(s: State): string | null {
  const own = Array.from({ length: s.players }, (_, seat) => personal(s, seat));
  const inCentre = s.centre.reduce((sum, dice) => sum + dice, 0);
  const total = own.reduce((sum, dice) => sum + dice, inCentre + s.dead);
  if (total !== s.players * s.diceEach) return `there are ${s.players * s.diceEach} dice, not ${total} (V1)`;
  if (s.dead < 0 || s.centre.some((dice) => dice < 0)) return 'there are no negative dice (V1)';
  const isMidRoll = s.phase === PHASE_DICE;
  for (let seat = 0; seat < s.players; seat++) {
    const dice = own[seat] as number;
    if (dice < 0) return 'there are no negative dice (V1)';
    if (dice > s.diceEach / 2 && dice !== s.diceEach && !(isMidRoll && seat === s.seat))
      return 'who has rolled has rolled at least half of the dice (V12)';
  }
  if (isMidRoll) {
    const dice = personal(s, s.seat);
    if (s.rolling < leastRoll(s, s.seat) || s.rolling > dice)
      return `${s.rolling} of ${dice} dice cannot be rolled (V12)`;
  } else if (s.rolling !== 0) return 'no dice are being rolled now (V12)';
  return null;
}

/** V11, V12, V14: whose turn it is follows from the last pull and the passes since. */
function turnFlaw(s: State): string | null {
  if (s.phase === PHASE_START || s.phase === PHASE_OVER) return restFlaw(s);
  if (s.passes < 0 || s.passes >= s.players) return 'the season is over when all have passed (V14)';
  if (s.dead > 0 !== (s.lastPull !== NOBODY)) return 'whoever pulled the last die is known once a die is dead (V11)';
  const before = s.lastPull === NOBODY ? s.firstSeat : s.lastPull + 1;
  if (s.seat !== (before + s.passes) % s.players) return 'it is the turn of another seat (V14)';
  if (s.phase === PHASE_ROLL && personal(s, s.seat) === 0) return 'without personal dice there is no roll (V12)';
  return roundFlaw(s);
}

/** Between seasons nothing is going on. */
function restFlaw(s: State): string | null {
  if (s.passes !== 0 || s.lastPull !== NOBODY || s.seat !== s.firstSeat) return 'no season is going on (V10)';
  for (let seat = 0; seat < s.players; seat++)
    if (personal(s, seat) !== s.diceEach) return 'all dice are with their owners (V30)';
  return s.phase === PHASE_START && s.firstSeat !== 0 ? 'nobody is first yet (V11)' : null;
}

/** V12, V14: in the first round of a season exactly those who have not had a turn hold all their dice. */
function roundFlaw(s: State): string | null {
  const turn = (seat: number): number => (seat - s.firstSeat + s.players) % s.players;
  const isWhole = (seat: number): boolean => personal(s, seat) === s.diceEach;
  const seats = Array.from({ length: s.players }, (_, seat) => seat);
  const waiting = seats.filter((seat) => seat !== s.seat && isWhole(seat));
  const isFirstRound = s.lastPull === NOBODY || waiting.length > 0 || isWhole(s.seat);
  if (s.phase === PHASE_ACT && isWhole(s.seat)) return 'the turn starts with a roll (V12)';
  if (!isFirstRound) return null;
  if (s.lastPull !== NOBODY && turn(s.lastPull) >= turn(s.seat)) return 'the last die was pulled before its turn (V11)';
  if (s.phase === PHASE_ROLL && !isWhole(s.seat)) return 'nobody has a second turn before all had one (V14)';
  return seats.every((seat) => seat === s.seat || isWhole(seat) === turn(seat) > turn(s.seat))
    ? null
    : 'turns go to the left from the first seat (V14)';
}

/** V6, V7, V30 */
function warehouseFlaw(s: State, seat: number): string | null {
  for (let item = 0; item < ITEMS; item++) {
    const name = items[item];
    const here = held(s, seat, item);
    const marked = here + crossed(s, seat, item);
    const count = s.sheet.count[item] as number;
    const boxes = s.sheet.boxes[item] as number;
    if (here < 0 || marked < here) return `there is no negative ${name} (V20)`;
    if (boxes !== NO_LIMIT && marked > boxes) return `${name} has only ${boxes} boxes (V7)`;
    if (marked % count !== 0) return `${name} is bought by ${count} (V7)`;
    if (marked > 0 && s.season === firstSeason(s) && s.dead === 0) return 'nothing can have been bought yet (V20)';
    if (here > 0 && hasSpoiled(s, item)) return `${name} has spoiled after the Fall (V30)`;
  }
  return null;
}

/** The winter is just over, and nothing has been bought since. */
function hasSpoiled(s: State, item: number): boolean {
  const played = playedSeasons(s);
  const before = played[played.indexOf(s.season) - 1];
  const isNewYear = s.phase === PHASE_OVER || (s.dead === 0 && before !== undefined && isFall(before));
  return isNewYear && hasBit(s.spoils, item);
}

function crossedOf(s: State, seat: number, first: number, count: number): number {
  let sum = 0;
  for (let item = first; item < first + count; item++) sum += crossed(s, seat, item);
  return sum;
}

/** V6, V22: barrels never spoil, so each one crossed off is a wine. */
function wineFlaw(s: State, seat: number): string | null {
  const wines = crossedOf(s, seat, FIRST_BARREL, BARRELS);
  const rows = Array.from({ length: GRAPES }, (_, grape) => research(s, seat, grape));
  const researched = s.loose ? Math.min(1, rows[0] as number) : rows.filter((row) => row !== 0).length;
  if (wines + researched > crossedOf(s, seat, 0, GRAPES)) return 'each wine and each research takes a grape (V22)';
  for (let item = FIRST_FERTILIZER; item < ITEMS; item++)
    if (!hasBit(s.spoils, item) && crossed(s, seat, item) > wines)
      return `a wine takes at most one ${items[item]} (V22)`;
  return wines === 0 && totalPoints(s, seat) > 0 ? 'points come from wines (V22)' : null;
}

/** V9, V21 */
function researchFlaw(s: State, seat: number): string | null {
  for (let grape = 0; grape < GRAPES; grape++) {
    const row = research(s, seat, grape);
    if (row < 0 || row > 63) return 'there are six research boxes (V21)';
    if (s.loose && row !== research(s, seat, 0)) return 'research counts for every wine alike (V9)';
    if (row !== 0 && !s.loose && crossed(s, seat, grape) === 0) return 'research costs a grape (V21)';
  }
  return null;
}

/** V22 */
function pointsFlaw(s: State, seat: number): string | null {
  for (let box = 0; box < scoreBoxes.length; box++) {
    const earned = points(s, seat, box);
    if (earned < 0) return 'points are never negative (V22)';
    if (earned > 0 && box > s.season) return 'points are scored in the current season, not in a later one (V22)';
    if (earned > 0 && !playedSeasons(s).includes(box)) return 'points of a season that is not played (V8)';
  }
  return null;
}
