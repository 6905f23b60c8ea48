import { CHAIN_REWARD, SCARECROW_BONUS, STAR_FACTOR } from './components.ts';
import { isStar, LOWER_HALF, lowestSpace, steps } from './space.ts';
import {
  contentOf,
  EMPTY,
  gardenerOf,
  IN_HAND,
  isGuarded,
  isPlant,
  isTurned,
  kindIn,
  oneOf,
  ownerIn,
  type State,
} from './state.ts';

/** What a gardener's plants in the garden add up to; made once, filled again and again. */
export interface Survey {
  seeds: number;
  seedValue: number;
  veggies: number;
  veggieValue: number;
  /** What scarecrow and stars will add (G28, G29). */
  bonus: number;
  /** Plants that a neighbour of higher value takes along, anybody's or an own one (G24, G26): the latter need no die. */
  chained: number;
  ownChainedSeeds: number;
  ownChainedVeggies: number;
  /** By type, four bits each: all plants, and the veggies among them. */
  kinds: number;
  veggieKinds: number;
  /** The best harvest by one die: what it brings to the gardener, and to the others by the same chain. */
  harvest: number;
  harvestOfOthers: number;
  /** The best among those that a die of so much can start. */
  harvestNow: number;
}

export const newSurvey = (): Survey => ({
  seeds: 0,
  seedValue: 0,
  veggies: 0,
  veggieValue: 0,
  bonus: 0,
  chained: 0,
  ownChainedSeeds: 0,
  ownChainedVeggies: 0,
  kinds: 0,
  veggieKinds: 0,
  harvest: 0,
  harvestOfOthers: 0,
  harvestNow: 0,
});

/** `largest` is the largest die that the gardener has now, 0 for none. */
export function surveyPlants(s: State, seat: number, largest: number, survey: Survey): void {
  const own = gardenerOf(s, seat);
  survey.seeds = 0;
  survey.seedValue = 0;
  survey.veggies = 0;
  survey.veggieValue = 0;
  survey.bonus = 0;
  survey.chained = 0;
  survey.ownChainedSeeds = 0;
  survey.ownChainedVeggies = 0;
  survey.kinds = 0;
  survey.veggieKinds = 0;
  survey.harvest = 0;
  survey.harvestOfOthers = 0;
  survey.harvestNow = 0;
  for (let left = own.upperPlants; left !== 0; left &= left - 1)
    surveyPlant(s, seat, lowestSpace(left), largest, survey);
  for (let left = own.lowerPlants; left !== 0; left &= left - 1)
    surveyPlant(s, seat, LOWER_HALF + lowestSpace(left), largest, survey);
}

/** G24–G29: what it will score by itself, whether a neighbour of higher value would take it along, and what it takes along. */
function surveyPlant(s: State, seat: number, space: number, largest: number, survey: Survey): void {
  const content = contentOf(s, space);
  const value = kindIn(content);
  survey.kinds += oneOf(value);
  survey.bonus += bonusAt(s, seat, space, value);
  const chain =
    chainFrom(s, space - 8, content) |
    chainFrom(s, space + 8, content) |
    chainFrom(s, space - 1, content) |
    chainFrom(s, space + 1, content);
  if (chain !== 0) survey.chained++;
  if (!isTurned(content)) {
    survey.seeds++;
    survey.seedValue += value;
    survey.ownChainedSeeds += chain >> 1;
    return;
  }
  survey.veggies++;
  survey.veggieValue += value;
  survey.ownChainedVeggies += chain >> 1;
  survey.veggieKinds += oneOf(value);
  // A veggie that an own chain takes along starts no better one.
  if (chain > 1) return;
  reach.own = 0;
  reach.others = 0;
  reach.upper = 0;
  reach.lower = 0;
  followHarvest(s, seat, space);
  if (reach.own > survey.harvest) {
    survey.harvest = reach.own;
    survey.harvestOfOthers = reach.others;
  }
  if (value <= largest && reach.own > survey.harvestNow) survey.harvestNow = reach.own;
}

const bonusAt = (s: State, seat: number, space: number, value: number): number =>
  isGuarded(s, seat, space) ? SCARECROW_BONUS : isStar(space) ? (STAR_FACTOR - 1) * value : 0;

/** 0: the neighbour takes it not along; 1: it does; 3: it does and has the same owner. */
function chainFrom(s: State, space: number, content: number): number {
  const neighbour = contentOf(s, space);
  if (!isPlant(neighbour) || kindIn(neighbour) <= kindIn(content) || isTurned(neighbour) !== isTurned(content))
    return 0;
  return ownerIn(neighbour) === ownerIn(content) ? 3 : 1;
}

/** What a chain in the making has brought, and the spaces it went over. */
const reach = { own: 0, others: 0, upper: 0, lower: 0 };

function isNew(space: number): boolean {
  const isUpper = space < LOWER_HALF;
  const bit = 1 << (space & 31);
  const seen = isUpper ? reach.upper : reach.lower;
  if (isUpper) reach.upper |= bit;
  else reach.lower |= bit;
  return (seen & bit) === 0;
}

/** G26, G27 */
function followHarvest(s: State, seat: number, space: number): void {
  if (!isNew(space)) return;
  const content = contentOf(s, space);
  const value = kindIn(content);
  const owner = ownerIn(content);
  const points = value + bonusAt(s, owner, space, value);
  if (owner === seat) reach.own += points;
  else {
    reach.own += CHAIN_REWARD;
    reach.others += points;
  }
  for (let i = 0; i < 4; i++) {
    const next = space + (steps[i] as number);
    const beside = contentOf(s, next);
    if (isPlant(beside) && isTurned(beside) && kindIn(beside) < value) followHarvest(s, seat, next);
  }
}

/** What critters can reach in a straight line: the value that each gardener may lose, and may take. */
export const threatened = new Int32Array(4);
export const appetite = new Int32Array(4);

/** G31–G33: a bird sees seeds, a rabbit veggies; without a disc they only look. */
export function surveyCritters(s: State): void {
  threatened.fill(0);
  appetite.fill(0);
  if (s.family) return;
  for (let seat = 0; seat < s.players; seat++) {
    const { critter, discs } = gardenerOf(s, seat);
    if (critter <= IN_HAND || discs === 0) continue;
    const isRabbit = isTurned(contentOf(s, critter));
    for (let i = 0; i < 4; i++) {
      const step = steps[i] as number;
      let space = critter + step;
      while (contentOf(s, space) === EMPTY) space += step;
      const content = contentOf(s, space);
      const owner = ownerIn(content);
      if (!isPlant(content) || owner === seat || isTurned(content) !== isRabbit) continue;
      if (!isRabbit && isGuarded(s, owner, space)) continue;
      threatened[owner] = (threatened[owner] as number) + kindIn(content);
      appetite[seat] = (appetite[seat] as number) + kindIn(content);
    }
  }
}
