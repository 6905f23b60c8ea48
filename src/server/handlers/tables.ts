import { botNames } from '../../bots/levels.ts';
import { type Refusal, refuse } from '../../core/errors.ts';
import type { OptionSpecs } from '../../core/options.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ListedTable, TableUpdate } from '../../protocol/shapes.ts';
import { earlierOf } from '../../table/fold.ts';
import { seriesAt, showRecord } from '../../table/record.ts';
import { actorOf, type Room, seatOf } from '../../table/room.ts';
import { goesOn, newSeries, seriesFlaw } from '../../table/series.ts';
import { unlessBroken } from '../brokenTable.ts';
import { takeCommand } from '../command.ts';
import { companionsNamed, idFor } from '../companions.ts';
import { type Hub, updateFor, type Watcher } from '../hub.ts';
import type { Rooms } from '../rooms.ts';
import { hiddenFrom } from '../shields.ts';
import type { Person } from '../store/people.ts';
import { isSessionThere } from '../store/sessions.ts';
import { lobbyTables, tableByCode, tablesOf } from '../store/tables.ts';
import { type Call, type Handler, tooOften } from './call.ts';
import { circleGuests } from './circles.ts';
import { type Guests, openFor } from './opening.ts';

const LEAST_BANK_MILLIS = 10_000;

export const games: Handler<'games'> = async ({ games: all }) =>
  ok({
    games: [...all.values()].map(({ profile, options }) => ({
      id: profile.id,
      name: profile.name,
      players: profile.players,
      minutes: profile.minutes,
      options: describeOptions(options),
    })),
    bots: [...botNames],
  });

const describeOptions = (specs: OptionSpecs): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      spec.kind === 'document' ? { kind: spec.kind, default: null } : spec,
    ]),
  );

export const openTable: Handler<'openTable'> = async (call) => {
  const { body } = call;
  const { game, players, options = {}, isPublic = false, moveMillis = null, clock } = body;
  if (clock !== undefined && moveMillis === null && clock.bankMillis < LEAST_BANK_MILLIS)
    return refuse(
      'malformed_request',
      'A bank of time holds ten seconds or more, unless each move has a time of its own.',
    );
  const flaw = body.series === undefined ? null : seriesFlaw(body.series, players);
  if (flaw !== null) return refuse('bad_players', flaw);
  const series = body.series === undefined ? {} : { series: newSeries(body.series, players) };
  const time = {
    moveMillis,
    ...(clock === undefined ? {} : { clock }),
    ...(body.patienceMillis === undefined ? {} : { patienceMillis: body.patienceMillis }),
  };
  const guests = await guestsOf(call);
  if (!guests.ok) return guests;
  const talk = body.talk ?? 'everybody';
  return openFor(call, { game, players, options, isPublic, talk, ...time, ...series }, guests.value);
};

/** Those whom the request names: a circle, or people one by one. */
async function guestsOf(call: Call<'openTable'>): Promise<Result<Guests | null, Refusal>> {
  const { circle, invite = [] } = call.body;
  if (circle !== undefined) {
    const found = await circleGuests(call, circle);
    return found.ok ? ok(found.value.guests) : found;
  }
  if (invite.length === 0) return ok(null);
  const named = await companionsNamed(call, invite);
  if (!named.ok) return named;
  // In the order in which they were named: that of the seats.
  const people = new Map(named.value.map(({ person }) => [idFor(call.person.id, person), person]));
  return ok({ people: [...new Set(invite)].flatMap((id) => people.get(id) ?? []), circle: null });
}

const unknownTable = refuse('unknown_table', 'There is no such table.');

export const findTable: Handler<'findTable'> = async ({ db, params, limits, address }) => {
  // Codes are short: guessing them must not pay.
  if (!limits.take('addressCode', address)) return tooOften;
  const table = await tableByCode(db, (params.code ?? '').toUpperCase().slice(0, 12));
  return table === null ? refuse('unknown_table', 'There is no table with this code.') : ok({ table });
};

