import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { linesOf, pageOfScale } from '../../lab/scaleReport.ts';
import { scenarios } from '../../lab/scaleScenarios.ts';
import { wholeNumber } from '../options.ts';

interface ScaleFlags {
  readonly failures: string;
  readonly minutes: string;
  readonly html?: string;
  readonly seed: string;
}

/** The first node fails when most people are here, the next ones an hour earlier each. */
const WORST_HOUR = 20;

export function registerScale(lab: Command): void {
  lab
    .command('scale')
    .description(
      'how many people fit on which machines: a day of arrivals, moves and failures against the measured costs',
    )
    .option('--failures <number>', 'nodes that fail, the first in the busiest hour', '1')
    .option('--minutes <number>', 'how long each is away', '10')
    .option('--html <file>', 'write a page with plots')
    .option('--seed <text>', 'of arrivals and moves', '1')
    .action(scale);
}

function scale(flags: ScaleFlags): void {
  const seconds = 60 * wholeNumber(flags.minutes, 'minutes', 1, 1440);
  const failures = Array.from({ length: wholeNumber(flags.failures, 'failures', 0, WORST_HOUR) }, (_, i) => ({
    second: (WORST_HOUR - i) * 3600,
    seconds,
  }));
  if (flags.html !== undefined) writeFileSync(flags.html, pageOfScale(scenarios, failures, flags.seed));
  else for (const scenario of scenarios) console.log(linesOf(scenario, failures, flags.seed).join('\n'));
}
