import type { Room } from '../../table/room.ts';
import type { Config } from '../config.ts';
import type { Job, Reader } from '../store/database.ts';
import { type Reach, readNoticeSettings, readReach } from '../store/notices.ts';
import { newTogether } from '../together.ts';
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
/** From then on it is looked up behind the scenes when somebody asks: nobody waits for it who plays. */
const FRESH_MILLIS = MEMORY_MILLIS / 2;
/** People asked for at once. */
const MOST_TOGETHER = 64;
/** Somebody whose phone is in a pocket wants to know soon, somebody with two screens not twice. */
const PUSH_SHARE = 1 / 6;

async function meansBy(db: Reader, person: string, reach: Reach, noticeMillis: number): Promise<Means[]> {
  const means: Means[] = [];
  if (reach.webhook !== null) {
    const format = (await readNoticeSettings(db, person))?.webhookFormat ?? formatOf(reach.webhook);
    means.push({ kind: 'webhook', channel: '', delayMillis: format === 'plain' ? 0 : noticeMillis });
  }
  for (const { id, kind } of reach.channels)
    means.push({
      kind: 'notice',
      channel: id,
      delayMillis: kind === 'push' ? PUSH_SHARE * noticeMillis : noticeMillis,
    });
  return means;
}

interface Known {
  readonly means: readonly Means[];
  readonly readMillis: number;
  isLookedUp: boolean;
}

/**
 * How people want to be told, remembered for a moment: every turn asks, and hardly one has to wait for the answer. What is asked at once is read
 * at once: people at many tables move at the same time, and what they were told last grows old at the same time, too.
 */
export function meansMemory(
  db: Reader,
  { noticeMillis }: Pick<Config, 'noticeMillis'>,
  now: () => number = Date.now,
): MeansOf {
  const known = new Map<string, Known>();
  let sweptMillis = now();
  const reachOf = newTogether(MOST_TOGETHER, (people: readonly string[]) => readReach(db, people));
  const look = async (person: string): Promise<readonly Means[]> => {
    const readMillis = now();
    const means = await meansBy(db, person, await reachOf(person), noticeMillis);
    known.set(person, { means, readMillis, isLookedUp: false });
    return means;
  };
  const sweep = (nowMillis: number): void => {
    sweptMillis = nowMillis;
    for (const [person, { readMillis }] of known) if (nowMillis - readMillis > MEMORY_MILLIS) known.delete(person);
  };
  return (person) => {
    const nowMillis = now();
    if (nowMillis - sweptMillis > MEMORY_MILLIS) sweep(nowMillis);
    const found = known.get(person);
    if (found === undefined || nowMillis - found.readMillis > MEMORY_MILLIS) return look(person);
    if (nowMillis - found.readMillis > FRESH_MILLIS && !found.isLookedUp) {
      found.isLookedUp = true;
      // Where it fails, whoever asks after its time has to wait, and hears of it.
      look(person).catch(() => {});
    }
    return found.means;
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
