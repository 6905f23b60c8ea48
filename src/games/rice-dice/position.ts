import * as z from 'zod';
import { at } from '../../core/assert.ts';
import { type PositionError, schemaMessage } from '../../core/errors.ts';
import { acceptPosition, badPosition } from '../../core/position.ts';
import type { Result } from '../../core/result.ts';
import { DICE, DRY_SPELL, FARMER_RICE, faces, LAST_SPELL, MAX_PADDIES, MAX_WEEDS } from './components.ts';
import { CHOOSE_DICE, cardNumber } from './deck.ts';
import { type DeckDocument, deckSchema } from './document.ts';
import { flaw } from './flaw.ts';
import { listDice } from './moves.ts';
import { addCard, BOTTOM, CERTAIN, clearPile, DECK, DISCARDS, HANDS, listCards } from './pile.ts';
import {
  addWater,
  addWeeds,
  cardAt,
  create,
  endPaddy,
  FRESH,
  firstPaddy,
  hasMark,
  hasPower,
  type Options,
  optionsOf,
  PHASE_DRAW,
  PHASE_ROLL,
  PLANTED,
  powersOf,
  RECEIVED,
  reservoir,
  type State,
  setMark,
  supply,
  waterAt,
  weedsAt,
} from './state.ts';
import { countDice, rerollsAllowed } from './turn.ts';

/** In the order of the phases of state.ts. */
const phases = [
  'deal',
  'choose',
  'start',
  'roll',
  'decide',
  'worker',
  'mimic',
  'draw',
  'keep',
  'release',
  'take',
  'over',
] as const;
export type Phase = (typeof phases)[number];

const small = z.int().min(0).max(99);
const names = z.array(z.string());
const paddySchema = z.strictObject({
  card: z.string(),
  water: z.int().min(0).max(6),
  weeds: z.int().min(0).max(MAX_WEEDS),
  planted: z.boolean(),
  fresh: z.boolean(),
  received: z.boolean(),
});
const fieldSchema = z.strictObject({
  rice: z.int().min(0).max(999),
  bonus: z.int().min(0).max(999),
  paddies: z.array(paddySchema).max(MAX_PADDIES),
});
/** The rules know of one deck alone: a deck of one's own is named, the usual one is not (it was in positions of before). */
export function writtenDeck({ deck, ...listed }: Options): Omit<Options, 'deck'> & { deck?: DeckDocument } {
  return deck === null ? listed : { ...listed, deck };
}

const positionSchema = z.strictObject({
  players: z.int().min(1).max(5),
  options: z
    .strictObject({
      weeds: z.enum(['rerolled', 'always']),
      farmerRice: z.int().min(FARMER_RICE.min).max(FARMER_RICE.max),
      drySpell: z.int().min(DRY_SPELL.min).max(DRY_SPELL.max),
      deck: deckSchema.nullable().default(null),
    })
    .transform(writtenDeck),
  phase: z.enum(phases),
  /** Whose turn, and who acts in it. In a solo game 1 is the Happy Farmer. */
  turn: z.int().min(0).max(4),
  seat: z.int().min(0).max(4),
  dice: z.array(z.enum(faces)).max(DICE),
  /** Rerolls left; weeds to place; workers, water symbols or cards left; workers left to each Mimic. */
  rerolls: small,
  weeds: small,
  left: small,
  mimics: z.strictObject({ weed: small, harvest: small, plant: small }),
  /** R52: dry turns and dry spells in a row, the current turn not counted; whether rice has risen in the current turn. */
  dry: z.int().min(0).max(999),
  spells: z.int().min(0).max(LAST_SPELL),
  gained: z.boolean(),
  reservoir: small,
  supply: small,
  deck: names,
  bottom: names,
  discards: names,
  /** Cards in the hand of the drawer that everybody knows to be there: drawn before the discards became the deck. */
  certain: names,
  hands: z.array(names),
  chosen: z.array(z.string().nullable()),
  fields: z.array(fieldSchema),
});
export type Position = z.infer<typeof positionSchema>;
export type Field = z.infer<typeof fieldSchema>;

const nameOf = (s: State, card: number): string => at(s.deck.cards, card).name;
export const pileNames = (s: State, pile: number): string[] => listCards(s.piles, pile).map((card) => nameOf(s, card));

export function position(s: State): Position {
  return {
    players: s.players,
    options: writtenDeck(optionsOf(s)),
    phase: at(phases, s.phase),
    turn: s.turn,
    seat: s.seat,
    dice: listDice(s.dice),
    rerolls: s.rerolls,
    weeds: s.weedsDue,
    left: s.left,
    mimics: { weed: s.mimicWeed, harvest: s.mimicHarvest, plant: s.mimicPlant },
    dry: s.dry,
    spells: s.spells,
    gained: s.gained,
    reservoir: reservoir(s),
    supply: supply(s),
    deck: pileNames(s, DECK),
    bottom: pileNames(s, BOTTOM),
    discards: pileNames(s, DISCARDS),
    certain: pileNames(s, CERTAIN),
    hands: Array.from({ length: s.players }, (_, seat) => pileNames(s, HANDS + seat)),
    chosen: Array.from({ length: s.players }, (_, seat) => {
      const card = at(s.chosen, seat);
      return card < 0 ? null : nameOf(s, card);
    }),
    fields: Array.from({ length: s.sides }, (_, side) => fieldOf(s, side)),
  };
}

