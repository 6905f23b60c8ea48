import { ok } from '../../core/result.ts';
import type { PlayedGame } from '../../protocol/shapes.ts';
import { resultAt } from '../../table/record.ts';
import type { Room } from '../../table/room.ts';
import { showRoom } from '../../table/show.ts';
import { unlessBroken } from '../brokenTable.ts';
import { dailyOf } from '../store/daily.ts';
import { finishedOf, type PlayedRow, playedBy } from '../store/history.ts';
import type { Handler } from './call.ts';

const PAGE = 20;

export const myGames: Handler<'myGames'> = async ({ db, rooms, person, query }) => {
  const { limit = PAGE, game = null, stage = null } = query;
  const [, millis, last] = /^(\d{1,15})\.([\w-]{22})$/.exec(query.before ?? '') ?? [];
  const before = millis === undefined || last === undefined ? null : { changedMillis: Number(millis), table: last };
  const rows = await playedBy(db, person.id, { game, stage, before, limit: limit + 1 });
  const games: PlayedGame[] = [];
  for (const row of rows.slice(0, limit)) {
    const played = await unlessBroken(rooms.look(row.table, (room) => showPlayed(room, person.id, row)));
    if (played !== null) games.push(played);
  }
  const end = rows[limit - 1];
  return ok({ games, next: end !== undefined && rows.length > limit ? `${end.changedMillis}.${end.table}` : null });
};

function showPlayed(room: Room, person: string, { createdMillis, changedMillis }: PlayedRow): PlayedGame {
  const { game, options, stage, seats, viewer, daily = null } = showRoom(room, person);
  const result = resultAt(room);
  return {
    table: room.id,
    game,
    options,
    stage,
    seats: [...seats],
    seat: viewer,
    standings:
      result?.standings.map((standing) => ({
        ...standing,
        breakdown: standing.breakdown && { ...standing.breakdown },
      })) ?? null,
    winners: result?.winners ?? [],
    daily,
    createdMillis,
    changedMillis,
  };
}

interface Tally {
  played: number;
  wins: number;
  points: number;
  best: number;
}

export const myStatistics: Handler<'myStatistics'> = async ({ db, person }) => {
  const tallies = new Map<string, Tally>();
  for (const { game, seat, result } of await finishedOf(db, person.id)) {
    const own = result.standings.find((standing) => standing.seat === seat);
    if (own === undefined || own.total === null) continue;
    const tally = tallies.get(game) ?? { played: 0, wins: 0, points: 0, best: Number.NEGATIVE_INFINITY };
    tally.played++;
    if (result.winners.includes(seat)) tally.wins++;
    tally.points += own.total;
    tally.best = Math.max(tally.best, own.total);
    tallies.set(game, tally);
  }
  const dailies = await dailyOf(db, person.id, null);
  const luckOf = (game: string): number | null => {
    const known = dailies.flatMap((row) => (row.game === game && row.result?.luck ? [row.result.luck.value] : []));
    return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length;
  };
  return ok({
    games: [...tallies].map(([game, { played, wins, points, best }]) => ({
      game,
      played,
      wins,
      averagePoints: points / played,
      bestPoints: best,
      luck: luckOf(game),
    })),
  });
};
