import { at } from '../../core/assert.ts';
import { CHANCE } from '../../core/game.ts';
import { unwrap } from '../../core/result.ts';
import { tell } from '../../core/words.ts';
import { type Face, faces, paddyCards, tokensFor } from './components.ts';
import type { DeckDocument } from './document.ts';
import { game } from './index.ts';
import type { OpenMove } from './moves.ts';
import { type Field, type Phase, type Position, writtenDeck } from './position.ts';
import type { Options, State } from './state.ts';

/** Positions built for tests, in few words. */

export interface Built {
  readonly players?: number;
  readonly options?: Partial<Options>;
  readonly phase?: Phase;
  readonly turn?: number;
  readonly seat?: number;
  /** In any order, separated by blanks. */
  readonly dice?: string;
  readonly rerolls?: number;
  readonly weeds?: number;
  readonly left?: number;
  readonly mimics?: Partial<Position['mimics']>;
  /** Paddies from the left: a card, and after a bar water (w2), weeds (x1), planted (p), fresh (f), received (r). */
  readonly rows: readonly (readonly string[])[];
  readonly rice?: readonly number[];
  readonly hand?: readonly string[];
  readonly discards?: readonly string[];
  readonly bottom?: readonly string[];
  /** R52 */
  readonly dry?: number;
  readonly spells?: number;
  readonly gained?: boolean;
}

export const usual: Options = { weeds: 'rerolled', farmerRice: 0, drySpell: 10, deck: null };

/** A position; what is not said is as at the start of a turn of seat 0. */
export function built(spec: Built): Position {
  const players = spec.players ?? spec.rows.length;
  const options: Options = { ...usual, ...spec.options };
  const cards = options.deck?.cards ?? paddyCards;
  const sorted = (names: readonly string[]): string[] =>
    cards.map((card) => card.name).filter((name) => names.includes(name));
  const fields = spec.rows.map(
    (row, side): Field => ({ rice: spec.rice?.[side] ?? 0, bonus: 0, paddies: row.map(paddyOf) }),
  );
  const paddies = fields.flatMap((field) => field.paddies);
  const water = paddies.reduce((sum, paddy) => sum + paddy.water, 0);
  const numbers = paddies.map((paddy) => cards.find((card) => card.name === paddy.card)?.water ?? 0);
  const target = Math.min(
    tokensFor(players),
    numbers.reduce((sum, number) => sum + number, 0),
  );
  const reservoir = Math.max(0, target - water);
  const turn = spec.turn ?? 0;
  const { hand = [], discards = [], bottom = [] } = spec;
  const gone = [...hand, ...discards, ...bottom, ...paddies.map((paddy) => paddy.card)];
  const phase = spec.phase ?? 'roll';
  const dice = diceOf(spec.dice ?? '');
  const own = spec.rows[turn]?.some((text) => text.startsWith('Twisted Fate')) ? 2 : 1;
  const rerolls = turn < players ? own : 0;
  return {
    players,
    options: writtenDeck(options),
    phase,
    turn,
    seat: spec.seat ?? turn,
    dice,
    rerolls: spec.rerolls ?? (phase === 'roll' || phase === 'decide' ? rerolls : 0),
    weeds: spec.weeds ?? 0,
    left: spec.left ?? 0,
    mimics: { weed: 0, harvest: 0, plant: 0, ...spec.mimics },
    dry: spec.dry ?? 0,
    spells: spec.spells ?? 0,
    gained: spec.gained ?? (phase === 'over' && (spec.spells ?? 0) < 3),
    reservoir,
    supply: tokensFor(players) - water - reservoir,
    deck: sorted(cards.map((card) => card.name).filter((name) => !gone.includes(name))),
    bottom: sorted(bottom),
    discards: sorted(discards),
    certain: [],
    hands: Array.from({ length: players }, (_, seat) => (seat === turn ? sorted(hand) : [])),
    chosen: Array.from({ length: players }, () => null),
    fields,
  };
}

function paddyOf(text: string): Field['paddies'][number] {
  const [card = '', marks = ''] = text.split(' | ');
  const number = (letter: string): number => Number(new RegExp(`${letter}(\\d)`).exec(marks)?.[1] ?? 0);
  return {
    card,
    water: number('w'),
    weeds: number('x'),
    planted: /p/.test(marks),
    fresh: /f/.test(marks),
    received: /r/.test(marks),
  };
}

