import { styleText } from 'node:util';
import type { Paint } from '../core/paint.ts';

type Style = Parameters<typeof styleText>[0];

/** Colours where the output is a terminal that shows them (NO_COLOR and FORCE_COLOR are honoured), plain text elsewhere. */
export function terminalPaint(stream: NodeJS.WriteStream): Paint {
  const style = (name: Style) => (text: string) => styleText(name, text, { stream });
  const bold = style('bold');
  const hasColour = bold('x') !== 'x';
  return {
    bold,
    dim: style('dim'),
    inverse: style('inverse'),
    red: style('red'),
    green: style('green'),
    yellow: style('yellow'),
    blue: style('blueBright'),
    magenta: style('magenta'),
    cyan: style('cyan'),
    orange: (text) => (hasColour ? `\x1b[38;5;208m${text}\x1b[39m` : text),
  };
}
