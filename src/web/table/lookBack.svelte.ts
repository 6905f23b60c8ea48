import { type PersonOf, tellLine, type Words } from '../../core/words.ts';
import { texts } from '../texts/language.svelte.ts';
import type { Moment, Notice, TableClient } from './client.ts';

/** An earlier moment that somebody looks at, as a line of the log led there. */
export class LookBack {
  earlier = $state.raw<Moment | null>(null);

  async to(client: TableClient, entries: number): Promise<void> {
    client.forgive();
    this.earlier = await client.lookAt(entries);
  }

  notice(words: Words, of: PersonOf): Notice | null {
    if (this.earlier?.last == null) return null;
    const back = { label: texts().backToNow, run: () => (this.earlier = null), isMain: true };
    return { text: texts().lookingBack(tellLine(words, this.earlier.last, of)), actions: [back] };
  }
}
