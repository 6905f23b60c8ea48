import type { Refusal } from '../core/errors.ts';
import { networkOf } from './address.ts';
import { type BanKind, banKinds, readBans } from './store/bans.ts';
import type { Database } from './store/database.ts';

/** Who is shut out or silenced just now, in memory: every request asks. */
export interface Bans {
  /** Why somebody is not served at all; null where they are. */
  refusal(kind: Exclude<BanKind, 'mute'>, subject: string): Refusal | null;
  isMuted(person: string): boolean;
  /** Reads them again: something has changed. */
  refresh(): Promise<void>;
  close(): void;
}

/** Bans are also set by other programs, and with SQLite nobody announces them. */
const REFRESH_MILLIS = 5000;

/** `changed` is called when they were read again. */
export async function watchBans(
  db: Database,
  failed: (error: unknown) => void,
  changed: (bans: Bans) => void,
): Promise<Bans> {
  let known = emptyBans();
  const read = async (): Promise<void> => {
    const next = emptyBans();
    for (const { kind, subject, untilMillis } of await readBans(db, Date.now())) next[kind].set(subject, untilMillis);
    known = next;
  };
  const untilOf = (kind: BanKind, subject: string): number | null => {
    if (known[kind].size === 0) return null;
    const until = known[kind].get(subject) ?? 0;
    return until > Date.now() ? until : null;
  };
  const bans: Bans = {
    refusal: (kind, subject) => {
      if (known[kind].size === 0) return null;
      const until = untilOf(kind, kind === 'address' ? networkOf(subject) : subject);
      return until === null ? null : banned(kind, until);
    },
    isMuted: (person) => untilOf('mute', person) !== null,
    refresh: async () => {
      await read();
      changed(bans);
    },
    close: () => clearInterval(timer),
  };
  await read();
  const timer = setInterval(() => void bans.refresh().catch(failed), REFRESH_MILLIS).unref();
  return bans;
}

const emptyBans = () =>
  Object.fromEntries(banKinds.map((kind) => [kind, new Map()])) as Record<BanKind, Map<string, number>>;

const banned = (kind: BanKind, untilMillis: number): Refusal => {
  const who = kind === 'address' ? 'Your address is' : 'You are';
  const until = new Date(untilMillis).toISOString().slice(0, 16).replace('T', ' ');
  return { code: 'banned', message: `${who} shut out from this server until ${until} UTC.` };
};
