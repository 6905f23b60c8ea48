import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const main = new URL('../main.ts', import.meta.url).pathname;
const record = new URL('../../games/harvest-dice/golden/basic-pig.json', import.meta.url).pathname;
const run = (...args: string[]): string =>
  execFileSync(process.execPath, [main, 'analyse', ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

describe('windfall analyse', () => {
  it('tells luck, losses and turning points in words', () => {
    const out = run(record, '--iterations', '4', '--entries');
    expect(out).toMatch(/lucky by \d+\.\d points \(± \d+\.\d\), lost −?\d+\.\d \(± \d+\.\d\) by decisions\./);
    expect(out).toMatch(/Turning points:|No decision cost more/);
    expect(out).toContain('4 samples an estimate');
  });

  it('prints nothing but JSON where asked, the same for the same seed', () => {
    const flags = [record, '--iterations', '4', '--seed', 'a', '--json'];
    const analysis = JSON.parse(run(...flags));
    expect(analysis).toMatchObject({ game: 'harvest-dice', iterations: 4, seed: 'a' });
    expect(analysis.expected.length).toBe(analysis.entries.length + 1);
    expect(JSON.parse(run(...flags))).toEqual(analysis);
  });

  it.each([
    [['/nowhere.json'], 'cannot be read'],
    [[new URL('../../../package.json', import.meta.url).pathname], 'malformed'],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { status, stderr } = spawnSync(process.execPath, [main, 'analyse', ...args], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });
});
