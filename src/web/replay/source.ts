import { usualIterations } from '../../bots/analysis.ts';
import { at } from '../../core/assert.ts';
import { seatMarks } from '../../core/board.ts';
import { type AnyGame, OVER, type Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { lookBack, type MatchRecord, parseRecord } from '../../core/record.ts';
import { loadGame, profiles } from '../../games/registry.web.ts';
import { recordOfSave } from '../local/record.ts';
import type { LocalSeat } from '../local/save.ts';
import { loadSave } from '../local/store.ts';
import { linkTo } from '../route.svelte.ts';
import { onlyPerson } from '../table/seats.ts';
import { openGame } from '../texts/game.ts';
import { unpackRecord } from './link.ts';

/** A finished game to look back at. */
export interface Past {
  readonly game: AnyGame;
  readonly match: Match;
  readonly record: MatchRecord;
  /** Why it is shown only as far as it replays, or ends differently: the rules have changed since. */
  readonly halt: string | null;
  readonly seats: readonly LocalSeat[];
  /** What calls it again: a game on this device, a table of the server or a shared game; null for one that came in a link. */
  readonly address: string | null;
  /** Where it was played, to go back there. */
  readonly home: string | null;
}

const named = ['online', 'shared', 'link'] as const;

/** The addresses of records: `<save>`, `online/<table>`, `shared/<id>`, `link/<packed record>`; what follows is the step, or `luck/<iterations>` for the analysis. */
export interface Address {
  readonly kind: 'local' | (typeof named)[number];
  readonly id: string;
  readonly step: number | null;
  /** The iterations of the analysis that is asked for; null where none is. */
  readonly iterations: number | null;
}

export function readAddress(parts: readonly string[]): Address {
  const kind = named.find((each) => each === parts[0]) ?? 'local';
  const [id = '', rest = '', count] = kind === 'local' ? parts : parts.slice(1);
  const step = /^\d+$/.test(rest) ? Number(rest) : null;
  return { kind, id, step, iterations: rest === 'luck' ? readIterations(count) : null };
}

function readIterations(text: string | undefined): number {
  const number = Number(text);
  return Number.isInteger(number) && number >= 4 && number <= 4096 ? number : usualIterations;
}

/** The record at an address as it came, and the seats as they were shown; null where there is none. */
export async function fetchRecord({
  kind,
  id,
}: Address): Promise<{ json: unknown; seats?: readonly LocalSeat[] } | null> {
  if (kind === 'link') {
    const json = await unpackRecord(id);
    return json === null ? null : { json };
  }
  if (kind === 'online') {
    const { call } = await import('../online/server.ts');
    const answer = await call('record', { params: { table: id } });
    return answer.ok ? { json: answer.value } : null;
  }
  if (kind === 'shared') {
    const { call } = await import('../online/server.ts');
    const answer = await call('shared', { params: { id } });
    return answer.ok ? { json: answer.value.record } : null;
  }
  const save = await loadSave(id);
  // A game that goes on keeps its secrets: only a finished one is shown from all sides.
  if (save === undefined || !save.isOver) return null;
  const record = recordOfSave(await loadGame(save.game), save);
  return record.ok ? { json: record.value, seats: save.seats } : null;
}

/** Where games of a kind were played. */
const homes: Partial<Record<Address['kind'], (id: string) => string>> = {
  local: (id) => linkTo(`table/${id}`),
  online: (id) => linkTo(`online/${id}`),
};

export async function openPast(address: Address): Promise<Past | null> {
  const fetched = await fetchRecord(address);
  if (fetched === null) return null;
  const parsed = parseRecord(fetched.json);
  if (!parsed.ok || !profiles.some(({ id }) => id === parsed.value.game)) return null;
  const record = parsed.value;
  const game = await openGame(record.game);
  const looked = lookBack(record, () => game);
  if (!looked.ok) return null;
  const { match, halt } = looked.value;
  if (halt === null && game.actor(match.state) !== OVER) return null;
  return {
    game,
    match,
    record,
    halt,
    seats: fetched.seats ?? seatsOf(record),
    address: address.kind === 'link' ? null : address.kind === 'local' ? address.id : `${address.kind}/${address.id}`,
    home: homes[address.kind]?.(address.id) ?? null,
  };
}

/** Where the reader sat: the only person among bots in a game of this device, and online whom the server knows. Null where nobody can tell. */
export async function ownSeat({ address, seats }: Past): Promise<Seat | null> {
  const [kind, table] = address?.split('/') ?? [];
  if (table === undefined) return address === null ? null : seatOrNull(onlyPerson(seats));
  if (kind !== 'online') return null;
  const { call } = await import('../online/server.ts');
  const answer = await call('table', { params: { table } });
  const shown = answer.ok ? (answer.value.room?.seats ?? []) : [];
  return seatOrNull(shown.findIndex((seat) => seat.kind === 'person' && seat.isYou));
}

const seatOrNull = (seat: number): Seat | null => (seat < 0 ? null : seat);

const seatsOf = (record: MatchRecord): LocalSeat[] =>
  Array.from({ length: record.players }, (_, i) => ({
    name: record.seats?.[i]?.name ?? String(i + 1),
    kind: record.seats?.[i]?.kind ?? 'person',
    mark: at(seatMarks, i),
  }));
