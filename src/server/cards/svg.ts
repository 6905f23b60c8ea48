import type { Paint } from '../../core/paint.ts';
import { clip, columnsOf } from '../../core/width.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Card } from './card.ts';

const INK = '#2b2620';
const PAPER = '#fbf5e6';
const QUIET = '#6d6353';
const EDGE = 40;
const BOARD_TOP = 128;
const BOARD_BOTTOM = CARD_HEIGHT - 24;
/** Of a letter of the font, as a part of its size. */
const LETTER_WIDTH = 0.602;
const LINE_HEIGHT = 1.17;
const MAX_SIZE = 30;

const style = (on: string, off: string) => (text: string) => `\x1b[${on}m${text}\x1b[${off}m`;

/** The signs of a terminal, which `svgOf` reads again. */
export const signPaint: Paint = {
  bold: style('1', '22'),
  dim: style('2', '22'),
  inverse: style('7', '27'),
  red: style('31', '39'),
  green: style('32', '39'),
  yellow: style('33', '39'),
  blue: style('34', '39'),
  magenta: style('35', '39'),
  cyan: style('36', '39'),
  orange: style('38', '39'),
};

/** Dark enough to be read on paper. */
const colours: Readonly<Record<string, string>> = {
  31: '#b3261e',
  32: '#2e6b1f',
  33: '#8a6500',
  34: '#245a9c',
  35: '#7b2d78',
  36: '#0b6b70',
  38: '#b85c00',
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** Letters alone: what controls a terminal or is no letter at all, XML cannot hold. */
export const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');

interface Pen {
  bold: boolean;
  dim: boolean;
  inverse: boolean;
  colour: string | null;
}

function turn(pen: Pen, code: string): void {
  if (code === '1') pen.bold = true;
  else if (code === '2') pen.dim = true;
  else if (code === '22') pen.bold = pen.dim = false;
  else if (code === '7') pen.inverse = true;
  else if (code === '27') pen.inverse = false;
  else pen.colour = colours[code] ?? null;
}

/** One run of letters in one style, at its column. */
function run(text: string, pen: Pen, x: number, y: number, size: number): string {
  const ink = pen.colour ?? (pen.dim ? '#a79d8a' : INK);
  const width = columnsOf(text) * size * LETTER_WIDTH;
  const behind = pen.inverse
    ? `<rect x="${x.toFixed(1)}" y="${(y - size * 0.9).toFixed(1)}" width="${width.toFixed(1)}" height="${(size * LINE_HEIGHT).toFixed(1)}" fill="${ink}"/>`
    : '';
  if (text.trim() === '') return behind;
  // Spaces before it are a matter of place: then the picture needs none.
  const lead = text.length - text.trimStart().length;
  const at = (x + lead * size * LETTER_WIDTH).toFixed(1);
  const weight = pen.bold ? ' font-weight="bold"' : '';
  return `${behind}<text x="${at}" y="${y.toFixed(1)}" fill="${pen.inverse ? PAPER : ink}"${weight} xml:space="preserve">${escaped(text.trim())}</text>`;
}

/** A drawing for a terminal as large as the place allows. */
function drawBoard(drawing: string): string {
  const rows = drawing.split('\n').map((line) => line.replace(/\s+$/, ''));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs of a terminal
  const plain = rows.map((row) => row.replace(/\x1b\[\d+m/g, ''));
  const columns = Math.max(1, ...plain.map(columnsOf));
  const width = CARD_WIDTH - 2 * EDGE;
  const height = BOARD_BOTTOM - BOARD_TOP;
  const size = Math.min(MAX_SIZE, width / (columns * LETTER_WIDTH), height / (rows.length * LINE_HEIGHT));
  const left = (CARD_WIDTH - columns * size * LETTER_WIDTH) / 2;
  const top = BOARD_TOP + (height - rows.length * size * LINE_HEIGHT) / 2;
  const pen: Pen = { bold: false, dim: false, inverse: false, colour: null };
  const drawn = rows.map((row, line) => {
    let column = 0;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the signs of a terminal
    return row.split(/\x1b\[(\d+)m/).map((part, i) => {
      if (i % 2 === 1) return turn(pen, part) ?? '';
      const x = left + column * size * LETTER_WIDTH;
      column += columnsOf(part);
      return part === '' ? '' : run(part, pen, x, top + (line + 0.85) * size * LINE_HEIGHT, size);
    });
  });
  return `<g font-family="DejaVu Sans Mono" font-size="${size.toFixed(2)}">${drawn.flat().join('')}</g>`;
}

/** The picture of a card; `drawing` is its table with the signs of a terminal. */
export function svgOf({ title, subtitle, lines }: Card, drawing: string | null): string {
  const text = (y: number, size: number, fill: string, words: string, family: string): string =>
    `<text x="${EDGE + 74}" y="${y}" font-family="${family}" font-size="${size}" font-weight="bold" fill="${fill}">${escaped(printable(words))}</text>`;
  const listed = lines
    .slice(0, 8)
    .map((line, i) => text(BOARD_TOP + 72 + i * 54, 34, INK, clip(printable(line), 52), 'DejaVu Sans Mono'));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${PAPER}"/><rect width="${CARD_WIDTH}" height="10" fill="#7a9a4b"/>
<g transform="translate(${EDGE} 30) scale(1.9)"><rect x="4" y="9" width="19" height="19" rx="5" transform="rotate(-8 13 18)" fill="#fff" stroke="${INK}" stroke-width="1.8"/>
<circle cx="9.5" cy="16" r="1.9" fill="#b3261e"/><circle cx="14" cy="19" r="1.9" fill="#b3261e"/><circle cx="18.500" cy="22" r="1.9" fill="#b3261e"/>
<path d="M17 9c0-5 4-8 11-8 0 6-4 9-9 9M17 12c1-4 4-7 7-8" fill="#8fb35a" stroke="#3f5a22" stroke-width="1.5"/></g>
${text(66, 40, INK, clip(title, 44), 'DejaVu Serif')}${text(106, 24, QUIET, clip(subtitle, 72), 'DejaVu Sans Mono')}
${drawing === null ? listed.join('') : drawBoard(drawing)}</svg>`;
}
