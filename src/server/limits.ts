import { networkOf } from './address.ts';

/** How often something may happen: `burst` at once, and then `perSecond`. */
interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Per address, person, connection or both, as the name says. Generous for people, narrow for programs that guess or flood. */
const allowances = {
  addressRequest: { burst: 600, perSecond: 100 },
  addressHealth: { burst: 60, perSecond: 10 },
  addressMessage: { burst: 4000, perSecond: 200 },
  addressGuest: { burst: 40, perSecond: 0.5 },
  addressSignIn: { burst: 15, perSecond: 0.2 },
  deviceSignIn: { burst: 10, perSecond: 0.05 },
  handleSignIn: { burst: 10, perSecond: 0.1 },
  addressCode: { burst: 30, perSecond: 0.5 },
  addressShare: { burst: 12, perSecond: 0.02 },
  /** Those that have to be made. */
  addressPicture: { burst: 40, perSecond: 1 },
  personCommand: { burst: 80, perSecond: 20 },
  personChat: { burst: 6, perSecond: 0.5 },
  personTable: { burst: 20, perSecond: 0.1 },
  personInvite: { burst: 40, perSecond: 0.02 },
  /** From one person to another. */
  pairInvite: { burst: 4, perSecond: 0.005 },
  personMistakes: { burst: 40, perSecond: 0.1 },
  personReport: { burst: 10, perSecond: 0.01 },
  personAccount: { burst: 20, perSecond: 0.1 },
  personNotice: { burst: 60, perSecond: 0.05 },
  personMail: { burst: 20, perSecond: 0.005 },
  personMailCode: { burst: 5, perSecond: 0.002 },
  addressMailCode: { burst: 15, perSecond: 0.005 },
  mailboxCode: { burst: 3, perSecond: 0.001 },
  /** Calls to one host that somebody has named: nobody makes this server knock at another's door without end. */
  hostCall: { burst: 300, perSecond: 10 },
  socketMessage: { burst: 200, perSecond: 40 },
} as const satisfies Record<string, Allowance>;

export type LimitName = keyof typeof allowances;

/**
 * Those against guessing, and against what costs more than a moment: servers of one database count them together. All others protect the server
 * that is asked, and are asked far too often to tell everybody.
 */
const shared: ReadonlySet<string> = new Set<LimitName>([
  'addressGuest',
  'addressSignIn',
  'deviceSignIn',
  'handleSignIn',
  'addressCode',
  'addressShare',
  'personTable',
  'personInvite',
  'pairInvite',
  'personReport',
  'personAccount',
  'personNotice',
  'personMail',
  'personMailCode',
  'addressMailCode',
  'mailboxCode',
  'hostCall',
]);

export interface Bucket {
  readonly allowance: Allowance;
  level: number;
  atMillis: number;
}

export const newBucket = (name: LimitName): Bucket => ({ allowance: allowances[name], level: 0, atMillis: 0 });

export interface Limits {
  /** Whether one more is allowed now; counts it if so. The key of an address limit is any address: those of one network count together. */
  take(name: LimitName, key: string): boolean;
  /** The bucket that `take` counts in, for those who ask often and hold it. */
  bucket(name: LimitName, key: string): Bucket;
  takeFrom(bucket: Bucket): boolean;
  /** Counts an answer by its length, as if more had been asked: a long one costs as much as many short ones. */
  charge(bucket: Bucket, length: number): void;
  /** Counts what another server has let happen, as it told (`tell`). */
  hear(told: string): void;
}

interface Surroundings {
  readonly now?: () => number;
  /** Tells other servers what was counted here. They hear of it a moment later, or never: that only forgives. */
  readonly tell?: (told: string) => void;
}

/** As much of an answer as counts as one more request or message. */
const CHARGED_LENGTH = 8 * 1024;

/** Of each kind. */
const MAX_BUCKETS = 20_000;

/** Leaky buckets in memory: forgetting them only forgives. The clock is one that never goes back. */
export function newLimits(rate: number, { now = () => performance.now(), tell = () => {} }: Surroundings = {}): Limits {
  const names = Object.keys(allowances) as LimitName[];
  const all = Object.fromEntries(names.map((name) => [name, new Map()])) as Record<LimitName, Map<string, Bucket>>;
  const bucketOf = (name: LimitName, key: string): Bucket => {
    const buckets = all[name];
    const id = idOf(name, key);
    let bucket = buckets.get(id);
    if (bucket === undefined) {
      if (buckets.size === MAX_BUCKETS) dropOldest(buckets);
      bucket = newBucket(name);
      buckets.set(id, bucket);
    }
    return bucket;
  };
  const leak = (bucket: Bucket): void => {
    const nowMillis = now();
    const leaked = ((nowMillis - bucket.atMillis) / 1000) * bucket.allowance.perSecond * rate;
    bucket.level = Math.max(0, bucket.level - leaked);
    bucket.atMillis = nowMillis;
  };
  const takeFrom = (bucket: Bucket): boolean => {
    leak(bucket);
    const isAllowed = bucket.level + 1 <= bucket.allowance.burst * rate;
    if (isAllowed) bucket.level++;
    return isAllowed;
  };
  return {
    take: (name, key) => {
      const isAllowed = takeFrom(bucketOf(name, key));
      if (isAllowed && shared.has(name)) tell(`${name} ${idOf(name, key)}`);
      return isAllowed;
    },
    bucket: bucketOf,
    takeFrom,
    charge,
    hear: (told) => {
      const space = told.indexOf(' ');
      // A server of another version may know limits that this one does not.
      const name = names.find((each) => each === told.slice(0, space));
      if (name === undefined) return;
      const bucket = bucketOf(name, told.slice(space + 1));
      leak(bucket);
      bucket.level++;
    },
  };
}

const idOf = (name: LimitName, key: string): string => (name.startsWith('address') ? networkOf(key) : key);

function charge(bucket: Bucket, length: number): void {
  bucket.level += Math.floor(length / CHARGED_LENGTH);
}

/** The half that was used longest ago. */
function dropOldest(buckets: Map<string, Bucket>): void {
  const byUse = [...buckets].sort(([, a], [, b]) => a.atMillis - b.atMillis);
  for (const [key] of byUse.slice(0, MAX_BUCKETS / 2)) buckets.delete(key);
}
