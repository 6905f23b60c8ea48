import type { DiceQuestion } from './client.ts';

/** What somebody has read off the real table, pick by pick. */
export type Told = readonly { readonly pick: number; readonly outcome: string | number }[];

export const picksOf = (told: Told): number[] => told.map(({ pick }) => pick);

/** The picks of one kind that follow each other ("green die", twice), each by its place. */
export function groupsOf(told: Told, names: readonly string[]): { name: string; places: number[] }[] {
  const groups: { name: string; places: number[] }[] = [];
  for (const place of told.keys()) {
    const name = names[place] ?? '';
    const last = groups.at(-1);
    if (last?.name === name) last.places.push(place);
    else groups.push({ name, places: [place] });
  }
  return groups;
}

/**
 * The same with another pick at a place. What came after it stays as far as it is still possible: a card that is drawn cannot be drawn
 * again, and an outcome may have another number then.
 */
export async function corrected(
  told: Told,
  place: number,
  chosen: Told[number],
  ask: (picks: readonly number[]) => Promise<DiceQuestion | null>,
): Promise<Told> {
  const kept = [...told.slice(0, place), chosen];
  for (const { outcome } of told.slice(place + 1)) {
    const question = await ask(picksOf(kept));
    const pick = question?.outcomes.indexOf(outcome) ?? -1;
    if (pick < 0) break;
    kept.push({ pick, outcome });
  }
  return kept;
}
