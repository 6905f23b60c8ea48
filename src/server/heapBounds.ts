import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Both halves together. Twice as much is no quicker for a server, and four times as much, which is V8's own bound, is memory that attackers can take. */
const MOST_YOUNG_BYTES = 32 * 1024 * 1024;
/** How much garbage may come up before it is collected, in percent of what is in use; V8 itself allows three times as much where a machine has plenty of memory. */
const GARBAGE_PERCENT = 50;
/** Where little is in use, this much may come up nevertheless: otherwise a server that has little to keep would do hardly anything but look through it. */
const LEAST_GARBAGE_BYTES = 48 * 1024 * 1024;
const LOOK_MILLIS = 100;

/**
 * Bounds the memory in which new objects are made, however many are made and live for a moment, and what is left over of them. V8 takes such bounds only when a process starts, by options that
 * whoever starts the server would have to know; but by how much it may grow is asked each time.
 */
export function boundHeap(): void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`);
  let mayGrow = true;
  let oldBytes = 0;
  setInterval(() => {
    let young = 0;
    let old = 0;
    for (const { space_name, space_size, space_used_size } of getHeapSpaceStatistics())
      if (space_name === 'new_space') young = space_size;
      else old += space_used_size;
    if (mayGrow !== young < MOST_YOUNG_BYTES) {
      mayGrow = !mayGrow;
      setFlagsFromString(`--semi-space-growth-factor=${mayGrow ? 2 : 1}`);
    }
    // Garbage was collected since the last look, and this is about what is in use.
    if (old < oldBytes) {
      const percent = Math.max(GARBAGE_PERCENT, Math.round((100 * LEAST_GARBAGE_BYTES) / old));
      setFlagsFromString(`--heap-growing-percent=${percent}`);
    }
    oldBytes = old;
  }, LOOK_MILLIS).unref();
}
