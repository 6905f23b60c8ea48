import { constants, setPriority } from 'node:os';

/**
 * Lets the rest of the machine go before this thread. Only on Linux is that a thread's own affair; elsewhere it would hold back the
 * whole process.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Forbidden here: it thinks with the priority it has.
  }
}
