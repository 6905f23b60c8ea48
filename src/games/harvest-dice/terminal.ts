import { at } from '../../core/assert.ts';
import type { Viewer } from '../../core/game.ts';
import { numberText } from '../../core/numberText.ts';
import type { DrawTable, Paint } from '../../core/paint.ts';
import { clip, columnsOf } from '../../core/width.ts';
import type { NameOf } from '../../core/words.ts';
import { MARKET_CIRCLES, PIG_ROW_CIRCLES, RIBBON_POINTS, type Vegetable, vegetables } from './components.ts';
import { PIG_CIRCLES, pigRows } from './state.ts';
import type { View } from './view.ts';

type SheetView = View['sheets'][number];

/** Shapes as one would pencil them, so that nothing depends on colour. */
const SHAPES: Readonly<Record<Vegetable, string>> = { lettuce: '■', tomato: '●', carrot: '▲' };
const PLURALS: Readonly<Record<Vegetable, string>> = { lettuce: 'Lettuce', tomato: 'Tomatoes', carrot: 'Carrots' };
const INNER_WIDTH = 93;
const SMALL_WIDTH = 32;

/** The pool and the markets, the own sheet in full, the others in brief. A spectator looks over the shoulder of the seat to act. */
export const draw: DrawTable<View> = (view, viewer, paint, name) => {
  const near = nearSeat(view, viewer);
  const others = view.sheets.map((_, i) => (near + i) % view.players).slice(1);
  const small = others.map((seat) => drawSmall(view, seat, paint, name));
  return [
    drawPool(view, paint),
    drawMarkets(view, paint),
    '',
    ...drawSheet(view, near, paint, name),
    ...at(small, 0).map((_, line) => `  ${small.map((lines) => at(lines, line)).join('')}`.trimEnd()),
  ].join('\n');
};

function nearSeat(view: View, viewer: Viewer): number {
  if (viewer >= 0) return viewer;
  if (typeof view.actor === 'number') return view.actor;
  const winner = view.standings.find((standing) => standing.rank === 1)?.seat;
  return view.actor === 'over' && typeof winner === 'number' ? winner : view.startSeat;
}

function dye(veg: Vegetable, text: string, paint: Paint): string {
  return veg === 'lettuce' ? paint.green(text) : veg === 'tomato' ? paint.red(text) : paint.orange(text);
}

function drawPool(view: View, paint: Paint): string {
  const groups = vegetables.map((veg) =>
    view.pool
      .filter((die) => die.veg === veg)
      .map((die) => paint.bold(dye(veg, `[${SHAPES[veg]} ${die.value}]`, paint)))
      .join(' '),
  );
  const dice = groups.filter((group) => group !== '').join('   ');
  const last = view.ending && view.phase === 'take' ? `   ${paint.inverse(' last round ')}` : '';
  return `  Pool     ${dice === '' ? paint.dim('no dice on the table') : dice}${last}`;
}

function drawMarkets(view: View, paint: Paint): string {
  const market = (veg: Vegetable): string => {
    const crossed = view.markets[veg];
    const circles = '×'.repeat(crossed) + paint.dim('○'.repeat(MARKET_CIRCLES - crossed));
    return `${dye(veg, `${SHAPES[veg]} ${PLURALS[veg]}`, paint)} ${circles} ${paint.bold(String(crossed))}`;
  };
  return `  Markets  ${vegetables.map(market).join('     ')}`;
}

/** Garden, pig and points side by side. */
function drawSheet(view: View, seat: number, paint: Paint, name: NameOf): string[] {
  const sheet = at(view.sheets, seat);
  const garden = drawGarden(sheet, paint);
  const pig = drawPig(sheet, view.options.pigValues, paint);
  const points = drawPoints(view, seat, paint);
  const title = `${mark(view, seat)}${clip(name(seat), 60)} `;
  const edge = `╭─ ${paint.bold(title)}${'─'.repeat(INNER_WIDTH - 2 - columnsOf(title))}╮`;
  const lines = garden.map((line, i) => `│  ${line}  ${at(pig, i)}   ${at(points, i)} │`);
  return [`  ${edge}`, ...lines.map((line) => `  ${line}`), `  ╰${'─'.repeat(INNER_WIDTH)}╯`];
}

