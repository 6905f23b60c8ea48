import { hasBit } from '../../core/bits.ts';
import type { OptionsOf } from '../../core/options.ts';
import { DEALT, DRY_SPELL, FARMER_RICE, MAX_PADDIES, paddyCards, tokensFor } from './components.ts';
import { type Deck, deckOf, NO_ABILITY } from './deck.ts';
import { type DeckDocument, deckSchema } from './document.ts';
import { addCard, DECK, HANDS } from './pile.ts';

export const optionSpecs = {
  weeds: { kind: 'choice', values: ['rerolled', 'always'], default: 'rerolled' },
  farmerRice: { kind: 'integer', only: 1, ...FARMER_RICE },
  drySpell: { kind: 'integer', ...DRY_SPELL },
  deck: { kind: 'document', schema: deckSchema, usual: { cards: paddyCards }, default: null, isOurs: true },
} as const;
export type Options = OptionsOf<typeof optionSpecs>;

/** What happens next. */
export const PHASE_DEAL = 0;
export const PHASE_CHOOSE = 1;
export const PHASE_START = 2;
export const PHASE_ROLL = 3;
export const PHASE_DECIDE = 4;
export const PHASE_WORKER = 5;
export const PHASE_MIMIC = 6;
export const PHASE_DRAW = 7;
export const PHASE_KEEP = 8;
export const PHASE_RELEASE = 9;
export const PHASE_TAKE = 10;
export const PHASE_OVER = 11;

/** Sides are the seats; in a solo game the Happy Farmer is side 1. */
export const FARMER = 1;

export interface State {
  readonly players: number;
  readonly sides: number;
  readonly weedsAlways: boolean;
  readonly farmerRice: number;
  readonly drySpell: number;
  readonly document: DeckDocument | null;
  readonly deck: Deck;
  /** R2: all water tokens of the game. */
  readonly tokens: number;
  phase: number;
  /** Whose turn it is, and who acts in it. */
  turn: number;
  seat: number;
  /** The dice on the table: how often each face shows, three bits a face; and how many are still in the air. */
  dice: number;
  rolling: number;
  /** Rerolls still allowed, and weeds still to be placed, before the action is named (R21, R22). */
  rerolls: number;
  weedsDue: number;
  /** Workers, water symbols or cards to draw that are left of the action. */
  left: number;
  /** Workers left to each kind of Mimic (R61). */
  mimicWeed: number;
  mimicHarvest: number;
  mimicPlant: number;
  /** R52: dry turns and dry spells in a row, the current turn not counted; whether rice has risen in the current turn. */
  dry: number;
  spells: number;
  gained: boolean;
  /** Sum of the water numbers in play, and tokens on paddies. Reservoir and supply follow from them (R36). */
  waterNumbers: number;
  onPaddies: number;
  /** Sets of cards: see pile.ts. */
  readonly piles: Int32Array;
  /** R10: the card that a seat keeps, −1 before it has chosen. */
  readonly chosen: Int32Array;
  /** Four paddies a side, from the left. */
  readonly paddies: Int32Array;
  readonly rowLength: Int32Array;
  /** Kinds of ability in each row, as bits. */
  readonly powers: Int32Array;
  readonly rice: Int32Array;
  /** The part of the rice that came from abilities. */
  readonly bonus: Int32Array;
}

export function create(players: number, options: Options): State {
  const sides = Math.max(2, players);
  const deck = deckOf(options.deck);
  const s: State = {
    players,
    sides,
    weedsAlways: options.weeds === 'always',
    farmerRice: options.farmerRice,
    drySpell: options.drySpell,
    document: options.deck,
    deck,
    tokens: tokensFor(players),
    phase: PHASE_DEAL,
    turn: 0,
    seat: 0,
    dice: 0,
    rolling: 0,
    rerolls: 0,
    weedsDue: 0,
    left: DEALT,
    mimicWeed: 0,
    mimicHarvest: 0,
    mimicPlant: 0,
    dry: 0,
    spells: 0,
    gained: false,
    waterNumbers: 0,
    onPaddies: 0,
    piles: new Int32Array(2 * (HANDS + sides)),
    chosen: new Int32Array(sides).fill(-1),
    paddies: new Int32Array(MAX_PADDIES * sides),
    rowLength: new Int32Array(sides),
    powers: new Int32Array(sides),
    rice: new Int32Array(sides),
    bonus: new Int32Array(sides),
  };
  for (let card = 0; card < deck.cards.length; card++) addCard(s.piles, DECK, card);
  if (players === 1) s.rice[FARMER] = options.farmerRice;
  return s;
}

export const optionsOf = (s: State): Options => ({
  weeds: s.weedsAlways ? 'always' : 'rerolled',
  farmerRice: s.farmerRice,
  drySpell: s.drySpell,
  deck: s.document,
});

/** Both states are of the same number of players and options. */
export function copy(from: State, into: State): void {
  into.phase = from.phase;
  into.turn = from.turn;
  into.seat = from.seat;
  into.dice = from.dice;
  into.rolling = from.rolling;
  into.rerolls = from.rerolls;
  into.weedsDue = from.weedsDue;
  into.left = from.left;
  into.mimicWeed = from.mimicWeed;
  into.mimicHarvest = from.mimicHarvest;
  into.mimicPlant = from.mimicPlant;
  into.dry = from.dry;
  into.spells = from.spells;
  into.gained = from.gained;
  into.waterNumbers = from.waterNumbers;
  into.onPaddies = from.onPaddies;
  copyInts(from.piles, into.piles);
  copyInts(from.chosen, into.chosen);
  copyInts(from.paddies, into.paddies);
  copyInts(from.rowLength, into.rowLength);
  copyInts(from.powers, into.powers);
  copyInts(from.rice, into.rice);
  copyInts(from.bonus, into.bonus);
}

