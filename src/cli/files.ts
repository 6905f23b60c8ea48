import { readFileSync } from 'node:fs';
import type { ErrorCode } from '../core/errors.ts';
import { quit } from './failure.ts';

/** A file that should be JSON; ends the program with a sentence and a code where it is not. */
export function readJson(file: string, code: ErrorCode = 'bad_record'): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return quit(`The file ${file} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    return quit(`The file ${file} is not JSON. [${code}]`);
  }
}
