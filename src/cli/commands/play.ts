import { createHash, randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { botNames, GRANDMASTER_SECONDS, isBotName } from '../../bots/levels.ts';
import { tellOptions } from '../../core/optionText.ts';
import { FastRandom } from '../../core/random.ts';
import { loadDrawing } from '../../games/load.node.ts';
import { readRules } from '../../games/registry.node.ts';
import { openRoom } from '../../table/apply.ts';
import { nextBotName } from '../../table/botNames.ts';
import { deviceStep } from '../../table/device.ts';
import type { SeatHolder } from '../../table/room.ts';
import { quit, valueOrQuit } from '../failure.ts';
import { openLines } from '../lines.ts';
import { collectOption, describeOptions, gameOrQuit, wholeNumber } from '../options.ts';
import { terminalPaint } from '../paint.ts';
import { playAtTable } from '../session.ts';

interface PlayOptions {
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
  const device = { dice: 'app', start: null } as const;
  const first = deviceStep(game, { holders, options: options.option, device }, [], Date.now());
  if (!first.ok && first.error.code === 'bad_option')
    console.error(`Options of ${game.profile.name}:\n${describeOptions(game)}`);
  const seed = createHash('sha256')
    .update(options.seed ?? randomUUID())
    .digest('hex');
  const told = tellOptions(game, game.words.en, first.ok ? options.option : {}, { players });
  if (told.length > 0) console.log(`Not as usual: ${told.join(' · ')}`);
  const lines = openLines();
  await playAtTable({
    room: openRoom({ id: 'terminal', code: '', seed }, valueOrQuit(first), () => game),
    random: new FastRandom(options.seed ?? randomUUID()),
    screen: { draw: await loadDrawing(id), paint: terminalPaint(process.stdout) },
    rules: readRules(id),
    lines,
    grandmasterSeconds,
  });
  lines.close();
}
