import { createHash, randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { botNames, GRANDMASTER_SECONDS, isBotName } from '../../bots/levels.ts';
import { assert, at } from '../../core/assert.ts';
import type { Refusal } from '../../core/errors.ts';
import type { AnyGame } from '../../core/game.ts';
import { tellOptions } from '../../core/optionText.ts';
import { FastRandom } from '../../core/random.ts';
import { ok, type Result } from '../../core/result.ts';
import { loadDrawing } from '../../games/load.node.ts';
import { readRules } from '../../games/registry.node.ts';
import { openRoom } from '../../table/apply.ts';
import { nextBotName } from '../../table/botNames.ts';
import { deviceStep } from '../../table/device.ts';
import { seriesAt } from '../../table/record.ts';
import type { Room, SeatHolder } from '../../table/room.ts';
import { newSeries, nextSeries, seatsAfter, seriesFlaw } from '../../table/series.ts';
import type { Series } from '../../table/seriesSchema.ts';
import { quit, valueOrQuit } from '../failure.ts';
import { openLines } from '../lines.ts';
import { collectOption, describeOptions, gameOrQuit, wholeNumber } from '../options.ts';
import { terminalPaint } from '../paint.ts';
import { readSeries, type SeriesFlags } from '../series.ts';
import { playAtTable } from '../session.ts';

interface PlayOptions extends SeriesFlags {
  players?: string;
  people: string;
  bots: string;
  seconds: string;
  seed?: string;
  option: Record<string, unknown>;
}

export function registerPlay(program: Command): void {
  program
    .command('play')
    .description('play a game in the terminal')
    .argument('<game>', 'harvest-dice, …: a wrong name lists them all')
    .option('-p, --players <number>', 'how many play in all (default: as few as the game allows)')
    .option(
      '-n, --people <names>',
      'the people at this keyboard, in seat order, separated by commas; the other seats are bots',
      'You',
    )
    .option('-b, --bots <name>', `the bots' level: ${botNames.join(', ')}`, 'sprout')
    .option('--seconds <number>', 'how long a Grandmaster thinks', String(GRANDMASTER_SECONDS.default))
    .option('-s, --seed <text>', 'dice that can be repeated')
    .option('--best-of <games>', 'a series: who wins more of these games')
    .option('--first-to <points>', 'a series: whose points in all games together reach this first')
    .option('--twin [deals]', 'a series for two: each deal twice, with the same dice and the seats exchanged')
    .option(
      '-o, --option <name=value>',
      'an option of the game (windfall options tells them), a document as name=@file; may be given several times',
      collectOption,
      {},
    )
    .action(play);
}

async function play(id: string, options: PlayOptions): Promise<void> {
  const game = gameOrQuit(id);
  const people = options.people
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const players =
    options.players === undefined ? Math.max(game.profile.players.min, people.length) : Number(options.players);
  if (people.length > players) quit(`${people.length} people do not fit ${players} seats.`);
  const holders: SeatHolder[] = people.map((name) => ({ name, kind: 'person' }));
  const { bots } = options;
  if (!isBotName(bots)) quit(`There is no bot "${bots}". There are: ${botNames.join(', ')}. [unknown_bot]`);
  const table = options.seed ?? randomUUID();
  while (holders.length < players)
    holders.push({
      name: nextBotName(
        table,
        holders.map(({ name }) => name),
      ),
      kind: bots,
    });
  const { min, max } = GRANDMASTER_SECONDS;
  const grandmasterSeconds = wholeNumber(options.seconds, 'seconds', min, max);
  const rule = readSeries(options);
  const flaw = rule === null ? null : seriesFlaw(rule, players);
  if (flaw !== null) quit(flaw);
  const seedOf = (games: number): string => seedFrom(options.seed, games);
  let now: KeyboardTable = {
    id: 'terminal',
    seed: seedOf(0),
    holders,
    ...(rule === null ? {} : { series: newSeries(rule, players) }),
  };
  const opened = openTable(game, now, options.option);
  if (!opened.ok && opened.error.code === 'bad_option')
    console.error(`Options of ${game.profile.name}:\n${describeOptions(game)}`);
  let room = valueOrQuit(opened);
  const told = tellOptions(game, game.words.en, options.option, { players });
  if (told.length > 0) console.log(`Not as usual: ${told.join(' · ')}`);
  const lines = openLines();
  const session = {
    random: new FastRandom(options.seed ?? randomUUID()),
    screen: { draw: await loadDrawing(id), paint: terminalPaint(process.stdout) },
    rules: readRules(id),
    lines,
    grandmasterSeconds,
  };
  let twin: { readonly first?: Room } = {};
  for (let games = 1; await playAtTable({ ...session, room, ...twin }); games++) {
    const played = seriesAt(room);
    assert(played !== undefined, 'only a series has a next game');
    now = nextTable(now, played, games, seedOf(games));
    twin = now.series?.dice === undefined ? {} : { first: room };
    room = valueOrQuit(openTable(game, now, options.option));
  }
  lines.close();
}

/** A game at this keyboard: who sits where, what its dice are made with, and the series it belongs to. */
interface KeyboardTable {
  readonly id: string;
  readonly seed: string;
  readonly holders: readonly SeatHolder[];
  readonly series?: Series;
}

function openTable(
  game: AnyGame,
  { id, seed, holders, series }: KeyboardTable,
  options: Record<string, unknown>,
): Result<Room, Refusal> {
  const device = { dice: 'app', start: null } as const;
  const table = { holders, options, device, ...(series === undefined ? {} : { series }) };
  const first = deviceStep(game, table, [], Date.now());
  return first.ok ? ok(openRoom({ id, code: '', seed }, first.value, () => game)) : first;
}

/** The table of the next game of a series that stands like this; in a twin the second game of a deal has the dice of the first. */
function nextTable({ id, seed, holders }: KeyboardTable, played: Series, games: number, fresh: string): KeyboardTable {
  const nobody = { nonces: holders.map(() => ''), nonceHashes: holders.map(() => null) };
  const series = nextSeries(played, { table: id, ...nobody });
  return {
    id: `terminal ${games + 1}`,
    seed: series.dice === undefined ? fresh : seed,
    holders: seatsAfter(played).map((seat) => at(holders, seat)),
    series,
  };
}

/** What the dice of each game of a series are made with: the same each time where a seed is given. */
const seedFrom = (text: string | undefined, games: number): string =>
  createHash('sha256')
    .update(text === undefined ? randomUUID() : games === 0 ? text : `${text} ${games}`)
    .digest('hex');
