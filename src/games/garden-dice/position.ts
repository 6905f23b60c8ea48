import * as z from 'zod';
import { assert } from '../../core/assert.ts';
import { hasBit } from '../../core/bits.ts';
import { type PositionError, schemaMessage } from '../../core/errors.ts';
import { acceptPosition, badPosition } from '../../core/position.ts';
import type { Result } from '../../core/result.ts';
import {
  DISCS,
  GARDEN_SIZE,
  POOL_DICE,
  type Special,
  SUNDIAL_STEPS,
  specials,
  type Veggie,
  veggies,
} from './components.ts';
import { flaw } from './flaw.ts';
import { diceIn, EMPTY_POOL, poolOf } from './pool.ts';
import { spaceAt } from './space.ts';
import {
  CRITTER,
  contentOf,
  countOf,
  create,
  DIAL,
  EMPTY,
  type Gardener,
  gardenerOf,
  IN_HAND,
  isTurned,
  kindIn,
  lying,
  oneOf,
  optionSpecs,
  ownerIn,
  PHASE_ROLL,
  ROCK,
  type State,
  switchPlant,
  TURNED,
} from './state.ts';

const phases = ['start', 'roll', 'four', 'act', 'over'] as const;

const seat = z.int().min(0).max(3);
const count = z.int().min(0).max(15);
const countsSchema = z.strictObject({
  squash: count,
  carrot: count,
  tomato: count,
  artichoke: count,
  eggplant: count,
});
export type Counts = z.infer<typeof countsSchema>;

const contentSchema = z.union([
  z.strictObject({ tile: z.enum(veggies), side: z.enum(['seed', 'veggie']), owner: seat }),
  z.strictObject({
    tile: z.literal('critter'),
    side: z.enum(['bird', 'rabbit']),
    owner: seat,
    discs: z.int().min(1).max(DISCS),
  }),
  z.strictObject({ tile: z.literal('dial'), side: z.enum(['sundial', 'scarecrow']), owner: seat }),
  z.strictObject({ tile: z.literal('rock') }),
]);
/** What lies in a space. */
export type Content = z.infer<typeof contentSchema>;

const positionSchema = z.strictObject({
  players: z.int().min(2).max(4),
  options: z.strictObject({
    family: z.boolean(),
    stallLimit: z.int().min(optionSpecs.stallLimit.min).max(optionSpecs.stallLimit.max),
  }),
  phase: z.enum(phases),
  /** Whose turn it is. */
  seat,
  /** The dice pool, the smallest die first. */
  pool: z.array(z.int().min(1).max(6)).max(POOL_DICE),
  /** What was done this turn and still matters: seeds bought from the stacks, seeds kept by spitting; `sundial` is by how much it has changed dice. */
  turn: z.strictObject({
    bought: countsSchema,
    spat: countsSchema,
    eaten: z.array(seat),
    sundial: z.int().min(0).max(SUNDIAL_STEPS),
  }),
  /** Turns in a row without a seed bought; stays 0 where the option is off. */
  stall: z.int().min(0),
  supply: countsSchema,
  swallowed: countsSchema,
  /** Row by row. */
  garden: z.array(z.array(contentSchema.nullable()).length(GARDEN_SIZE)).length(GARDEN_SIZE),
  gardeners: z.array(
    z.strictObject({
      points: z.int().min(0).max(999),
      discs: z.int().min(0).max(DISCS),
      sun: z.boolean(),
      /** Special tiles not in the garden. */
      hand: z.array(z.enum(specials)),
      seeds: countsSchema,
      harvested: countsSchema,
    }),
  ),
});
/** Everything in this game is open: the view is the position with what a board needs besides. */
export type Position = z.infer<typeof positionSchema>;

export function position(s: State): Position {
  assert(s.phase !== PHASE_ROLL || s.pool === EMPTY_POOL, 'a position is taken between rolls');
  return {
    players: s.players,
    options: { family: s.family, stallLimit: s.stallLimit },
    phase: phases[s.phase] as (typeof phases)[number],
    seat: s.seat,
    pool: [...diceIn(s.pool)],
    turn: {
      bought: countsOf(s.bought),
      spat: countsOf(s.spat),
      eaten: s.gardeners.map((_, seat) => seat).filter((seat) => hasBit(s.eaten, seat)),
      sundial: s.sundialSteps,
    },
    stall: s.stall,
    supply: countsOf(s.supply),
    swallowed: countsOf(s.swallowed),
    garden: coordinates.map((row) => coordinates.map((column) => contentJson(s, spaceAt(row, column)))),
    gardeners: s.gardeners.map((own) => ({
      points: own.points,
      discs: own.discs,
      sun: own.sun === 1,
      hand: handOf(own),
      seeds: countsOf(own.seeds),
      harvested: countsOf(own.harvested),
    })),
  };
}

