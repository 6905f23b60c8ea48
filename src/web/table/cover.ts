import type { LastEntry } from '../../core/board.ts';
import type { Moment, TableView } from './client.ts';

/**
 * The table as the page tells of it while somebody covers a secret: nothing in the log, the headline or the list of moves names it. Where
 * the points of others are secret, one's own give it away just as well.
 */
export function coverSecrets(moment: Moment, tells: (entry: unknown) => boolean): Moment {
  const { last, before, table } = moment;
  const isQuiet = ({ entry }: { readonly entry: unknown }): boolean => !tells(entry);
  const quiet: TableView = {
    ...table,
    log: table.log.filter(isQuiet),
    moves: table.moves.filter(({ move }) => !tells(move)),
  };
  const isSecret = table.standings.some(({ total }) => total === null);
  return {
    ...moment,
    table: isSecret ? { ...quiet, ...withoutPoints(quiet) } : quiet,
    last: last !== null && isQuiet(last) ? last : null,
    ...(before === undefined ? {} : { before: before.filter((entry: LastEntry) => isQuiet(entry)) }),
  };
}

function withoutPoints({ standings, moves }: TableView): Pick<TableView, 'standings' | 'moves'> {
  return {
    standings: standings.map((standing) => ({ ...standing, total: null, breakdown: null, rank: null })),
    moves: moves.map((offered) => ({ ...offered, effect: offered.effect.map(() => null) })),
  };
}
