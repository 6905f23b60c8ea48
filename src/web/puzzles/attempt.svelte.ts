import type { Loss } from '../../bots/analysis.ts';
import { type JudgedMove, type Puzzle, verdictIn } from '../../bots/puzzle.ts';
import { explainChoice, type Suggestion } from '../../bots/suggest.ts';
import { openTutor, type Tutor } from '../../bots/tutor.web.ts';
import type { Verdict } from '../../bots/verdict.ts';
import { assert } from '../../core/assert.ts';
import type { OfferedMove } from '../../core/board.ts';
import type { Entry, Seat } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import type { Match } from '../../core/match.ts';
import { unwrap } from '../../core/result.ts';
import { offerMoves } from '../../table/offer.ts';

/** Nobody plays on meanwhile: an answer waits for its judge. */
const PATIENCE_MILLIS = 20_000;
/** Moves of one's own mistake that are judged after the answer, at most. */
const MOST_JUDGED = 24;
/** Moves that are explained, besides the one that was answered. */
const EXPLAINED = 4;

/** One decision that somebody is to find a good move for: one answer, and then the worth of all moves. */
export class Attempt {
  readonly match: Match;
  readonly seat: Seat;
  readonly moves: readonly OfferedMove[];
  answered = $state.raw<OfferedMove | null>(null);
  hasFailed = $state(false);
  /** The moves whose worth is known: none before the answer. */
  judged = $state.raw<readonly JudgedMove[]>([]);
  private readonly puzzle: Puzzle | null;
  /** Judges a decision that comes without the worth of its moves. */
  private readonly tutor: Tutor | null;

  constructor(match: Match, seat: Seat, puzzle: Puzzle | null) {
    this.match = match;
    this.seat = seat;
    this.puzzle = puzzle;
    this.moves = offerMoves(match, seat);
    this.tutor = puzzle === null ? openTutor() : null;
    this.tutor?.study(match.game, match.state, seat);
  }

  /** The worth of the answer; null while that is being found out. */
  get own(): JudgedMove | null {
    return this.judged.find(({ move }) => sameJson(move, this.answered?.move)) ?? null;
  }

  get verdict(): Verdict | null {
    return this.own === null ? null : verdictIn(this.own);
  }

  get isSolved(): boolean {
    return this.verdict === 'good';
  }

  get best(): OfferedMove | null {
    const best = this.judged[0];
    return this.moves.find(({ move }) => sameJson(move, best?.move)) ?? null;
  }

  /** Null for a move that is not legal, and after the first answer. */
  async answer(move: unknown): Promise<Verdict | null> {
    const answered = this.moves.find((offered) => sameJson(offered.move, move));
    if (answered === undefined || this.answered !== null) return null;
    this.answered = answered;
    if (this.puzzle !== null) this.judged = this.puzzle.moves;
    else await this.judgeOwn(answered.move);
    return this.verdict;
  }

  private async judgeOwn(move: Entry): Promise<void> {
    const loss = (await this.tutor?.judge(move, PATIENCE_MILLIS)) ?? null;
    this.hasFailed = loss === null;
    if (loss === null) return;
    this.add(move, loss);
    void this.judgeOthers(loss.better ?? move);
  }

  /** One after the other, the best first: the page shows what is known so far. */
  private async judgeOthers(best: Entry): Promise<void> {
    const others = [best, ...this.moves.map(({ move }) => move)];
    for (const move of others.slice(0, MOST_JUDGED)) {
      if (this.judged.some((judged) => sameJson(judged.move, move))) continue;
      const loss = await this.tutor?.judge(move, PATIENCE_MILLIS);
      if (!loss) return;
      this.add(move, loss);
    }
  }

  private add(move: Entry, { win, margin }: Loss): void {
    const [lost, error] = [Math.round(1000 * win.value), Math.round(1000 * win.error)];
    const judged = { move, lost, error, points: Math.round(10 * margin.value) };
    this.judged = [...this.judged, judged].toSorted((a, b) => a.lost - b.lost);
  }

  /** What the best moves and the answer do at once, and what they leave open. */
  explain(): readonly Suggestion[] {
    const { game, state } = this.match;
    const told = this.judged.filter((judged, i) => i < EXPLAINED || judged === this.own);
    const estimates = told.map(({ move }) => ({
      action: unwrap(game.encode(state, move)),
      win: 0,
      margin: 0,
      weight: 0,
    }));
    const [first] = estimates;
    assert(first !== undefined, 'what is explained was judged');
    return explainChoice(game, state, this.seat, { action: first.action, estimates, iterations: 0 }, told.length)
      .suggestions;
  }

  close(): void {
    this.tutor?.close();
  }
}
