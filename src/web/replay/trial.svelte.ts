import type { Loss } from '../../bots/analysis.ts';
import { openTutor } from '../../bots/tutor.web.ts';
import { at } from '../../core/assert.ts';
import type { OfferedMove } from '../../core/board.ts';
import type { Entry, Seat } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { type Match, rewind } from '../../core/match.ts';
import { offerMoves } from '../../table/offer.ts';

/** Nobody plays on meanwhile: a trial waits for its judge. */
const PATIENCE_MILLIS = 20_000;

/** A decision of a finished game that is tried again until a good move is found. */
export class Trial {
  readonly place: number;
  readonly seat: Seat;
  readonly moves: readonly OfferedMove[];
  tried = $state.raw<OfferedMove | null>(null);
  /** What the move that was tried would lose; null while that is being found out. */
  loss = $state.raw<Loss | null>(null);
  hasFailed = $state(false);
  private readonly tutor = openTutor();
  private readonly made: Entry;

  constructor(match: Match, place: number) {
    const before = rewind(match, place);
    this.place = place;
    this.seat = match.game.actor(before.state);
    this.moves = offerMoves(before, this.seat);
    this.made = at(match.log, place);
    this.tutor.study(match.game, before.state, this.seat);
  }

  get isFound(): boolean {
    return this.loss?.verdict === 'good';
  }

  /** Whether it is what was played in the game. */
  get isTheSame(): boolean {
    return this.tried !== null && sameJson(this.tried.move, this.made);
  }

  async try(move: unknown): Promise<void> {
    const tried = this.moves.find((offered) => sameJson(offered.move, move)) ?? null;
    this.tried = tried;
    this.loss = null;
    const loss = await this.tutor.judge(move as Entry, PATIENCE_MILLIS);
    if (this.tried !== tried) return;
    this.loss = loss;
    this.hasFailed = loss === null;
  }

  close(): void {
    this.tutor.close();
  }
}
