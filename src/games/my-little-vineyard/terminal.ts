import type { DrawTable, Paint } from '../../core/paint.ts';
import { clip } from '../../core/width.ts';
import type { NameOf } from '../../core/words.ts';
import {
  type Barrel,
  barrels,
  type Fertilizer,
  fertilizers,
  type Grape,
  grapes,
  type Item,
  items,
  scoreBoxes,
} from './components.ts';
import type { Cellar } from './position.ts';
import type { View } from './view.ts';

const WIDTH = 98;
const INNER = WIDTH - 4;
/** Widths of the ledger: grape, price, store, base, research, five fertilizers, three barrels. */
const NAME = 12;
const PRICE = 10;
const STORE = 6;
const BASE = 7;
const RESEARCH = 8;
const FERTILIZER = 7;
const BARREL = 5;

const grapeNames: Record<Grape, string> = {
  chardonnay: 'Chardonnay',
  merlot: 'Merlot',
  pinotNoir: 'Pinot Noir',
  moscato: 'Moscato',
  vernaccia: 'Vernaccia',
  riesling: 'Riesling',
};
const shortNames: Record<Column, string> = {
  compost: 'Comp.',
  ash: 'Ash',
  oakChips: 'Oak',
  vanilla: 'Van.',
  truffles: 'Truf.',
  kentucky: 'Ken.',
  allier: 'All.',
  limousin: 'Lim.',
};
const faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
const circled = ['①', '②', '③', '④', '⑤', '⑥'];

/** The pools, the cellar of the viewer, the cellars of the others in short, and the score boxes. */
export const draw: DrawTable<View> = (view, viewer, paint, name) => {
  const own = view.cellars[viewer] === undefined ? view.seat : viewer;
  const others = view.cellars.map((_, seat) => seat).filter((seat) => seat !== own);
  return [
    ...drawCentre(view, paint),
    ...drawCellar(view, own, paint, name),
    ...others.flatMap((seat) => drawOther(view, seat, paint, name)),
    '',
    ...drawScores(view, paint, name),
  ].join('\n');
};

