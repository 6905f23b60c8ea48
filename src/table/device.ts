import { isBotName } from '../bots/levels.ts';
import { at } from '../core/assert.ts';
import { optionsToday, outdatedSentence } from '../core/edition.ts';
import { type Refusal, refuse } from '../core/errors.ts';
import { type AnyGame, CHANCE, type Entry } from '../core/game.ts';
import { beginning, type Match, matchFromPosition, newMatch, playEntry } from '../core/match.ts';
import { ok, type Result } from '../core/result.ts';
import { applyEvent } from './apply.ts';
import type { ClockSettings } from './clock.ts';
import type { DeviceSettings, RoomEvent, Step } from './event.ts';
import type { Who } from './judge.ts';
import { nameOf, newRoom, type Room, type SeatHolder } from './room.ts';
import type { Series } from './seriesSchema.ts';

/** What one decides before a game on one device starts. */
export interface DeviceTable {
  readonly holders: readonly SeatHolder[];
  readonly options?: unknown;
  /** The version of the rules that the log was played by; today's where it is left out. */
  readonly rules?: number;
  readonly device: DeviceSettings;
  readonly clock?: ClockSettings;
  readonly series?: Series;
}

/** The person on a seat of a table on one device. */
export const personAt = (room: Room, seat: number): Who => ({ person: `seat ${seat}`, name: nameOf(room, seat) });

/** The first step of a table on one device: people and bots sit down, the game starts, and what has been played already is played again. */
export function deviceStep(
  game: AnyGame,
  { holders, options, rules = game.rulesVersion, device, clock, series }: DeviceTable,
  log: readonly Entry[],
  atMillis: number,
): Result<Step, Refusal> {
  // What goes on goes on by today's rules, with options that keep what held before.
  const today = optionsToday(game, rules, holders.length, options ?? {});
  if (today === null) return refuse('bad_record', outdatedSentence(rules, game));
  const match =
    device.position === undefined ? newMatch(game, holders.length, today) : matchFromPosition(game, device.position);
  if (!match.ok) return match;
  const entries = entryEvents(match.value, holders, log);
  if (!entries.ok) return entries;
  const events = [
    openedEvent(match.value, device, clock, series),
    ...holders.map(seatEvent),
    started,
    ...entries.value,
  ];
  return ok({ sequence: 1, atMillis, key: null, events });
}

/** A room around a match that was played elsewhere, to look at: people hold all seats. */
export function roomAround(match: Match, holders: readonly SeatHolder[]): Room {
  const opened = openedEvent(match, { dice: 'real', start: null });
  const room = newRoom({ id: '', code: '', seed: '' }, opened, () => match.game);
  const people = holders.map(({ name }, seat) => seatEvent({ name, kind: 'person' }, seat));
  for (const event of [...people, started]) applyEvent(room, event, 0);
  room.match = beginning(match);
  for (const entry of match.log) {
    const by = match.game.actor(room.match.state);
    applyEvent(room, by === CHANCE ? { kind: 'rolled', entry } : { kind: 'moved', seat: by, entry }, 0);
  }
  return room;
}

const started: RoomEvent = { kind: 'started' };

const openedEvent = (
  { game, players, options }: Match,
  device: DeviceSettings,
  clock?: ClockSettings,
  series?: Series,
): RoomEvent => ({
  kind: 'opened',
  settings: {
    game: game.profile.id,
    rules: game.rulesVersion,
    options,
    players,
    isPublic: false,
    moveMillis: null,
    ...(clock === undefined ? {} : { clock }),
    ...(series === undefined ? {} : { series }),
    device,
  },
  owner: '',
});

const seatEvent = ({ name, kind }: SeatHolder, seat: number): RoomEvent =>
  kind === 'person'
    ? { kind: 'sat', seat, person: `seat ${seat}`, name, nonce: '' }
    : { kind: 'botSat', seat, level: isBotName(kind) ? kind : 'sprout', name };

function entryEvents(
  match: Match,
  holders: readonly SeatHolder[],
  log: readonly Entry[],
): Result<RoomEvent[], Refusal> {
  const events: RoomEvent[] = [];
  for (const entry of log) {
    const by = match.game.actor(match.state);
    const played = playEntry(match, entry);
    if (!played.ok) return played;
    if (by === CHANCE) events.push({ kind: 'rolled', entry });
    else events.push({ kind: 'moved', seat: by, entry, ...(at(holders, by).kind === 'person' ? {} : { isBot: true }) });
  }
  return ok(events);
}
