import { at } from '../../core/assert.ts';
import type { Viewer } from '../../core/game.ts';
import { numberText } from '../../core/numberText.ts';
import type { DrawTable, Paint } from '../../core/paint.ts';
import { clip, columnsOf } from '../../core/width.ts';
import type { NameOf } from '../../core/words.ts';
import { DISCS, POOL_DICE, STAR_SPACES, SUNDIAL_STEPS, type Veggie, veggies } from './components.ts';
import type { Content, Counts } from './position.ts';
import type { View } from './view.ts';

/** Seats are letters, so that nothing depends on colour. */
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const CELL = 9;
const GARDEN = 6 * CELL + 9;
const PANEL = 35;

/** The garden on the left; beside it the dice, the supply and what lies in front of each player. */
export const draw: DrawTable<View> = (view, viewer, paint, name) => {
  const garden = drawGarden(view, paint);
  const panel = [...drawDice(view, paint), ...drawSupply(view, paint)];
  for (const seat of seatsFrom(view, viewer)) panel.push(...drawFront(view, seat, seat === viewer, paint, name));
  const height = Math.max(garden.length, panel.length);
  const lines = Array.from({ length: height }, (_, i) => `${garden[i] ?? ' '.repeat(GARDEN)}  ${panel[i] ?? ''}`);
  return lines.map((line) => line.trimEnd()).join('\n');
};

/** The viewer first, then in the order of play. */
const seatsFrom = (view: View, viewer: Viewer): number[] =>
  view.gardeners.map((_, i) => (Math.max(0, viewer) + i) % view.players);

function dyeSeat(seat: number, text: string, paint: Paint): string {
  switch (seat) {
    case 0:
      return paint.cyan(text);
    case 1:
      return paint.magenta(text);
    case 2:
      return paint.yellow(text);
    default:
      return paint.blue(text);
  }
}

function dyeVeggie(veggie: Veggie, text: string, paint: Paint): string {
  switch (veggie) {
    case 'squash':
      return paint.yellow(text);
    case 'carrot':
      return paint.orange(text);
    case 'tomato':
      return paint.red(text);
    case 'artichoke':
      return paint.green(text);
    case 'eggplant':
      return paint.magenta(text);
  }
}

const letter = (seat: number, paint: Paint): string => paint.bold(dyeSeat(seat, at(LETTERS, seat), paint));

/** G1, G2: two lines a space. What it is comes first, then whose it is, its value and side, and the star. */
function drawGarden(view: View, paint: Paint): string[] {
  const fence = (left: string, cross: string, right: string): string =>
    paint.dim(`  ${left}${Array.from({ length: 6 }, () => '─'.repeat(CELL)).join(cross)}${right}`);
  const bar = paint.dim('│');
  const rows = view.garden.flatMap((row, r) => {
    const spaces = row.map((content, c) => drawSpace(content, isStar(r + 1, c + 1) ? paint.yellow('★') : ' ', paint));
    const line = (n: number, head: string): string =>
      `${head} ${bar}${spaces.map((space) => at(space, n)).join(bar)}${bar}`;
    return [r === 0 ? fence('┌', '┬', '┐') : fence('├', '┼', '┤'), line(0, paint.bold(`${r + 1}`)), line(1, ' ')];
  });
  const heads = [1, 2, 3, 4, 5, 6].map((column) => `    ${column}    `).join(' ');
  return [`   ${paint.bold(heads)} `, ...rows, fence('└', '┴', '┘')];
}

const isStar = (row: number, column: number): boolean => STAR_SPACES.some(([r, c]) => r === row && c === column);

function drawSpace(content: Content | null, star: string, paint: Paint): readonly [string, string] {
  if (content === null) return [' '.repeat(CELL), `${' '.repeat(CELL - 1)}${star}`];
  if (content.tile === 'rock') return [paint.dim('  ▗▟██▙▖ '), `${paint.dim('  rock  ')}${star}`];
  const owner = letter(content.owner, paint);
  if (content.tile === 'critter') {
    const discs = `${content.discs} ●`.padEnd(CELL - 3);
    return [special(content.side, content.owner, paint), `${owner} ${discs}${star}`];
  }
  if (content.tile === 'dial')
    return [special(content.side, content.owner, paint), `${owner}${' '.repeat(CELL - 2)}${star}`];
  const value = veggies.indexOf(content.tile) + 1;
  const isRipe = content.side === 'veggie';
  const label = (isRipe ? content.tile.toUpperCase() : content.tile).padEnd(CELL);
  const title = dyeVeggie(content.tile, label, paint);
  return [isRipe ? paint.bold(title) : title, `${owner} ${value} ${isRipe ? 'ripe' : 'seed'}${star}`];
}

