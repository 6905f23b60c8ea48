import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Both halves together. Twice as much is no quicker for a server, and four times as much, which is V8's own bound, is memory that attackers can take. */
const MOST_YOUNG_BYTES = 32 * 1024 * 1024;
/** How much garbage may come up before it is collected, in percent of what is in use; V8 itself allows three times as much where a machine has plenty of memory. */
const GARBAGE_PERCENT = 50;
const LOOK_MILLIS = 100;

/**
 * Bounds the memory in which new objects are made, however many are made and live for a moment, and what is left over of them. V8 takes such bounds only when a process starts, by options that
 * whoever starts the server would have to know; but by how much it may grow is asked each time.
 */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`);
  let mayGrow = true;
  setInterval(() => {
    const bytes = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
    if (mayGrow === bytes < MOST_YOUNG_BYTES) return;
    mayGrow = !mayGrow;
    setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
  }, LOOK_MILLIS).unref();
}
