import * as z from 'zod';
import { at } from '../../core/assert.ts';
import type { RuleError } from '../../core/errors.ts';
import { readNotation, wrongChance } from '../../core/notation.ts';
import { ok, type Result } from '../../core/result.ts';
import { decodeStart, encodeStart, startSchema } from '../../core/start.ts';
import { faces } from './components.ts';
import { cardNumber } from './deck.ts';
import { drawCard, drawPile } from './draw.ts';
import { HANDS, hasCard, listCards, nthCard } from './pile.ts';
import { PHASE_DEAL, PHASE_ROLL, PHASE_START, type State } from './state.ts';

const chanceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draw'), cards: z.array(z.string()) }),
  startSchema,
  z.strictObject({ type: z.literal('roll'), dice: z.array(z.enum(faces)) }),
]);
/** As it happens. */
export type OpenChance = z.infer<typeof chanceSchema>;
/** As others may see it: how many cards were drawn, not which (R10, R35). */
export type Chance = OpenChance | { readonly type: 'draw'; readonly cards?: never; readonly count: number };

export function picksDue(s: State): number {
  if (s.phase === PHASE_START) return 1;
  return s.phase === PHASE_ROLL ? s.rolling : s.left;
}

export function outcomeName(s: State, pick: number): number | string {
  if (s.phase === PHASE_START) return pick;
  if (s.phase === PHASE_ROLL) return at(faces, pick);
  return at(s.deck.cards, nthCard(s.piles, drawPile(s.piles), pick)).name;
}

export function decodeChance(s: State, picks: readonly number[]): OpenChance {
  if (s.phase === PHASE_START) return decodeStart(picks);
  if (s.phase === PHASE_ROLL) return { type: 'roll', dice: picks.map((pick) => faces[pick] as (typeof faces)[number]) };
  const piles = s.piles.slice();
  const cards = picks.map((pick) => s.deck.cards[drawCard(piles, HANDS + s.seat, pick)]?.name ?? '');
  return { type: 'draw', cards };
}

/** The number of the rule that says what is due. */
function dueRule(s: State): string {
  if (s.phase === PHASE_START) return 'R12';
  if (s.phase === PHASE_ROLL) return s.turn >= s.players ? 'R70' : 'R21';
  return s.phase === PHASE_DEAL ? 'R10' : 'R35';
}

export function encodeChance(s: State, json: unknown): Result<number[], RuleError> {
  const rule = dueRule(s);
  const read = readNotation(chanceSchema, json, 'malformed_chance', rule);
  if (!read.ok) return read;
  const entry = read.value;
  if (s.phase === PHASE_START) return encodeStart(entry, s.players, rule);
  if (s.phase === PHASE_ROLL) {
    if (entry.type !== 'roll') return wrongChance(rule, 'A roll is due.');
    return entry.dice.length === s.rolling
      ? ok(entry.dice.map((face) => faces.indexOf(face)))
      : wrongChance(rule, `${s.rolling} dice are rolled now, not ${entry.dice.length}.`);
  }
  if (entry.type !== 'draw') return wrongChance(rule, 'Cards are due.');
  return encodeDraw(s, entry.cards, rule);
}

function encodeDraw(s: State, names: readonly string[], rule: string): Result<number[], RuleError> {
  if (names.length !== s.left) return wrongChance(rule, `${s.left} cards are drawn now, not ${names.length}.`);
  const piles = s.piles.slice();
  const picks: number[] = [];
  for (const name of names) {
    const card = cardNumber(s.deck, name);
    if (card < 0) return wrongChance(rule, `There is no card "${name}".`);
    const pile = drawPile(piles);
    if (!hasCard(piles, pile, card)) return wrongChance(rule, `${name} is not among the cards that can be drawn now.`);
    const pick = listCards(piles, pile).indexOf(card);
    picks.push(pick);
    drawCard(piles, HANDS + s.seat, pick);
  }
  return ok(picks);
}