function fieldOf(s: State, side: number): Field {
  return { rice: at(s.rice, side), bonus: at(s.bonus, side), paddies: rowOf(s, side) };
}

export function rowOf(s: State, side: number): Field['paddies'] {
  const paddies: Field['paddies'] = [];
  for (let paddy = firstPaddy(side); paddy < endPaddy(s, side); paddy++)
    paddies.push({
      card: nameOf(s, cardAt(s, paddy)),
      water: waterAt(s, paddy),
      weeds: weedsAt(s, paddy),
      planted: hasMark(s, paddy, PLANTED),
      fresh: hasMark(s, paddy, FRESH),
      received: hasMark(s, paddy, RECEIVED),
    });
  return paddies;
}

export function fromPosition(json: unknown): Result<State, PositionError> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) return badPosition(schemaMessage(parsed.error));
  const given = parsed.data;
  const s = create(given.players, { ...given.options, deck: given.options.deck ?? null });
  const misfit = sizeMisfit(s, given) ?? nameMisfit(s, given);
  if (misfit !== null) return badPosition(misfit);
  readTurn(s, given);
  readPiles(s, given);
  given.fields.forEach((field, side) => {
    readField(s, side, field);
  });
  const broken = flaw(s) ?? beginMisfit(s);
  if (broken !== null) return badPosition(broken);
  if (given.reservoir !== reservoir(s) || given.supply !== supply(s))
    return badPosition(`the reservoir holds ${reservoir(s)} and the supply ${supply(s)} tokens here (R36)`);
  return acceptPosition(s, given, flaw, position);
}

function sizeMisfit(s: State, given: Position): string | null {
  if (given.fields.length !== s.sides) return `fields: there are ${s.sides} rows of paddies`;
  if (given.hands.length !== s.players || given.chosen.length !== s.players)
    return 'hands, chosen: one for each player';
  if (given.turn >= s.sides || given.seat >= s.sides) return 'turn, seat: there is no such seat';
  return null;
}

/** The first card that the deck does not have. */
function nameMisfit(s: State, given: Position): string | null {
  const all = [
    ...[given.deck, given.bottom, given.discards, given.certain, ...given.hands].flat(),
    ...given.chosen.filter((name) => name !== null),
    ...given.fields.flatMap((field) => field.paddies.map((paddy) => paddy.card)),
  ];
  const unknown = all.find((name) => cardNumber(s.deck, name) < 0);
  return unknown === undefined ? null : `there is no card ${JSON.stringify(unknown)}`;
}

function readTurn(s: State, given: Position): void {
  s.phase = phases.indexOf(given.phase);
  s.turn = given.turn;
  s.seat = given.seat;
  for (const face of given.dice) s.dice += 1 << (3 * faces.indexOf(face));
  s.rolling = s.phase === PHASE_ROLL ? DICE - given.dice.length : 0;
  s.rerolls = given.rerolls;
  s.weedsDue = given.weeds;
  s.left = given.left;
  s.mimicWeed = given.mimics.weed;
  s.mimicHarvest = given.mimics.harvest;
  s.mimicPlant = given.mimics.plant;
  s.dry = given.dry;
  s.spells = given.spells;
  s.gained = given.gained;
}

function readPiles(s: State, given: Position): void {
  clearPile(s.piles, DECK);
  const read = (list: readonly string[], pile: number): void => {
    for (const name of list) addCard(s.piles, pile, cardNumber(s.deck, name));
  };
  read(given.deck, DECK);
  read(given.bottom, BOTTOM);
  read(given.discards, DISCARDS);
  read(given.certain, CERTAIN);
  given.hands.forEach((hand, seat) => {
    read(hand, HANDS + seat);
  });
  given.chosen.forEach((name, seat) => {
    s.chosen[seat] = name === null ? -1 : cardNumber(s.deck, name);
  });
}

function readField(s: State, side: number, field: Field): void {
  s.rice[side] = field.rice;
  s.bonus[side] = field.bonus;
  layRow(s, side, field.paddies);
}

/** Lays paddies into an empty row. */
export function layRow(s: State, side: number, paddies: Field['paddies']): void {
  s.rowLength[side] = paddies.length;
  paddies.forEach((given, place) => {
    const paddy = firstPaddy(side) + place;
    const card = cardNumber(s.deck, given.card);
    s.paddies[paddy] = card;
    s.waterNumbers += at(s.deck.water, card);
    addWater(s, paddy, given.water);
    addWeeds(s, paddy, given.weeds);
    if (given.planted) setMark(s, paddy, PLANTED);
    if (given.fresh) setMark(s, paddy, FRESH);
    if (given.received) setMark(s, paddy, RECEIVED);
  });
  s.powers[side] = powersOf(s, side);
}

/** A position stands where a chance entry begins: no die of it has fallen, no card of it is drawn. */
function beginMisfit(s: State): string | null {
  if (s.phase === PHASE_DRAW && listCards(s.piles, HANDS + s.turn).length > 0)
    return 'cards are drawn all at once (R35)';
  if (s.phase === PHASE_ROLL && countDice(s.dice) > 0) {
    const hasRerolled = s.turn < s.players && s.rerolls < rerollsAllowed(s, s.turn);
    if (!hasRerolled || !hasPower(s, s.turn, CHOOSE_DICE)) return 'all five dice are rolled at once (R21)';
  }
  return null;
}
