import type { MatchRecord } from '../../core/record.ts';
import { type Seal, sealSchema } from '../../table/seal.ts';

/** The seal of a record; null where it has none, or none that can be read. */
export function readSeal({ seal }: MatchRecord): Seal | null {
  const parsed = sealSchema.safeParse(seal);
  return parsed.success ? parsed.data : null;
}
