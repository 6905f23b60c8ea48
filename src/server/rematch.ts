import { at } from '../core/assert.ts';
import type { RoomEvent, RoomSettings } from '../table/event.ts';
import { seriesAt } from '../table/record.ts';
import { diceNameOf, nonceHashesOf, noncesOf, type Room } from '../table/room.ts';
import { nextSeries, seatsAfter } from '../table/series.ts';
import type { Series, TwinDice } from '../table/seriesSchema.ts';
import { invite } from './invite.ts';
import { newTable } from './newTable.ts';
import type { MeansOf } from './notices/means.ts';
import { newCode } from './secrets.ts';
import type { Database, Job, Statement } from './store/database.ts';
import { shieldsOf } from './store/moderation.ts';
import { newTableStatements, tableByCode } from './store/tables.ts';

/**
 * The same table again, or the next one of its series: people's seats are kept for them, bots sit down at once. Those whose page is closed hear of it as
 * of any invitation; where friends play over days, nobody would come otherwise.
 */
export async function rematch(
  db: Database,
  meansOf: MeansOf,
  room: Room,
  { table, owner }: RoomEvent & { kind: 'rematched' },
): Promise<Statement[]> {
  const shields = await shieldsOf(db, owner);
  const isBlocked = (person: string) => shields.some(({ other, kind }) => other === person && kind === 'block');
  const before = seriesAt(room);
  const series = before === undefined ? undefined : nextSeries(before, diceAt(room));
  const seats = before === undefined ? room.seats : seatsAfter(before).map((seat) => at(room.seats, seat));
  const reserved = seats.map((seat) => (seat.kind === 'person' && !isBlocked(seat.person) ? seat.person : null));
  const opened: RoomEvent = { kind: 'opened', settings: settingsAfter(room, series), owner, reserved };
  const bots = seats.flatMap((seat, i): RoomEvent[] =>
    seat.kind === 'bot' ? [{ kind: 'botSat', seat: i, level: seat.level, name: seat.name }] : [],
  );
  let code = newCode();
  while ((await tableByCode(db, code)) !== null) code = newCode();
  const events = [opened, ...bots];
  // The second game of a deal has the seed of the first, which nobody has seen.
  const next = series?.dice === undefined ? newTable(table, code, events) : newTable(table, code, events, room.seed);
  const others = reserved.flatMap((person) => (person === null || person === owner ? [] : [person]));
  return [...newTableStatements(next), ...(await invite(db, meansOf, next, others, null))];
}

const diceAt = (room: Room): TwinDice => ({
  table: diceNameOf(room),
  nonces: noncesOf(room),
  nonceHashes: nonceHashesOf(room),
});

/** By today's rules, whatever the match before was played by. */
const settingsAfter = (room: Room, series: Series | undefined): RoomSettings => ({
  ...room.settings,
  talk: room.talk,
  rules: room.game.rulesVersion,
  options: room.match?.options ?? room.settings.options,
  ...(series === undefined ? {} : { series }),
});

/** Once the second game of a deal is over or will not be played, the seal of the first is opened, too. */
export function unsealJob({ stage, settings }: Room, nowMillis: number): Job[] {
  const table = settings.series?.dice?.table;
  if (table === undefined || (stage !== 'over' && stage !== 'closed')) return [];
  return [{ kind: 'unseal', key: `unseal:${table}`, runAtMillis: nowMillis, payload: { table } }];
}