const left = (text: string, width: number): string => clip(text, width).padEnd(width);
const right = (text: string, width: number): string => clip(text, width).padStart(width);
function middle(text: string, width: number): string {
  const shown = clip(text, width);
  return shown.padStart(Math.floor((width + shown.length) / 2)).padEnd(width);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function frame(title: string, note: string, lines: readonly string[], paint: Paint): string[] {
  const rule = '─'.repeat(Math.max(1, WIDTH - 8 - title.length - note.length));
  return [
    `${paint.dim('╭─')} ${paint.bold(title)} ${paint.dim(`${rule} ${note} ─╮`)}`,
    ...lines.map((line) => `${paint.dim('│')} ${line} ${paint.dim('│')}`),
    paint.dim(`╰${'─'.repeat(WIDTH - 2)}╯`),
  ];
}

/** Six columns of dice, as the book lays them out. */
function drawCentre(view: View, paint: Paint): string[] {
  const width = 15;
  const perLine = 6;
  const lines = Math.max(1, Math.ceil(Math.max(...view.centre) / perLine));
  const margin = ' '.repeat(INNER - 6 * width);
  const rows = Array.from({ length: lines }, (_, line) =>
    view.centre.map((count, i) => {
      const here = Math.max(0, Math.min(perLine, count - line * perLine));
      return left(Array.from({ length: here }, () => faces[i]).join(' '), width);
    }),
  );
  const head = view.centre.map((count, i) => {
    const text = left(count === 0 ? `${i + 1}` : `${i + 1}  × ${count}`, width);
    return count === 0 ? paint.dim(text) : paint.bold(text);
  });
  const title = view.phase === 'over' ? 'The cellars are closed' : `Year ${view.year} · ${capital(view.season)}`;
  const passes = view.passes === 0 ? '' : `${view.passes} passed in a row · `;
  const note = `${passes}centre ${view.centre.reduce((a, b) => a + b, 0)} · dead ${view.dead}`;
  return frame(title, note, [head.join('') + margin, ...rows.map((row) => paint.yellow(row.join('')) + margin)], paint);
}

/** V6, V9 */
function spoils(view: View, item: Item): boolean {
  if (view.options.loose) return false;
  if (item === 'merlot' && view.options.merlotSpoils) return true;
  const { grapes: vines, fertilizers: kinds } = view.sheet;
  return vines[item as Grape]?.spoils ?? kinds[item as Fertilizer]?.spoils ?? false;
}

const mark = (view: View, item: Item, text: string): string => (spoils(view, item) ? `${text}°` : text);

/** The sheet as it is printed: fertilizers and barrels in columns, grapes in rows. */
function drawCellar(view: View, seat: number, paint: Paint, name: NameOf): string[] {
  const cellar = view.cellars[seat] as Cellar;
  const lead = (text: string): string => paint.dim(right(`${text} `, LEAD));
  const columns = (text: (item: Column) => string, ink: (line: string, item: Column) => string): string =>
    [...fertilizers, ...barrels].map((item) => ink(middle(text(item), widthOf(item)), item)).join('');
  const store = (item: Column): string => storeText(view, cellar, item);
  const head = `${left('Grape', NAME)}${left('Sums', PRICE)}${left('Store', STORE)}${left('Base', BASE)}Research`;
  const lines = [
    lead('') + columns((item) => mark(view, item, shortNames[item]), paint.bold),
    lead('price') + columns((item) => priceOf(view, item), paint.dim),
    ...(hasCounts(view) ? [lead('gives') + columns((item) => `${countOf(view, item)}`, paint.dim)] : []),
    lead('in store') + columns(store, (text, item) => storeInk(cellar, item, paint)(text)),
    paint.dim(left(head, TABLE)),
    ...grapes.map((grape) => drawGrape(view, cellar, grape, paint)),
  ];
  const notes = [
    `personal dice ${cellar.personal} of ${view.diceEach}`,
    ...(view.options.loose ? [] : ['° spoils after Fall']),
    ...(hasBoxes(view) ? ['/ boxes left'] : []),
  ];
  const title = `${view.actor === seat ? '▶ ' : ''}${clip(name(seat), 26)}`;
  const margin = ' '.repeat(INNER - TABLE);
  return frame(
    title,
    notes.join(' · '),
    lines.map((line) => line + margin),
    paint,
  );
}

type Column = Fertilizer | Barrel;
const LEAD = NAME + PRICE + STORE + BASE + RESEARCH;
const TABLE = LEAD + fertilizers.length * FERTILIZER + barrels.length * BARREL;
const widthOf = (item: Column): number => (barrels.some((barrel) => barrel === item) ? BARREL : FERTILIZER);

const rowOf = ({ sheet }: View, item: Item): { count?: number | undefined; boxes?: number | null | undefined } =>
  sheet.grapes[item as Grape] ?? sheet.barrels[item as Barrel] ?? sheet.fertilizers[item as Fertilizer];
const countOf = (view: View, item: Item): number => rowOf(view, item).count ?? 1;
const boxesOf = (view: View, item: Item): number | null => rowOf(view, item).boxes ?? null;
const hasCounts = (view: View): boolean => items.some((item) => countOf(view, item) > 1);
const hasBoxes = (view: View): boolean => items.some((item) => boxesOf(view, item) !== null);

/** What is at hand and, where the row is limited, the boxes that are left (V7). */
function storeText(view: View, cellar: Cellar, item: Item): string {
  const boxes = boxesOf(view, item);
  const here = cellar.warehouse[item];
  if (boxes !== null) return `${here}/${boxes - here - cellar.crossed[item]}`;
  return here === 0 ? '·' : `${here}`;
}

const storeInk = (cellar: Cellar, item: Item, paint: Paint): ((text: string) => string) =>
  cellar.warehouse[item] === 0 ? paint.dim : paint.green;

function priceOf(view: View, item: Column): string {
  const barrel = view.sheet.barrels[item as Barrel];
  if (barrel !== undefined) return `run${barrel.straight}`;
  const { any, kind } = view.sheet.fertilizers[item as Fertilizer].price;
  return any === undefined ? `${kind} same` : `any ${any}`;
}

function drawGrape(view: View, cellar: Cellar, grape: Grape, paint: Paint): string {
  const vine = view.sheet.grapes[grape];
  const circles = cellar.research[grape];
  const gives = countOf(view, grape) > 1 ? ` ×${countOf(view, grape)}` : '';
  const bonus = (kind: Fertilizer): string => {
    const plus = vine.bonuses[kind];
    const text = middle(plus === undefined ? '·' : `+${plus}`, FERTILIZER);
    return plus === undefined ? paint.dim(text) : text;
  };
  const fit = (barrel: Barrel): string =>
    vine.barrels.includes(barrel) ? paint.orange(middle('●', BARREL)) : paint.dim(middle('·', BARREL));
  const boxes = circled.map((circle, i) => (circles.includes(i + 1) ? paint.magenta(circle) : paint.dim('·'))).join('');
  return [
    left(mark(view, grape, grapeNames[grape]), NAME),
    paint.dim(left(sumsText(vine.sums) + gives, PRICE)),
    storeInk(cellar, grape, paint)(left(storeText(view, cellar, grape), STORE)),
    paint.bold(left(`${vine.base + circles.length}`, BASE)),
    `${boxes}  `,
    ...fertilizers.map(bonus),
    ...barrels.map(fit),
  ].join('');
}

/** "10–12" for three or more in a row. */
export function sumsText(sums: readonly number[]): string {
  const sorted = [...sums].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const sum of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === sum - 1) run.push(sum);
    else runs.push([sum]);
  }
  return runs.map((run) => (run.length < 3 ? run.join(' ') : `${run[0]}–${run.at(-1)}`)).join(' ');
}

