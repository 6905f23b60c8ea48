import { randomUUID } from 'node:crypto';
import type { FastRandom } from '../src/core/random.ts';
import { unwrap } from '../src/core/result.ts';
import { type ClientOptions, callRoute, type Live, openLive } from '../src/protocol/client.ts';
import type { LiveTable } from '../src/protocol/live.ts';
import { enter } from '../src/server/testing.suite.ts';
import type { Command } from '../src/table/command.ts';
import type { Ledger } from './ledger.ts';
import { type Storm, stormySocket } from './storm.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** The world as a client meets it. */
export interface Outside {
  readonly storm: Storm;
  readonly ledger: Ledger;
  /** A server to go to: any of them will do. */
  readonly pick: (random: FastRandom) => string;
  readonly isPaused: () => boolean;
}

/** Something that plays or looks at tables: a browser, a phone, a program. */
export interface Device {
  readonly person: Person | null;
  /** The tables as it knows them. */
  readonly tables: Map<string, LiveTable>;
  isBusy(): boolean;
  close(): void;
}

/** Somebody new, in good weather. */
export async function arrive(url: string, name: string): Promise<Person> {
  const guest = await enter(url, name);
  const { id } = unwrap(await guest.call('me', {}));
  guest.live.close();
  return { id, name, token: guest.token };
}

/** What a restless person would do now; null for nothing. */
function choose({ room, match }: LiveTable, random: FastRandom, name: string): Command | null {
  const own = room.seats[room.viewer];
  if (own?.kind !== 'person' || match === null) return null;
  if (room.stage === 'over') return room.rematch === null && random.below(40) === 0 ? { kind: 'rematch' } : null;
  if (own.hasResigned) return null;
  if (own.standIn !== null) return random.below(3) === 0 ? { kind: 'return' } : null;
  const { turn } = match;
  if (room.undoAsk !== null && !room.undoAsk.agreed.includes(room.viewer))
    return { kind: 'answerUndo', turn, agree: random.below(4) > 0 };
  const draw = random.below(1000);
  if (draw < 30) return { kind: 'chat', text: `${name} says ${randomUUID()}` };
  if (draw < 40) return { kind: 'undo', turn };
  if (draw < 46) return { kind: 'askUndo', turn };
  if (draw < 48) return { kind: 'away' };
  if (draw === 48 || room.pause !== undefined) return { kind: 'pause', agree: random.below(2) === 0 };
  if (draw === 49 && random.below(6) === 0) return { kind: 'resign' };
  if (draw < 70) return { kind: 'move', turn, move: { nonsense: draw } };
  const chosen = match.moves[random.below(Math.max(1, match.moves.length))];
  return chosen === undefined ? null : { kind: 'move', turn, move: chosen.move };
}

const IDLE_MILLIS = 15;
/** How often somebody looks at the screen: the client makes sure then that its connection is alive. */
const LOOK_MILLIS = 3000;

/** A client with a live connection, as in the browser. Plays at every table where its person sits. */
export function openDevice(
  outside: Outside,
  person: Person | null,
  tables: readonly string[],
  random: FastRandom,
  name: string,
): Device {
  const { storm, ledger } = outside;
  const tape = ledger.tape(person?.id ?? null);
  let connections = 0;
  const live: Live = openLive({
    origin: 'http://anywhere',
    ...(person === null ? {} : { token: person.token }),
    openSocket: () => {
      const url = `${outside.pick(random).replace('http', 'ws')}/api/socket`;
      return stormySocket(storm, `${name} ${++connections}`, url, tape);
    },
  });
  const known = new Map<string, LiveTable>();
  const busy = new Set<string>();
  const hasDetails = random.below(2) === 0;
  for (const table of tables) live.watch(table, (state) => void known.set(table, state), { details: hasDetails });
  const act = (table: string, state: LiveTable): void => {
    const command = choose(state, random, person?.name ?? '');
    if (command === null) return;
    busy.add(table);
    void live.do(table, command).then(() => busy.delete(table));
  };
  const timer = setInterval(() => {
    if (outside.isPaused() || person === null) return;
    for (const [table, state] of known) if (!busy.has(table)) act(table, state);
  }, IDLE_MILLIS);
  const looking = setInterval(live.wake, LOOK_MILLIS);
  return {
    person,
    tables: known,
    isBusy: () => busy.size > 0,
    close: () => {
      clearInterval(timer);
      clearInterval(looking);
      live.close();
    },
  };
}

/** A program that plays over HTTP alone, at one table, and asks again, under the same key, until it is answered. */
export function openProgram(outside: Outside, person: Person, table: string, random: FastRandom, name: string): Device {
  const options = stormyOptions(outside, person, random, name);
  const known = new Map<string, LiveTable>();
  let isBusy = false;
  let isClosed = false;
  const pause = (millis: number): Promise<void> => new Promise((next) => setTimeout(next, millis));
  const insist = async (command: Command): Promise<void> => {
    const body = { key: randomUUID(), command };
    for (;;) {
      const done = await callRoute(options, 'command', { params: { table }, body });
      if (done.ok || done.error.code !== 'unavailable' || isClosed) return;
      await pause(50);
    }
  };
  const run = async (): Promise<void> => {
    while (!isClosed) {
      const update = await callRoute(options, 'table', { params: { table }, query: { wait: 0.2 } });
      if (update.ok && update.value.room !== undefined) {
        const { room, sequence, match, events } = update.value;
        const state: LiveTable = {
          table,
          sequence,
          room,
          match,
          log: [],
          chat: [],
          wait: { sinceMillis: 0, isNudged: false },
          news: events,
        };
        known.set(table, state);
        const command = outside.isPaused() ? null : choose(state, random, person.name);
        isBusy = command !== null;
        if (command !== null) await insist(command);
        isBusy = false;
      }
      await pause(30);
    }
  };
  void run();
  return {
    person,
    tables: known,
    isBusy: () => isBusy,
    close: () => {
      isClosed = true;
    },
  };
}

/** Requests that get lost on their way, or their answers, or that arrive twice. */
function stormyOptions({ storm, ledger, pick }: Outside, person: Person, random: FastRandom, name: string) {
  const fate = storm.fates(`${name} requests`);
  const send: ClientOptions['fetch'] = async (url, init) => {
    const path = url.slice('http://anywhere'.length);
    const table = /^\/api\/tables\/([^/]+)\/commands$/.exec(path)?.[1];
    if (table !== undefined) ledger.request(person.id, table, init.body ?? '');
    const once = async () => {
      const answer = await fetch(`${pick(random)}${path}`, { ...init, signal: AbortSignal.timeout(8000) });
      const text = await answer.text();
      ledger.answer(person.id, table === undefined ? undefined : init.body, answer.ok, text);
      return { ok: answer.ok, json: async () => JSON.parse(text) };
    };
    const copies = fate();
    if (copies.length === 0) {
      // Half of what is lost is lost on the way back.
      if (random.below(2) === 0) await once();
      throw new Error('lost');
    }
    const answers = await Promise.allSettled(copies.map(once));
    const first = answers.find((answer) => answer.status === 'fulfilled');
    if (first === undefined) throw new Error('no server answered');
    return first.value;
  };
  return { origin: 'http://anywhere', token: person.token, fetch: send };
}
