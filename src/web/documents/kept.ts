import * as z from 'zod';
import { readStored, writeStored } from '../stored.ts';

const KEY = 'windfall.documents';
const MOST_KEPT = 60;

const keptSchema = z.array(
  z.object({ game: z.string(), option: z.string(), name: z.string().min(1).max(40), document: z.unknown() }),
);
export type Kept = z.infer<typeof keptSchema>[number];

/** Sheets and decks of one's own in this browser, the one changed last at the end. */
function readAll(): Kept[] {
  const parsed = keptSchema.safeParse(readStored(KEY));
  return parsed.success ? parsed.data : [];
}

/** Those of an option that still fit it. */
export const keptDocuments = (game: string, option: string, schema: z.ZodType): Kept[] =>
  readAll().filter((kept) => kept.game === game && kept.option === option && schema.safeParse(kept.document).success);

/** Keeps a document in place of the one of the same name. */
export function keepDocument(kept: Kept): void {
  writeStored(KEY, [...others(kept), kept].slice(-MOST_KEPT));
}

export function forgetDocument(kept: Omit<Kept, 'document'>): void {
  writeStored(KEY, others(kept));
}

const others = ({ game, option, name }: Omit<Kept, 'document'>): Kept[] =>
  readAll().filter((kept) => kept.game !== game || kept.option !== option || kept.name !== name);
