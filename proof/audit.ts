import { sameJson } from '../src/core/json.ts';
import { games } from '../src/games/registry.node.ts';
import type { TableUpdate } from '../src/protocol/shapes.ts';
import type { Reader } from '../src/server/store/database.ts';
import { allTables, readHeader, readSteps } from '../src/server/store/tables.ts';
import { applyEvent, openRoom } from '../src/table/apply.ts';
import { FORGOTTEN_NAME, type Step } from '../src/table/event.ts';
import { FOLD_STEPS, folded } from '../src/table/fold.ts';
import { type Happening, type Room, type RoomHeader, seatOf } from '../src/table/room.ts';
import { openedLog, type SequencedEvent, showHistory, showMatch, showRecent, showRoom } from '../src/table/show.ts';
import type { Ledger, SentCommand } from './ledger.ts';

/** A table as the store has it in the end. */
export interface StoredTable {
  readonly header: RoomHeader;
  readonly steps: readonly Step[];
  /** As its last step left it. */
  readonly room: Room;
}

export interface AuditReport {
  acknowledged: number;
  moves: number;
  botMoves: number;
  steps: number;
  updates: number;
  bytes: number;
  secrets: number;
  readonly flaws: string[];
}

export async function readStore(db: Reader): Promise<Map<string, StoredTable>> {
  const stored = new Map<string, StoredTable>();
  for await (const { id } of allTables(db)) {
    const header = await readHeader(db, id);
    const steps = await readSteps(db, id, 0);
    if (header === null) throw new Error(`table ${id} has no header`);
    stored.set(id, { header, steps, room: roomAfter(header, steps) });
  }
  return stored;
}

function roomAfter(header: RoomHeader, steps: readonly Step[]): Room {
  const [first, ...others] = steps;
  if (first === undefined) throw new Error('a table has no steps');
  const room = openRoom(header, first, (id) => games.get(id));
  for (const step of others) applyUnfolded(room, step);
  return room;
}

/** As `applyStep`, but the history keeps everything that ever happened, what was taken back included. */
function applyUnfolded(room: Room, step: Step): void {
  for (const event of step.events) applyEvent(room, event, step.atMillis);
  room.sequence = step.sequence;
}

/** Compares all that clients sent and were sent with what the store has in the end. */
export function audit(stored: ReadonlyMap<string, StoredTable>, ledger: Ledger): AuditReport {
  const report: AuditReport = {
    acknowledged: 0,
    moves: 0,
    botMoves: 0,
    steps: 0,
    updates: 0,
    bytes: 0,
    secrets: 0,
    flaws: [],
  };
  auditCommands(stored, ledger, report);
  auditWords(stored, ledger, report);
  auditUpdates(stored, ledger, report);
  auditSecrets(stored, ledger, report);
  return report;
}

/**
 * Commands that may be acknowledged without a step of their own, where there was nothing left to do. Only the process that
 * said so remembers it: a double that comes to another one later may find something to do.
 */
const mayBeIdle = new Set(['return', 'answerUndo', 'pause', 'rematch']);

/** What was acknowledged is stored, once, as what it was; what was refused is not; and nothing is that nobody asked for. */
function auditCommands(stored: ReadonlyMap<string, StoredTable>, ledger: Ledger, report: AuditReport): void {
  const steps = new Map<string, { table: string; step: Step }[]>();
  for (const [table, { steps: ofTable }] of stored)
    for (const step of ofTable) {
      report.steps++;
      report.botMoves += step.events.filter((event) => event.kind === 'moved' && event.isBot).length;
      const key = step.key?.split(':').at(-1) ?? '';
      if (step.key !== null) steps.set(key, [...(steps.get(key) ?? []), { table, step }]);
    }
  for (const [key, sent] of ledger.commands) {
    const found = steps.get(key) ?? [];
    const say = (what: string): void => void report.flaws.push(`${sent.command.kind} ${key} at ${sent.table}: ${what}`);
    if (found.length > 1) say(`is stored ${found.length} times`);
    const [only] = found;
    const sequences = new Set(sent.acknowledged);
    if (sequences.size > 0) {
      report.acknowledged++;
      if (sent.command.kind === 'move') report.moves++;
      if (only === undefined) {
        if (!mayBeIdle.has(sent.command.kind)) say('was acknowledged and is not stored');
      } else if (mayBeIdle.has(sent.command.kind)) {
        if (Math.max(...sequences) < only.step.sequence)
          say(`is step ${only.step.sequence} and was never acknowledged as such`);
      } else if (sequences.size > 1 || !sequences.has(only.step.sequence))
        say(`is step ${only.step.sequence} and was acknowledged as ${[...sequences].join(', ')}`);
    }
    if (only !== undefined && sent.refused.some((code) => code !== 'unavailable'))
      say(`was refused (${sent.refused.join(', ')}) and is stored`);
    if (only !== undefined && !isWhatWasAsked(only.step, sent)) say(`is stored as ${JSON.stringify(only.step.events)}`);
  }
}

