import * as z from 'zod';
import { assert, at } from '../core/assert.ts';
import { type Refusal, refuse, schemaMessage } from '../core/errors.ts';
import type { AnyGame, Entry } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { legalMoves, type Match, matchFromPosition } from '../core/match.ts';
import { isEntry } from '../core/notation.ts';
import { ok, type Result } from '../core/result.ts';
import type { Figure } from './figure.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** What a move of a puzzle loses against the best. Whole numbers, so that files stay small: thousandths of the victory, tenths of a point. */
const judgedSchema = z.strictObject({
  move: z.custom<Entry>(isEntry, 'A move is an object with a "type".'),
  lost: z.int().min(-1000).max(1000),
  error: z.int().min(0).max(1000),
  points: z.int(),
});
export type JudgedMove = z.infer<typeof judgedSchema>;

const puzzleSchema = z.strictObject({
  /** Who is to decide. */
  seat: z.int().min(0),
  /** What the seat cannot know is a fair sample in it, not what was so in the game that it comes from. */
  position: z.unknown(),
  /** What the best move promises: the share of the victory in thousandths, and tenths of a point ahead at the end. */
  win: z.int().min(0).max(1000),
  margin: z.int(),
  /** Beginners find a good move by themselves: now and then the right answer is the obvious one. */
  isObvious: z.boolean(),
  /** Every legal move, the best first. */
  moves: z.array(judgedSchema).min(2),
});
export type Puzzle = z.infer<typeof puzzleSchema>;

const setSchema = z.strictObject({
  game: z.string(),
  rules: z.int(),
  /** How the set was made: the same gives the same puzzles again. */
  plan: z.strictObject({ players: z.int(), iterations: z.int(), seed: z.string() }),
  /** How many games were played for it. */
  games: z.int().min(0),
  /** Puzzles that were judged a second time, and those of them that held: the others are not in the set. */
  judged: z.int().min(0),
  confirmed: z.int().min(0),
  puzzles: z.array(puzzleSchema),
});
export type PuzzleSet = z.infer<typeof setSchema>;

export function parsePuzzleSet(json: unknown): Result<PuzzleSet, Refusal> {
  const parsed = setSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  return refuse('bad_puzzle', `The set of puzzles is malformed: ${schemaMessage(parsed.error)}.`);
}

/** The match that a puzzle is about; refused where it does not belong to the rules of today. */
export function openPuzzle(game: AnyGame, { seat, position, moves }: Puzzle): Result<Match, Refusal> {
  const match = matchFromPosition(game, position);
  if (!match.ok) return match;
  if (game.actor(match.value.state) !== seat) return refuse('bad_puzzle', 'The seat of the puzzle is not to decide.');
  const legal = legalMoves(match.value);
  const isWhole =
    legal.length === moves.length && legal.every((move) => moves.some((judged) => sameJson(judged.move, move)));
  return isWhole ? match : refuse('bad_puzzle', 'The puzzle does not list the moves that are legal there.');
}

const figureOfMove = ({ lost, error }: JudgedMove): Figure => ({ value: lost / 1000, error: error / 1000 });

/** The class of a move, by the limits of every other decision: what is good solves the puzzle, and so everything within the error of the best. */
export const verdictIn = (judged: JudgedMove): Verdict => verdictOf(figureOfMove(judged));

export const answersOf = ({ moves }: Puzzle): JudgedMove[] => moves.filter((judged) => verdictIn(judged) === 'good');

/** A day as a number: the same for everybody, wherever they are. */
export const dayNumber = (millis: number): number => Math.floor(millis / 86_400_000);

/** The puzzle of a day: every one comes up once before the first comes again. */
export function placeOfDay(day: number, count: number): number {
  assert(count > 0, 'a set has puzzles');
  // A step that shares no factor with the count leads through all of them, and not in the order of the games that they come from.
  let step = Math.max(1, Math.round(count * 0.618));
  while (commonFactor(step, count) !== 1) step++;
  return (day * step) % count;
}

const commonFactor = (a: number, b: number): number => (b === 0 ? a : commonFactor(b, a % b));

export const puzzleOfDay = ({ puzzles }: PuzzleSet, day: number): Puzzle =>
  at(puzzles, placeOfDay(day, puzzles.length));
