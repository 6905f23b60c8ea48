import { Presets, SingleBar } from 'cli-progress';
import type { Command } from 'commander';
import { type Finding, findOut, summarise, usualIterations } from '../../bots/analysis.ts';
import { parseRecord, replayRecord } from '../../core/record.ts';
import { games } from '../../games/registry.node.ts';
import { analysisText } from '../analysisText.ts';
import { valueOrQuit } from '../failure.ts';
import { readJson } from '../files.ts';
import { wholeNumber } from '../options.ts';

interface AnalyseFlags {
  readonly iterations: string;
  readonly seed: string;
  readonly entries?: true;
  readonly json?: true;
}

export function registerAnalyse(program: Command): void {
  program
    .command('analyse')
    .alias('analyze')
    .description('what was luck and what was skill in a match: for every entry what it changed, and the turning points')
    .argument('<file>', 'a record, as saved by play, by the engine or by the browser')
    .option(
      '--iterations <number>',
      'samples for each estimate; four times as many halve the errors',
      String(usualIterations),
    )
    .option('--seed <text>', 'the same seed and iterations give the same numbers', '1')
    .option(
      '--entries',
      'also print every entry: change in points for each seat, chance to win after it, what happened',
    )
    .option('--json', 'print everything as JSON')
    .action(analyse);
}

/** The bar goes to the error stream, so that the output can be piped; elsewhere than in a terminal there is none. */
function analyse(file: string, flags: AnalyseFlags): void {
  const iterations = wholeNumber(flags.iterations, 'iterations', 4, 1e6);
  const settings = { iterations, seed: flags.seed };
  const json = readJson(file);
  const record = valueOrQuit(parseRecord(json));
  const match = valueOrQuit(replayRecord(json, (id) => games.get(id)));
  const bar = new SingleBar(
    { format: '{bar} {value}/{total} positions, {eta_formatted} left', clearOnComplete: true },
    Presets.shades_classic,
  );
  bar.start(match.log.length + 1, 0);
  const findings: Finding[] = [];
  for (const finding of findOut(match, settings)) {
    findings.push(finding);
    bar.update(findings.length);
  }
  bar.stop();
  const analysis = summarise(match, settings, findings);
  if (flags.json) {
    console.log(JSON.stringify(analysis));
    return;
  }
  const names = Array.from({ length: match.players }, (_, i) => record.seats?.[i]?.name ?? `Player ${i + 1}`);
  console.log(analysisText(analysis, names, match.game, flags.entries === true));
}
