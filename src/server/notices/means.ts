import type { Room } from '../../table/room.ts';
import type { Config } from '../config.ts';
import type { Database, Job } from '../store/database.ts';
import { channelsOf, readNoticeSettings } from '../store/notices.ts';
import { readPerson } from '../store/people.ts';
import { formatOf } from './chat.ts';

/** One way in which a person is told of their turn: a job of its own, so that none waits for another. */
export interface Means {
  readonly kind: 'webhook' | 'notice';
  /** Of the channel; empty for the webhook. */
  readonly channel: string;
  /** People who are at the table move within it, and are not told. */
  readonly delayMillis: number;
}

export type MeansOf = (person: string) => readonly Means[] | Promise<readonly Means[]>;

const MEMORY_MILLIS = 5000;
/** Somebody whose phone is in a pocket wants to know soon, somebody with two screens not twice. */
const PUSH_SHARE = 1 / 6;

async function readMeans(db: Database, person: string, noticeMillis: number): Promise<Means[]> {
  const means: Means[] = [];
  const found = await readPerson(db, person);
  if (found?.webhook != null) {
    const format = (await readNoticeSettings(db, person))?.webhookFormat ?? formatOf(found.webhook);
    means.push({ kind: 'webhook', channel: '', delayMillis: format === 'plain' ? 0 : noticeMillis });
  }
  for (const { id, kind, confirmedMillis } of await channelsOf(db, person))
    if (confirmedMillis !== null)
      means.push({
        kind: 'notice',
        channel: id,
        delayMillis: kind === 'push' ? PUSH_SHARE * noticeMillis : noticeMillis,
      });
  return means;
}

/** How people want to be told, remembered for a moment: every turn asks, and hardly one has to wait for the answer. */
export function meansMemory(db: Database, { noticeMillis }: Pick<Config, 'noticeMillis'>): MeansOf {
  let known = new Map<string, readonly Means[]>();
  let sinceMillis = 0;
  const look = async (person: string): Promise<readonly Means[]> => {
    const means = await readMeans(db, person, noticeMillis);
    known.set(person, means);
    return means;
  };
  return (person) => {
    if (Date.now() - sinceMillis > MEMORY_MILLIS) {
      known = new Map();
      sinceMillis = Date.now();
    }
    return known.get(person) ?? look(person);
  };
}

/** What a notice is about. */
export interface Turn {
  readonly table: string;
  /** 0 for an invitation: no turn has begun then. */
  readonly turn: number;
  readonly person: string;
}

/** One for each turn and means. */
export const noticeJob = ({ table, turn, person }: Turn, { kind, channel }: Means, runAtMillis: number): Job => ({
  kind,
  key: `${kind}:${table}:${turn}:${channel === '' ? person : channel}`,
  runAtMillis,
  payload: { table, turn, person, channel },
  payer: person,
  owner: person,
});

const jobsOf = (turn: Turn, means: readonly Means[], nowMillis: number): Job[] =>
  means.map((each) => noticeJob(turn, each, nowMillis + Math.round(each.delayMillis)));

export const noticeJobs = ({ id, turn }: Room, person: string, means: readonly Means[], nowMillis: number): Job[] =>
  jobsOf({ table: id, turn, person }, means, nowMillis);

export const invitationJobs = (table: string, person: string, means: readonly Means[], nowMillis: number): Job[] =>
  jobsOf({ table, turn: 0, person }, means, nowMillis);
