import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../src/core/assert.ts';
import { FastRandom } from '../src/core/random.ts';
import { games } from '../src/games/registry.node.ts';
import type { RouteBody } from '../src/protocol/routes.ts';
import { configFrom } from '../src/server/config.ts';
import { runCommand } from '../src/server/process.suite.ts';
import type { Reader } from '../src/server/store/database.ts';
import { openDatabase } from '../src/server/store/open.ts';
import { startPostgres } from '../src/server/store/postgres.suite.ts';
import { leaveAll, personWith, startTable, type TestPerson } from '../src/server/testing.suite.ts';
import { type AuditReport, audit, readStore, type StoredTable } from './audit.ts';
import { type Disturbance, disturb } from './disturbance.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { arrive, type Device, type Outside, openDevice, openProgram, type Person } from './people.ts';
import { type ServerCounts, type Servers, startServers } from './servers.ts';
import { newStorm, type Storm } from './storm.ts';

export interface WorldSetting {
  readonly seed: string;
  readonly store: 'sqlite' | 'postgres';
  readonly people: number;
  /** Of each game. */
  readonly tables: number;
  /** How often each server dies. */
  readonly lives: number;
  readonly say: (line: string) => void;
}

export interface WorldReport {
  readonly audit: AuditReport;
  readonly network: Storm['counts'];
  readonly servers: ServerCounts;
  readonly disturbances: Disturbance['counts'] | null;
  readonly tables: number;
  readonly finished: number;
}

interface Place {
  readonly env: Record<string, string>;
  readonly servers: number;
  remove(): Promise<void>;
}

async function openPlace(store: WorldSetting['store']): Promise<Place> {
  if (store === 'postgres') {
    const postgres = await startPostgres();
    return { env: { DATABASE_URL: postgres.url }, servers: 2, remove: postgres.stop };
  }
  const folder = mkdtempSync(join(tmpdir(), 'windfall-proof-'));
  const remove = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
  return { env: { WINDFALL_DATA: folder }, servers: 1, remove };
}

/** A world from one seed: people play while everything around them fails. Afterwards nothing may be missing, double or told. */
export async function runWorld(setting: WorldSetting): Promise<WorldReport> {
  const place = await openPlace(setting.store);
  const servers = await startServers(setting.seed, place.servers, place.env);
  try {
    return await live(setting, place, servers);
  } finally {
    await servers.stop();
    await place.remove();
  }
}

async function live(setting: WorldSetting, place: Place, servers: Servers): Promise<WorldReport> {
  const { seed, say } = setting;
  const random = new FastRandom(`${seed} world`);
  const people: Person[] = [];
  for (let i = 0; i < setting.people; i++) people.push(await arrive(servers.url(i % servers.length), `Person ${i}`));
  const seatings = await openTables(setting, people, servers, random);
  say(`${seatings.length} tables, ${people.length} people, ${servers.length} servers; the storm begins`);
  const storm = newStorm(seed);
  const ledger = newLedger();
  let isPaused = false;
  const pick = (choice: FastRandom): string => servers.url(choice.below(servers.length));
  const outside: Outside = { storm, ledger, pick, isPaused: () => isPaused };
  const devices = openDevices(outside, people, seatings, seed);
  const disturbance =
    place.env.DATABASE_URL === undefined ? null : await disturb(place.env.DATABASE_URL, seed, ledger.progress);
  await servers.storm(setting.lives, ledger.progress, say);
  await disturbance?.end();
  storm.end();
  say('the storm is over');
  const tables = seatings.map(({ table }) => table);
  const firstSeen = new Map<string, number>();
  await until('everybody goes on', devices, () => haveGoneOn(devices, tables, firstSeen));
  isPaused = true;
  await until('all commands are answered', devices, () => devices.every((device) => !device.isBusy()));
  await settle(place, devices);
  for (const device of devices) device.close();
  await servers.stop();
  // Once more, now that nobody can add to it: a bot may have woken up late.
  const stored = await withStore(place, readStore);
  const report = audit(stored, ledger);
  compareEnds(devices, stored, report);
  searchLogs(servers.logs(), people, stored, ledger, report);
  const checked = await runCommand(['check'], place.env);
  if (checked.status !== 0) report.flaws.push(`windfall check: ${checked.output}`);
  const finished = [...stored.values()].filter(({ room }) => room.stage === 'over').length;
  return {
    audit: report,
    network: storm.counts,
    servers: servers.counts,
    disturbances: disturbance?.counts ?? null,
    tables: stored.size,
    finished,
  };
}

