import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unwrap } from '../core/result.ts';
import { commandSchema } from '../table/command.ts';
import { enter, openTable, startTestServer, until } from './testing.suite.ts';

const page = readFileSync(new URL('../../docs/API.md', import.meta.url), 'utf8');
const python = /```python\n(.*?)```/s.exec(page)?.[1] ?? '';
const hasPython = spawnSync('python3', ['--version']).status === 0;

test('the bot of docs/API.md is complete in under fifty lines', () => {
  expect(python.split('\n').filter((line) => line.trim() !== '').length).toBeLessThan(50);
});

test('every command is in docs/API.md', () => {
  for (const { shape } of commandSchema.options) expect(page).toContain(`"kind":"${shape.kind.value}"`);
});

test.skipIf(!hasPython)('the bot of docs/API.md plays a game to the end', async () => {
  const server = await startTestServer();
  const ann = await enter(server.url, 'Ann');
  const bea = await enter(server.url, 'Bea');
  const { token } = unwrap(await bea.call('createToken', { body: { label: 'bot' } }));
  const { table, room } = await openTable(ann, { game: 'harvest-dice', players: 2 });
  unwrap(await ann.do(table, { kind: 'addBot', level: 'random' }));
  const folder = mkdtempSync(join(tmpdir(), 'windfall-bot-'));
  writeFileSync(join(folder, 'bot.py'), python);
  const bot = spawn('python3', [join(folder, 'bot.py'), server.url, token, room?.code ?? '']);
  let output = '';
  for (const stream of [bot.stdout, bot.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const ended = new Promise<number | null>((resolve) => bot.on('exit', resolve));
  await until(ann, table, (state) => state.room.seats.every(({ kind }) => kind !== 'open'));
  unwrap(await ann.do(table, { kind: 'start' }));
  expect(await ended, output).toBe(0);
  expect(output).toContain('breakdown');
  ann.live.close();
  bea.live.close();
  rmSync(folder, { recursive: true });
  await server.remove();
});
