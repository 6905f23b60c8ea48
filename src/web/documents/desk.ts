import { tick } from 'svelte';
import type * as z from 'zod';
import type { DocumentWords } from '../../core/words.ts';

type Path = readonly PropertyKey[];

/** A document on the desk: as it stands, what is wrong with it, and how to change it. */
export interface DocumentDesk {
  readonly document: unknown;
  readonly words: DocumentWords;
  readonly change: (path: Path, value: unknown) => void;
  /** Takes something out of its list. */
  readonly remove: (path: Path) => void;
  /** What is wrong exactly there; '' for nothing. */
  readonly issueAt: (path: Path) => string;
  readonly hasIssueIn: (path: Path) => boolean;
}

const startsWith = (path: Path, start: Path): boolean => start.every((key, i) => path[i] === key);

export function findIssues(issues: readonly z.core.$ZodIssue[]): Pick<DocumentDesk, 'issueAt' | 'hasIssueIn'> {
  return {
    issueAt: (at) => issues.find(({ path }) => path.length === at.length && startsWith(path, at))?.message ?? '',
    hasIssueIn: (at) => issues.some(({ path }) => startsWith(path, at)),
  };
}

/** Unfolds rows; done when what is inside is on the page. */
export async function unfold(details: HTMLDetailsElement): Promise<void> {
  const opened = new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }));
  details.open = true;
  await opened;
  await tick();
}
