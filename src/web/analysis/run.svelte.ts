import { type Analysis, type AnalysisSettings, type Finding, summarise, usualIterations } from '../../bots/analysis.ts';
import type { AnalysisTask } from '../../bots/analysisWorker.web.ts';
import { at } from '../../core/assert.ts';
import type { Match } from '../../core/match.ts';

const MOST_WORKERS = 4;

/** Iterations of the depths that can be chosen. */
export const depths = { quick: usualIterations / 4, usual: usualIterations, deep: usualIterations * 4 } as const;

/** The depths on the way to the one that is wanted: each is soon done beside the next, and what it found is shown meanwhile. */
const passesTo = (iterations: number): readonly number[] => [
  ...Object.values(depths).filter((each) => each < iterations),
  iterations,
];

/** An analysis on its way, in workers: a page that waits for it stays awake. */
export class AnalysisRun {
  readonly total: number;
  /** Positions that the present pass has looked at. */
  done = $state(0);
  /** What the pass before found, until the last one is done. */
  analysis = $state.raw<Analysis | null>(null);
  state = $state<'running' | 'done' | 'cancelled' | 'failed'>('running');
  private readonly match: Match;
  private readonly record: unknown;
  private readonly settings: AnalysisSettings;
  private readonly workers: Worker[] = [];
  private readonly passes: readonly number[];
  private pass = 0;
  private findings: Finding[] = [];

  constructor(match: Match, record: unknown, settings: AnalysisSettings) {
    this.match = match;
    this.record = record;
    this.settings = settings;
    this.total = match.log.length + 1;
    this.passes = passesTo(settings.iterations);
    // One processor is left to the page.
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1, this.total));
    for (let index = 0; index < count; index++) {
      const worker = new Worker(new URL('../../bots/analysisWorker.web.ts', import.meta.url), { type: 'module' });
      this.workers.push(worker);
      worker.onmessage = ({ data }: MessageEvent<Finding>) => this.hear(data);
      worker.onerror = () => this.end('failed');
    }
    this.begin();
  }

  cancel(): void {
    if (this.state === 'running') this.end('cancelled');
  }

  private get present(): AnalysisSettings {
    return { ...this.settings, iterations: at(this.passes, this.pass) };
  }

  private begin(): void {
    this.findings = [];
    this.done = 0;
    const { record, present: settings } = this;
    const game = this.match.game.profile.id;
    this.workers.forEach((worker, index) => {
      const task: AnalysisTask = { game, record, settings, part: { index, of: this.workers.length } };
      worker.postMessage(task);
    });
  }

  private hear(finding: Finding): void {
    this.findings.push(finding);
    this.done = this.findings.length;
    if (this.done < this.total) return;
    this.analysis = summarise(this.match, this.present, this.findings);
    this.pass++;
    if (this.pass < this.passes.length) this.begin();
    else this.end('done');
  }

  private end(state: 'done' | 'cancelled' | 'failed'): void {
    this.state = state;
    for (const worker of this.workers) worker.terminate();
  }
}
