import { openPuzzle, type Puzzle, type PuzzleSet, placeOfDay } from '../../bots/puzzle.ts';
import { at } from '../../core/assert.ts';
import type { AnyGame, Entry } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { matchFromPosition } from '../../core/match.ts';
import type { Mistake } from '../../protocol/trainerRoutes.ts';
import { sendMistakes, shareMistakes } from './account.ts';
import { Attempt } from './attempt.svelte.ts';
import { changeMistake, isDue, keepMistake, newMistake, readMistakes } from './mistakes.ts';
import { reviewed } from './schedule.ts';
import { nextPlace, noteAnswered, readAnswered } from './solved.ts';

export const kinds = ['today', 'more', 'mine'] as const;
export type Kind = (typeof kinds)[number];

/** What is on the board, and where it comes from. */
export interface Exercise {
  readonly attempt: Attempt;
  /** What the best move promises is known of puzzles alone. */
  readonly puzzle: Puzzle | null;
  /** Its place in the set; null for a mistake. */
  readonly place: number | null;
  readonly mistake: Mistake | null;
}

/** Gives one exercise after the other, and remembers how they went. */
export class Trainer {
  readonly game: AnyGame;
  kind = $state<Kind>('today');
  exercise = $state.raw<Exercise | null>(null);
  answered = $state.raw<ReadonlySet<number>>(new Set());
  mistakes = $state.raw<readonly Mistake[]>([]);
  private readonly set: PuzzleSet | null;
  private readonly day: number;

  /** `day` is the number of the day, whose puzzle is the same for everybody. */
  constructor(game: AnyGame, set: PuzzleSet | null, day: number) {
    this.game = game;
    this.set = set;
    this.day = day;
    this.look();
    this.choose('today');
    void shareMistakes(game).then(() => this.lookAgain());
  }

  get total(): number {
    return this.set?.puzzles.length ?? 0;
  }

  get today(): number {
    return placeOfDay(this.day, this.total);
  }

  /** Those that are due, the longest waiting first. */
  get due(): readonly Mistake[] {
    const now = Date.now();
    return this.mistakes
      .filter((mistake) => isDue(mistake, now))
      .toSorted((a, b) => (a.schedule?.due ?? 0) - (b.schedule?.due ?? 0));
  }

  /** When the next of those that are not due yet comes back; null where there is none. */
  get nextDueMillis(): number | null {
    const waiting = this.mistakes.flatMap(({ schedule }) => (schedule === null ? [] : [schedule.due]));
    return waiting.length === 0 ? null : Math.min(...waiting);
  }

  choose(kind: Kind): void {
    this.kind = kind;
    if (kind === 'mine') this.showMistake();
    else if (this.total === 0) this.show(null);
    else this.showPuzzle(kind === 'today' ? this.today : this.placeAfter(this.today));
  }

  /** The next of the kind; after the puzzle of the day come the others. */
  goOn(): void {
    if (this.kind === 'mine') this.showMistake();
    else {
      this.kind = 'more';
      this.showPuzzle(this.placeAfter(this.exercise?.place ?? this.today));
    }
  }

  /** One answer counts: what was missed comes back, and later each time that it is found. */
  async answer(move: unknown): Promise<void> {
    const { exercise } = this;
    const verdict = (await exercise?.attempt.answer(move)) ?? null;
    if (exercise === null || verdict === null) return;
    const isSolved = verdict === 'good';
    if (exercise.place !== null) noteAnswered(this.game.profile.id, exercise.place);
    const { mistake, puzzle } = exercise;
    if (mistake !== null) this.keep(reviewed(mistake, isSolved, Date.now()), changeMistake);
    else if (!isSolved && puzzle !== null) this.keep(this.missed(puzzle, move as Entry), keepMistake);
    this.look();
  }

  close(): void {
    this.exercise?.attempt.close();
  }

  /** A puzzle that was missed is due tomorrow: its answer has just been seen. */
  private missed({ seat, position }: Puzzle, made: Entry): Mistake {
    const { profile, rulesVersion: rules } = this.game;
    return reviewed(newMistake({ game: profile.id, rules, seat, position }, made), false, Date.now());
  }

  private keep(mistake: Mistake, onDevice: (mistake: Mistake) => void): void {
    onDevice(mistake);
    void sendMistakes([mistake]);
  }

  /** What another device has kept may be due now. */
  private lookAgain(): void {
    this.look();
    if (this.kind === 'mine' && this.exercise === null) this.showMistake();
  }

  private look(): void {
    const { profile, rulesVersion } = this.game;
    this.answered = readAnswered(profile.id);
    this.mistakes = readMistakes().filter(({ game, rules }) => game === profile.id && rules === rulesVersion);
  }

  private placeAfter(place: number): number {
    const order = Array.from({ length: this.total }, (_, day) => placeOfDay(day, this.total));
    return nextPlace(order, new Set([...this.answered, this.today]), place);
  }

  private showPuzzle(place: number): void {
    const puzzle = at(this.set?.puzzles ?? [], place);
    const match = openPuzzle(this.game, puzzle);
    this.show(
      match.ok ? { attempt: new Attempt(match.value, puzzle.seat, puzzle), puzzle, place, mistake: null } : null,
    );
  }

  private showMistake(): void {
    const [mistake] = this.due;
    const match = mistake === undefined ? null : matchFromPosition(this.game, mistake.position);
    // A puzzle that was missed has its answers in the set.
    const puzzle = this.set?.puzzles.find(({ position }) => sameJson(position, mistake?.position)) ?? null;
    this.show(
      mistake === undefined || !match?.ok
        ? null
        : { attempt: new Attempt(match.value, mistake.seat, puzzle), puzzle, place: null, mistake },
    );
  }

  private show(exercise: Exercise | null): void {
    this.close();
    this.exercise = exercise;
  }
}
