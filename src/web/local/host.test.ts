import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { legalMoves } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import type { MatchRecord } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import { games } from '../../games/registry.node.ts';
import { deadlineOf } from '../../table/clock.ts';
import { showRecord } from '../../table/record.ts';
import { actorOf, botOf, matchOf } from '../../table/room.ts';
import { type Seal, sealHash } from '../../table/seal.ts';
import { newSeries } from '../../table/series.ts';
import { verifyRecord } from '../../table/verify.ts';
import type { Moment } from '../table/client.ts';
import { advance, hear, type LocalHost, openHost } from './host.ts';
import type { FromHost } from './messages.ts';
import { recordOfSave, withOpenSeal } from './record.ts';
import { hasNext, newSave, nextSave, type Save, type Setting, usualSetting } from './save.ts';

/** A table whose bots answer at once and at random, whose saves and messages are kept in lists. */
function setTable(game: string, setting: Partial<Setting> = {}, seed = 'test') {
  const known = games.get(game);
  if (known === undefined) throw new Error(`no game ${game}`);
  const kept: Save[] = [];
  const told: FromHost[] = [];
  const unsealed: string[] = [];
  const made = newSave(game, known.rulesVersion, { ...usualSetting(known.profile, 'You'), ...setting });
  const sealSeed = made.sealSeed === undefined ? {} : { sealSeed: '5e'.repeat(32) };
  const save: Save = { ...made, ...sealSeed, id: 'table', seed };
  const random = new FastRandom(seed);
  const bots = {
    ask: async ({ game: asked, state }: { game: typeof known; state: unknown }) => {
      const out = new Int32Array(asked.maxLegal);
      const move = asked.decode(state, at(out, random.below(asked.legal(state, out))));
      return { move, suggestions: [], iterations: 1, isStandIn: false };
    },
    close: () => {},
  };
  const studied: unknown[] = [];
  const tutor = {
    study: (asked: typeof known, state: unknown) => void studied.push(asked.position(state)),
    judge: async () => null,
    close: () => {},
  };
  const surroundings = {
    bots,
    tutor,
    keep: async (each: Save) => void kept.push(each),
    unseal: async (id: string) => void unsealed.push(id),
    tell: (message: FromHost) => void told.push(message),
  };
  const open = (from: Save): LocalHost => unwrap(openHost(known, from, surroundings));
  return { host: open(save), open, kept, told, random, studied, unsealed };
}

const momentsOf = (told: readonly FromHost[]): Moment[] => told.flatMap((m) => (m.type === 'moment' ? [m.moment] : []));

const person = { kind: 'person' } as const;

function recordNow({ room }: LocalHost): MatchRecord {
  const record = showRecord(room, null);
  if (record === null) throw new Error('the game has started');
  return record;
}

async function playToEnd({ host, random, told }: ReturnType<typeof setTable>): Promise<void> {
  await advance(host, true);
  for (let i = 0; i < 2000; i++) {
    const moment = at(momentsOf(told), momentsOf(told).length - 1);
    if (moment.table.actor === 'over') return;
    if (moment.passTo !== null) await hear(host, { type: 'seat' });
    const moves = legalMoves(matchOf(host.room));
    await hear(host, { type: 'act', seat: moment.table.actor as number, move: at(moves, random.below(moves.length)) });
  }
  throw new Error('the game does not end');
}

