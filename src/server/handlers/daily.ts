import { refuse } from '../../core/errors.ts';
import { ok } from '../../core/result.ts';
import type { DailyEntry } from '../../protocol/shapes.ts';
import { dayEndMillis } from '../../table/record.ts';
import { DAILY_BOT, dailyOptions, dailyPlayers, playDaily, today } from '../daily.ts';
import { type BoardRow, countFinished, dailyBoard, dailyOf } from '../store/daily.ts';
import { type Handler, tooOften } from './call.ts';

export const daily: Handler<'daily'> = async ({ db, games, person }) => {
  const date = today();
  const finished = await countFinished(db, date);
  const mine = person === null ? [] : await dailyOf(db, person.id, date);
  return ok({
    date,
    endsMillis: dayEndMillis(date),
    games: [...games.values()].map((game) => {
      const own = mine.find((row) => row.game === game.profile.id);
      return {
        game: game.profile.id,
        players: dailyPlayers(game),
        options: dailyOptions(game),
        bot: DAILY_BOT,
        finished: finished.get(game.profile.id) ?? 0,
        mine: own === undefined ? null : { table: own.table, result: own.result },
      };
    }),
  });
};

export const play: Handler<'playDaily'> = async (call) => {
  const { games, person, params, limits, botQuota, address } = call;
  const game = games.get(params.game ?? '');
  if (game === undefined) return unknownGame;
  if (!limits.take('personTable', person.id)) return tooOften;
  const who = { person: person.id, name: person.name };
  const table = await playDaily(call, game, today(), who, botQuota.payerOf(address));
  return table.ok ? ok({ table: table.value }) : table;
};

const unknownGame = refuse('unknown_game', 'There is no such game.');
const LONGEST_BOARD = 100;

export const board: Handler<'dailyBoard'> = async ({ db, games, person, params, query }) => {
  const { game = '', date = '' } = params;
  if (!games.has(game)) return unknownGame;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
    return refuse('unknown_address', 'There is no such day.');
  const isOver = Date.now() >= dayEndMillis(date);
  const rows = await dailyBoard(db, game, date, query.order ?? 'score', person?.id ?? null, LONGEST_BOARD);
  const entryOf = ({ place, name, person: holder, table, result }: BoardRow): DailyEntry => ({
    place,
    name,
    isYou: holder === person?.id,
    ...result,
    ...(isOver ? { table } : {}),
  });
  const yours = rows.find((row) => row.person === person?.id);
  return ok({
    game,
    date,
    isOver,
    entries: rows.slice(0, LONGEST_BOARD).map(entryOf),
    yours: yours === undefined ? null : entryOf(yours),
    finished: (await countFinished(db, date)).get(game) ?? 0,
  });
};