interface Seating {
  readonly table: string;
  readonly people: readonly Person[];
}

/** Some tables have no clock, some a time for each move, some a bank of time that may run out in the storm. */
const timeOf = (i: number): Pick<RouteBody<'openTable'>, 'moveMillis' | 'clock'> =>
  [
    {},
    { clock: { bankMillis: 20_000, incrementMillis: 500, end: 'bot' as const } },
    { moveMillis: 60_000 },
    { clock: { bankMillis: 60_000, incrementMillis: 0, end: 'loss' as const } },
  ][i % 4] ?? {};

/** Tables of every game, of two people, a bot of some level where there is room, started in good weather. */
async function openTables(
  { tables }: WorldSetting,
  people: readonly Person[],
  servers: Servers,
  random: FastRandom,
): Promise<Seating[]> {
  const clients = people.map(({ name, token }): TestPerson => personWith(servers.url(0), name, token));
  const seatings: Seating[] = [];
  for (let i = 0; i < tables; i++)
    for (const game of games.values()) {
      const first = random.below(people.length);
      const pair = [first, (first + 1 + random.below(people.length - 1)) % people.length];
      const bots = game.profile.players.max < 3 ? [] : [(['random', 'seedling'] as const)[random.below(2)] ?? 'random'];
      const table = await startTable(
        pair.map((index) => at(clients, index)),
        { game: game.profile.id, ...timeOf(seatings.length) },
        bots,
      );
      seatings.push({ table, people: pair.map((index) => at(people, index)) });
    }
  leaveAll(clients);
  return seatings;
}

/** Everybody has a device for their tables, some a second one, some tables a program; and every table is watched by a stranger. */
function openDevices(
  outside: Outside,
  people: readonly Person[],
  seatings: readonly Seating[],
  seed: string,
): Device[] {
  const devices: Device[] = [];
  const sourceOf = (name: string): FastRandom => new FastRandom(`${seed} ${name}`);
  for (const person of people) {
    const own = seatings.filter(({ people: seated }) => seated.includes(person)).map(({ table }) => table);
    const count = 1 + (people.indexOf(person) % 2);
    for (let i = 0; i < count; i++) {
      const name = `${person.name} device ${i}`;
      devices.push(openDevice(outside, person, own, sourceOf(name), name));
    }
  }
  for (const [i, { table, people: seated }] of seatings.entries()) {
    const name = `watcher ${i}`;
    devices.push(openDevice(outside, null, [table], sourceOf(name), name));
    if (i % 3 === 0) devices.push(openProgram(outside, at(seated, 0), table, sourceOf(`program ${i}`), `program ${i}`));
  }
  return devices;
}

const CALM_STEPS = 6;

/** Whether every table has come some steps further since this was first asked, or to its end. */
function haveGoneOn(devices: readonly Device[], tables: readonly string[], firstSeen: Map<string, number>): boolean {
  return tables.every((table) => {
    const known = devices.flatMap((device) => device.tables.get(table) ?? []);
    const last = Math.max(...known.map(({ sequence }) => sequence));
    const first = firstSeen.get(table) ?? last;
    firstSeen.set(table, first);
    return known.some(({ room }) => room.stage === 'over') || last >= first + CALM_STEPS;
  });
}
const PATIENCE_MILLIS = 240_000;

