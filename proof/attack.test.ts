import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { besiege, describeSiege } from './attack/besiege.ts';
import { bots } from './attack/bots.ts';
import { attacks } from './attack/list.ts';

/** What a server may need for the connections of an attack, besides what it needs anyway. A flood takes up to 230: the faster the machine, the more it leaves behind before it is collected. */
const MAX_GROWTH_MEGABYTES = 400;

/**
 * The short form of `npm run proof attack`: each for a few seconds; those that need no siege have tests of their own (accounts.test.ts), and so has the one by bots
 * that think (bots.test.ts). How quick honest moves are says little on a busy machine.
 */
test.each(attacks.filter(({ name, isOnce }) => !isOnce && name !== bots.name))(
  'P15 $name: nothing is lost, and the server stays well',
  { timeout: 120_000 },
  async (attack) => {
    const report = await besiege([attack], { seed: '1', millis: 2500, tables: 2, peaceMillis: 300 });
    expect(report.flaws, describeSiege(report)).toEqual([]);
    expect(report.megabytesPeak - report.megabytesBefore, describeSiege(report)).toBeLessThan(MAX_GROWTH_MEGABYTES);
    expect(report.acknowledged).toBeGreaterThan(4);
  },
);

test('docs/RELIABILITY.md tells each attack, what must hold and which promise it is about', () => {
  const page = readFileSync(new URL('../docs/RELIABILITY.md', import.meta.url), 'utf8');
  const told = [...page.matchAll(/^\| ([^|]+) \| [^|]+ \| [^|]+ \| P\d+ \|$/gm)].map(([, name]) => name);
  expect(told).toEqual(attacks.map(({ name }) => name));
});
