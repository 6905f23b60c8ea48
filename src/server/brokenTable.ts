import type { Refusal } from '../core/errors.ts';

const brokenTable: Refusal = {
  code: 'broken_table',
  message:
    'This table was stored in a way that can no longer be read. It has been reported to those who run the server.',
};
const newerTable: Refusal = {
  code: 'unavailable',
  message: 'A newer version of the server has this table now: try again in a moment.',
};

/** What is stored of a table no longer makes a table: damaged, or of rules that are not there any more. Nobody else is to suffer from it. */
export class BrokenTable extends Error {
  readonly refusal: Refusal = brokenTable;

  constructor(cause: unknown) {
    super('a stored table no longer replays; "windfall check" tells which', { cause });
  }
}

/** Nothing is wrong with it, but this process cannot know what its steps mean: while an upgrade is under way, another one does. */
export class NewerTable extends BrokenTable {
  override readonly refusal: Refusal = newerTable;
}

/** What there is to see of a table; null also where it is broken: lists go on without it. */
export async function unlessBroken<T>(looked: Promise<T | null>): Promise<T | null> {
  try {
    return await looked;
  } catch (error) {
    if (error instanceof BrokenTable) return null;
    throw error;
  }
}