async function until(what: string, devices: readonly Device[], isSo: () => boolean | Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (!(await isSo())) {
    if (Date.now() - began > PATIENCE_MILLIS)
      throw new Error(`waited in vain until ${what}\n${devices.map(describeDevice).join('\n')}`);
    await new Promise((next) => setTimeout(next, 100));
  }
}

/** Where a device stands, to find the reason of a stall. */
const describeDevice = ({ person, tables, isBusy }: Device): string =>
  `${person?.name ?? 'watcher'}${isBusy() ? ' (waits for an answer)' : ''}: ${[...tables]
    .map(([table, { sequence, match, room }]) => {
      const seats = room.seats.map((seat) => (seat.kind === 'person' ? (seat.standIn ?? seat.name) : seat.kind));
      return `${table} ${room.game} ${room.stage} step ${sequence} turn ${match?.turn} of ${match?.actor} (${seats}), moves ${match?.moves.length}`;
    })
    .join('; ')}`;

async function withStore<T>({ env }: Place, use: (db: Reader) => Promise<T>): Promise<T> {
  const db = await openDatabase(configFrom(env), () => {});
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}

/** Waits until bots have done what was theirs to do and every device has heard of it. */
const settle = (place: Place, devices: readonly Device[]): Promise<void> =>
  withStore(place, async (db) => {
    let last = '';
    await until('all devices have seen every step', devices, async () => {
      const stored = await readStore(db);
      const now = [...stored].map(([table, { steps }]) => `${table} ${steps.length}`).join();
      const isStill = now === last;
      last = now;
      return (
        isStill &&
        devices.every(({ tables }) =>
          [...tables].every(([table, { sequence }]) => stored.get(table)?.room.sequence === sequence),
        )
      );
    });
  });

/** What every device has put together from all it received is the table as it is stored. */
function compareEnds(devices: readonly Device[], stored: ReadonlyMap<string, StoredTable>, report: AuditReport): void {
  for (const device of devices)
    for (const [table, { log, chat, sequence }] of device.tables) {
      const room = stored.get(table)?.room;
      if (room?.sequence !== sequence) continue;
      const entries = room.entries.length;
      const said = room.history.filter(({ event }) => event.kind === 'said').length;
      // A program keeps no log.
      if (log.length === 0) continue;
      if (log.length !== entries || chat.length !== said)
        report.flaws.push(`a device of ${device.person?.name} has ${log.length} of ${entries} entries of ${table}`);
    }
}

/** The logs name no table, and nobody's secret is in them or was told to anybody. */
function searchLogs(
  logs: string,
  people: readonly Person[],
  stored: ReadonlyMap<string, StoredTable>,
  ledger: Ledger,
  report: AuditReport,
): void {
  const tokens = new Set(people.map(({ token }) => token));
  const secrets = [...tokens, ...[...stored.values()].flatMap(({ header }) => [header.id, header.seed])];
  for (const secret of secrets) if (logs.includes(secret)) report.flaws.push(`a log holds ${secret}`);
  for (const { text } of ledger.heard)
    for (const [found] of text.matchAll(/[\w-]{43}/g))
      if (tokens.has(found)) report.flaws.push(`a token was told: ${text}`);
}

/** One paragraph for people. */
export function describeWorld({ audit: found, network, servers, disturbances, tables, finished }: WorldReport): string {
  const counts = (list: object): string =>
    Object.entries(list)
      .map(([name, count]) => `${name} ${Number(count).toLocaleString('en')}`)
      .join(', ');
  const { flaws, ...numbers } = found;
  return [
    `network: ${counts(network)}`,
    `servers: ${counts(servers)}${disturbances === null ? '' : `; database: ${counts(disturbances)}`}`,
    `tables ${tables}, finished ${finished}; ${counts(numbers)}`,
    ...flaws.slice(0, 10).map((flaw) => `FLAW ${flaw.slice(0, 1500)}`),
  ].join('\n');
}
