import type { Refusal } from '../core/errors.ts';
import type { Result } from '../core/result.ts';

/** Ends the program with one sentence and the status 1. */
export function quit(message: string): never {
  console.error(message);
  process.exit(1);
}

export function valueOrQuit<T>(result: Result<T, Refusal>): T {
  if (result.ok) return result.value;
  const { code, message, rule } = result.error;
  return quit(`${message} [${rule === undefined ? code : `${code}, ${rule}`}]`);
}
