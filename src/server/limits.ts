/** How often something may happen: so many at once, and then so many a second. */
interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Per address, person or both, as the name says. Generous for people, narrow for whoever guesses or floods. */
const allowances = {
  addressRequest: { burst: 600, perSecond: 100 },
  addressGuest: { burst: 40, perSecond: 0.5 },
  addressSignIn: { burst: 15, perSecond: 0.2 },
  deviceSignIn: { burst: 10, perSecond: 0.05 },
  handleSignIn: { burst: 10, perSecond: 0.1 },
  addressCode: { burst: 30, perSecond: 0.5 },
  personCommand: { burst: 80, perSecond: 20 },
  personChat: { burst: 6, perSecond: 0.5 },
  personTable: { burst: 20, perSecond: 0.1 },
  personAccount: { burst: 20, perSecond: 0.1 },
  socketMessage: { burst: 200, perSecond: 40 },
} as const satisfies Record<string, Allowance>;

export type LimitName = keyof typeof allowances;

interface Bucket {
  level: number;
  atMillis: number;
}

export interface Limits {
  /** Whether one more is allowed now; counts it if so. */
  take(name: LimitName, key: string): boolean;
}

/** Of each kind. */
const MAX_BUCKETS = 20_000;

/** Leaky buckets in memory: forgetting them only forgives. */
export function newLimits(rate: number, now: () => number = Date.now): Limits {
  const names = Object.keys(allowances) as LimitName[];
  const all = Object.fromEntries(names.map((name) => [name, new Map()])) as Record<LimitName, Map<string, Bucket>>;
  return {
    take: (name, key) => {
      const { burst, perSecond } = allowances[name];
      const buckets = all[name];
      const nowMillis = now();
      let bucket = buckets.get(key);
      if (bucket === undefined) {
        if (buckets.size === MAX_BUCKETS) dropOldest(buckets);
        bucket = { level: 0, atMillis: nowMillis };
        buckets.set(key, bucket);
      }
      const leaked = ((nowMillis - bucket.atMillis) / 1000) * perSecond * rate;
      bucket.level = Math.max(0, bucket.level - leaked);
      bucket.atMillis = nowMillis;
      const isAllowed = bucket.level + 1 <= burst * rate;
      if (isAllowed) bucket.level++;
      return isAllowed;
    },
  };
}

/** The half that was used longest ago. */
function dropOldest(buckets: Map<string, Bucket>): void {
  const byUse = [...buckets].sort(([, a], [, b]) => a.atMillis - b.atMillis);
  for (const [key] of byUse.slice(0, MAX_BUCKETS / 2)) buckets.delete(key);
}
