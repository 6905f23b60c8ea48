import type { Moment, TableView } from './client.ts';

/**
 * The table as the page tells of it while somebody covers a secret card: where the points of others are secret, one's own
 * give the card away just as well.
 */
export function coverPoints(moment: Moment): Moment {
  const { table } = moment;
  const isSecret = table.standings.some(({ total }) => total === null);
  return isSecret ? { ...moment, table: { ...table, ...withoutPoints(table) } } : moment;
}

function withoutPoints({ standings, moves }: TableView): Pick<TableView, 'standings' | 'moves'> {
  return {
    standings: standings.map((standing) => ({ ...standing, total: null, breakdown: null, rank: null })),
    moves: moves.map((offered) => ({ ...offered, effect: offered.effect.map(() => null) })),
  };
}
