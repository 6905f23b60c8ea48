import { parseArgs } from 'node:util';
import { describeWorld, runWorld } from './world.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, lives: { type: 'string', default: '10' } },
});
const seed = values.seed ?? String(Date.now() % 1_000_000);
for (const store of ['sqlite', 'postgres'] as const) {
  if (positionals.length > 0 && !positionals.includes(store)) continue;
  console.log(`world on ${store}, seed ${seed}`);
  const began = performance.now();
  const report = await runWorld({
    seed,
    store,
    people: 6,
    tables: 2,
    lives: Number(values.lives),
    say: (line) => console.log(`  ${((performance.now() - began) / 1000).toFixed(1)} s: ${line}`),
  });
  console.log(describeWorld(report));
  if (report.audit.flaws.length > 0) process.exitCode = 1;
}
