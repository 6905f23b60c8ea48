import { CHANCE } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { beginning, playEntry } from '../core/match.ts';
import { type MatchRecord, replayRecord } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import { games } from '../games/registry.node.ts';

/** All that a client may ever be told of a match before its end, by replaying the open record as the viewer saw it. */
export function allowed(record: Omit<MatchRecord, 'hidden'>, viewer: number) {
  const match = beginning(unwrap(replayRecord(record, (id) => games.get(id))));
  const { game } = match;
  const entries: string[] = [];
  const hidden: string[] = [];
  const views: string[] = [];
  for (const entry of record.log) {
    const shown = game.hide(match.state, entry, viewer);
    entries.push(JSON.stringify(shown));
    if (!sameJson(shown, entry)) hidden.push(JSON.stringify(entry));
    unwrap(playEntry(match, entry));
    if (game.actor(match.state) !== CHANCE) views.push(JSON.stringify(game.view(match.state, viewer)));
  }
  return { entries, hidden, views };
}
