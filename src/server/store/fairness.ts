/** Something that waits for its turn, and on whose account it is done. */
export interface Claim {
  /** Who is served in turn with the others: an address behind which several people may be. */
  readonly payer: string;
  /** Whose it is: served in turn with the others of the same payer. */
  readonly owner: string;
  readonly runAtMillis: number;
  /** What it takes, where that differs: twice the cost, half as often. Usually 1. */
  readonly cost?: number;
}

export interface Turns {
  /** Whose turn it is, of those whose payer has fewer than `each` under way; null where nobody may. */
  pick<T extends Claim>(waiting: readonly T[], each: number): T | null;
  /** Notes that something begins; the result is called when it ends. */
  begin(claim: Claim): () => void;
}

const MOST_REMEMBERED = 10_000;

/**
 * Turns that go round: first by payer, then by owner, then by age. Somebody with fifty tables gets one share, as does somebody with one. What costs
 * more moves its payer further (fair queueing by start times); who was never served, or is forgotten, comes in where the others are.
 */
export function newTurns(): Turns {
  const underWay = new Map<string, number>();
  /** How far a payer's turns have brought it, and where the turn began that was given last. */
  const reached = new Map<string, number>();
  let now = 0;
  /** The number of each owner's last turn. */
  const served = new Map<string, number>();
  let turns = 0;
  const add = (payer: string, more: number): void => {
    const count = (underWay.get(payer) ?? 0) + more;
    if (count === 0) underWay.delete(payer);
    else underWay.set(payer, count);
  };
  const startOf = ({ payer }: Claim): number => Math.max(now, reached.get(payer) ?? 0);
  const ownerKey = ({ payer, owner }: Claim): string => `${payer} ${owner}`;
  const lastOf = (claim: Claim): number => served.get(ownerKey(claim)) ?? 0;
  return {
    pick: (waiting, each) =>
      waiting
        .filter(({ payer }) => (underWay.get(payer) ?? 0) < each)
        .reduce<(typeof waiting)[number] | null>((best, next) => {
          if (best === null) return next;
          const order =
            startOf(next) - startOf(best) || lastOf(next) - lastOf(best) || next.runAtMillis - best.runAtMillis;
          return order < 0 ? next : best;
        }, null),
    begin: (claim) => {
      if (served.size > MOST_REMEMBERED) {
        served.clear();
        reached.clear();
      }
      now = startOf(claim);
      reached.set(claim.payer, now + (claim.cost ?? 1));
      served.set(ownerKey(claim), ++turns);
      add(claim.payer, 1);
      return () => add(claim.payer, -1);
    },
  };
}