describe.each([...games.keys()])('a table of %s on this device', (game) => {
  it('tells every entry as a step of its own, and keeps each', async () => {
    const table = setTable(game);
    await playToEnd(table);
    const entries = momentsOf(table.told).map(({ table: { log } }) => log.length);
    const steps = [...new Set(entries)];
    expect(steps).toEqual(Array.from({ length: steps.length }, (_, i) => i));
    expect(at(table.kept, table.kept.length - 1)).toMatchObject({ isOver: true, log: matchOf(table.host.room).log });
    expect(table.kept.map(({ log }) => log.length)).toEqual(table.kept.map((_, i) => i + 1));
  });

  it('goes on from what was kept with the same dice', async () => {
    const table = setTable(game);
    await playToEnd(table);
    const middle = at(table.kept, Math.floor(table.kept.length / 2));
    const again = table.open(middle);
    expect(matchOf(again.room).log).toEqual(middle.log);
    const { game: rules, state } = matchOf(again.room);
    if (rules.actor(state) === -1) {
      const bare = table.open({ ...middle });
      await Promise.all([advance(again, true), advance(bare, true)]);
      expect(matchOf(again.room).log[middle.log.length]).toEqual(matchOf(bare.room).log[middle.log.length]);
    }
  });

  it('seals its dice: the record of the end can be checked, and one altered roll is found', async () => {
    const table = setTable(game);
    expect(recordNow(table.host).seal).not.toHaveProperty('seed');
    await playToEnd(table);
    const record = recordNow(table.host);
    const check = (json: unknown) => verifyRecord(json, (id) => games.get(id));
    expect(check(record)).toMatchObject({ ok: true, value: { entries: record.log.length } });
    const seal = record.seal as Seal;
    const other = { ...seal, seed: '5f'.repeat(32), hash: sealHash('5f'.repeat(32)) };
    expect(check({ ...record, seal: other })).toMatchObject({ ok: false, error: { code: 'broken_seal' } });
  });

  it('answers how the points grew, one row for each entry', async () => {
    const table = setTable(game);
    await playToEnd(table);
    await hear(table.host, { type: 'ask', id: 1, topic: 'history', about: null });
    const answer = table.told.findLast((message) => message.type === 'answer');
    expect(answer).toMatchObject({ id: 1 });
    const rows = (answer as { answer: number[][] }).answer;
    expect(rows).toHaveLength(matchOf(table.host.room).log.length);
    const match = matchOf(table.host.room);
    expect(rows.at(-1)).toEqual(match.game.score(match.state, -1).map(({ total }) => total));
  });

  it('asks for real dice pick by pick, and what is told is what was rolled', async () => {
    const table = setTable(game, { dice: 'real' });
    await advance(table.host, true);
    for (let rolls = 0; rolls < 6; rolls++) {
      const moment = at(momentsOf(table.told), momentsOf(table.told).length - 1);
      if (!moment.asksDice) break;
      const picks: number[] = [];
      for (let i = 0; i < 100; i++) {
        await hear(table.host, { type: 'ask', id: i, topic: 'dice', about: picks });
        const { answer } = table.told.findLast((message) => message.type === 'answer') as {
          answer: { outcomes: unknown[]; total: number; index: number } | null;
        };
        if (answer === null) break;
        expect(answer.index).toBe(picks.length);
        expect(new Set(answer.outcomes).size).toBe(answer.outcomes.length);
        picks.push(table.random.below(answer.outcomes.length));
      }
      const match = matchOf(table.host.room);
      const expected = match.game.decodeChance(match.state, picks);
      const before = match.log.length;
      await hear(table.host, { type: 'dice', picks });
      expect(matchOf(table.host.room).log[before]).toEqual(expected);
    }
    expect(matchOf(table.host.room).log.length).toBeGreaterThan(0);
  });
});

