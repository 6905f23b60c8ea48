import type { Command } from 'commander';
import { SPECTATOR } from '../../core/game.ts';
import { rewind } from '../../core/match.ts';
import { parseRecord, replayRecord } from '../../core/record.ts';
import { loadDrawing } from '../../games/load.node.ts';
import { games } from '../../games/registry.node.ts';
import { roomAround } from '../../table/device.ts';
import { valueOrQuit } from '../failure.ts';
import { readJson } from '../files.ts';
import { openLines } from '../lines.ts';
import { terminalPaint } from '../paint.ts';
import { drawEnd, drawTable, entryText, type Screen } from '../screen.ts';

export function registerReplay(program: Command): void {
  program
    .command('replay')
    .description('step through a record: Enter goes on, "b" back, a number jumps, "q" quits')
    .argument('<file>', 'a record, as saved by play or by the engine')
    .option('--all', 'print every entry and the result at once')
    .action(replay);
}

async function replay(file: string, options: { all?: boolean }): Promise<void> {
  const json = readJson(file);
  const record = valueOrQuit(parseRecord(json));
  const match = valueOrQuit(replayRecord(json, (id) => games.get(id)));
  const seats = Array.from(
    { length: match.players },
    (_, i) => record.seats?.[i] ?? { name: `Player ${i + 1}`, kind: 'person' },
  );
  const screen: Screen = { draw: await loadDrawing(record.game), paint: terminalPaint(process.stdout) };
  const roomAt = (entries: number) => roomAround(rewind(match, entries), seats);
  if (options.all) {
    const room = roomAround(match, seats);
    match.log.forEach((_, i) => {
      console.log(`${String(i + 1).padStart(4)}  ${entryText(room, i, SPECTATOR)}`);
    });
    console.log(drawEnd(room, screen));
    return;
  }
  await step(match.log.length, (entries) => {
    const room = roomAt(entries);
    console.log(`\n${drawTable(room, SPECTATOR, screen)}`);
    console.log(
      entries === 0
        ? 'The beginning.'
        : `${entries} of ${match.log.length}: ${entryText(room, entries - 1, SPECTATOR)}`,
    );
    if (entries === match.log.length && record.result !== null) console.log(drawEnd(room, screen));
  });
}

async function step(last: number, show: (entries: number) => void): Promise<void> {
  const lines = openLines();
  let entries = 0;
  show(entries);
  for (;;) {
    const line = await lines.ask('Enter: on, b: back, a number: go there, q: quit > ');
    if (line === null || line === 'q') break;
    const target = line === '' ? entries + 1 : line === 'b' ? entries - 1 : Number(line);
    if (!Number.isInteger(target) || target < 0 || target > last) {
      console.log(entries === last && line === '' ? 'This is the end.' : `The record has the steps 0 to ${last}.`);
      continue;
    }
    entries = target;
    show(entries);
  }
  lines.close();
}