/** Nine lines of 40 columns: heads, and three rows in a grid with their ribbons (H2, H32). */
function drawGarden({ garden }: SheetView, paint: Paint): string[] {
  const rule = (left: string, cross: string, right: string): string =>
    `    ${paint.dim(left + Array.from({ length: 6 }, () => '───').join(cross) + right)}           `;
  const bar = paint.dim('│');
  const rows = garden.map((row, r) => {
    const cells = row.map((veg) => (veg === null ? '   ' : ` ${dye(veg, SHAPES[veg], paint)} `));
    const ribbon = row.includes(null) ? ' '.repeat(9) : paint.yellow(`ribbon +${RIBBON_POINTS}`);
    return `  ${paint.dim(String(r + 1))} ${bar}${cells.join(bar)}${bar}  ${ribbon}`;
  });
  const heads = `    ${[1, 2, 3, 4, 5, 6].map((column) => `  ${column} `).join('')}            `;
  return [
    paint.bold(heads),
    rule('┌', '┬', '┐'),
    at(rows, 0),
    rule('├', '┼', '┤'),
    at(rows, 1),
    rule('├', '┼', '┤'),
    at(rows, 2),
    rule('└', '┴', '┘'),
    ' '.repeat(40),
  ];
}

/** Nine lines of 23 columns: circles, power boxes and values (H3); `±` is a power to use, `×` a used one. */
function drawPig({ pig, powers }: SheetView, values: readonly number[], paint: Paint): string[] {
  const complete = pigRows(pig);
  const rows = values.map((value, row) => {
    const crossed = Math.min(PIG_ROW_CIRCLES, Math.max(0, pig - row * PIG_ROW_CIRCLES));
    const circles = '× '.repeat(crossed) + paint.dim('○ '.repeat(PIG_ROW_CIRCLES - crossed));
    // Which box was crossed makes no difference: the upper ones are shown as used.
    const used = row < complete - powers;
    const box = row >= complete ? paint.dim('[ ]') : used ? '[×]' : paint.bold(paint.magenta('[±]'));
    const worth = `${value}`.padStart(4);
    return `${circles} ${box}  ${row === complete - 1 ? paint.bold(worth) : paint.dim(worth)} `;
  });
  const head = `Pig ${pig} of ${PIG_CIRCLES}`.padEnd(14);
  const title = `${paint.bold(head)}power pts`;
  const ready = powers === 0 ? 'no power to use' : powers === 1 ? '1 power to use' : `${powers} powers to use`;
  return [title, ...rows, powers === 0 ? paint.dim(ready.padEnd(23)) : paint.magenta(ready.padEnd(23))];
}

/** Nine lines of 22 columns, by the categories of the sheet (H31–H34). */
function drawPoints(view: View, seat: number, paint: Paint): string[] {
  const { breakdown, total } = at(view.standings, seat);
  const cells = at(view.sheets, seat).garden.flat();
  const line = (label: string, sum: string, points: number | null | undefined): string =>
    `${label.padEnd(9)}${sum.padStart(7)}${String(points ?? '').padStart(6)}`;
  const plants = vegetables.map((veg) => {
    const count = cells.filter((cell) => cell === veg).length;
    return dye(veg, line(PLURALS[veg], `${count} × ${view.markets[veg]}`, breakdown?.[veg]), paint);
  });
  const ribbons = (breakdown?.ribbons ?? 0) / RIBBON_POINTS;
  return [
    ...plants,
    line('Ribbons', `${ribbons} × ${RIBBON_POINTS}`, breakdown?.ribbons),
    line('Pig', '', breakdown?.pig),
    view.options.advanced ? line('Bonuses', '', breakdown?.bonuses) : ' '.repeat(22),
    paint.dim('─'.repeat(22)),
    paint.bold(line('Total', '', total)),
    ' '.repeat(22),
  ];
}

/** Another player's sheet in five lines of 32 columns. */
function drawSmall(view: View, seat: number, paint: Paint, name: NameOf): string[] {
  const { garden, pig, powers } = at(view.sheets, seat);
  const title = `${mark(view, seat)}${clip(name(seat), 15)}`;
  const points = `${numberText(at(view.standings, seat).total ?? 0)} points`;
  const notes = [`pig ${pig}/${PIG_CIRCLES}`, powers === 1 ? '1 power' : `${powers} powers`, ribbonText(garden)];
  const rows = garden.map((row, r) => {
    const cells = row.map((veg) => (veg === null ? paint.dim('·') : dye(veg, SHAPES[veg], paint)));
    return ` ${cells.join(' ')}   ${at(notes, r).padEnd(SMALL_WIDTH - 15)}`;
  });
  return [
    '',
    `${paint.bold(title)}${' '.repeat(SMALL_WIDTH - 4 - columnsOf(title) - points.length)}${points}    `,
    ...rows,
  ].map((line) => (line === '' ? ' '.repeat(SMALL_WIDTH) : line));
}

function ribbonText(garden: SheetView['garden']): string {
  const ribbons = garden.filter((row) => !row.includes(null)).length;
  return ribbons === 0 ? '' : ribbons === 1 ? '1 ribbon' : `${ribbons} ribbons`;
}

const mark = (view: View, seat: number): string => (view.actor === seat ? '▶ ' : '');
