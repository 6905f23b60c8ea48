import { type AnyGame, type Entry, OVER, type Seat } from '../core/game.ts';
import { FastRandom, type Random } from '../core/random.ts';
import { type Budget, blankLike, type Choice, copyOf } from './bot.ts';
import { type BotName, createBot } from './levels.ts';
import { isTelling, type Outlook, outlooksOf } from './outlook.ts';

/** A move with what the bot expects of it for the seat that makes it. */
export interface Suggestion {
  /** In the notation of the game. */
  readonly move: Entry;
  /** The move as one would say it in English, what it changes on the own score at once, and what it leaves open. */
  readonly text: string;
  /** Points it changes at once, by the categories of the score; those unchanged are left out. */
  readonly gains: Readonly<Record<string, number>>;
  /** What it leaves open or blocks, where that can be counted and tells it from the other moves. */
  readonly outlook: Outlook | null;
  /** The expected share of the victory, 0 … 1. */
  readonly win: number;
  /** Expected points ahead of the best rival at the end. */
  readonly margin: number;
  /** How much of the thinking went into it, 0 … 1. */
  readonly weight: number;
}

export interface Suggestions {
  /** The move the bot would play. */
  readonly move: Entry;
  /** Best first. */
  readonly suggestions: readonly Suggestion[];
  readonly iterations: number;
}

export interface Thinking {
  readonly budget: Budget;
  readonly random: Random;
  /** How many moves to tell, at most (default 5). */
  readonly most?: number;
}

/** What a bot would play for the seat to act, and why. Sees no more than the seat. */
export function suggest(game: AnyGame, state: unknown, seat: Seat, name: BotName, thinking: Thinking): Suggestions {
  const { budget, random, most = 5 } = thinking;
  const imagined = imagine(game, state, seat, random);
  const choice = createBot(name).choose(game, imagined, seat, budget, random);
  return explainChoice(game, imagined, seat, choice, most);
}

/** The state as the seat may know it: what is hidden is a fair sample. Whatever thinks outside the table gets only this. */
export function imagine(game: AnyGame, state: unknown, seat: Seat, random: Random): unknown {
  const imagined = copyOf(game, state);
  game.determinize(imagined, seat, random);
  return imagined;
}

/** A decision by itself: in the position what the seat cannot know is a fair sample. */
export interface Decision {
  readonly game: string;
  readonly rules: number;
  readonly seat: Seat;
  readonly position: unknown;
}

/** A decision as the seat may know it, the same each time it is asked for: to be kept, and looked at again. */
export function knownDecision(game: AnyGame, state: unknown, seat: Seat): Decision {
  const position = game.position(imagine(game, state, seat, new FastRandom('known')));
  return { game: game.profile.id, rules: game.rulesVersion, seat, position };
}

export function explainChoice(game: AnyGame, state: unknown, seat: Seat, choice: Choice, most: number): Suggestions {
  const words = game.words.en;
  const after = blankLike(game, state);
  const listed = choice.estimates.slice(0, most);
  const outlooks = outlooksOf(
    game,
    state,
    seat,
    listed.map(({ action }) => action),
  );
  const suggestions = listed.map(({ action, win, margin, weight }, i): Suggestion => {
    const move = game.decode(state, action);
    game.copy(state, after);
    game.apply(after, action);
    const gains = gainsOf(game, state, after, seat);
    const changes = Object.entries(gains).map(
      ([category, points]) => `${points > 0 ? '+' : '−'}${Math.abs(points)} ${words.categories[category] ?? category}`,
    );
    const found = outlooks[i] ?? null;
    const outlook = found !== null && isTelling(found) ? found : null;
    const reasons = outlook === null ? changes : [...changes, outlookText(outlook)];
    const text = reasons.length === 0 ? words.move(move) : `${words.move(move)} (${reasons.join(', ')})`;
    return { move, text, gains, outlook, win, margin, weight };
  });
  return { move: game.decode(state, choice.action), suggestions, iterations: choice.iterations };
}

const outlookText = ({ isOwn, most, otherwise }: Outlook): string =>
  isOwn
    ? `keeps +${most} open for your next decision, another move only +${otherwise}`
    : `leaves the next player +${most} at most, another move up to +${otherwise}`;

/** What changed on the seat's score from one state to the next, as that seat sees it. */
function gainsOf(game: AnyGame, before: unknown, after: unknown, seat: Seat): Record<string, number> {
  const pointsIn = (s: unknown): Readonly<Record<string, number>> =>
    game.score(s, seat).find((standing) => standing.seat === seat)?.breakdown ?? {};
  const old = pointsIn(before);
  // At the very end a score may grow categories it did not have: those count in full.
  const changed = Object.entries(pointsIn(after)).map(([category, points]): [string, number] => [
    category,
    points - (old[category] ?? 0),
  ]);
  return game.actor(before) === OVER ? {} : Object.fromEntries(changed.filter(([, points]) => points !== 0));
}
