import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { profile as game } from '../../games/dessert-dice/profile.ts';

const main = new URL('../main.ts', import.meta.url).pathname;
const run = (...args: string[]): string => execFileSync(process.execPath, [main, 'lab', ...args], { encoding: 'utf8' });

describe('windfall lab duel', () => {
  it('plays what its flags say, though the simulation has flags of the same names', () => {
    const flags = ['--games', '6', '--players', String(game.players.max), '--seed', 'other', '--threads', '1'];
    const out = run('duel', game.id, '--a', 'random', '--b', 'random', '--iterations', '3', '--json', ...flags);
    const { plan, rating } = JSON.parse(at(out.trim().split('\n').slice(-1), 0));
    expect(plan).toMatchObject({ game: game.id, players: game.players.max, seed: 'other' });
    expect(plan).toMatchObject({ a: { bot: 'random', limit: { iterations: 3 } } });
    expect(rating.games).toBe(6);
  });
});
