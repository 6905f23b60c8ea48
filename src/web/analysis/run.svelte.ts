import { type Analysis, type AnalysisSettings, type Finding, summarise } from '../../bots/analysis.ts';
import type { AnalysisTask } from '../../bots/analysisWorker.web.ts';
import type { Match } from '../../core/match.ts';

const MOST_WORKERS = 4;

/** An analysis on its way, in workers: a page that waits for it stays awake. */
export class AnalysisRun {
  readonly total: number;
  done = $state(0);
  analysis = $state.raw<Analysis | null>(null);
  state = $state<'running' | 'done' | 'cancelled' | 'failed'>('running');
  private readonly workers: Worker[] = [];
  private readonly findings: Finding[] = [];

  constructor(match: Match, record: unknown, settings: AnalysisSettings) {
    this.total = match.log.length + 1;
    // One processor is left to the page.
    const count = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1, this.total));
    for (let index = 0; index < count; index++) {
      const worker = new Worker(new URL('../../bots/analysisWorker.web.ts', import.meta.url), { type: 'module' });
      this.workers.push(worker);
      worker.onmessage = ({ data }: MessageEvent<Finding>) => this.hear(match, settings, data);
      worker.onerror = () => this.end('failed');
      const task: AnalysisTask = { game: match.game.profile.id, record, settings, part: { index, of: count } };
      worker.postMessage(task);
    }
  }

  cancel(): void {
    if (this.state === 'running') this.end('cancelled');
  }

  private hear(match: Match, settings: AnalysisSettings, finding: Finding): void {
    this.findings.push(finding);
    this.done = this.findings.length;
    if (this.done < this.total) return;
    this.analysis = summarise(match, settings, this.findings);
    this.end('done');
  }

  private end(state: 'done' | 'cancelled' | 'failed'): void {
    this.state = state;
    for (const worker of this.workers) worker.terminate();
  }
}