function isWhatWasAsked(step: Step, { person, command }: SentCommand): boolean {
  if (!step.key?.startsWith(`${person}:`)) return false;
  const [first] = step.events;
  if (command.kind === 'move') return first?.kind === 'moved' && sameJson(first.entry, command.move);
  if (command.kind === 'chat') return first?.kind === 'said' && first.text === command.text && first.person === person;
  return true;
}

/** Every line of chat is a new one: none may be there twice, under whatever key. */
function auditWords(stored: ReadonlyMap<string, StoredTable>, _ledger: Ledger, report: AuditReport): void {
  const said = new Set<string>();
  // What somebody said who is forgotten looks all the same.
  for (const { steps } of stored.values())
    for (const event of steps.flatMap(({ events }) => events))
      if (event.kind === 'said' && event.text !== FORGOTTEN_NAME) {
        if (said.has(event.text)) report.flaws.push(`"${event.text}" was said twice`);
        said.add(event.text);
      }
}

interface HeardUpdate {
  readonly person: string | null;
  readonly update: TableUpdate;
}

/** Every update is exactly what the store gives for that person at that step: so all who saw step n saw the same. */
function auditUpdates(stored: ReadonlyMap<string, StoredTable>, ledger: Ledger, report: AuditReport): void {
  const byTable = new Map<string, Map<number, HeardUpdate[]>>();
  for (const { person, text } of ledger.heard) {
    const update = JSON.parse(text) as TableUpdate;
    if (!Array.isArray(update.events)) continue;
    const ofTable = byTable.get(update.table) ?? new Map<number, HeardUpdate[]>();
    byTable.set(update.table, ofTable);
    ofTable.set(update.sequence, [...(ofTable.get(update.sequence) ?? []), { person, update }]);
    report.updates++;
  }
  for (const [table, updates] of byTable) {
    const known = stored.get(table);
    if (known === undefined) report.flaws.push(`an update of table ${table}, which is not stored`);
    else compareUpdates(known, updates, report);
  }
}

function compareUpdates(
  { header, steps, room: last }: StoredTable,
  updates: ReadonlyMap<number, readonly HeardUpdate[]>,
  report: AuditReport,
): void {
  const histories = new Map<string, readonly SequencedEvent[]>();
  const historyOf: HistoryOf = (person, foldedAt) => {
    const name = `${foldedAt} ${person}`;
    const history = histories.get(name) ?? showHistory({ ...last, history: foldedUntil(last, foldedAt) }, 0, person);
    histories.set(name, history);
    return history;
  };
  let room: Room | null = null;
  for (const step of steps) {
    if (room === null) room = roomAfter(header, [step]);
    else applyUnfolded(room, step);
    for (const { person, update } of updates.get(step.sequence) ?? []) {
      const flaw = flawIn(update, room, person, historyOf);
      if (flaw !== null)
        report.flaws.push(`update ${update.from}–${update.sequence} of ${header.id} to ${person}: ${flaw}`);
    }
  }
  for (const sequence of updates.keys())
    if (sequence > steps.length) report.flaws.push(`step ${sequence} of ${header.id} was told and is not stored`);
}

/** What a person is shown of everything that happened, where it is folded up to a step; 0 for nowhere. */
type HistoryOf = (person: string | null, foldedAt: number) => readonly SequencedEvent[];

