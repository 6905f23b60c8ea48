import type { Database } from './store/database.ts';
import { readPerson } from './store/people.ts';

const WEBHOOK_MEMORY_MILLIS = 5000;

/** Whether people have a webhook, remembered for a moment: every turn asks. */
export function webhookMemory(db: Database): (person: string) => Promise<boolean> {
  let known = new Map<string, boolean>();
  let sinceMillis = 0;
  return async (person) => {
    if (Date.now() - sinceMillis > WEBHOOK_MEMORY_MILLIS) {
      known = new Map();
      sinceMillis = Date.now();
    }
    const remembered = known.get(person);
    if (remembered !== undefined) return remembered;
    const has = (await readPerson(db, person))?.webhook != null;
    known.set(person, has);
    return has;
  };
}
