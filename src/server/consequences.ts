import { deadlineOf } from '../table/clock.ts';
import type { RoomEvent, Step } from '../table/event.ts';
import { resultAt } from '../table/record.ts';
import { actorOf, botOf, type Room, type RoomSeat, type Stage } from '../table/room.ts';
import { dailyEnd } from './daily.ts';
import { type MeansOf, noticeJobs } from './notices/means.ts';
import { rematch, unsealJob } from './rematch.ts';
import type { Database, Job, Statement } from './store/database.ts';
import { addMember, noteDue, noteStage, removeMember } from './store/tables.ts';

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

/** Time at a table never goes back, whatever the clocks of its servers show. */
export const snapshot = (room: Room, nowMillis: number): Snapshot => ({
  nowMillis: Math.max(nowMillis, room.history.at(-1)?.atMillis ?? 0),
  turn: room.turn,
  stage: room.stage,
  actor: actorOf(room),
  due: dueOf(room),
  seats: [...room.seats],
});

/** What is stored together with a step: jobs for later, and what lists need. */
export interface Consequences {
  readonly jobs: Job[];
  readonly others: Statement[];
}

/** Bots think on the account of `payer`, else of the table's owner. A promise only where something has to be looked up: for most moves all is known. */
export function consequences(
  db: Database,
  room: Room,
  step: Step,
  before: Snapshot,
  meansOf: MeansOf,
  payer?: string,
): Consequences | Promise<Consequences> {
  const found = { jobs: jobsAfter(room, step, before, payer), others: listsAfter(room, step, before) };
  const end = room.stage === 'over' && before.stage !== 'over' ? dailyEnd(room, step.atMillis) : null;
  if (end !== null) {
    found.jobs.push(end.job);
    found.others.push(end.statement);
  }
  if (room.stage !== before.stage) {
    found.others.push(noteStage(room.id, room.stage, resultAt(room), step.atMillis));
    found.jobs.push(...unsealJob(room, step.atMillis));
  }
  const called = calledAfter(room, before);
  const means = called === null ? null : meansOf(called);
  if (means instanceof Promise || step.events.some(({ kind }) => kind === 'nudged' || kind === 'rematched'))
    return lookedUp(db, room, step, found, called, meansOf);
  if (called !== null && means !== null) found.jobs.push(...noticeJobs(room, called, means, step.atMillis));
  return found;
}

/** The same with what has to be looked up: how people are told, and who may sit at the next table. */
async function lookedUp(
  db: Database,
  room: Room,
  step: Step,
  { jobs, others }: Consequences,
  called: string | null,
  meansOf: MeansOf,
): Promise<Consequences> {
  const noticesTo = async (person: string): Promise<Job[]> =>
    noticeJobs(room, person, await meansOf(person), step.atMillis);
  if (called !== null) jobs.push(...(await noticesTo(called)));
  for (const event of step.events) {
    const nudged = event.kind === 'nudged' ? personOn(room, event.seat) : null;
    if (nudged !== null) jobs.push(...nudgeJobs(await noticesTo(nudged)));
    if (event.kind === 'rematched') others.push(...(await rematch(db, meansOf, room, event)));
  }
  return { jobs, others };
}

/** What lists need to know without reading the steps. */
function listsAfter(room: Room, step: Step, before: Snapshot): Statement[] {
  const due = dueOf(room);
  const statements = due === before.due ? [] : [noteDue(room.id, due)];
  for (const event of step.events) statements.push(...membership(room, event, before));
  return statements;
}

/** The job of the seat to act next: the turn of a bot, or the deadline of a person. */
function jobsAfter(room: Room, step: Step, before: Snapshot, payer: string | undefined): Job[] {
  const actor = actorOf(room);
  // The turn counts from the start on: nonces are waited for before it.
  const isNewTurn = room.turn !== before.turn || room.stage !== before.stage;
  const isOther = step.events.some(
    (event) =>
      event.kind === 'pauseVoted' || ((event.kind === 'stoodIn' || event.kind === 'returned') && event.seat === actor),
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
  return personOn(room, actor);
}

function personOn({ seats }: Room, seat: number): string | null {
  const holder = seats[seat];
  return holder?.kind === 'person' ? holder.person : null;
}

/** The same notices once more. */
const nudgeJobs = (jobs: readonly Job[]): Job[] => jobs.map((job) => ({ ...job, key: `${job.key}:nudge` }));

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
