import { clip } from '../../core/width.ts';
import { CARD_HEIGHT, CARD_WIDTH, type Card } from './card.ts';

const INK = '#2b2a26';
const GROUND = '#ece2cc';
const QUIET = '#5a5548';
const EDGE = 24;
const BOARD_TOP = 116;
const GAP = 14;
const COLUMNS = 3;
const ROW = 252;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** Letters alone: what controls a terminal or is no letter at all, XML cannot hold. */
export const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');

const text = (x: number, y: number, font: string, fill: string, words: string): string =>
  `<text x="${x}" y="${y}" ${font} fill="${fill}">${escaped(printable(words))}</text>`;
const said = 'font-family="Atkinson Hyperlegible" font-weight="700" font-size=';

/** Pictures of games as plain SVG of 320 × 180, in a place of that shape. */
function framed(drawing: string, x: number, y: number, width: number): string {
  const frame = `x="${x}" y="${y}" width="${width}" height="${width * (180 / 320)}"`;
  return `<svg ${frame} viewBox="0 0 320 180">${drawing}</svg><rect ${frame} fill="none" stroke="#94683d" stroke-width="4"/>`;
}

/** A few lines, and the picture of one game beside them; or those of several in a row. */
function listed({ lines, games }: Card, pictures: readonly string[]): string {
  const written = lines
    .slice(0, 8)
    .map((line, i) =>
      text(EDGE + 18, BOARD_TOP + 72 + i * 54, `${said}"34"`, INK, clip(line, pictures.length === 0 ? 60 : 24)),
    );
  const [only, ...more] = pictures;
  if (only !== undefined && more.length === 0) return written.join('') + framed(only, 520, BOARD_TOP + 40, 640);
  const width = (CARD_WIDTH - 2 * EDGE + GAP) / COLUMNS - GAP;
  const shown = pictures.map((picture, i) => {
    const [x, y] = [EDGE + (i % COLUMNS) * (width + GAP), BOARD_TOP + 8 + Math.floor(i / COLUMNS) * ROW];
    return framed(picture, x, y, width) + text(x + 4, y + ROW - 10, `${said}"24"`, INK, games[i]?.note ?? '');
  });
  return written.join('') + shown.join('');
}

/** The picture of a card: its table as the board draws it, or the pictures of its games. */
export function svgOf(card: Card, still: string | null, pictures: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">
<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${GROUND}"/>
<g transform="translate(${EDGE} 22) scale(2.1)"><rect x="4" y="9" width="19" height="19" rx="5" transform="rotate(-8 13 18)" fill="#f7f1e3" stroke="${INK}" stroke-width="1.8"/>
<circle cx="9.5" cy="16" r="1.9" fill="#c8402b"/><circle cx="14" cy="19" r="1.9" fill="#c8402b"/><circle cx="18.5" cy="22" r="1.9" fill="#c8402b"/>
<path d="M17 9c0-5 4-8 11-8 0 6-4 9-9 9M17 12c1-4 4-7 7-8" fill="#8db545" stroke="#3c6429" stroke-width="1.5" stroke-linejoin="round"/></g>
${text(EDGE + 90, 60, 'font-family="Fraunces SemiBold" font-size="44"', INK, clip(card.title, 44))}
${text(EDGE + 90, 96, `${said}"25"`, QUIET, clip(card.subtitle, 84))}
${still === null ? listed(card, pictures) : `<g transform="translate(${EDGE} ${BOARD_TOP})">${still}</g>`}</svg>`;
}