const special = (side: string, owner: number, paint: Paint): string =>
  dyeSeat(owner, paint.inverse(side.padEnd(CELL)), paint);

/** G10, G40, G50: the pool, and what the turn has used or will bring. */
function drawDice(view: View, paint: Paint): string[] {
  const dice = view.pool.map((die) => paint.bold(`[${die}]`)).join(' ');
  const spent = view.phase === 'act' ? paint.dim(' [ ]'.repeat(POOL_DICE - view.pool.length)) : '';
  const isSoldOut = veggies.every((veggie) => view.supply[veggie] === 0);
  const notes = [
    view.turn.sundial > 0 ? `sundial ${view.turn.sundial} of ${SUNDIAL_STEPS} used` : '',
    isSoldOut && view.phase !== 'over' ? 'last turn' : '',
  ].filter((note) => note !== '');
  return [`Dice  ${dice}${spent}`, paint.dim(notes.join(' · '))];
}

/** G3: the types by value, what is left of them, and what was swallowed. */
function drawSupply(view: View, paint: Paint): string[] {
  const heads = veggies.map((veggie) => dyeVeggie(veggie, veggie.slice(0, 4).padStart(5), paint)).join('');
  const values = veggies.map((_, i) => String(i + 1).padStart(5)).join('');
  const hasSwallowed = veggies.some((veggie) => view.swallowed[veggie] > 0);
  return [
    `${' '.repeat(10)}${heads}`,
    paint.dim(`${'worth'.padEnd(10)}${values}`),
    countLine('supply', view.supply, paint),
    ...(hasSwallowed ? [paint.dim(countLine('swallowed', view.swallowed, paint))] : []),
  ];
}

function countLine(label: string, counts: Counts, paint: Paint): string {
  const numbers = veggies.map((veggie) => {
    const count = counts[veggie];
    return count === 0 ? paint.dim('    ·') : dyeVeggie(veggie, String(count).padStart(5), paint);
  });
  return `${label.padEnd(10)}${numbers.join('')}`;
}

/** G4, G20, G25: what lies in front of a player; the viewer's points in full. */
function drawFront(view: View, seat: number, isOwn: boolean, paint: Paint, name: NameOf): string[] {
  const own = at(view.gardeners, seat);
  const { total, breakdown } = at(view.standings, seat);
  const points = `${numberText(total ?? 0)} points`;
  const title = `${view.seat === seat && view.phase !== 'over' ? '▶ ' : ''}${at(LETTERS, seat)} ${clip(name(seat), 18)} `;
  const line = '─'.repeat(Math.max(1, PANEL - columnsOf(title) - points.length - 1));
  const discs = `${'●'.repeat(own.discs)}${paint.dim('○'.repeat(DISCS - own.discs))}`;
  const kept = [...own.hand, ...(own.sun ? ['sun ☀'] : [])].join(' ');
  return [
    '',
    `${paint.bold(dyeSeat(seat, title, paint))}${paint.dim(line)} ${paint.bold(points)}`,
    `${discs}  ${kept === '' ? paint.dim('nothing in hand') : kept}`,
    countLine('seeds', own.seeds, paint),
    countLine('harvest', own.harvested, paint),
    ...(isOwn ? [paint.dim(sums(breakdown))] : []),
  ];
}

/** G51–G54 in one line. */
function sums(breakdown: View['standings'][number]['breakdown']): string {
  const { harvest = 0, sets = 0, collections = 0, sun = 0, penalties = 0 } = breakdown ?? {};
  return `${harvest} +${sets} sets +${collections} coll. +${sun} sun −${-penalties}`;
}
