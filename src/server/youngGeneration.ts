import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Both halves together. Twice as much is no quicker for a server, and four times as much, which is V8's own bound, is memory that attackers can take. */
const MOST_BYTES = 32 * 1024 * 1024;
const LOOK_MILLIS = 100;
/** How much of the rest may be garbage before it is collected, in percent of what is in use. V8 would let it grow to four times as much where there is plenty of memory. */
const MOST_GARBAGE_PERCENT = 50;

/**
 * Bounds the memory in which new objects are made, however many are made and live for a moment. V8 takes such a bound only when a process starts, by an option that
 * whoever starts the server would have to know; but whether it may grow is asked each time.
 */
export function boundYoungGeneration(): void {
  setFlagsFromString(`--heap-growing-percent=${MOST_GARBAGE_PERCENT}`);
  let mayGrow = true;
  setInterval(() => {
    const bytes = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
    if (mayGrow === bytes < MOST_BYTES) return;
    mayGrow = !mayGrow;
    setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
  }, LOOK_MILLIS).unref();
}
