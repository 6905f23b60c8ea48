import { usualIterations } from '../../bots/analysis.ts';
import { at } from '../../core/assert.ts';
import { seatMarks } from '../../core/board.ts';
import { type AnyGame, OVER } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { lookBack, type MatchRecord, parseRecord } from '../../core/record.ts';
import { loadGame, profiles } from '../../games/registry.web.ts';
import { recordOfSave } from '../local/record.ts';
import type { LocalSeat } from '../local/save.ts';
import { loadSave } from '../local/store.ts';
import { unpackRecord } from './link.ts';

/** A finished game to look back at. */
export interface Past {
  readonly game: AnyGame;
  readonly match: Match;
  readonly record: MatchRecord;
  /** Why it is shown only as far as it replays, or ends differently: the rules have changed since. */
  readonly halt: string | null;
  readonly seats: readonly LocalSeat[];
  /** What calls it again: a game on this device, or a table of the server; null for one that came in a link. */
  readonly address: string | null;
  /** Where it was played, to go back there. */
  readonly home: string | null;
}

/** The addresses of records: `<save>`, `online/<table>`, `link/<packed record>`; what follows is the step, or `luck/<iterations>` for the analysis. */
export interface Address {
  readonly kind: 'local' | 'online' | 'link';
  readonly id: string;
  readonly step: number | null;
  /** An analysis is asked for, with so many iterations; null where it is not. */
  readonly iterations: number | null;
}

export function readAddress(parts: readonly string[]): Address {
  const isNamed = parts[0] === 'online' || parts[0] === 'link';
  const kind = isNamed ? (parts[0] as 'online' | 'link') : 'local';
  const [id = '', rest = '', count] = isNamed ? parts.slice(1) : parts;
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
  const save = await loadSave(id);
  // A game that goes on keeps its secrets: only a finished one is shown from all sides.
  if (save === undefined || !save.isOver) return null;
  const record = recordOfSave(await loadGame(save.game), save);
  return record.ok ? { json: record.value, seats: save.seats } : null;
}

export async function openPast(address: Address): Promise<Past | null> {
  const fetched = await fetchRecord(address);
  if (fetched === null) return null;
  const parsed = parseRecord(fetched.json);
  if (!parsed.ok || !profiles.some(({ id }) => id === parsed.value.game)) return null;
  const record = parsed.value;
  const game = await loadGame(record.game);
  const looked = lookBack(record, () => game);
  if (!looked.ok) return null;
  const { match, halt } = looked.value;
  if (halt === null && game.actor(match.state) !== OVER) return null;
  const local = address.kind === 'local';
  return {
    game,
    match,
    record,
    halt,
    seats: fetched.seats ?? seatsOf(record),
    address: address.kind === 'link' ? null : local ? address.id : `online/${address.id}`,
    home: address.kind === 'link' ? null : local ? `#/table/${address.id}` : `#/online/${address.id}`,
  };
}

const seatsOf = (record: MatchRecord): LocalSeat[] =>
  Array.from({ length: record.players }, (_, i) => ({
    name: record.seats?.[i]?.name ?? String(i + 1),
    kind: record.seats?.[i]?.kind ?? 'person',
    mark: at(seatMarks, i),
  }));
