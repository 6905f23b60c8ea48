import { at } from '../src/core/assert.ts';
import { FastRandom } from '../src/core/random.ts';
import { spawnServer } from '../src/server/process.suite.ts';
import { type Failures, mark, VARIABLE } from './failing.ts';

type Process = Awaited<ReturnType<typeof spawnServer>>;

/** How a life of a server goes, and ends: always by SIGKILL. */
type Fate = 'killed' | 'frozen' | 'dies before a commit' | 'dies after a commit' | 'commits fail' | 'disk full';

export interface ServerCounts {
  kills: number;
  freezes: number;
  deathsBefore: number;
  deathsAfter: number;
  failedBefore: number;
  failedAfter: number;
  full: number;
  failedStarts: number;
}

/** Server processes of one store, on fixed ports, started again whenever they die. */
export interface Servers {
  readonly counts: ServerCounts;
  url(index: number): string;
  readonly length: number;
  /** Lets each live and die `lives` times; how far it comes in a life is told by `progress`. Ends with all of them well. */
  storm(lives: number, progress: () => number, say: (line: string) => void): Promise<void>;
  /** Ends them in the orderly way. */
  stop(): Promise<void>;
  /** All that they wrote into their logs. */
  logs(): string;
}

const noFailures: Omit<Failures, 'seed'> = { before: 0, after: 0, death: null, pages: null };

function failuresFor(fate: Fate, random: FastRandom): Omit<Failures, 'seed'> {
  const commit = 5 + random.below(40);
  if (fate === 'dies before a commit') return { ...noFailures, death: { commit, side: 'before' } };
  if (fate === 'dies after a commit') return { ...noFailures, death: { commit, side: 'after' } };
  if (fate === 'commits fail') return { ...noFailures, before: 150, after: 150 };
  if (fate === 'disk full') return { ...noFailures, pages: 3 };
  return noFailures;
}

const LONGEST_LIFE_MILLIS = 60_000;
/** What SQLite says. */
const FULL = 'disk is full';

const wait = (millis: number): Promise<void> => new Promise((next) => setTimeout(next, millis));

export async function startServers(seed: string, count: number, env: Record<string, string>): Promise<Servers> {
  const preload = `--import=${new URL('./failing.ts', import.meta.url).href}`;
  const start = (failures: Failures | null, port = 0): Promise<Process> =>
    spawnServer(
      failures === null ? env : { ...env, NODE_OPTIONS: preload, [VARIABLE]: JSON.stringify(failures) },
      port,
    );
  const running: Process[] = await Promise.all(Array.from({ length: count }, () => start(null)));
  // An interrupted proof leaves no servers behind.
  process.once('exit', () => {
    for (const { child } of running) child.kill('SIGKILL');
  });
  const ports = running.map(({ port }) => port);
  const logs: string[] = [];
  const counts: ServerCounts = {
    kills: 0,
    freezes: 0,
    deathsBefore: 0,
    deathsAfter: 0,
    failedBefore: 0,
    failedAfter: 0,
    full: 0,
    failedStarts: 0,
  };
  const fates: Fate[] = ['killed', 'dies before a commit', 'dies after a commit', 'commits fail'];
  if (env.DATABASE_URL === undefined) fates.push('disk full');
  // Windows cannot freeze a process.
  else if (process.platform !== 'win32') fates.push('frozen');

  const end = async (index: number): Promise<void> => {
    const { child, ended, log } = at(running, index);
    child.kill('SIGKILL');
    await ended;
    counts.kills++;
    logs.push(log());
    for (const [what, name] of [
      ['death before a commit', 'deathsBefore'],
      ['death after a commit', 'deathsAfter'],
      ['before a commit', 'failedBefore'],
      ['after a commit', 'failedAfter'],
    ] as const)
      counts[name] += log().split(`"msg":"${mark(what)}"`).length - 1;
    counts.full += log().split(FULL).length - 1;
  };

  /** A process that dies while it starts, or whose database is cut off just then, is started again, as a service would be. */
  const startAgain = async (failures: Failures | null, port: number): Promise<Process> => {
    for (let tries = 0; ; tries++)
      try {
        return await start(tries === 0 ? failures : null, port);
      } catch (error) {
        counts.failedStarts++;
        if (tries > 10) throw error;
        await wait(200);
      }
  };

  const live = async (index: number, life: number, lives: number, progress: () => number): Promise<void> => {
    const random = new FastRandom(`${seed} server ${index} life ${life}`);
    // Every fate is met before one comes again.
    const fate = at(fates, (life + index) % fates.length);
    const { ended, child, log } = at(running, index);
    // In commands, not in seconds: a busy machine does not make a life less eventful.
    const goal = progress() + 10 + random.below(50);
    const isDone = (): boolean => {
      if (child.exitCode !== null || child.signalCode !== null) return true;
      if (fate.startsWith('dies')) return false;
      return fate === 'disk full' ? log().includes(FULL) : progress() >= goal;
    };
    const began = Date.now();
    while (!isDone() && Date.now() - began < LONGEST_LIFE_MILLIS) await wait(5);
    if (fate === 'frozen') {
      child.kill('SIGSTOP');
      counts.freezes++;
      await wait(500 + random.below(2000));
      child.kill('SIGCONT');
    }
    // It goes on like that for a moment.
    if (fate === 'frozen' || fate === 'disk full') await Promise.race([ended, wait(500 + random.below(1000))]);
    await end(index);
    const isLast = life === lives - 1;
    const next = at(fates, (life + 1 + index) % fates.length);
    const failures = isLast ? null : { seed: `${seed} ${index} ${life}`, ...failuresFor(next, random) };
    running[index] = await startAgain(failures, at(ports, index));
  };

  return {
    counts,
    length: count,
    url: (index) => `http://127.0.0.1:${at(ports, index)}`,
    storm: async (lives, progress, say) => {
      const each = async (index: number): Promise<void> => {
        for (let life = 0; life < lives; life++) {
          await live(index, life, lives, progress);
          say(`server ${index}, life ${life + 1} of ${lives} is over; ${progress()} commands acknowledged`);
        }
      };
      await Promise.all(running.map((_, index) => each(index)));
    },
    stop: async () => {
      for (const { child } of running) child.kill('SIGTERM');
      for (const { ended, log } of running) {
        await ended;
        logs.push(log());
      }
    },
    logs: () => logs.join('\n'),
  };
}