describe('a table on this device', () => {
  it('lets the chosen seat start', async () => {
    for (const start of [0, 1]) {
      const { host } = setTable('harvest-dice', { start });
      await advance(host, true);
      expect(matchOf(host.room).log[0]).toEqual({ type: 'start', seat: start });
    }
  });

  it('refuses without changing anything, and names the rule', async () => {
    const { host, told } = setTable('harvest-dice', { start: 0 });
    await advance(host, true);
    const before = matchOf(host.room).log.length;
    const move = { type: 'feed', die: { veg: 'lettuce', value: 1 }, value: 6 };
    await hear(host, { type: 'act', seat: 0, move });
    expect(at(told, told.length - 1)).toMatchObject({
      type: 'refused',
      refusal: { rule: expect.stringMatching(/^H/) },
    });
    expect(matchOf(host.room).log).toHaveLength(before);
  });

  it('takes back to before the last own move, bots and dice included', async () => {
    const { host, told } = setTable('harvest-dice', { start: 0 });
    await advance(host, true);
    const before = [...matchOf(host.room).log];
    await hear(host, { type: 'act', seat: 0, move: at(legalMoves(matchOf(host.room)), 0) });
    expect(matchOf(host.room).log.length).toBeGreaterThan(before.length + 1);
    await hear(host, { type: 'undo' });
    expect(matchOf(host.room).log).toEqual(before);
    expect(at(told, told.length - 1)).toMatchObject({ type: 'moment', isLeap: true });
  });

  it('passes the device unseen only where somebody has a secret, the first person included', async () => {
    const setting = (game: string) => usualSetting((games.get(game) as { profile: never }).profile, 'You');
    const people = (game: string) => setting(game).seats.map((seat) => ({ ...seat, ...person }));
    const secret = setTable('dessert-dice', { seats: people('dessert-dice'), start: 0 });
    const lastOf = ({ told }: typeof secret): Moment => at(momentsOf(told), momentsOf(told).length - 1);
    await advance(secret.host, true);
    const isSecret = (moment: Moment): boolean =>
      /"(jello|sweet|popsicle|iceCream)[^"]*"/i.test(JSON.stringify(moment.table.log[1]));
    expect(lastOf(secret)).toMatchObject({ passTo: 0, table: { viewer: -1, moves: [] } });
    expect(isSecret(lastOf(secret))).toBe(false);
    await hear(secret.host, { type: 'seat' });
    expect(lastOf(secret)).toMatchObject({ passTo: null, table: { viewer: 0 } });
    expect(isSecret(lastOf(secret))).toBe(true);
    await hear(secret.host, { type: 'act', seat: 0, move: at(legalMoves(matchOf(secret.host.room)), 0) });
    expect(lastOf(secret)).toMatchObject({ passTo: 1, table: { viewer: -1, moves: [] } });
    expect(isSecret(lastOf(secret))).toBe(false);
    const open = setTable('harvest-dice', { seats: people('harvest-dice'), start: 0 });
    await advance(open.host, true);
    expect(lastOf(open)).toMatchObject({ passTo: null, table: { viewer: 0 } });
    await hear(open.host, { type: 'act', seat: 0, move: at(legalMoves(matchOf(open.host.room)), 0) });
    expect(lastOf(open)).toMatchObject({ passTo: null, table: { viewer: 1 } });
  });

  it('lets the tutor study a decision of the person, from the moment it is wanted until it is not', async () => {
    const { host, studied } = setTable('harvest-dice');
    await advance(host, true);
    expect(studied).toEqual([]);
    await hear(host, { type: 'tutor', isOn: true });
    const positionNow = () => {
      const { game, state } = matchOf(host.room);
      return game.position(state);
    };
    const first = positionNow();
    expect(studied).toEqual([first]);
    await hear(host, { type: 'act', seat: 0, move: at(legalMoves(matchOf(host.room)), 0) });
    expect(studied).toEqual([first, positionNow()]);
    await hear(host, { type: 'tutor', isOn: false });
    await hear(host, { type: 'act', seat: 0, move: at(legalMoves(matchOf(host.room)), 0) });
    expect(studied.length).toBe(2);
  });

  it('does not open what was played by newer rules', () => {
    const { host } = setTable('harvest-dice');
    const { game } = matchOf(host.room);
    const { steps: _, ...unopened } = host.save;
    const opened = openHost(game, { ...unopened, rules: game.rulesVersion + 1 }, host.surroundings);
    expect(opened).toMatchObject({ ok: false, error: { code: 'bad_record' } });
  });
});

