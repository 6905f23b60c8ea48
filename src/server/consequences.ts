import { resultOf } from '../core/record.ts';
import type { RoomEvent, Step } from '../table/event.ts';
import { actorOf, botOf, deadlineOf, type Room, type RoomSeat, type Stage } from '../table/room.ts';
import { dailyEnd } from './daily.ts';
import { newTable } from './newTable.ts';
import { newCode } from './secrets.ts';
import type { Database, Job, Statement } from './store/database.ts';
import { shieldsOf } from './store/moderation.ts';
import { addMember, newTableStatements, noteDue, noteStage, removeMember, tableByCode } from './store/tables.ts';

/** What was before a step, as far as its consequences depend on it. */
export interface Snapshot {
  readonly nowMillis: number;
  readonly turn: number;
  readonly stage: Stage;
  readonly actor: number;
  readonly due: Due;
  readonly seats: readonly RoomSeat[];
}

/** What a table waits for besides people. */
type Due = 'bot' | 'deadline' | null;

function dueOf(room: Room): Due {
  if (room.stage === 'sealing') return 'deadline';
  if (room.stage === 'closed') return null;
  const actor = actorOf(room);
  if (actor < 0) return null;
  if (botOf(room, actor) !== null) return 'bot';
  return deadlineOf(room) === null ? null : 'deadline';
}

export const snapshot = (room: Room): Snapshot => ({
  nowMillis: Date.now(),
  turn: room.turn,
  stage: room.stage,
  actor: actorOf(room),
  due: dueOf(room),
  seats: [...room.seats],
});

/** What is stored together with a step: jobs for later, and what lists need. Bots think on the account of `payer`, else of the table's owner. */
export async function consequences(
  db: Database,
  room: Room,
  step: Step,
  before: Snapshot,
  hasWebhook: (person: string) => Promise<boolean>,
  payer?: string,
): Promise<{ jobs: Job[]; others: Statement[] }> {
  const jobs = jobsAfter(room, step, before, payer);
  const called = calledAfter(room, before);
  if (called !== null && (await hasWebhook(called))) jobs.push(webhookJob(room, called, step.atMillis));
  const others: Statement[] = [];
  const due = dueOf(room);
  if (due !== before.due) others.push(noteDue(room.id, due));
  for (const event of step.events) {
    others.push(...membership(room, event, before));
    if (event.kind === 'rematched') others.push(...(await rematch(db, room, event)));
  }
  const end = room.stage === 'over' && before.stage !== 'over' ? dailyEnd(room, step.atMillis) : null;
  if (end !== null) {
    jobs.push(end.job);
    others.push(end.statement);
  }
  if (room.stage !== before.stage)
    others.push(noteStage(room.id, room.stage, room.match === null ? null : resultOf(room.match), step.atMillis));
  return { jobs, others };
}

/** Whoever is to act next gets their call: a bot its turn, a person their deadline. */
function jobsAfter(room: Room, step: Step, before: Snapshot, payer: string | undefined): Job[] {
  const actor = actorOf(room);
  // The turn counts from the start on: nonces are waited for before it.
  const isNewTurn = room.turn !== before.turn || room.stage !== before.stage;
  const isOther = step.events.some(
    (event) => (event.kind === 'stoodIn' || event.kind === 'returned') && event.seat === actor,
  );
  const job = isNewTurn || isOther ? jobDue(room, step.atMillis, payer) : null;
  return job === null ? [] : [job];
}

/** The job that must be there while the table is as it is now. */
export function jobDue(room: Room, nowMillis: number, payer?: string): Job | null {
  const kind = dueOf(room);
  if (kind === null) return null;
  const { id, turn, owner } = room;
  const runAtMillis = kind === 'bot' ? nowMillis : (deadlineOf(room) ?? nowMillis);
  const payload = { table: id, ...(kind === 'bot' ? { turn } : {}), ...(payer === undefined ? {} : { payer }) };
  return { kind, key: `${kind}:${id}`, runAtMillis, payload, payer: payer ?? owner, owner };
}

/** The person whose turn has come with the step. */
function calledAfter(room: Room, before: Snapshot): string | null {
  const actor = actorOf(room);
  if (actor < 0 || actor === before.actor || botOf(room, actor) !== null) return null;
  const seat = room.seats[actor];
  return seat?.kind === 'person' ? seat.person : null;
}

const webhookJob = ({ id, turn }: Room, person: string, runAtMillis: number): Job => ({
  kind: 'webhook',
  key: `webhook:${id}:${turn}`,
  runAtMillis,
  payload: { table: id, turn, person },
  payer: person,
  owner: person,
});

function membership(room: Room, event: RoomEvent, before: Snapshot): Statement[] {
  switch (event.kind) {
    case 'sat':
      return [addMember(room.id, event.person, event.seat)];
    case 'left': {
      const seat = before.seats[event.seat];
      if (seat?.kind !== 'person') return [];
      return [seat.person === room.owner ? addMember(room.id, seat.person, null) : removeMember(room.id, seat.person)];
    }
    default:
      return [];
  }
}

/** The same table again: people's seats are kept for them, bots sit down at once. */
async function rematch(db: Database, room: Room, event: RoomEvent & { kind: 'rematched' }): Promise<Statement[]> {
  const shields = await shieldsOf(db, event.owner);
  const isBlocked = (person: string) => shields.some(({ other, kind }) => other === person && kind === 'block');
  const reserved = room.seats.map((seat) => (seat.kind === 'person' && !isBlocked(seat.person) ? seat.person : null));
  // By today's rules, whatever the match before was played by.
  const settings = {
    ...room.settings,
    talk: room.talk,
    rules: room.game.rulesVersion,
    options: room.match?.options ?? room.settings.options,
  };
  const opened: RoomEvent = { kind: 'opened', settings, owner: event.owner, reserved };
  const bots = room.seats.flatMap((seat, i): RoomEvent[] =>
    seat.kind === 'bot' ? [{ kind: 'botSat', seat: i, level: seat.level, name: seat.name }] : [],
  );
  let code = newCode();
  while ((await tableByCode(db, code)) !== null) code = newCode();
  return newTableStatements(newTable(event.table, code, [opened, ...bots]));
}
