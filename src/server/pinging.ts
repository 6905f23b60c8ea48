/** How often each connection is asked for a sign of life. */
export const PING_MILLIS = 30_000;
/** A few at a time: thousands at once would let everybody wait. */
export const PING_STEP_MILLIS = 250;

interface Asked {
  readonly pingedMillis: number;
}

/** Whom to ask in this step. They go to the end of the line, so that its first ones are always those asked longest ago. */
export function nextToAsk<T extends Asked>(line: Set<T>, nowMillis: number): T[] {
  // Twice as many as it takes to keep up, and no more: after a restart all have come at once, and would be asked at once for ever.
  const most = Math.ceil((2 * line.size * PING_STEP_MILLIS) / PING_MILLIS);
  const next: T[] = [];
  for (const connection of line) {
    if (next.length === most || connection.pingedMillis + PING_MILLIS > nowMillis) break;
    next.push(connection);
  }
  for (const connection of next) {
    line.delete(connection);
    line.add(connection);
  }
  return next;
}
