import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayNumber } from '../../bots/puzzle.ts';
import { SPECTATOR } from '../../core/game.ts';
import { changeText, numberText } from '../../core/numberText.ts';
import { type MatchRecord, resultOf } from '../../core/record.ts';
import { dayEndMillis } from '../../table/record.ts';
import type { Room } from '../../table/room.ts';
import { showRoom } from '../../table/show.ts';
import { unlessBroken } from '../brokenTable.ts';
import { refuseRequest } from '../http.ts';
import type { Services } from '../services.ts';
import { countFinished, luckAt } from '../store/daily.ts';
import { readShared } from '../store/shared.ts';
import { tableByCode } from '../store/tables.ts';
import type { Card } from './card.ts';
import { newPainter } from './painter.ts';

/** A card, and the name of what it shows: the same name is the same picture. */
interface Named {
  readonly key: string;
  readonly card: Card;
}

const KEPT_SECONDS = 300;

/** Pictures of pages, for previews in chats and on other sites. What it gives back starts the thread that makes them. */
export function registerCards(app: FastifyInstance, services: Services): () => void {
  const painter = newPainter((error) => services.log.warn({ error: String(error) }, 'no picture'));
  app.addHook('onClose', async () => painter.close());
  const answer = async (reply: FastifyReply, address: string, { key, card }: Named): Promise<FastifyReply> => {
    const known = painter.known(key);
    if (known === null && !services.limits.take('addressPicture', address))
      return refuseRequest(reply, { code: 'rate_limited', message: 'Too many pictures in a short time.' });
    // Nobody waits for a picture as for a move: with much to do they are the first that are not made.
    const picture = await (known ?? (services.admission.isTense() ? null : painter.paint(key, async () => card)));
    if (picture === null)
      return refuseRequest(reply, { code: 'unavailable', message: 'Too many pictures are asked for: try again.' });
    return reply
      .type('image/png')
      .headers({ 'cache-control': `public, max-age=${KEPT_SECONDS}`, 'cross-origin-resource-policy': 'cross-origin' })
      .send(picture);
  };
  const at = (path: string, find: Find): void => {
    app.get(path, async (request, reply) => {
      const found = await find(request.params as Params, request);
      if (found === 'rate_limited')
        return refuseRequest(reply, { code: found, message: 'Too many codes in a short time.' });
      if (found !== null) return answer(reply, request.ip, found);
      // What is not there looks like home, and costs no thread.
      const parts = path.split('/').length - 3;
      return reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`).redirect(`${'../'.repeat(parts)}home`);
    });
  };
  at('/card/home', async () => homeCard(services));
  at('/card/game/:game', async ({ game = '' }) => gameCard(services, game));
  at('/card/puzzles/:game', async ({ game = '' }) => puzzleCard(services, game));
  at('/card/daily/:day', async ({ day = '' }) => dailyCard(services, day));
  at('/card/r/:id', ({ id = '' }) => sharedCard(services, id, null));
  at('/card/r/:id/:step', ({ id = '', step = '' }) =>
    sharedCard(services, id, /^\d{1,5}$/.test(step) ? Number(step) : null),
  );
  at('/card/online/:table', ({ table = '' }) => tableCard(services, table));
  at('/card/t/:code', async ({ code = '' }, { ip }) => {
    // Codes are short: guessing them must not pay. Nothing is said of the code then that a cache could tell others.
    if (!services.limits.take('addressCode', ip)) return 'rate_limited';
    const table = await tableByCode(services.db, code.toUpperCase().slice(0, 12));
    return table === null ? null : tableCard(services, table);
  });
  return painter.warmUp;
}

type Params = Readonly<Record<string, string>>;
type Find = (params: Params, request: FastifyRequest) => Promise<Named | 'rate_limited' | null>;

const homeCard = ({ games }: Services): Named => ({
  key: 'home',
  card: {
    title: 'Windfall',
    subtitle: 'Five harvest dice games, with friends or bots',
    lines: [],
    games: [...games.values()].map(({ profile: { id, name } }) => ({ id, note: name })),
    scene: null,
  },
});

function gameCard({ games }: Services, id: string): Named | null {
  const game = games.get(id);
  if (game === undefined) return null;
  const { name, players, minutes, designer, publisher } = game.profile;
  const lines = [`${players.min}–${players.max} players, ${minutes} minutes`, designer, publisher];
  const card = { title: name, subtitle: game.words.en.tagline, lines, games: [{ id, note: '' }], scene: null };
  return { key: `game ${id}`, card };
}

/** The puzzle of today, as it is before anybody has answered it. */
function puzzleCard({ games }: Services, id: string): Named | null {
  const game = games.get(id);
  if (game === undefined) return null;
  const day = dayNumber(Date.now());
  return {
    key: `puzzle ${id} ${day}`,
    card: {
      title: game.profile.name,
      subtitle: 'The puzzle of today: what would you do?',
      lines: [],
      games: [],
      scene: { kind: 'puzzle', game: id, day },
    },
  };
}

/** How many have finished each table of the day: their results are for those who have played. */
async function dailyCard({ db, games }: Services, day: string): Promise<Named | null> {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const finished = await countFinished(db, day);
  const counted = [...games.keys()].map((id) => ({ id, note: `${finished.get(id) ?? 0} finished` }));
  return {
    key: `daily ${day} ${counted.map(({ note }) => note).join()}`,
    card: {
      title: 'Tables of the day',
      subtitle: `${day}: the same dice for everybody`,
      lines: [],
      games: counted,
      scene: null,
    },
  };
}

/** Points by name, and how lucky each seat was where the server has worked that out. */
const pointsOf = (
  standings: readonly { seat: number | string; total: number | null }[],
  names: readonly string[],
  luck: readonly number[],
): string =>
  standings
    .flatMap(({ seat, total }) =>
      typeof seat === 'number' && total !== null
        ? [`${names[seat] ?? `Seat ${seat + 1}`} ${numberText(total)}${luckText(luck[seat])}`]
        : [],
    )
    .join(' · ');

const luckText = (luck: number | undefined): string => (luck === undefined ? '' : ` (luck ${changeText(luck, 1)})`);

async function sharedCard({ db, games }: Services, id: string, step: number | null): Promise<Named | null> {
  const found = await readShared(db, id, Date.now());
  if (found === null) return null;
  const record = found.record as MatchRecord;
  const names = record.seats?.map(({ name }) => name) ?? [];
  const last = record.log.length;
  const { luck } = found;
  return {
    key: `r ${id} ${step === null ? null : Math.min(step, last)} ${luck}`,
    card: {
      title: games.get(record.game)?.profile.name ?? 'Windfall',
      // A moment of the game is no place to tell how it ended.
      subtitle: step === null ? pointsOf(record.result?.standings ?? [], names, luck ?? []) : names.join(' · '),
      lines: [],
      games: [],
      scene: { kind: 'record', record, step: Math.min(step ?? last, last) },
    },
  };
}

async function tableCard({ db, rooms }: Services, id: string): Promise<Named | null> {
  const luck = await luckAt(db, id);
  return (await unlessBroken(rooms.look(id, (room) => cardOf(room, luck, Date.now())))) ?? null;
}

/** A table as a spectator may see it. Of a table of the day nobody sees dice before the day is over: others may still meet them. */
function cardOf(room: Room, luck: number | null, nowMillis: number): Named {
  const { seats, stage, daily } = showRoom(room, null);
  const names = seats.map((seat) => (seat.kind === 'open' ? '?' : seat.name));
  const isSecret = daily !== undefined && nowMillis < dayEndMillis(daily);
  const { match } = room;
  const view = match === null || isSecret || stage === 'closed' ? null : match.game.view(match.state, SPECTATOR);
  const result = match === null || isSecret ? null : resultOf(match);
  return {
    key: `table ${room.id} ${room.sequence} ${isSecret} ${luck}`,
    card: {
      title: room.game.profile.name,
      subtitle: result === null ? names.join(' · ') : pointsOf(result.standings, names, luck === null ? [] : [luck]),
      lines: names,
      games: view === null ? [{ id: room.game.profile.id, note: '' }] : [],
      scene: view === null ? null : { kind: 'view', game: room.game.profile.id, view, names },
    },
  };
}
