import type { Loss } from '../../bots/analysis.ts';
import { isAtLeast } from '../../bots/verdict.ts';
import type { OfferedMove } from '../../core/board.ts';
import type { Entry } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { settings } from '../settings.svelte.ts';
import type { Moment, TableClient } from './client.ts';

/** A move that the tutor would not play, for the moment it was chosen in and no longer. */
export class Doubt {
  private asked = $state.raw<{ readonly turn: number; readonly move: unknown } | null>(null);
  private found = $state.raw<Loss | null>(null);

  isFor({ turn }: Moment): boolean {
    return this.asked?.turn === turn && this.found !== null;
  }

  get loss(): Loss | null {
    return this.found;
  }

  get move(): unknown {
    return this.asked?.move;
  }

  /** Whether a move is played without a question. Of several that were chosen meanwhile only the last one is. */
  async allows(client: TableClient, { turn }: Moment, move: unknown): Promise<boolean> {
    const asked = { turn, move };
    this.asked = asked;
    this.found = null;
    const loss = (await client.judge?.(move as Entry)) ?? null;
    if (this.asked !== asked || client.moment?.turn !== turn) return false;
    const { tutor } = settings;
    const isDoubtful = loss?.better && tutor !== 'off' && isAtLeast(loss.verdict, tutor);
    if (isDoubtful) this.found = loss;
    return !isDoubtful;
  }

  close(): void {
    this.asked = null;
    this.found = null;
  }

  better({ table: { moves } }: Moment): OfferedMove | null {
    const better = this.found?.better;
    return moves.find(({ move }) => sameJson(move, better)) ?? null;
  }
}
