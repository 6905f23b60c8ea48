import { type Refusal, refuse } from '../core/errors.ts';
import { ok, type Result } from '../core/result.ts';
import { hashSecret } from './secrets.ts';
import type { Services } from './services.ts';
import { type Companion, companionsOf } from './store/companions.ts';
import type { Person } from './store/people.ts';

const LATELY_MILLIS = 90 * 86_400_000;

/** Who asks, and where. */
export interface Asking extends Pick<Services, 'db' | 'here'> {
  readonly person: Person;
}

/** What one person calls another by: nobody else can use it, and it tells nothing. */
export const idFor = (viewer: string, other: string): string => hashSecret(`${viewer} ${other}`).slice(0, 22);

export const companionsNow = ({ db, person }: Pick<Asking, 'db' | 'person'>): Promise<Companion[]> =>
  companionsOf(db, person.id, Date.now() - LATELY_MILLIS);

/** Those of them who are here and let it be seen. */
export const hereNow = ({ here }: Pick<Asking, 'here'>, companions: readonly Companion[]) =>
  here.among(companions.flatMap(({ person, isSeen }) => (isSeen ? [person] : [])));

/** Those whom the sender means, among the people they have played with lately: nobody else can be asked anything. */
export async function companionsNamed(
  call: Pick<Asking, 'db' | 'person'>,
  ids: readonly string[],
): Promise<Result<Companion[], Refusal>> {
  const companions = await companionsNow(call);
  const found = companions.filter(({ person }) => ids.includes(idFor(call.person.id, person)));
  return found.length === new Set(ids).size
    ? ok(found)
    : refuse('unknown_person', 'You have not played with this person lately.');
}