describe('clocks at one device', () => {
  const clock = { bankMillis: 60_000, incrementMillis: 0, end: 'loss' } as const;
  const wait = (millis: number) => new Promise((next) => setTimeout(next, millis));

  it('a flag falls by itself, and a bot plays to the end', async () => {
    const table = setTable('harvest-dice', { clock: { ...clock, bankMillis: 60 } });
    await advance(table.host, true);
    for (let i = 0; i < 100 && table.host.room.stage !== 'over'; i++) await wait(50);
    expect(table.host.room.stage).toBe('over');
    expect(at(momentsOf(table.told), momentsOf(table.told).length - 1).table.lost).toEqual([0]);
  });

  it('no time runs while the table is closed, and the same is left after it', async () => {
    const table = setTable('harvest-dice', { clock });
    await advance(table.host, true);
    clearTimeout(table.host.flag);
    const { room } = table.host;
    while (table.kept.length === 0 || botOf(room, actorOf(room)) !== null) {
      const moves = legalMoves(matchOf(room));
      await hear(table.host, { type: 'act', seat: actorOf(room), move: moves[0] });
    }
    clearTimeout(table.host.flag);
    const kept = at(table.kept, table.kept.length - 1);
    const long = kept.steps?.map((step) => ({ ...step, atMillis: step.atMillis - 86_400_000 }));
    const again = table.open({ ...kept, ...(long === undefined ? {} : { steps: long }) });
    expect((deadlineOf(again.room) ?? 0) - Date.now()).toBeGreaterThan(50_000);
    expect(again.room.banks).toEqual(room.banks);
  });

  it('everybody pauses together, and goes on', async () => {
    const table = setTable('harvest-dice', { clock });
    await advance(table.host, true);
    await hear(table.host, { type: 'pause', isOn: true });
    const paused = at(momentsOf(table.told), momentsOf(table.told).length - 1);
    expect(paused.deadlineMillis).toBeNull();
    expect(paused.clock?.pausedMillis).toBeGreaterThan(50_000);
    await hear(table.host, { type: 'pause', isOn: false });
    expect(at(momentsOf(table.told), momentsOf(table.told).length - 1).deadlineMillis).toBeGreaterThan(Date.now());
    clearTimeout(table.host.flag);
  });
});

describe('a series on one device', () => {
  /** The next game of a series whose last one was played at this table, to its end. */
  async function goOn(before: ReturnType<typeof setTable>) {
    const last = at(before.kept, before.kept.length - 1);
    const next = nextSave(last, momentsOf(before.told).at(-1)?.table.series);
    expect(hasNext(last, before.kept)).toBe(true);
    expect(hasNext(last, [...before.kept, next])).toBe(false);
    const table = setTable(next.game, {}, 'next');
    const host = table.open(next);
    await playToEnd({ ...table, host });
    return { ...table, host };
  }
  const people = usualSetting(games.get('harvest-dice')?.profile ?? at([], 0), 'You').seats.map((seat) => ({
    ...seat,
    ...person,
  }));

  it('goes on with its score, and the other one begins on the first seat', async () => {
    const table = setTable('harvest-dice', { seats: people, series: newSeries({ kind: 'bestOf', games: 3 }, 2) });
    await playToEnd(table);
    const { host, told } = await goOn(table);
    const series = momentsOf(told).at(-1)?.table.series;
    expect(series?.games.map(({ points }) => points.length)).toEqual([2, 2]);
    const [first, second] = series?.games.map(({ starter }) => starter) ?? [];
    expect(second).toBe(1 - Number(first));
    expect(host.save.seats[0]).toEqual(people[Number(second)]);
    expect(unwrap(verifyRecord(recordNow(host), (id) => games.get(id))).rolls).toBeGreaterThan(5);
  });

  it('a twin has the same dice twice, and its first envelope is closed until the second game is over', async () => {
    const table = setTable('harvest-dice', { seats: people, series: newSeries({ kind: 'twin', deals: 1 }, 2) });
    await playToEnd(table);
    const known = table.host.room.game;
    const first = at(table.kept, table.kept.length - 1);
    const { sealSeed = '' } = first;
    expect(JSON.stringify([recordNow(table.host), unwrap(recordOfSave(known, first)), table.told])).not.toContain(
      sealSeed,
    );
    expect(table.unsealed).toEqual([]);
    const { host, unsealed } = await goOn(table);
    expect(unsealed).toEqual([first.id]);
    expect(hasNext(host.save, [])).toBe(false);
    expect(recordNow(host).log.slice(0, 2)).toEqual(recordNow(table.host).log.slice(0, 2));
    expect(host.save.seats).toEqual([...people].reverse());
    const opened = unwrap(recordOfSave(known, withOpenSeal(known, first)));
    expect((opened.seal as Seal).seed).toBe(sealSeed);
    for (const record of [opened, recordNow(host)])
      expect(unwrap(verifyRecord(record, (id) => games.get(id))).rolls).toBeGreaterThan(5);
  });
});
