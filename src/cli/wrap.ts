import { stripVTControlCharacters } from 'node:util';

/** How wide the terminal is; null where there is none. */
const terminalWidth = (): number | null => process.stdout.columns ?? null;

/** Breaks lines between words where the terminal would break them anywhere. What begins with a number, a sign or a key goes on below its text. */
export function wrap(text: string, width = terminalWidth()): string {
  if (width === null) return text;
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

const BEGINNING = /^(?: *\S+(?: \S+)? {2,}| *[·-] | *)/;

function wrapLine(line: string, width: number): string {
  const hang = ' '.repeat(BEGINNING.exec(line)?.[0].length ?? 0);
  let rest = line;
  const lines: string[] = [];
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width);
    // A word that is longer than the line is left to the terminal.
    if (space <= hang.length) break;
    lines.push(rest.slice(0, space));
    rest = hang + rest.slice(space + 1);
  }
  return [...lines, rest].join('\n');
}

const CUT_OFF = '\x1b[?7l';
const BREAK = '\x1b[?7h';

/** A drawing that is wider than the terminal is cut off at its edge instead of being broken into pieces, and says what helps. */
export function fitDrawing(drawing: string, width = terminalWidth()): string {
  const needed = Math.max(
    ...stripVTControlCharacters(drawing)
      .split('\n')
      .map((line) => line.length),
  );
  if (width === null || needed <= width) return drawing;
  const help = `The table is ${needed} columns wide, this terminal ${width}: make the window wider, or its letters smaller.`;
  return `${CUT_OFF}${drawing}${BREAK}\n${wrap(help, width)}`;
}
