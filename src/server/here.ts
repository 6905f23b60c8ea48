import { forgetHere, noteHere, readHere } from './store/companions.ts';
import type { Database } from './store/database.ts';

/** Whoever has shown no sign of life for so long is gone: pages that are open ask, or answer a ping, more often. */
const HERE_MILLIS = 60_000;
const TELL_MILLIS = 15_000;

/** Who is on this server now, through whichever process. Whom that may be told is decided by those who ask. */
export interface Here {
  /** A browser of theirs has asked for something or answered a ping. */
  note(person: string): void;
  among(people: readonly string[]): Promise<ReadonlySet<string>>;
  /** Tells other processes who was noted since the last time; done every few seconds. */
  tell(): Promise<void>;
  close(): void;
}

export function newHere(db: Database, failed: (error: unknown) => void, now: () => number = () => Date.now()): Here {
  const seen = new Map<string, number>();
  let toldMillis = 0;
  const tell = async (): Promise<void> => {
    const nowMillis = now();
    for (const [person, atMillis] of seen) if (atMillis <= nowMillis - HERE_MILLIS) seen.delete(person);
    if (!db.isShared) return;
    const fresh = [...seen].flatMap(([person, atMillis]) => (atMillis > toldMillis ? [person] : []));
    toldMillis = nowMillis;
    // One after the other: each may change nothing, and those after it count all the same.
    for (const statement of noteHere(fresh, nowMillis + HERE_MILLIS)) await db.write([statement]);
    await db.write([forgetHere(nowMillis)]);
  };
  const telling = setInterval(() => void tell().catch(failed), TELL_MILLIS).unref();
  return {
    note: (person) => void seen.set(person, now()),
    among: async (people) => {
      const nowMillis = now();
      const here = new Set(people.filter((person) => (seen.get(person) ?? 0) > nowMillis - HERE_MILLIS));
      const others = people.filter((person) => !here.has(person));
      if (db.isShared) for (const person of await readHere(db, others, nowMillis)) here.add(person);
      return here;
    },
    tell,
    close: () => clearInterval(telling),
  };
}