const coordinates = Array.from({ length: GARDEN_SIZE }, (_, i) => i + 1);

const countsOf = (counts: number): Counts =>
  Object.fromEntries(veggies.map((veggie, i) => [veggie, countOf(counts, i + 1)])) as Counts;

const packCounts = (counts: Counts): number =>
  veggies.reduce((packed, veggie, i) => packed + counts[veggie] * oneOf(i + 1), 0);

function handOf(own: Gardener): Special[] {
  return specials.filter((tile) =>
    tile === 'critter' ? own.critter === IN_HAND : tile === 'dial' ? own.dial === IN_HAND : own.rocks > 0,
  );
}

function contentJson(s: State, space: number): Content | null {
  const content = contentOf(s, space);
  if (content === EMPTY) return null;
  if (content === ROCK) return { tile: 'rock' };
  const owner = ownerIn(content);
  const turned = isTurned(content);
  if (kindIn(content) === CRITTER)
    return { tile: 'critter', side: turned ? 'rabbit' : 'bird', owner, discs: gardenerOf(s, owner).critterDiscs };
  if (kindIn(content) === DIAL) return { tile: 'dial', side: turned ? 'scarecrow' : 'sundial', owner };
  return { tile: veggies[kindIn(content) - 1] as Veggie, side: turned ? 'veggie' : 'seed', owner };
}

export function fromPosition(json: unknown): Result<State, PositionError> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) return badPosition(schemaMessage(parsed.error));
  const given = parsed.data;
  const { players, gardeners } = given;
  if (gardeners.length !== players)
    return badPosition(`gardeners: ${players} players are ${players} gardeners, not ${gardeners.length}`);
  const owners = given.garden.flat().map((content) => (content !== null && 'owner' in content ? content.owner : 0));
  if ([given.seat, ...given.turn.eaten, ...owners].some((seat) => seat >= players))
    return badPosition(`a seat is named that ${players} players do not have`);
  const s = create(players, given.options);
  s.phase = phases.indexOf(given.phase);
  s.seat = given.seat;
  s.pool = poolOf(given.pool);
  s.bought = packCounts(given.turn.bought);
  s.spat = packCounts(given.turn.spat);
  s.eaten = given.turn.eaten.reduce((mask, seat) => mask | (1 << seat), 0);
  s.sundialSteps = given.turn.sundial;
  s.stall = given.stall;
  s.supply = packCounts(given.supply);
  s.swallowed = packCounts(given.swallowed);
  gardeners.forEach((from, seat) => {
    const own = gardenerOf(s, seat);
    own.points = from.points;
    own.discs = from.discs;
    own.sun = from.sun ? 1 : 0;
    own.seeds = packCounts(from.seeds);
    own.harvested = packCounts(from.harvested);
    own.rocks = from.hand.filter((tile) => tile === 'rock').length;
  });
  layGarden(s, given.garden);
  return acceptPosition(s, json, flaw, position);
}

/** Lays tiles into an empty garden. */
export function layGarden(s: State, garden: Position['garden']): void {
  garden.forEach((row, r) => {
    row.forEach((content, c) => {
      if (content !== null) layContent(s, spaceAt(r + 1, c + 1), content);
    });
  });
}

function layContent(s: State, space: number, content: Content): void {
  if (content.tile === 'rock') {
    s.garden[space] = ROCK;
    return;
  }
  const own = gardenerOf(s, content.owner);
  const turned = content.side === 'veggie' || content.side === 'rabbit' || content.side === 'scarecrow' ? TURNED : 0;
  if (content.tile === 'critter') {
    s.garden[space] = lying(CRITTER, content.owner) | turned;
    own.critter = space;
    own.critterDiscs = content.discs;
  } else if (content.tile === 'dial') {
    s.garden[space] = lying(DIAL, content.owner) | turned;
    own.dial = space;
  } else {
    s.garden[space] = lying(veggies.indexOf(content.tile) + 1, content.owner) | turned;
    switchPlant(own, space);
  }
}
