import type { AnalysedEntry } from '../../bots/analysis.ts';
import { type Decision, knownDecision } from '../../bots/suggest.ts';
import { isAtLeast } from '../../bots/verdict.ts';
import type { Entry, Seat } from '../../core/game.ts';
import { sameJson } from '../../core/json.ts';
import { beginning, type Match, playEntry } from '../../core/match.ts';
import { unwrap } from '../../core/result.ts';
import { type Mistake, MOST_MISTAKES, mistakeShape, reviewedMillis } from '../../protocol/trainerRoutes.ts';
import { readStored, writeStored } from '../stored.ts';

const KEY = 'windfall.mistakes';

/** The decisions that a person of this device got wrong, in games and in puzzles; the latest last. */
export function readMistakes(): Mistake[] {
  const stored = readStored(KEY);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item) => {
    const parsed = mistakeShape.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}

const isSame = (a: Mistake, b: Mistake): boolean => a.game === b.game && sameJson(a.position, b.position);

/** A decision that is kept already keeps its schedule. */
export function keepMistake(mistake: Mistake): void {
  const kept = readMistakes();
  if (!kept.some((each) => isSame(each, mistake))) writeStored(KEY, [...kept, mistake].slice(-MOST_MISTAKES));
}

export function changeMistake(mistake: Mistake): void {
  writeStored(
    KEY,
    readMistakes().map((each) => (isSame(each, mistake) ? mistake : each)),
  );
}

/** Adds what is kept elsewhere of a game; of two that are the same the one counts that was tried later. Tells what is missing there, or older. */
export function mergeMistakes(game: string, theirs: readonly Mistake[]): Mistake[] {
  const ours = readMistakes();
  const later = (mistake: Mistake, others: readonly Mistake[]): Mistake => {
    const other = others.find((each) => isSame(each, mistake));
    return other !== undefined && reviewedMillis(other) > reviewedMillis(mistake) ? other : mistake;
  };
  const isMissing = (mistake: Mistake, others: readonly Mistake[]): boolean =>
    !others.some((each) => isSame(each, mistake));
  const merged = [
    ...theirs.filter((mistake) => isMissing(mistake, ours)),
    ...ours.map((mistake) => later(mistake, theirs)),
  ];
  writeStored(KEY, merged.slice(-MOST_MISTAKES));
  return ours.filter((mistake) => {
    const known = theirs.find((each) => isSame(each, mistake));
    return mistake.game === game && (known === undefined || reviewedMillis(known) < reviewedMillis(mistake));
  });
}

/** A decision that has just gone wrong. */
export const newMistake = (decision: Decision, made: Entry): Mistake => ({ ...decision, made, schedule: null });

/** Keeps the mistakes and blunders that one seat made in a match, and tells them. */
export function keepMistakes(match: Match, entries: readonly AnalysedEntry[], own: Seat): Mistake[] {
  const again = beginning(match);
  const found: Mistake[] = [];
  for (const { by, entry, loss } of entries) {
    if (by === own && loss !== null && isAtLeast(loss.verdict, 'mistake'))
      found.push(newMistake(knownDecision(match.game, again.state, own), entry));
    unwrap(playEntry(again, entry));
  }
  for (const mistake of found) keepMistake(mistake);
  return found;
}

export const isDue = ({ schedule }: Mistake, nowMillis: number): boolean => (schedule?.due ?? 0) <= nowMillis;
