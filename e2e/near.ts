import { at } from '../src/core/assert.ts';
import type { OfferedMove } from '../src/core/board.ts';
import { type Match, rewind } from '../src/core/match.ts';
import { offerMoves } from '../src/table/offer.ts';
import { playFinished } from './finished.ts';

/** A table on this device, stopped where the person on seat 0 is to decide. */
interface Near {
  readonly save: ReturnType<typeof playFinished>['save'];
  readonly match: Match;
  /** What the person is offered, and the move that was made then, in words. */
  readonly offered: readonly OfferedMove[];
  readonly next: string;
}

interface Wanted {
  readonly players?: number;
  readonly from?: 'start' | 'end';
  readonly when?: (offered: readonly OfferedMove[], match: Match, entriesLeft: number) => boolean;
}

/** The first or last decision of seat 0 in a finished game that one looks for; games are tried one after the other. */
export function nearDecision(id: string, { players = 2, from = 'start', when = () => true }: Wanted = {}): Near {
  for (let seed = 0; seed < 12; seed++) {
    const { save, match } = playFinished(id, players, `near-${seed}`);
    const order = match.log.map((_, i) => i);
    for (const entries of from === 'start' ? order : order.reverse()) {
      const before = rewind(match, entries);
      if (match.game.actor(before.state) !== 0) continue;
      const offered = offerMoves(before, 0);
      if (!when(offered, before, match.log.length - entries)) continue;
      const log = match.log.slice(0, entries);
      return {
        save: { ...save, log, isOver: false },
        match: before,
        offered,
        next: match.game.words.en.move(at(match.log, entries)),
      };
    }
  }
  throw new Error(`no such decision in ${id}`);
}

/** A decision of seat 0 that ends the game. The dice belong to the name of the save. */
export const nearEnd = (id: string): Near =>
  nearDecision(id, { from: 'end', when: (_offered, _match, left) => left === 1 });
