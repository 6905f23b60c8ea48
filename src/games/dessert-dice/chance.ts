import * as z from 'zod';
import type { RuleError } from '../../core/errors.ts';
import { readNotation, wrongChance } from '../../core/notation.ts';
import { ok, type Result } from '../../core/result.ts';
import { decodeStart, encodeStart, startSchema } from '../../core/start.ts';
import { COLOURED_DICE, type Dessert, DICE_PER_COLOUR, dessertOfColour, desserts } from './components.ts';
import { colourName, dessertName, kindWith, topOf } from './die.ts';
import { dessertSchema, type Move } from './moves.ts';
import { undealtCard } from './rules.ts';
import { PHASE_DEAL, PHASE_ROLL, PHASE_START, type State } from './state.ts';
import { desserts as names } from './words/names/en.ts';

const chanceSchema = z.discriminatedUnion('type', [
  startSchema,
  z.strictObject({ type: z.literal('deal'), cards: z.array(dessertSchema) }),
  z.strictObject({ type: z.literal('roll'), dice: z.array(dessertSchema) }),
]);
type OpenChance = z.infer<typeof chanceSchema>;
/** As a viewer may see it: the cards of others are null (D10). */
export type Chance =
  | Exclude<OpenChance, { type: 'deal' }>
  | { readonly type: 'deal'; readonly cards: readonly (Dessert | null)[] };

export function picksDue(s: State): number {
  if (s.phase === PHASE_START) return 1;
  return s.phase === PHASE_DEAL ? s.players : COLOURED_DICE;
}

export function outcomeName(s: State, pick: number): number | Dessert {
  if (s.phase === PHASE_START) return pick;
  if (s.phase === PHASE_ROLL) return rolledDessert(Math.floor(s.rolled / DICE_PER_COLOUR), pick);
  return dessertName(undealtCard(s, pick));
}

export function decodeChance(s: State, picks: readonly number[]): OpenChance {
  if (s.phase === PHASE_START) return decodeStart(picks);
  if (s.phase === PHASE_DEAL) return { type: 'deal', cards: cardsFrom(picks) };
  return { type: 'roll', dice: picks.map((pick, i) => rolledDessert(Math.floor(i / DICE_PER_COLOUR), pick)) };
}

/** Each pick is one of the cards not yet dealt. */
function cardsFrom(picks: readonly number[]): Dessert[] {
  const left: Dessert[] = [...desserts];
  return picks.flatMap((pick) => left.splice(pick, 1));
}

const rolledDessert = (colour: number, pick: number): Dessert => dessertName(topOf(colour * 6 + pick * 2));

export function encodeChance(s: State, json: unknown): Result<number[], RuleError> {
  const due = s.phase === PHASE_START ? 'D12' : s.phase === PHASE_DEAL ? 'D10' : 'D11';
  const read = readNotation(chanceSchema, json, 'malformed_chance', due);
  if (!read.ok) return read;
  const entry = read.value;
  if (s.phase === PHASE_START) return encodeStart(entry, s.players, 'D12');
  if (s.phase === PHASE_DEAL)
    return entry.type === 'deal' ? encodeDeal(s, entry.cards) : wrongChance('D10', 'The cards are to be dealt.');
  return entry.type === 'roll' ? encodeRoll(entry.dice) : wrongChance('D11', 'The roll of all dice is due.');
}

function encodeDeal(s: State, cards: readonly Dessert[]): Result<number[], RuleError> {
  if (cards.length !== s.players)
    return wrongChance('D10', `${s.players} players are dealt ${s.players} cards, not ${cards.length}.`);
  if (new Set(cards).size !== cards.length) return wrongChance('D10', 'There is only one card of each dessert.');
  const left: Dessert[] = [...desserts];
  return ok(
    cards.map((card) => {
      const pick = left.indexOf(card);
      left.splice(pick, 1);
      return pick;
    }),
  );
}

function encodeRoll(dice: readonly Dessert[]): Result<number[], RuleError> {
  if (dice.length !== COLOURED_DICE)
    return wrongChance('D11', `${COLOURED_DICE} coloured dice are rolled, not ${dice.length}.`);
  const picks = dice.map((dessert, i) => {
    const colour = Math.floor(i / DICE_PER_COLOUR);
    const kind = kindWith(colour, desserts.indexOf(dessert));
    return kind < 0 ? -1 : kind - 3 * colour;
  });
  const wrong = picks.indexOf(-1);
  if (wrong < 0) return ok(picks);
  const colour = colourName(Math.floor(wrong / DICE_PER_COLOUR));
  return wrongChance('D2', `The ${colour} dice have no ${names[dessertOfColour[colour]]}.`);
}

/** D10: in a deal, the cards of others are not shown. */
export function hide(_s: State, entry: Move | Chance, viewer: number): Move | Chance {
  if (entry.type !== 'deal') return entry;
  return { type: 'deal', cards: entry.cards.map((card, seat) => (seat === viewer ? card : null)) };
}