export const table: Handler<'table'> = async (call) => {
  const { db, rooms, hub, bans, person, session, params, query, stopping, address } = call;
  const id = params.table ?? '';
  const { from = 0, wait = 0, details = false, recent = false } = query;
  const viewer = person?.id ?? null;
  const hidden = await hiddenFrom(db, viewer);
  const show = (room: Room): TableUpdate =>
    updateFor(room, viewer, Math.min(from, room.sequence), details, hidden, recent ? earlierOf(room) : null);
  const open = recent && from === 0 ? rooms.glance : rooms.look;
  const first = await open(id, show);
  if (first === null) return unknownTable;
  if (first.sequence > from || wait === 0 || stopping.aborted) return ok(first);
  const gone = call.gone();
  await nextStep(hub, id, person, first.sequence, AbortSignal.any([stopping, gone, AbortSignal.timeout(wait * 1000)]));
  // Nobody hears the answer: thousands who asked and went would cost as much as thousands who wait.
  if (gone.aborted) return refuse('unavailable', 'The connection has ended.');
  const banned = (viewer === null ? null : bans.refusal('person', viewer)) ?? bans.refusal('address', address);
  if (banned !== null) return fail(banned);
  if (session !== null && !(await isSessionThere(db, session.id, Date.now())))
    return refuse('not_signed_in', 'This session has ended.');
  return ok((await rooms.look(id, show)) ?? first);
};

/** Ends with the next step at the table, or when it is called off. */
function nextStep(hub: Hub, id: string, viewer: Person | null, sent: number, calledOff: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): boolean => {
      hub.unwatch(id, watcher);
      calledOff.removeEventListener('abort', end);
      resolve();
      return true;
    };
    const { id: person = null, isSeen = true } = viewer ?? {};
    const watcher: Watcher = { person, isSeen, hasDetails: false, sent, send: end };
    calledOff.addEventListener('abort', end);
    hub.watch(id, watcher);
  });
}

export const command: Handler<'command'> = async (call) => {
  const who = { person: call.person.id, name: call.person.name };
  const done = await takeCommand(call, who, call.params.table ?? '', call.body.command, call.body.key, call.address);
  return done.ok ? ok({ sequence: done.value }) : done;
};

export const record: Handler<'record'> = async ({ rooms, person, params }) => {
  const found = await rooms.look(params.table ?? '', (room) => ({ record: showRecord(room, person?.id ?? null) }));
  if (found === null) return unknownTable;
  return found.record === null ? refuse('wrong_stage', 'The game has not started yet.') : ok({ ...found.record });
};

export const lobby: Handler<'lobby'> = async ({ db, rooms, person, query }) =>
  ok({ tables: await listTables(rooms, await lobbyTables(db, query.game ?? null), person?.id ?? null) });

export const myTables: Handler<'myTables'> = async ({ db, rooms, person }) => {
  const tables = await listTables(rooms, await tablesOf(db, person.id), person.id);
  return ok({ tables: tables.sort((a, b) => b.changedMillis - a.changedMillis) });
};

async function listTables(rooms: Rooms, ids: readonly string[], person: string | null): Promise<ListedTable[]> {
  const listed: ListedTable[] = [];
  for (const id of ids) {
    const row = await unlessBroken(rooms.look(id, (room) => listTable(room, person)));
    if (row !== null) listed.push(row);
  }
  return listed;
}

/** Its series goes on, and nobody has asked for that yet. */
function hasNext(room: Room): boolean {
  const series = seriesAt(room);
  return room.stage === 'over' && room.rematch === null && series !== undefined && goesOn(series);
}

export const listTable = (room: Room, person: string | null): ListedTable => ({
  table: room.id,
  code: room.code,
  game: room.settings.game,
  stage: room.stage,
  players: room.settings.players,
  seats: room.seats.map((seat) => (seat.kind === 'open' ? null : seat.name)),
  isYourTurn: actorOf(room) >= 0 && actorOf(room) === seatOf(room, person),
  changedMillis: room.history.at(-1)?.atMillis ?? 0,
  ...(hasNext(room) ? { hasNext: true } : {}),
});
