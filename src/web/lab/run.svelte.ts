import type { Setting } from '../../lab/setting.ts';
import type { GameRow } from '../../lab/simulation.ts';
import { type Summary, summarize } from '../../lab/summary.ts';
import type { ToLab } from './worker.ts';

export type Stage = 'idle' | 'running' | 'done' | 'stopped' | 'failed';

const SUMMARY_MILLIS = 400;
/** One core is left to the page, and no more than a laptop likes. */
const workerCount = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));

/** One simulation in Web Workers. What it knows so far is summed up now and then, so that plots grow while it runs. */
export class LabRun {
  stage = $state<Stage>('idle');
  done = $state(0);
  games = $state(0);
  summary = $state.raw<Summary | null>(null);
  setting = $state.raw<Setting | null>(null);
  private rows: GameRow[] = [];
  private workers: Worker[] = [];
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(setting: Setting, games: number): void {
    this.end('running');
    this.rows = [];
    this.next = 0;
    this.done = 0;
    this.games = games;
    this.setting = setting;
    this.summary = null;
    this.workers = Array.from({ length: Math.min(games, workerCount()) }, () => this.open(setting));
    this.sumUpSoon(SUMMARY_MILLIS);
  }

  stop(): void {
    if (this.stage === 'running') this.end('stopped');
  }

  private open(setting: Setting): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const tell = (message: ToLab): void => worker.postMessage(message);
    worker.onmessage = ({ data }: MessageEvent<GameRow | null>) => {
      if (data !== null) this.rows.push(data);
      this.done = this.rows.length;
      if (this.done === this.games) this.end('done');
      else if (this.next < this.games) tell({ game: this.next++ });
    };
    worker.onerror = () => this.end('failed');
    tell({ setting });
    return worker;
  }

  private sumUp(): void {
    if (this.rows.length > 0) this.summary = summarize(this.rows);
  }

  /** The longer summing up takes, the rarer it is done. */
  private sumUpSoon(waitMillis: number): void {
    this.timer = setTimeout(() => {
      const began = performance.now();
      this.sumUp();
      this.sumUpSoon(Math.max(SUMMARY_MILLIS, 10 * (performance.now() - began)));
    }, waitMillis);
  }

  private end(stage: Stage): void {
    clearTimeout(this.timer);
    for (const worker of this.workers) worker.terminate();
    this.workers = [];
    this.sumUp();
    this.stage = stage;
  }
}