function foldedUntil({ history }: Room, step: number): Happening[] {
  const early = history.filter(({ sequence }) => sequence <= step);
  return [...folded(early), ...history.slice(early.length)];
}

/** The steps that the history of an update may be folded up to: who is told all of it may be told what stands of the early part, or of all. */
const foldsOf = ({ from, sequence }: TableUpdate): number[] =>
  from > 0
    ? [0]
    : [...Array.from({ length: 1 + Math.floor(sequence / FOLD_STEPS) }, (_, i) => i * FOLD_STEPS), sequence];

function flawIn(update: TableUpdate, room: Room, person: string | null, historyOf: HistoryOf): string | null {
  const eventsAt = (foldedAt: number): SequencedEvent[] =>
    update.earlier === undefined
      ? historyOf(person, foldedAt).filter(({ sequence }) => sequence > update.from && sequence <= update.sequence)
      : showRecent({ ...room, history: foldedUntil(room, foldedAt) }, update.earlier, person);
  const events = eventsAt(0);
  if (!foldsOf(update).some((foldedAt) => same(update.events, eventsAt(foldedAt))))
    return `events ${JSON.stringify(update.events)}, not ${JSON.stringify(events)}`;
  const match = showMatch(room, seatOf(room, person), update.match?.undo !== undefined);
  if (!same(update.match, match)) return `match ${JSON.stringify(update.match)}, not ${JSON.stringify(match)}`;
  if (update.room !== undefined && !same(update.room, showRoom(room, person)))
    return `room ${JSON.stringify(update.room)}`;
  if (update.log !== undefined && !same(update.log, openedLog(room, person))) return 'the opened log';
  return null;
}

/** What was sent went through JSON. */
const same = (sent: unknown, wanted: unknown): boolean => sameJson(sent, JSON.parse(JSON.stringify(wanted)));

/** No seed before the end, nothing that was hidden from the one who heard it. */
function auditSecrets(stored: ReadonlyMap<string, StoredTable>, ledger: Ledger, report: AuditReport): void {
  const seeds = new Map<string, string>();
  for (const [table, { header }] of stored) {
    const bytes = Buffer.from(header.seed, 'hex');
    for (const form of ['hex', 'base64', 'base64url'] as const)
      seeds.set(bytes.toString(form).replace(/=+$/, ''), table);
  }
  const hidden = new Map<string, readonly string[]>();
  for (const { person, text } of ledger.heard) {
    report.bytes += text.length;
    for (const [found] of text.matchAll(/[\w+/-]{43,64}/g)) {
      const table = seeds.get(found);
      if (table !== undefined && !isOpened(text, table)) report.flaws.push(`the seed of ${table} was told: ${text}`);
    }
    const { table, room, match } = JSON.parse(text) as Partial<TableUpdate>;
    const known = stored.get(table ?? '');
    if (known === undefined || room?.stage === 'over' || match?.actor === 'over') continue;
    const name = `${table} ${person}`;
    const forbidden = hidden.get(name) ?? hiddenFrom(known.room, person);
    if (!hidden.has(name)) report.secrets += forbidden.length;
    hidden.set(name, forbidden);
    for (const entry of forbidden) if (text.includes(entry)) report.flaws.push(`${entry} was told to ${person}`);
  }
}

const isOpened = (text: string, table: string): boolean => {
  const update = JSON.parse(text) as Partial<TableUpdate>;
  return update.table === table && update.room?.stage === 'over';
};

/** The entries that a person was shown differently, or not at all, and that they cannot have seen at another time either. */
function hiddenFrom(room: Room, person: string | null): string[] {
  const viewer = seatOf(room, person) + 1;
  const shown = new Set<string>();
  const entries = new Set<string>();
  for (const happening of room.history) {
    const { event } = happening;
    if (event.kind !== 'moved' && event.kind !== 'rolled') continue;
    const seen = JSON.stringify(happening.logged?.shown[viewer]);
    const full = JSON.stringify(event.entry);
    shown.add(seen);
    if (seen !== full) entries.add(full);
  }
  return [...entries].filter((entry) => !shown.has(entry));
}
