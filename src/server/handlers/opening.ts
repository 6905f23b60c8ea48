import { type Refusal, refuse } from '../../core/errors.ts';
import { ok, type Result } from '../../core/result.ts';
import type { RouteName } from '../../protocol/routes.ts';
import type { TableUpdate } from '../../protocol/shapes.ts';
import type { RoomEvent, RoomSettings } from '../../table/event.ts';
import { type Plan, planFor, planOf } from '../again.ts';
import { unlessBroken } from '../brokenTable.ts';
import { narrowerTalk } from '../house.ts';
import { updateFor } from '../hub.ts';
import type { Opening } from '../rooms.ts';
import { countUnfinished } from '../store/tables.ts';
import { type Call, tooOften } from './call.ts';

const MAX_UNFINISHED = 100;

type Asked = Pick<Call<RouteName & 'openTable'>, 'db' | 'rooms' | 'games' | 'config' | 'limits' | 'person'>;

/** Those who are invited to a table, and the circle they are invited for. */
export interface Guests {
  readonly people: readonly string[];
  readonly circle: string | null;
}

/** Opens a table, within the limits. The people invited have been found among those whom the sender may invite. */
export async function openFor(
  { db, rooms, config, limits, person }: Asked,
  settings: RoomSettings,
  guests: Guests | null,
  bots: Plan['bots'] = [],
): Promise<Result<TableUpdate, Refusal>> {
  const isAllowed = (guests?.people ?? []).every((other) => mayAsk(limits, person.id, other));
  if (!isAllowed || !limits.take('personTable', person.id)) return tooOften;
  if ((await countUnfinished(db, person.id)) >= MAX_UNFINISHED)
    return refuse('too_many', `You have ${MAX_UNFINISHED} unfinished tables: finish or leave one first.`);
  const talk = narrowerTalk(settings.talk ?? 'everybody', config.talk);
  const who = { person: person.id, name: person.name };
  const opening = guests === null ? undefined : openingFor(person.id, settings.players, guests, bots);
  const opened = await rooms.open(who, { ...settings, talk }, opening);
  if (!opened.ok) return opened;
  const update = await rooms.look(opened.value, (room) => updateFor(room, person.id, 0, false));
  return update === null ? refuse('unknown_table', 'There is no such table.') : ok(update);
}

/** One more question to somebody: not too many in all, and few to the same. */
export const mayAsk = (limits: Asked['limits'], person: string, other: string): boolean =>
  limits.take('personInvite', person) && limits.take('pairInvite', `${person} ${other}`);

/** Seats are kept where all have one; otherwise they are for those who come first. Bots sit behind the people. */
function openingFor(owner: string, players: number, { people, circle }: Guests, bots: Plan['bots']): Opening {
  const isRoomy = people.length + bots.length < players;
  const reserved = Array.from({ length: players }, (_, i) => {
    if (i === 0) return owner;
    return isRoomy ? (people[i - 1] ?? null) : null;
  });
  const seated = bots.map((bot, i): RoomEvent & { kind: 'botSat' } => ({
    kind: 'botSat',
    seat: players - bots.length + i,
    ...bot,
  }));
  return { invited: people, circle, reserved, bots: seated };
}

/** Opens a table like the first of these that can still be read. */
export async function openAgain(
  call: Asked,
  tables: readonly string[],
  guests: Guests,
): Promise<Result<TableUpdate, Refusal>> {
  for (const table of tables) {
    const plan = await unlessBroken(call.rooms.look(table, planOf));
    const game = plan === null ? undefined : call.games.get(plan.settings.game);
    if (plan === null || game === undefined) continue;
    const { settings, bots } = planFor(plan, game, guests.people.length + 1);
    return openFor(call, settings, guests, bots);
  }
  return refuse('unknown_table', 'The table of last time is not there any more: open one of a game of your choice.');
}