/** Another cellar in two or three lines. */
function drawOther(view: View, seat: number, paint: Paint, name: NameOf): string[] {
  const cellar = view.cellars[seat] as Cellar;
  const count = (item: Item, text: string): string[] =>
    cellar.warehouse[item] === 0 ? [] : [`${text} ${cellar.warehouse[item]}`];
  const store = [
    ...grapes.flatMap((grape) => count(grape, grapeNames[grape])),
    ...barrels.flatMap((barrel) => count(barrel, capital(barrel))),
    ...fertilizers.flatMap((kind) => count(kind, kind === 'oakChips' ? 'oak chips' : kind)),
  ];
  const rows = view.options.loose ? grapes.slice(0, 1) : grapes;
  const research = rows
    .filter((grape) => cellar.research[grape].length > 0)
    .map((grape) => `${view.options.loose ? 'all' : grapeNames[grape]} ${cellar.research[grape].join('')}`);
  const turn = view.actor === seat ? '▶ ' : '  ';
  const head = `${turn}${clip(name(seat), 24)}`;
  const lines = [
    `${paint.bold(head)}${paint.dim(` · ${cellar.personal} of ${view.diceEach} dice`)}`,
    ...wrap('store: ', store.length === 0 ? ['empty'] : store).map((line) => paint.green(line)),
    ...(research.length === 0 ? [] : wrap('research: ', research).map((line) => paint.magenta(line))),
  ];
  return lines;
}

function wrap(lead: string, parts: readonly string[]): string[] {
  const indent = ' '.repeat(4 + lead.length);
  const lines = [`    ${lead}`];
  for (const [i, part] of parts.entries()) {
    const text = i === parts.length - 1 ? part : `${part}, `;
    if (`${lines.at(-1)}${text}`.length > WIDTH) lines.push(indent);
    lines.push(`${lines.pop()}${text}`);
  }
  return lines.map((line) => line.trimEnd());
}

/** The foot of the sheet, for everybody. */
function drawScores(view: View, paint: Paint, name: NameOf): string[] {
  const boxes = scoreBoxes.filter((box) => view.cellars[0]?.points[box] !== undefined);
  const now = view.phase === 'over' ? '' : `year${view.year}${capital(view.season)}`;
  const width = 7;
  const label = (box: string): string => `${box.charAt(4)} ${box.slice(5, 7)}`;
  const head = boxes.map((box) => right(label(box), width)).join('');
  const best = view.standings.filter((standing) => standing.rank === 1).map((standing) => standing.seat);
  return [
    paint.dim(`  ${left('Points', 20)}${head}${right('Total', 9)}`),
    ...view.cellars.map((cellar, seat) => {
      const cells = boxes.map((box) => {
        const earned = cellar.points[box] ?? 0;
        const text = right(earned === 0 ? '·' : `${earned}`, width);
        return box === now ? paint.yellow(text) : earned === 0 ? paint.dim(text) : text;
      });
      const star = view.phase === 'over' && best.includes(seat) ? ' ★' : '';
      const total = right(`${view.standings[seat]?.total ?? 0}`, 9);
      return `  ${left(name(seat), 20)}${cells.join('')}${paint.bold(total)}${paint.yellow(star)}`;
    }),
  ];
}
