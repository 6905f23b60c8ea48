import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../src/core/assert.ts';
import { enterFrom, type Program, programWith } from './program.ts';

/** Two servers on one database, and a way to stop the first without ending it. */
export interface Pair {
  readonly urls: readonly [frozen: string, other: string];
  freeze(): void;
  thaw(): void;
}

/** After so long without an answer a client asks the other server. */
const PATIENCE_MILLIS = 2000;
const BOTH_MILLIS = 3000;
/** Until bots have moved at all tables. */
const LONGEST_WARM_UP_MILLIS = 15_000;
const FROZEN_MILLIS = 10_000;
const AFTER_MILLIS = 3000;
const PACE_MILLIS = 300;
const LIMIT_MILLIS = 5000;
/** More than this is no excuse. */
const MOST_USUAL_MILLIS = 3000;

interface Player {
  readonly table: string;
  /** The same person through each server. */
  readonly through: readonly Program[];
  /** When all is over, with all the time in the world. */
  readonly patiently: readonly Program[];
  readonly acknowledged: Map<string, number>;
  /** Since when a bot has been to move, as far as is known. */
  botSince: { readonly turn: number; readonly millis: number } | null;
}

/** Plays many tables through both servers, freezes one in the middle of it, goes on through the other, and lets the first wake up again. */
export async function attackFrozenNode({ urls, freeze, thaw }: Pair, tables: number) {
  const counts = { tables, moves: 0, movesWhileFrozen: 0, botTurnsWhileFrozen: 0, slowestMove: 0, slowestBot: 0 };
  /** What it takes with both servers well: the machine may be busy otherwise. */
  const usual = { move: 0, bot: 0 };
  const hadBot = new Set<Player>();
  const flaws: string[] = [];
  const players = await Promise.all(Array.from({ length: tables }, (_, i) => openPlayer(urls, i)));
  let frozenMillis: number | null = null;
  let isOver = false;
  const noteBot = (player: Player, turn: number, isBot: boolean): void => {
    const { botSince } = player;
    if (botSince !== null && (botSince.turn !== turn || !isBot)) {
      const took = Math.round(performance.now() - Math.max(botSince.millis, frozenMillis ?? 0));
      if (frozenMillis === null) usual.bot = Math.min(Math.max(usual.bot, took), MOST_USUAL_MILLIS);
      else {
        counts.slowestBot = Math.max(counts.slowestBot, took);
        if (took > LIMIT_MILLIS + usual.bot) flaws.push(`a bot stood still for ${took} ms, usually ${usual.bot}`);
      }
    }
    if (!isBot) player.botSince = null;
    else if (botSince?.turn !== turn) player.botSince = { turn, millis: performance.now() };
  };
  const play = async (player: Player, random: () => number): Promise<void> => {
    for (let count = 0; !isOver; count++) {
      // In turns, and through the other one alone while the first is frozen.
      const server = frozenMillis === null ? count % 2 : 1;
      const seen = await at(player.through, server).call('table', { params: { table: player.table } });
      if (!seen.ok || seen.value.match === null) continue;
      const { turn, actor, moves } = seen.value.match;
      noteBot(player, turn, actor === 1);
      if (actor === 'over') return;
      if (seen.value.events.some((event) => event.kind === 'entry' && event.by === 1)) hadBot.add(player);
      if (moves.length > 0) {
        const { move } = at(moves, random() % moves.length);
        await insist(player, server, { kind: 'move', turn, move });
      }
      await pause(PACE_MILLIS);
    }
  };
  /** Sends a move until it is answered, always under the same key. */
  const insist = async (player: Player, first: number, command: { kind: 'move'; turn: number; move: unknown }) => {
    const key = `move-${command.turn}`.padEnd(12, '-');
    for (let server = first; ; server = 1) {
      const began = performance.now();
      const { table } = player;
      const done = await at(player.through, server).call('command', { params: { table }, body: { key, command } });
      const took = Math.round(performance.now() - began);
      if (frozenMillis === null) usual.move = Math.min(Math.max(usual.move, took), MOST_USUAL_MILLIS);
      else if (server === 1) {
        counts.slowestMove = Math.max(counts.slowestMove, took);
        if (done.ok) counts.movesWhileFrozen++;
        if (took > LIMIT_MILLIS + usual.move) flaws.push(`a move took ${took} ms, usually ${usual.move}`);
      }
      if (done.ok) {
        counts.moves++;
        player.acknowledged.set(key, done.value.sequence);
        return;
      }
      if (done.error.code !== 'unavailable') return;
      if (server === 1) flaws.push(`a move could not be made through the other server: ${done.error.message}`);
    }
  };
  const playing = players.map((player, i) => play(player, () => Math.floor(Math.random() * 1e6) + i));
  for (let waited = 0; hadBot.size < tables && waited < LONGEST_WARM_UP_MILLIS; waited += 50) await pause(50);
  Object.assign(usual, { move: 0, bot: 0 });
  await pause(BOTH_MILLIS);
  freeze();
  frozenMillis = performance.now();
  const frozenAtMillis = Date.now();
  await pause(FROZEN_MILLIS);
  for (const { botSince } of players)
    if (botSince !== null && performance.now() - Math.max(botSince.millis, frozenMillis) > LIMIT_MILLIS + usual.bot)
      flaws.push('a bot stands still');
  const usually = { usualMove: usual.move, usualBot: usual.bot };
  frozenMillis = null;
  const thawedAtMillis = Date.now();
  thaw();
  await pause(AFTER_MILLIS);
  isOver = true;
  await Promise.all(playing);
  for (const player of players) {
    const found = await compare(player);
    flaws.push(...found.flaws);
    counts.botTurnsWhileFrozen += found.botMillis.filter(
      (millis) => millis > frozenAtMillis && millis < thawedAtMillis,
    ).length;
  }
  return { counts: { ...counts, ...usually }, flaws };
}

