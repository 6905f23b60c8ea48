import { themeNow } from '../settings.svelte.ts';
import type { ClipShape, Format, Pixels } from './encoder.ts';
import type { FrameProps } from './Frame.svelte';
import { newPainter, styleText } from './picture.ts';
import { openStage, STAGE_HEIGHT, STAGE_WIDTH, type Stage } from './stage.ts';
import type { FromClip, ToClip } from './worker.ts';

export interface ClipWish {
  readonly format: Format;
  /** The first moment and the last one, by how many entries were played. */
  readonly from: number;
  readonly to: number;
  /** How long each is seen. */
  readonly millis: number;
  /** What is drawn of a moment. */
  readonly frameAt: (entries: number) => FrameProps;
}

const CLIP_WIDTH = 720;
const SCALE = CLIP_WIDTH / STAGE_WIDTH;
/** The end is looked at longer before everything begins again. */
const LAST_TIMES = 3;
/** Where in the clip the colours of all frames are taken from. */
const SAMPLES = [0, 0.35, 0.7, 1];
const types: Record<Format, string> = { gif: 'image/gif', webm: 'video/webm' };

const even = (length: number): number => 2 * Math.ceil(length / 2);
/** Lets the page answer in between. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A moving picture on its way: drawn here frame by frame, coded in a worker. */
export class ClipRun {
  readonly total: number;
  done = $state(0);
  state = $state<'running' | 'done' | 'cancelled' | 'failed'>('running');
  file = $state.raw<Blob | null>(null);
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private stage: Stage | null = null;

  constructor(wish: ClipWish) {
    this.total = wish.to - wish.from + 1;
    this.make(wish).catch((error: unknown) => {
      if (this.state !== 'running') return;
      reportError(error);
      this.end('failed');
    });
  }

  cancel(): void {
    if (this.state === 'running') this.end('cancelled');
  }

  private async make(wish: ClipWish): Promise<void> {
    const css = await styleText();
    if (this.state !== 'running') return;
    this.stage = openStage(css);
    const stage = this.stage;
    const steps = Array.from({ length: this.total }, (_, i) => wish.from + i);
    const tallest = await this.measure(stage, steps, wish);
    const shape: ClipShape = { width: CLIP_WIDTH, height: even(tallest * SCALE), millis: wish.millis };
    const paint = newPainter(css, themeNow(), shape, SCALE);
    const draw = (step: number): Promise<Pixels> => paint(stage.show(wish.frameAt(step), tallest));
    const samples: Pixels[] = [];
    for (const part of wish.format === 'gif' ? SAMPLES : []) {
      if (this.state !== 'running') return;
      samples.push(await draw(wish.from + Math.round(part * (wish.to - wish.from))));
    }
    let answer = this.ask({ kind: 'begin', format: wish.format, shape, samples });
    for (const step of steps) {
      if (this.state !== 'running') return;
      const pixels = await draw(step);
      // One frame is coded while the next is drawn; no more wait.
      await answer;
      if (this.state !== 'running') return;
      this.done = step - wish.from;
      const millis = step === wish.to ? LAST_TIMES * wish.millis : wish.millis;
      answer = this.ask({ kind: 'frame', pixels, millis }, [pixels.buffer]);
    }
    await answer;
    this.done = this.total;
    const bytes = await this.ask({ kind: 'end' });
    if (bytes === null) throw new Error('the worker gave no file');
    this.file = new Blob([bytes], { type: types[wish.format] });
    this.end('done');
  }

  /** As tall as the tallest frame: all of them are of one size. */
  private async measure(stage: Stage, steps: readonly number[], { frameAt }: ClipWish): Promise<number> {
    let tallest = 0;
    for (const step of steps) {
      await breathe();
      if (this.state !== 'running') return 0;
      tallest = Math.max(tallest, stage.show(frameAt(step)).offsetHeight);
    }
    return Math.min(tallest, STAGE_HEIGHT);
  }

  private ask(message: ToClip, transfer: Transferable[] = []): Promise<FromClip> {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromClip>) => resolve(data);
      this.worker.onerror = (event) => reject(new Error(event.message));
      this.worker.postMessage(message, transfer);
    });
  }

  private end(state: 'done' | 'cancelled' | 'failed'): void {
    this.state = state;
    this.worker.terminate();
    this.stage?.close();
  }
}