function copyInts(from: Int32Array, into: Int32Array): void {
  for (let i = 0; i < from.length; i++) into[i] = from[i] as number;
}

export const isFarmer = (s: State, side: number): boolean => side >= s.players;
export const nextSide = (s: State, side: number): number => (side + 1 === s.sides ? 0 : side + 1);

/** R52: this number of dry turns in a row brings a dry spell; 0 for never. */
export const dryLimit = (s: State): number => s.drySpell * s.sides;

/** R52: as soon as rice rises, dry turns and dry spells are counted from 0 again. `bonus` is the part that abilities brought. */
export function addRice(s: State, side: number, rice: number, bonus: number): void {
  if (rice === 0) return;
  s.rice[side] = (s.rice[side] as number) + rice;
  s.bonus[side] = (s.bonus[side] as number) + bonus;
  s.gained = true;
  s.dry = 0;
  s.spells = 0;
}

/** How many dice show a face. */
export const showing = (dice: number, face: number): number => (dice >> (3 * face)) & 7;

/** R36: the water that ought to be in play; what is on paddies beyond it is owed. */
export const waterTarget = (s: State): number => Math.min(s.waterNumbers, s.tokens);
/** R36: whatever returns pays what is owed first, so the reservoir holds what the paddies leave of the target. */
export const reservoir = (s: State): number => Math.max(waterTarget(s) - s.onPaddies, 0);
export const supply = (s: State): number => s.tokens - s.onPaddies - reservoir(s);

/**
 * A paddy is its place, 4 × side + place from the left, and there one number:
 * card in 6 bits, water tokens in 3, weeds in 2, and three marks.
 */
const WATER_SHIFT = 6;
const WEED_SHIFT = 9;
export const PLANTED = 1 << 11;
/** Planted in this turn: not to be harvested in it (R31). */
export const FRESH = 1 << 12;
/** Got water in this release step: not to be released in it (R41). */
export const RECEIVED = 1 << 13;

export const sideOf = (paddy: number): number => paddy >> 2;
export const firstPaddy = (side: number): number => side << 2;
export const endPaddy = (s: State, side: number): number => (side << 2) + (s.rowLength[side] as number);

export const cardAt = (s: State, paddy: number): number => (s.paddies[paddy] as number) & 63;
export const waterAt = (s: State, paddy: number): number => ((s.paddies[paddy] as number) >> WATER_SHIFT) & 7;
export const weedsAt = (s: State, paddy: number): number => ((s.paddies[paddy] as number) >> WEED_SHIFT) & 3;
export const hasMark = (s: State, paddy: number, mark: number): boolean => ((s.paddies[paddy] as number) & mark) !== 0;
export const setMark = (s: State, paddy: number, mark: number): void => {
  s.paddies[paddy] = (s.paddies[paddy] as number) | mark;
};
export const clearMark = (s: State, paddy: number, mark: number): void => {
  s.paddies[paddy] = (s.paddies[paddy] as number) & ~mark;
};
/** R30: a harvest takes the planted token and the weeds. */
export const clearHarvested = (s: State, paddy: number): void => {
  s.paddies[paddy] = (s.paddies[paddy] as number) & ~(PLANTED | FRESH | (3 << WEED_SHIFT));
};
export const addWeeds = (s: State, paddy: number, weeds: number): void => {
  s.paddies[paddy] = (s.paddies[paddy] as number) + (weeds << WEED_SHIFT);
};
/** Puts tokens on a paddy, or takes them when negative. */
export const addWater = (s: State, paddy: number, tokens: number): void => {
  s.paddies[paddy] = (s.paddies[paddy] as number) + (tokens << WATER_SHIFT);
  s.onPaddies += tokens;
};

export const hexesAt = (s: State, paddy: number): number => s.deck.hexes[cardAt(s, paddy)] as number;
/** Hexes that still take a token. */
export const roomAt = (s: State, paddy: number): number =>
  (s.deck.capacity[cardAt(s, paddy)] as number) - waterAt(s, paddy);
/** R4, R5 */
export const isFlooded = (s: State, paddy: number): boolean => roomAt(s, paddy) === 0;
export const isDry = (s: State, paddy: number): boolean => waterAt(s, paddy) === 0;
export const isHalfFull = (s: State, paddy: number): boolean => !isFlooded(s, paddy) && !isDry(s, paddy);
export const isPlanted = (s: State, paddy: number): boolean => hasMark(s, paddy, PLANTED);
/** The yield of its weeds now (R30). */
export const yieldAt = (s: State, paddy: number): number =>
  s.deck.rice[3 * cardAt(s, paddy) + weedsAt(s, paddy)] as number;

export const hasPower = (s: State, side: number, kind: number): boolean => hasBit(s.powers[side] as number, kind);

/** R62: what the cards in the row add up to. */
export function powerOf(s: State, side: number, kind: number): number {
  if (!hasPower(s, side, kind)) return 0;
  let sum = 0;
  const end = endPaddy(s, side);
  for (let paddy = firstPaddy(side); paddy < end; paddy++) {
    const card = cardAt(s, paddy);
    if (s.deck.kind[card] === kind) sum += s.deck.amount[card] as number;
  }
  return sum;
}

/** R62, R70: the kinds in the row, as bits; the Happy Farmer's cards have no abilities. */
export function powersOf(s: State, side: number): number {
  if (isFarmer(s, side)) return 0;
  let powers = 0;
  const end = endPaddy(s, side);
  for (let paddy = firstPaddy(side); paddy < end; paddy++) powers |= 1 << (s.deck.kind[cardAt(s, paddy)] as number);
  return powers & ~(1 << NO_ABILITY);
}
