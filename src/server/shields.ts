import type { Services } from './services.ts';
import type { Database } from './store/database.ts';
import { shieldsOf } from './store/moderation.ts';

const nobody: ReadonlySet<string> = new Set();

/** Those whose words somebody does not want to see. */
export async function hiddenFrom(db: Database, person: string | null): Promise<ReadonlySet<string>> {
  if (person === null) return nobody;
  const shields = await shieldsOf(db, person);
  return shields.length === 0 ? nobody : new Set(shields.map(({ other }) => other));
}

/** Whatever a person has open follows their list, as it is stored now. */
export async function applyShields({ db, hub }: Pick<Services, 'db' | 'hub'>, person: string): Promise<void> {
  hub.hide(person, await hiddenFrom(db, person));
}
