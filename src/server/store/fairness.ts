/** Something that waits for its turn, and on whose account it is done. */
export interface Claim {
  /** Who is served in turn with the others: an address behind which several people may be. */
  readonly payer: string;
  /** Whose it is: served in turn with the others of the same payer. */
  readonly owner: string;
  readonly runAtMillis: number;
}

export interface Turns {
  /** Whose turn it is, of those whose payer has fewer than `each` under way; null where nobody may. */
  pick<T extends Claim>(waiting: readonly T[], each: number): T | null;
  /** Notes that something begins; the result is called when it ends. */
  begin(claim: Claim): () => void;
}

const MOST_REMEMBERED = 10_000;

/**
 * Turns that go round: first by payer, then by owner, then by age. Somebody with fifty tables gets one share, as does somebody with one;
 * who was never served, or is forgotten, comes first.
 */
export function newTurns(): Turns {
  const underWay = new Map<string, number>();
  const served = new Map<string, number>();
  let count = 0;
  const add = (payer: string, more: number): void => {
    const now = (underWay.get(payer) ?? 0) + more;
    if (now === 0) underWay.delete(payer);
    else underWay.set(payer, now);
  };
  const payerKey = ({ payer }: Claim): string => `payer ${payer}`;
  const ownerKey = ({ payer, owner }: Claim): string => `owner ${payer} ${owner}`;
  const lastOf = (key: string): number => served.get(key) ?? 0;
  return {
    pick: (waiting, each) =>
      waiting
        .filter(({ payer }) => (underWay.get(payer) ?? 0) < each)
        .reduce<(typeof waiting)[number] | null>((best, next) => {
          if (best === null) return next;
          const order =
            lastOf(payerKey(next)) - lastOf(payerKey(best)) ||
            lastOf(ownerKey(next)) - lastOf(ownerKey(best)) ||
            next.runAtMillis - best.runAtMillis;
          return order < 0 ? next : best;
        }, null),
    begin: (claim) => {
      if (served.size > MOST_REMEMBERED) served.clear();
      served.set(payerKey(claim), ++count).set(ownerKey(claim), count);
      add(claim.payer, 1);
      return () => add(claim.payer, -1);
    },
  };
}
