/** Processor time of this thread in milliseconds: other programs on a busy machine do not count. */
export function cpuMillis(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const CALLS_PER_LOOK = 8;

/** A clock for bots by processor time. Looking costs about a microsecond, so only one call in a few looks. */
export function cpuClock(): () => number {
  let calls = 0;
  let last = cpuMillis();
  return () => {
    if (calls++ % CALLS_PER_LOOK === 0) last = cpuMillis();
    return last;
  };
}