async function openPlayer(urls: Pair['urls'], i: number): Promise<Player> {
  const address = `127.0.0.${2 + i}`;
  const program = await enterFrom(urls[1], `Player ${i}`, address);
  if (program === null) throw new Error('a guest was refused');
  const opened = await program.call('openTable', { body: { game: 'harvest-dice', players: 2 } });
  if (!opened.ok) throw new Error(opened.error.message);
  const { table } = opened.value;
  for (const [key, command] of Object.entries({
    'key-sit-----': { kind: 'sit' },
    // Some think long enough to be frozen in the middle of it.
    'key-addBot--': { kind: 'addBot', level: i % 8 === 0 ? 'master' : 'seedling' },
    'key-start---': { kind: 'start' },
  } as const)) {
    const done = await program.call('command', { params: { table }, body: { key, command } });
    if (!done.ok) throw new Error(done.error.message);
  }
  const asked = (millis: readonly number[]) =>
    urls.map((url, server) => programWith(url, program.token, address, at(millis, server)));
  const through = asked([PATIENCE_MILLIS, 15_000]);
  return { table, through, patiently: asked([30_000, 30_000]), acknowledged: new Map(), botSince: null };
}

/** Everything acknowledged is there once, and both servers say the same. With the times at which the bot moved. */
async function compare({ table, patiently, acknowledged }: Player) {
  const flaws: string[] = [];
  const [one, other] = await Promise.all(
    patiently.map(async (program) => {
      const seen = await program.call('table', { params: { table } });
      return seen.ok ? seen.value : null;
    }),
  );
  if (one == null || other == null) return { flaws: ['a table cannot be read after all'], botMillis: [] };
  const [short, long] = one.sequence < other.sequence ? [one, other] : [other, one];
  // A bot may have moved between the two looks.
  if (JSON.stringify(long.events.slice(0, short.events.length)) !== JSON.stringify(short.events))
    flaws.push('the servers tell different stories of a table');
  const moved = new Map<number, number>();
  for (const event of long.events)
    if (event.kind === 'entry' && event.by === 0) moved.set(event.sequence, (moved.get(event.sequence) ?? 0) + 1);
  for (const sequence of acknowledged.values())
    if (moved.get(sequence) !== 1) flaws.push(`step ${sequence} is missing`);
  if (moved.size !== acknowledged.size)
    flaws.push(`${moved.size} moves are stored, ${acknowledged.size} were acknowledged`);
  const botMillis = long.events.flatMap((event) => (event.kind === 'entry' && event.by === 1 ? [event.atMillis] : []));
  return { flaws, botMillis };
}
