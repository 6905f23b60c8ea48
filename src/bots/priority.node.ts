import { setPriority } from 'node:os';

/** About a third of the usual share where somebody else wants the core; bots on a busy machine must not stand still. */
const NICE = 5;

/**
 * Lets the rest of the machine go before this thread. Only on Linux is that a thread's own affair; elsewhere it would hold back the
 * whole process.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, NICE);
  } catch {
    // Forbidden here: it thinks with the priority it has.
  }
}
