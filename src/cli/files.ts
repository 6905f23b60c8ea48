import { readFileSync } from 'node:fs';
import { quit } from './failure.ts';

/** A file that should be JSON; ends the program with a sentence where it is not. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return quit(`The file ${file} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    return quit(`The file ${file} is not JSON. [bad_record]`);
  }
}
