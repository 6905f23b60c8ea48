/** How fast a difference to the clock of the machine is made up: an hour takes ten. */
const SLEW = 0.1;

/**
 * A clock that never goes back and never jumps: it runs with a counter of its own, and comes nearer to the clock of the machine only
 * slowly where that was set. Nobody's flag falls because somebody has set the time.
 */
export function newSteadyClock(wall: () => number, counter: () => number): () => number {
  let now = wall();
  let counted = counter();
  return () => {
    const passed = Math.max(0, counter() - counted);
    counted += passed;
    now += passed;
    const apart = wall() - now;
    now += Math.sign(apart) * Math.min(Math.abs(apart), passed * SLEW);
    return Math.round(now);
  };
}

/** The time by which tables and their jobs live in this process. */
export const steadyNow = newSteadyClock(Date.now, () => performance.now());
