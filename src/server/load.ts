import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Whether the process has more to do than it can. Looked at now and then, so that asking costs nothing. */
export interface Load {
  /** What there is too much of; null where all is well. */
  strain(): 'memory' | 'delay' | 'buffered' | null;
  /** Whether that is near: what nobody needs now is left undone. */
  isTense(): boolean;
  close(): void;
}

export interface LoadBounds {
  readonly maxMegabytes: number;
  readonly maxDelayMillis: number;
  /** What waits to be read by clients, all together. */
  readonly bufferedBytes: () => number;
}

const SAMPLE_MILLIS = 500;
const RESOLUTION_MILLIS = 20;
/** A collection of garbage, or a moment in which the machine did something else, is no strain yet. */
const STRAINED_SAMPLES = 3;
const MAX_HEAP_SHARE = 0.85;
/** As much of a bound as is near it. */
const TENSE_SHARE = 0.5;
/** Of all connections together. Beyond it those with the most are cut too. */
export const MAX_ALL_BUFFERED_BYTES = 32 * 1024 * 1024;

export function watchLoad({ maxMegabytes, maxDelayMillis, bufferedBytes }: LoadBounds): Load {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MILLIS });
  delay.enable();
  let late = 0;
  let strain: ReturnType<Load['strain']> = null;
  let isTense = false;
  const sample = (): void => {
    const meanMillis = delay.count === 0 ? 0 : delay.mean / 1e6 - RESOLUTION_MILLIS;
    delay.reset();
    late = meanMillis > maxDelayMillis ? late + 1 : 0;
    const heap = getHeapStatistics();
    const megabytes = process.memoryUsage.rss() / 1e6;
    const isFull = megabytes > maxMegabytes || heap.used_heap_size > MAX_HEAP_SHARE * heap.heap_size_limit;
    isTense =
      isFull ||
      megabytes > TENSE_SHARE * maxMegabytes ||
      meanMillis > TENSE_SHARE * maxDelayMillis ||
      bufferedBytes() > TENSE_SHARE * MAX_ALL_BUFFERED_BYTES;
    if (isFull) strain = 'memory';
    else if (bufferedBytes() > MAX_ALL_BUFFERED_BYTES) strain = 'buffered';
    else strain = late >= STRAINED_SAMPLES ? 'delay' : null;
  };
  const timer = setInterval(sample, SAMPLE_MILLIS).unref();
  return {
    strain: () => strain,
    isTense: () => isTense,
    close: () => {
      clearInterval(timer);
      delay.disable();
    },
  };
}
