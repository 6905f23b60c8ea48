/**
 * Processor time of this thread in milliseconds: other programs on a busy machine do not count, so bots measured against
 * each other think equally long. A look costs about half a microsecond; the system renews the number every millisecond or so.
 */
export function cpuMillis(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
