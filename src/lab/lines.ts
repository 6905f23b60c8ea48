import { readFileSync, truncateSync } from 'node:fs';

/** The lines of a file to which a run appends; a last one that a crash cut off is dropped from it. */
export function readLines(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole.split('\n').filter((line) => line !== '');
}
