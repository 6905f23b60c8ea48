import { hasBit } from '../../core/bits.ts';
import {
  BUY_LIMIT,
  DISCS,
  POOL_DICE,
  rocksPerPlayer,
  SCARECROW_BONUS,
  STAR_FACTOR,
  tilesPerType,
  veggies,
} from './components.ts';
import { EMPTY_POOL, facesIn, poolSize } from './pool.ts';
import { hasDecision, isStalled } from './rules.ts';
import { faceValue } from './score.ts';
import { gardenSpaces, LOWER_HALF } from './space.ts';
import {
  CRITTER,
  contentOf,
  countOf,
  DIAL,
  type Gardener,
  gardenerOf,
  IN_HAND,
  isPlant,
  kindIn,
  NOWHERE,
  ownerIn,
  PHASE_ACT,
  PHASE_FOUR,
  PHASE_OVER,
  PHASE_ROLL,
  PHASE_START,
  ROCK,
  type State,
  totalOf,
} from './state.ts';

/** The first broken invariant in a sentence, or null. */
export function flaw(s: State): string | null {
  return gardenFlaw(s) ?? tileFlaw(s) ?? discFlaw(s) ?? pointFlaw(s) ?? turnFlaw(s) ?? endFlaw(s) ?? phaseFlaw(s);
}

const contents = (s: State): number[] => Array.from(gardenSpaces, (space) => contentOf(s, space));

/** G1, G4, G5: special tiles are where their owners think they are. */
function gardenFlaw(s: State): string | null {
  const rocks = contents(s).filter((content) => content === ROCK).length;
  const inHand = s.gardeners.reduce((sum, own) => sum + own.rocks, 0);
  if (s.gardeners.some((own) => own.rocks > rocksPerPlayer(s.players))) return 'nobody has more than one rock (G4)';
  if (rocks + inHand !== s.players * rocksPerPlayer(s.players)) return 'only two players have rocks, one each (G4)';
  for (const space of gardenSpaces) {
    const content = contentOf(s, space);
    const own = gardenerOf(s, ownerIn(content));
    if (kindIn(content) === CRITTER && own.critter !== space) return 'every player has but one critter (G4)';
    if (kindIn(content) === DIAL && own.dial !== space) return 'every player has but one dial (G4)';
  }
  return s.gardeners.map((own) => specialFlaw(s, own)).find((broken) => broken !== null) ?? null;
}

function specialFlaw(s: State, own: Gardener): string | null {
  if (s.family !== (own.critter === NOWHERE)) return 'the family game, and only it, has no critters (G5)';
  if (own.critter > IN_HAND && kindIn(contentOf(s, own.critter)) !== CRITTER)
    return 'a critter is not where it should be';
  if (own.dial > IN_HAND && kindIn(contentOf(s, own.dial)) !== DIAL) return 'a dial is not where it should be';
  const least = own.critter > IN_HAND ? 1 : 0;
  if (own.critterDiscs < least || (least === 0 && own.critterDiscs !== 0))
    return 'a critter in the garden carries its discs, and no other (G21, G35)';
  return null;
}

/** G3: tiles of each type are constant. */
function tileFlaw(s: State): string | null {
  for (const [i, veggie] of veggies.entries()) {
    const value = i + 1;
    const inFront = s.gardeners.reduce((n, own) => n + countOf(own.seeds, value) + countOf(own.harvested, value), 0);
    const planted = contents(s).filter((content) => kindIn(content) === value).length;
    const tiles = countOf(s.supply, value) + countOf(s.swallowed, value) + inFront + planted;
    if (tiles !== tilesPerType(s.players))
      return `there are ${tilesPerType(s.players)} ${veggie} tiles, not ${tiles} (G3)`;
  }
  if (s.family && s.swallowed !== 0) return 'nothing is swallowed without critters (G5)';
  return null;
}

/** G4: the discs of a player are constant. */
function discFlaw(s: State): string | null {
  for (const [seat, own] of s.gardeners.entries()) {
    const planted = contents(s).filter((content) => isPlant(content) && ownerIn(content) === seat).length;
    const dial = own.dial === IN_HAND ? 0 : 1;
    const discs = own.discs + totalOf(own.seeds) + planted + dial + own.critterDiscs;
    if (isMisbooked(s, seat)) return `seat ${seat} does not know where its own tiles lie`;
    if (own.discs < 0 || discs !== DISCS) return `seat ${seat} has ${DISCS} discs, not ${discs} (G4)`;
  }
  return null;
}

