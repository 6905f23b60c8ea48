import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '../src/games/registry.node.ts';
import { besiege, describeSiege, type SiegeReport } from './attack/besiege.ts';
import { attacks } from './attack/list.ts';
import { runFuzz } from './fuzz.ts';
import { readScore } from './mutation/score.ts';
import { simulate } from './simulation.ts';
import { describeWorld, runWorld } from './world.ts';

/** `npm run proof`: every part, or those named. The seed that a failure names repeats its faults. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    runs: { type: 'string', default: '10' },
    lives: { type: 'string', default: '10' },
    people: { type: 'string', default: '6' },
    tables: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '1' },
    lines: { type: 'string', default: '45' },
    seconds: { type: 'string' },
    'all-at-once': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const { seed } = values;
const began = performance.now();
const say = (line: string): void => console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s: ${line}`);

async function proveWorld(store: 'sqlite' | 'postgres'): Promise<boolean> {
  const [people, tables, lives] = [values.people, values.tables, values.lives].map(Number) as [number, number, number];
  const report = await runWorld({ seed, store, people, tables, lives, say });
  console.log(describeWorld(report));
  return report.audit.flaws.length === 0;
}

/** Runs that are the same for the same seed: a failure names the one to look at. */
async function proveSimulation(): Promise<boolean> {
  const total = {
    runs: 0,
    happenings: 0,
    crashes: 0,
    flags: 0,
    freezes: 0,
    failedCommits: 0,
    lostAnswers: 0,
    steps: 0,
    updates: 0,
  };
  let isFine = true;
  for (const game of games.values())
    for (let run = 0; run < Number(values.runs); run++) {
      const { audit, trace: _, ...counts } = await simulate(`${seed}/${run}`, game, 2000);
      for (const [name, count] of Object.entries({ ...counts, runs: 1, steps: audit.steps, updates: audit.updates }))
        total[name as keyof typeof total] += count;
      for (const flaw of audit.flaws.slice(0, 3)) console.log(`FLAW ${game.profile.id}, seed ${seed}/${run}: ${flaw}`);
      isFine &&= audit.flaws.length === 0;
    }
  console.log(total);
  return isFine;
}

async function proveFuzz(): Promise<boolean> {
  const { flaws, ...counts } = await runFuzz({ seed, millis: Number(values.minutes) * 60_000 });
  console.log(counts);
  for (const flaw of flaws.slice(0, 20)) console.log(`FLAW ${flaw.slice(0, 1500)}`);
  return flaws.length === 0;
}

const MAX_P99_MILLIS = 250;
/** What is promised is promised for five minutes of all attacks at once. */
const [ALONE_SECONDS, TOGETHER_SECONDS] = [20, 300];

/** Every attack, each on a server of its own, or all at once on one. */
async function proveAttack(): Promise<boolean> {
  const { only } = values;
  const chosen = attacks.filter(({ name }) => only === undefined || name.includes(only));
  const isTogether = values['all-at-once'];
  const seconds = Number(values.seconds ?? (isTogether ? TOGETHER_SECONDS : ALONE_SECONDS));
  const setting = { seed, millis: seconds * 1000, tables: isTogether ? 10 : 4, peaceMillis: 5000 };
  const isHeld = (report: SiegeReport): boolean => {
    console.log(describeSiege(report));
    const isQuick = (report.p99Millis ?? Infinity) <= MAX_P99_MILLIS;
    if (!isQuick) console.log(`  FLAW one honest move of a hundred took ${report.p99Millis} ms or more`);
    return isQuick && report.flaws.length === 0;
  };
  if (isTogether)
    return isHeld(
      await besiege(
        chosen.filter(({ isOnce }) => !isOnce),
        setting,
      ),
    );
  let isFine = true;
  for (const attack of chosen) {
    say(`${attack.name}. ${attack.hole}.`);
    if (!isHeld(await besiege([attack], setting))) isFine = false;
  }
  return isFine;
}

/** A package of its own: it is a third of all files, and nothing else needs it. */
const STRYKER = 'proof/mutation';

/** A sample of the lines of each game's rules; `--lines all` for every one, which takes hours. */
async function proveMutation(): Promise<boolean> {
  if (!existsSync(`${STRYKER}/node_modules`)) {
    say('Stryker is installed (once) …');
    spawnSync('npm', ['ci', '--loglevel=error'], {
      cwd: STRYKER,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
  let isFine = true;
  for (const game of games.keys()) {
    const lines = values.lines === 'all' ? {} : { WINDFALL_LINES: values.lines, WINDFALL_SEED: seed };
    const env = { ...process.env, WINDFALL_MUTATE: game, ...lines };
    const { status } = spawnSync(
      process.execPath,
      [`${STRYKER}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run', `${STRYKER}/stryker.config.mjs`],
      { env, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    isFine &&= status === 0;
    if (status === 0) say(readScore(game));
  }
  return isFine;
}

const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  simulation: proveSimulation,
  sqlite: () => proveWorld('sqlite'),
  postgres: () => proveWorld('postgres'),
  fuzz: proveFuzz,
  attack: proveAttack,
  mutation: proveMutation,
};
let isProven = true;
for (const [name, prove] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`${name}, seed ${seed}`);
  if (await prove()) console.log(`${name}: no flaw found\n`);
  else isProven = false;
}
// Said outright: the test database ends the process on its own terms, and always content.
process.exit(isProven ? 0 : 1);
