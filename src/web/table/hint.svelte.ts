import type { Suggestion } from '../../bots/suggest.ts';
import type { OfferedMove } from '../../core/board.ts';
import { sameJson } from '../../core/json.ts';
import type { Moment, TableClient } from './client.ts';

/** A hint, for the moment it was asked in and no longer. */
export class Hint {
  private asked = $state.raw<Moment | null>(null);
  private found = $state.raw<readonly Suggestion[] | null>(null);
  private place = $state(0);

  isFor(moment: Moment): boolean {
    return this.asked === moment;
  }

  /** The move that is being suggested; undefined while there is none yet. */
  get suggestion(): Suggestion | undefined {
    return this.found?.[this.place];
  }

  get hasMore(): boolean {
    return (this.found?.length ?? 0) > 1;
  }

  async ask(client: TableClient, moment: Moment): Promise<void> {
    // A hint comes after a refusal, which was read.
    client.forgive();
    this.asked = moment;
    this.found = null;
    this.place = 0;
    const answer = await client.suggest();
    if (this.asked === moment) this.found = answer;
  }

  /** The next best, and after the last the best again. */
  next(): void {
    this.place = (this.place + 1) % Math.max(1, this.found?.length ?? 0);
  }

  close(): void {
    this.asked = null;
  }

  offered({ table: { moves } }: Moment): OfferedMove | null {
    const { suggestion } = this;
    return suggestion === undefined ? null : (moves.find(({ move }) => sameJson(move, suggestion.move)) ?? null);
  }
}
