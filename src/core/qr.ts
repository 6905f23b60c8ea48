/**
 * QR codes for short links, after ISO/IEC 18004: bytes, error correction level M, versions 1 to 6.
 * Larger versions need more tables, and are hard to read from a screen across a table anyway.
 */
interface Version {
  readonly size: number;
  readonly dataBytes: number;
  readonly checkBytesPerBlock: number;
  readonly blocks: number;
  /** Where the small square is, besides the three large ones; none in version 1. */
  readonly alignment: number | null;
}

const versions: readonly Version[] = [
  { size: 21, dataBytes: 16, checkBytesPerBlock: 10, blocks: 1, alignment: null },
  { size: 25, dataBytes: 28, checkBytesPerBlock: 16, blocks: 1, alignment: 18 },
  { size: 29, dataBytes: 44, checkBytesPerBlock: 26, blocks: 1, alignment: 22 },
  { size: 33, dataBytes: 64, checkBytesPerBlock: 18, blocks: 2, alignment: 26 },
  { size: 37, dataBytes: 86, checkBytesPerBlock: 24, blocks: 2, alignment: 30 },
  { size: 41, dataBytes: 108, checkBytesPerBlock: 16, blocks: 4, alignment: 34 },
];

/** Mode and length take twelve bits, which is two bytes with the four bits that end the text. */
const FRAME_BYTES = 2;

/** Rows of modules, dark where true; null where the text is too long. */
export type Matrix = readonly (readonly boolean[])[];

export function qrOf(text: string): Matrix | null {
  // A link is ASCII: everything else in it is written with percent signs.
  const bytes = Uint8Array.from(text.replace(/[^ -~]/gu, encodeURIComponent), (letter) => letter.charCodeAt(0));
  const version = versions.find(({ dataBytes }) => bytes.length + FRAME_BYTES <= dataBytes);
  if (version === undefined) return null;
  const stream = interleave(version, frame(bytes, version.dataBytes));
  const drawn = masks.map((mask, number) => draw(version, stream, mask, number));
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** Mode, length, the bytes themselves, and padding. */
function frame(bytes: Uint8Array, capacity: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const framed: number[] = [];
  for (let i = 0; i < nibbles.length; i += 2) framed.push(((nibbles[i] ?? 0) << 4) | (nibbles[i + 1] ?? 0));
  for (let pad = 0xec; framed.length < capacity; pad ^= 0xec ^ 0x11) framed.push(pad);
  return framed;
}

function interleave({ dataBytes, checkBytesPerBlock, blocks }: Version, data: readonly number[]): number[] {
  const length = dataBytes / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * length, (i + 1) * length));
  const checks = parts.map((part) => checkBytes(part, checkBytesPerBlock));
  const across = (rows: readonly number[][], count: number): number[] =>
    Array.from({ length: count }, (_, i) => rows.map((row) => row[i] ?? 0)).flat();
  return [...across(parts, length), ...across(checks, checkBytesPerBlock)];
}

/** Multiplication in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** Reed-Solomon: the remainder of the data by the product of (x − 2^i). */
function checkBytes(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
    generator = [...generator, 0].map((value, k) => value ^ times(generator[k - 1] ?? 0, root));
  const remainder = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = remainder[i] ?? 0;
    generator.forEach((value, k) => {
      remainder[i + k] = (remainder[i + k] ?? 0) ^ times(value, factor);
    });
  }
  return remainder.slice(data.length);
}

type Mask = (row: number, column: number) => boolean;
const masks: readonly Mask[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

function draw(version: Version, stream: readonly number[], mask: Mask, maskNumber: number): boolean[][] {
  const { size } = version;
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (row: number, column: number, isDark: boolean): void => {
    const line = modules[row];
    if (line !== undefined && column >= 0 && column < size) line[column] = isDark;
  };
  drawPatterns(version, set);
  drawFormat(size, maskNumber, set);
  let bit = 0;
  for (const [row, column] of zigzag(size)) {
    if (modules[row]?.[column] !== undefined) continue;
    const isOne = (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    set(row, column, isOne !== mask(row, column));
    bit++;
  }
  return modules.map((line) => line.map((isDark) => isDark === true));
}

type SetModule = (row: number, column: number, isDark: boolean) => void;

function drawPatterns({ size, alignment }: Version, set: SetModule): void {
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const rings = (row: number, column: number, reach: number, light: readonly number[]): void => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++)
        set(row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))));
  };
  rings(3, 3, 4, [2, 4]);
  rings(3, size - 4, 4, [2, 4]);
  rings(size - 4, 3, 4, [2, 4]);
  if (alignment !== null) rings(alignment, alignment, 2, [1]);
}

/** Level M is 00; ten check bits and a fixed mask make the fifteen bits, which are drawn twice. */
function drawFormat(size: number, maskNumber: number, set: SetModule): void {
  let rest = maskNumber;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((maskNumber << 10) | rest) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, isDark);
    set(8, i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, isDark);
  }
  set(size - 8, 8, true);
}

/** The order in which data fills the square: up and down in columns of two, from the right, around the timing column. */
function* zigzag(size: number): Generator<[number, number]> {
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = isUp ? size - 1 - i : i;
      yield [row, right];
      yield [row, right - 1];
    }
    isUp = !isUp;
  }
}

/** How hard a pattern is to read: long runs, squares, what looks like a corner, and too much of one colour. */
function penalty(modules: Matrix): number {
  const columns = modules.map((_, i) => modules.map((row) => row[i] === true));
  const lines = [...modules, ...columns].map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''));
  let points = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  modules.forEach((row, r) => {
    row.forEach((isDark, c) => {
      const below = modules[r + 1];
      const isSquare = row[c + 1] === isDark && below?.[c] === isDark && below[c + 1] === isDark;
      if (isSquare) points += 3;
    });
  });
  const share = modules.flat().filter(Boolean).length / modules.length ** 2;
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The dark modules as one SVG path, with the margin of four that readers want. */
export function pathOf(modules: Matrix): string {
  return modules
    .flatMap((row, r) => row.flatMap((isDark, c) => (isDark ? [`M${c + 4} ${r + 4}h1v1h-1z`] : [])))
    .join('');
}

/** The same for a terminal, two rows of modules in a line of text: light is drawn, as most terminals are dark. */
export function textOf(modules: Matrix): string {
  const size = modules.length + 4;
  const isLight = (row: number, column: number): boolean => modules[row - 2]?.[column - 2] !== true;
  const lines = Array.from({ length: Math.ceil(size / 2) }, (_, line) =>
    Array.from({ length: size }, (_, column) => {
      const [upper, lower] = [isLight(2 * line, column), isLight(2 * line + 1, column)];
      return upper ? (lower ? '█' : '▀') : lower ? '▄' : ' ';
    }).join(''),
  );
  return lines.join('\n');
}