function isMisbooked(s: State, seat: number): boolean {
  const { upperPlants, lowerPlants } = gardenerOf(s, seat);
  return gardenSpaces.some((space) => {
    const isBooked = space < LOWER_HALF ? (upperPlants >> space) & 1 : (lowerPlants >> (space - LOWER_HALF)) & 1;
    const content = contentOf(s, space);
    return (isBooked === 1) !== (isPlant(content) && ownerIn(content) === seat);
  });
}

/** G25–G29: the points of the harvests so far. */
function pointFlaw(s: State): string | null {
  const harvested = s.gardeners.reduce((sum, own) => sum + totalOf(own.harvested), 0);
  for (const own of s.gardeners) {
    const most = veggies.reduce((sum, _, i) => {
      const value = i + 1;
      return sum + countOf(own.harvested, value) * Math.max(STAR_FACTOR * value, value + SCARECROW_BONUS);
    }, harvested - totalOf(own.harvested));
    if (own.points < faceValue(own) || own.points > most) return 'the points are not those of any harvest (G25–G29)';
  }
  return null;
}

/** G20, G34, G40: what the turn remembers fits the dice it has spent. */
function turnFlaw(s: State): string | null {
  const own = gardenerOf(s, s.seat);
  if (veggies.some((_, i) => countOf(s.bought, i + 1) + countOf(s.spat, i + 1) > BUY_LIMIT))
    return 'two of a type are the most in a turn (G20, G36)';
  if (hasBit(s.eaten, s.seat)) return 'nobody eats an own tile (G32)';
  if (s.eaten !== 0 && s.family) return 'nothing is eaten without critters (G5)';
  if (s.sundialSteps > 0 && own.dial === IN_HAND) return 'only a dial in the garden changes dice (G40)';
  const meals = s.gardeners.filter((_, seat) => hasBit(s.eaten, seat)).length;
  if (totalOf(s.spat) > meals) return 'what is spat out was eaten before (G35)';
  const spent = totalOf(s.bought) + totalOf(s.spat) + meals + (s.sundialSteps > 0 ? 2 : 0);
  if (s.phase !== PHASE_ACT) return spent === 0 ? null : 'what a turn remembers is forgotten at its end';
  return spent <= POOL_DICE - poolSize(s.pool) ? null : 'more was done this turn than dice were spent (G11)';
}

/** G50, G56 */
function endFlaw(s: State): string | null {
  const limit = s.stallLimit * s.players;
  if (s.stall < 0 || s.stall > limit) return 'the turns without a seed bought exceed the limit (G56)';
  const isOver = isStalled(s) || (s.supply === 0 && s.bought === 0);
  if (isOver !== (s.phase === PHASE_OVER)) return 'the game ends with the last seed or at the stall limit (G50, G56)';
  return null;
}

/** G10–G12 */
function phaseFlaw(s: State): string | null {
  const size = poolSize(s.pool);
  const faces = facesIn(s.pool);
  switch (s.phase) {
    case PHASE_START:
      return isUntouched(s) ? null : 'nothing has happened before the start player is known (G6)';
    case PHASE_ROLL:
      return size < POOL_DICE ? null : 'the dice have been rolled already (G10)';
    case PHASE_FOUR:
      return size === POOL_DICE && (faces & (faces - 1)) === 0 ? null : 'the four dice are not equal (G10)';
    case PHASE_ACT:
      return hasDecision(s) ? null : 'nothing can be done any more: the turn is over (G12)';
    default:
      return s.pool === EMPTY_POOL ? null : 'no dice are left when the game is over (G50)';
  }
}

function isUntouched(s: State): boolean {
  const isNew = (own: Gardener) => own.discs === DISCS && own.harvested === 0 && own.points === 0 && own.sun === 1;
  const isClear = contents(s).every((content) => content === 0);
  return (
    s.seat === 0 && s.pool === EMPTY_POOL && s.stall === 0 && s.swallowed === 0 && isClear && s.gardeners.every(isNew)
  );
}
