import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../games/registry.node.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'windfall-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Outcome {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program with these lines typed in. */
function windfall(args: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, ...args], { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
    let out = '';
    let err = '';
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.on('close', (status) => resolve({ status, out, err }));
    // A program that has ended no longer reads.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

describe('windfall', () => {
  it('explains itself', async () => {
    const { status, out } = await windfall(['--help']);
    expect(status).toBe(0);
    for (const command of ['play', 'replay', 'serve', 'engine']) expect(out).toContain(command);
  });

  it.each([...games.keys()])('plays a whole game of %s against a random player', async (id) => {
    const args = ['play', id, '--seed', '1', '--players', '2', '--bots', 'random'];
    const { status, out, err } = await windfall(args, `hint\n${'b\n'.repeat(3000)}`);
    expect(err).toBe('');
    expect(status).toBe(0);
    expect(out).toContain('A good player would:');
    expect(out).toMatch(/^Total\s+-?\d+\s+-?\d+$/m);
  });

  it('saves a record that replay steps through', async () => {
    const moves = '1\n'.repeat(60);
    await windfall(['play', 'harvest-dice', '--seed', '2'], `${moves.slice(0, 20)}save half.json\n${moves}`);
    const half = JSON.parse(readFileSync(join(folder, 'half.json'), 'utf8'));
    expect(half).toMatchObject({ game: 'harvest-dice', players: 2, result: null });
    const steps = await windfall(['replay', 'half.json'], `\n\n${half.log.length}\nb\n99999\nq\n`);
    expect(steps.status).toBe(0);
    expect(steps.out).toContain(`${half.log.length} of ${half.log.length}`);
    expect(steps.out).toContain(`${half.log.length - 1} of ${half.log.length}`);
    expect(steps.out).toContain(`The record has the steps 0 to ${half.log.length}.`);
    const all = await windfall(['replay', 'half.json', '--all']);
    expect(all.out).toContain('dice: ');
  });

  it('takes moves back, filters them by words, and explains refusals by the rule', async () => {
    const feed = '{"type":"feed","die":{"veg":"lettuce","value":7},"value":6}';
    const wrong = '{"type":"plant","die":{"veg":"lettuce","value":1},"row":1,"column":6}';
    const input = ['?', '999', feed, wrong, '?', '? H12', 'plant carrot', 'nonsense words', '1', 'u', 'l', 'help', 'q'];
    const { out, status } = await windfall(
      ['play', 'harvest-dice', '--seed', '3', '--players', '2'],
      `${input.join('\n')}\n`,
    );
    expect(status).toBe(0);
    expect(out).toContain('No move has been refused.');
    expect(out).toMatch(/There are the moves 1 to \d+\./);
    expect(out).toMatch(/\(H1\d: "\?" shows the rule\)/);
    expect(out).toMatch(/^.*H12 \[book\]/m);
    expect(out).toContain('No move has these words.');
    expect(out).toContain('takes your last move back');
    expect(out).toContain('? H1  any rule');
    expect(out).not.toContain('There is nothing that can be taken back');
  });

  /** A game that a bot plays for the person, then what is typed after it; lines that are left over are no answer there. */
  const gameThen = (...after: string[]): string => `${'b\n'.repeat(80)}${after.join('\n')}\n`;
  const recordIn = (file: string) => {
    const { seats, log, result, seal } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return { seats: seats.map(({ name }: { name: string }) => name), log, result, seal };
  };

  it('plays a series: tells its score after each game, offers the next, beginning goes round', async () => {
    const args = ['play', 'harvest-dice', '--seed', '5', '--people', 'Ada', '--best-of', '2'];
    const input = gameThen('save one.json', '') + gameThen('save two.json', 'n') + gameThen('q');
    const { status, out } = await windfall(args, input);
    expect(status).toBe(0);
    const games = [recordIn('one.json'), recordIn('two.json')];
    expect(out).toMatch(/^Best of 2 · Game 1$/m);
    // A line of the score for each game, the points of both, and who won; then another series from the beginning.
    const bot = games[0]?.seats.find((name: string) => name !== 'Ada');
    expect(out).toMatch(new RegExp(`^Best of 2 · Game 2 · Ada [01½]+ : [01½]+ ${bot}$`, 'm'));
    const totals = games.map(({ seats, result }) =>
      ['Ada', bot].map((name) => result.standings.find(({ seat }: { seat: number }) => seats[seat] === name).total),
    );
    for (const [i, [ada, other]] of totals.entries())
      expect(out).toMatch(new RegExp(`^Game ${i + 1}\\s+${ada}\\s+${other}$`, 'm'));
    expect(out).toMatch(
      new RegExp(`^Points\\s+${totals[0]?.[0] + totals[1]?.[0]}\\s+${totals[0]?.[1] + totals[1]?.[1]}$`, 'm'),
    );
    expect(out).toMatch(/^(.+ wins the series|The series is drawn)\.$/m);
    expect(out.match(/^Best of 2 · Game 1$/gm)).toHaveLength(2);
    const starters = games.map(
      ({ seats, log }) => seats[log.find(({ type }: { type: string }) => type === 'start')?.seat ?? 0],
    );
    expect(new Set(starters).size).toBe(2);
  });

  it('plays a twin: the same dice with the seats exchanged, sealed until both games are over', async () => {
    const args = ['play', 'harvest-dice', '--seed', '5', '--people', 'Ada', '--twin'];
    const input = gameThen('save sealed.json', '') + gameThen('save second.json', 'save first opened.json', '');
    const { status, out } = await windfall(args, input);
    expect(status).toBe(0);
    expect(out).toContain('Deal 1, second game: the same dice, seats exchanged');
    expect(out).toMatch(/^(.+ made more of the same dice|Equally good with the same dice): \d+ : \d+ points\.$/m);
    const [opened, second] = [recordIn('opened.json'), recordIn('second.json')];
    expect(second.seats).toEqual([...opened.seats].reverse());
    const rolls = [opened, second].map(({ log }) => log.filter(({ type }: { type: string }) => type === 'roll'));
    expect(rolls[1].slice(0, 3)).toEqual(rolls[0].slice(0, 3));
    expect(recordIn('sealed.json').seal.seed).toBeUndefined();
    for (const file of ['opened.json', 'second.json']) expect((await windfall(['verify', file])).status).toBe(0);
    expect((await windfall(['verify', 'sealed.json'])).err).toContain('The seal is not open yet');
  });

  it('explains every option of a game', async () => {
    const { status, out } = await windfall(['options', 'rice-dice']);
    expect(status).toBe(0);
    for (const name of Object.keys(games.get('rice-dice')?.options ?? {})) expect(out).toContain(`  ${name} (`);
    expect(out).toContain('farmerRice (0–80; usually 0)');
    expect(out).toContain('60: Even for a Gardener');
    expect(out).toContain('hexes (1–6): Hexes.');
  });

  it('writes the usual document, plays a changed one, and names the field that is wrong', async () => {
    expect((await windfall(['options', 'my-little-vineyard', '--write-document', 'sheet.json'])).status).toBe(0);
    const sheet = JSON.parse(readFileSync(join(folder, 'sheet.json'), 'utf8'));
    sheet.grapes.merlot.base = 9;
    writeFileSync(join(folder, 'sheet.json'), JSON.stringify(sheet));
    const args = ['play', 'my-little-vineyard', '--option', 'sheet=@sheet.json', '--option', 'years=2'];
    const played = await windfall(args, 'q\n');
    expect(played.status).toBe(0);
    expect(played.out).toContain('Not as usual: Years: Two years · Own sheet');
    sheet.grapes.merlot.base = -1;
    writeFileSync(join(folder, 'sheet.json'), JSON.stringify(sheet));
    const refused = await windfall(args);
    expect(refused.status).toBe(1);
    expect(refused.err).toContain('"sheet" is wrong at grapes.merlot.base: must be a whole number from 0 to 1000.');
  });

  it.each([
    [['play', 'chess'], /no game "chess".*harvest-dice/s],
    [['play', 'harvest-dice', '--players', '9'], /for 2 to 4 players/],
    [['play', 'harvest-dice', '--option', 'advanced=perhaps'], /must be true or false/],
    [['play', 'harvest-dice', '--option', 'hard=true'], /no option "hard"/],
    [['play', 'harvest-dice', '--option', 'pigValues=2,4,6'], /"pigValues" must be a list of 7 whole numbers/],
    [['play', 'harvest-dice', '--option', 'pigValues=2,4,3,8,10,12,14'], /"pigValues\[2\]" must be at least 4/],
    [['play', 'harvest-dice', '--option', 'hard'], /name=value/],
    [['play', 'rice-dice', '--option', 'farmerRice=81'], /"farmerRice" must be a whole number from 0 to 80/],
    [['play', 'rice-dice', '--option', 'deck=@missing.json'], /missing\.json cannot be read/],
    [['play', 'rice-dice', '--option', 'deck=@broken.json'], /not JSON.*bad_option/],
    [['play', 'rice-dice', '--option', 'deck=@other.json'], /"deck" is wrong at cards/],
    [['options', 'chess'], /no game "chess"/],
    [['options', 'harvest-dice', '--write-document', 'x.json'], /no option that is a document/],
    [['options', 'rice-dice', '--write-document', 'other.json'], /other\.json is there already/],
    [['play', 'harvest-dice', '--bots', 'wizard'], /no bot "wizard"/],
    [['play', 'harvest-dice', '--best-of', '1'], /--best-of must be a whole number from 2 to 21/],
    [['play', 'harvest-dice', '--first-to', '100', '--twin'], /three kinds of series/],
    [['play', 'harvest-dice', '--twin', '--players', '3'], /A twin series is for two/],
    [['play', 'rice-dice', '--first-to', '100', '--players', '1'], /for two or more/],
    [['replay', 'missing.json'], /cannot be read/],
    [['replay', 'broken.json'], /not JSON/],
    [['replay', 'other.json'], /malformed/],
    [['serve', '--port', 'door'], /not a port/],
    [['dance'], /unknown command/],
  ])('refuses %j with a sentence', async (args, sentence) => {
    writeFileSync(join(folder, 'broken.json'), '{');
    writeFileSync(join(folder, 'other.json'), '{"format":1}');
    const { status, err } = await windfall(args);
    expect(status).toBe(1);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/\n\s+at /);
  });
});