function diceOf(text: string): Face[] {
  const given = text.split(' ').filter((word) => word !== '');
  return faces.flatMap((face) => given.filter((word) => word === face).map(() => face));
}

export const load = (spec: Built): State => unwrap(game.fromPosition(built(spec)));

/** The Happy Farmer's turn with this row; yours is out of the way. */
export const farmer = (row: string[], spec: Partial<Built> = {}): State =>
  load({ players: 1, turn: 1, rows: [['Deep Mud'], row], ...spec });

/** At the decision after the first roll, before the action is named; dice that are not said show weeds. */
export function decide(dice: string, spec: Built): State {
  const rest = Array.from({ length: 5 - diceOf(dice).length }, () => 'weed');
  return load({ ...spec, phase: 'decide', dice: [dice, ...rest].join(' ') });
}

const workerDice = ['', 'worker', 'double', 'double worker', 'double double', 'double double worker'];

/** After the worker action was named with a number of workers rolled. */
export function workers(count: number, spec: Built): State {
  const s = decide(at(workerDice, count), spec);
  play(s, 'worker');
  return s;
}

function legalMoves(s: State): OpenMove[] {
  const out = new Int32Array(game.maxLegal);
  return Array.from(out.subarray(0, game.legal(s, out)), (action) => game.decode(s, action) as OpenMove);
}

/** A move in few words: 'plant 2', 'release 1 > 3 4', 'keep Deep Mud left', 'weed 1 of 2'. */
function short(m: OpenMove): string {
  switch (m.type) {
    case 'choose':
      return `choose ${m.card}`;
    case 'reroll':
      return ['reroll', ...(m.dice ?? [])].join(' ');
    case 'weed':
      return m.seat === undefined ? `place ${m.paddy}` : `place ${m.paddy} of ${m.seat}`;
    case 'action':
      return m.action;
    case 'job':
      return `${m.job} ${m.paddy}`;
    case 'keep':
      return `keep ${m.card} ${m.at ?? m.replace}`;
    case 'release':
      return ['release', m.paddy, '>', ...m.into].join(' ');
    case 'fill':
      return `fill ${m.paddy}`;
    case 'done':
      return 'done';
  }
}

/** The legal moves in few words, in the order of the list. */
export const moves = (s: State): string[] => legalMoves(s).map(short);

/** Plays a move, in notation or in the words of `short`. */
export function play(s: State, ...list: (OpenMove | string)[]): void {
  for (const one of list) {
    const move = typeof one === 'string' ? legalMoves(s).find((legal) => short(legal) === one) : one;
    if (move === undefined) throw new Error(`not legal: ${one}; legal: ${moves(s).join(', ')}`);
    game.apply(s, unwrap(game.encode(s, move)));
  }
}

/** Plays a chance entry. */
export function happen(s: State, entry: unknown): void {
  if (game.actor(s) !== CHANCE) throw new Error(`chance is not due, but ${game.actor(s)}`);
  for (const pick of unwrap(game.encodeChance(s, entry))) game.apply(s, pick);
}

export const roll = (s: State, dice: string): void => happen(s, { type: 'roll', dice: dice.split(' ') });
export const draw = (s: State, ...cards: string[]): void => happen(s, { type: 'draw', cards });

export const positionOf = (s: State): Position => game.position(s) as Position;
export const paddies = (s: State, side = 0): Field['paddies'] => at(positionOf(s).fields, side).paddies;
export const rice = (s: State, side = 0): number => at(positionOf(s).fields, side).rice;
export const waterOf = (s: State, side = 0): number[] => paddies(s, side).map((paddy) => paddy.water);
export const weedsOf = (s: State, side = 0): number[] => paddies(s, side).map((paddy) => paddy.weeds);
export const plantedOf = (s: State, side = 0): boolean[] => paddies(s, side).map((paddy) => paddy.planted);
export const cardsOf = (s: State, side = 0): string[] => paddies(s, side).map((paddy) => paddy.card);

/** Why a move is refused: its rule and sentence. */
export function refusal(s: State, move: unknown): string {
  const read = game.encode(s, move);
  if (read.ok) throw new Error(`taken: ${JSON.stringify(move)}`);
  return `${read.error.rule} ${tell(game, read.error).message}`;
}

/** Our deck with some cards changed. */
export function deckWith(changes: Readonly<Record<string, Partial<DeckDocument['cards'][number]>>>): DeckDocument {
  return { cards: paddyCards.map((card) => ({ ...card, ...changes[card.name] })) };
}
