import type { DrawTable, Paint } from '../../core/paint.ts';
import { clip } from '../../core/width.ts';
import type { NameOf } from '../../core/words.ts';
import { type Colour, colours, type Dessert, desserts } from './components.ts';
import type { Die } from './position.ts';
import type { Direction } from './state.ts';
import type { View } from './view.ts';

/** Short names whose initials differ, so that one letter names a side. */
const short: Record<Dessert, string> = { jelloTart: 'Tart', sweetRoll: 'Roll', popsicle: 'Pop', iceCream: 'Ice' };
const long: Record<Dessert, string> = {
  jelloTart: 'jello tart',
  sweetRoll: 'sweet roll',
  popsicle: 'popsicle',
  iceCream: 'ice cream',
};
const initial = (dessert: Dessert): string => short[dessert].charAt(0);
const arrows: Record<Direction, string> = { north: '↑', east: '→', south: '↓', west: '←' };

const CELL_WIDTH = 11;
const INNER_WIDTH = CELL_WIDTH - 2;
const BOARD_WIDTH = 2 + 5 * (CELL_WIDTH + 1);
const NAME_WIDTH = 12;

/** The board to the left, supply and seats to the right. */
export const draw: DrawTable<View> = (view, viewer, paint, name) => {
  const board = drawBoard(view, viewer, paint);
  const panel = [
    ...drawSupply(view, paint),
    '',
    ...drawSeats(view, viewer, paint, name),
    '',
    ...drawTips(view),
    '',
    paint.dim('A die: its colour in the corner, top'),
    paint.dim('in the middle, sides by initial.'),
  ];
  const lines = Array.from({ length: Math.max(board.length, panel.length) }, (_, i) =>
    `${board[i] ?? ' '.repeat(BOARD_WIDTH)}  ${panel[i] ?? ''}`.trimEnd(),
  );
  return lines.join('\n');
};

function drawBoard(view: View, viewer: number, paint: Paint): string[] {
  const head = [1, 2, 3, 4, 5].map((column) => centre(String(column), CELL_WIDTH)).join(' ');
  const lines = [`  ${paint.dim(head)} `];
  view.board.forEach((dice, r) => {
    const cells = dice.map((die, c) => drawSquare(view, viewer, die, r + 1, c + 1, paint));
    for (let line = 0; line < 3; line++) {
      const label = line === 1 ? paint.dim(String(r + 1)) : ' ';
      lines.push(`${label} ${cells.map((cell) => cell[line]).join(' ')} `);
    }
  });
  return lines;
}

function drawSquare(view: View, viewer: number, die: Die | null, row: number, column: number, paint: Paint): string[] {
  const blank = ' '.repeat(CELL_WIDTH);
  if (die === null) {
    const from = view.lastTip;
    const isLeft = from !== null && from.row === row && from.column === column;
    const mark = centre(isLeft ? arrows[from.to] : '·', CELL_WIDTH);
    return [blank, isLeft ? paint.cyan(mark) : paint.dim(mark), blank];
  }
  if (die.die === 'black') {
    const edge = '─'.repeat(INNER_WIDTH);
    return [
      paint.dim(`╭${edge}╮`),
      `${paint.dim('│')}${centre('▪', INNER_WIDTH)}${paint.dim('│')}`,
      paint.dim(`╰${edge}╯`),
    ];
  }
  const edge = centre(initial(die.northSouth), INNER_WIDTH, '─');
  const side = initial(die.eastWest);
  const ink = inkOf(die.die, paint);
  const text = centre(short[die.top], INNER_WIDTH - 2);
  const isOwn = view.cards[viewer] === die.top;
  const top = isInCluster(view, viewer, row, column) ? paint.inverse(text) : isOwn ? paint.bold(text) : text;
  // The colour in a letter as well, for terminals and eyes without colours.
  const upper = die.die.charAt(0) + edge.slice(1);
  return [ink(`╭${upper}╮`), ink(`│${side}`) + ink(top) + ink(`${side}│`), ink(`╰${edge}╯`)];
}

const isInCluster = (view: View, viewer: number, row: number, column: number): boolean =>
  view.clusters[viewer]?.some((square) => square.row === row && square.column === column) ?? false;

function inkOf(colour: Colour, paint: Paint): (text: string) => string {
  const name = ({ red: 'red', yellow: 'yellow', green: 'green', purple: 'magenta' } as const)[colour];
  return (text) => paint[name](text);
}

function drawSupply(view: View, paint: Paint): string[] {
  const countOf = (colour: Colour, dessert: Dessert): number =>
    view.supply.find((kind) => kind.die === colour && kind.top === dessert)?.count ?? 0;
  const cell = (count: number): string => (count === 0 ? '·' : String(count)).padStart(6);
  const head = `${'Supply'.padEnd(8)}${desserts.map((dessert) => short[dessert].padStart(6)).join('')}`;
  const lines = colours.map((colour) => {
    const counts = desserts.map((dessert) => cell(countOf(colour, dessert))).join('');
    return inkOf(colour, paint)(`${colour.padEnd(8)}${counts}`);
  });
  const black = view.supply.some((kind) => kind.die === 'black');
  return [paint.bold(head), ...lines, `${'black'.padEnd(8)}${(black ? '1' : '·').padStart(6)}`];
}

function drawSeats(view: View, viewer: number, paint: Paint, name: NameOf): string[] {
  return view.standings.map((standing, seat) => {
    const label = clip(name(seat), NAME_WIDTH).padEnd(NAME_WIDTH);
    const card = view.cards[seat];
    const holds = card === null || card === undefined ? 'secret card' : long[card];
    const points = standing.total === null ? '?' : String(standing.total);
    const crown = standing.rank === 1 ? ' ★' : '';
    const line = `${view.actor === seat ? '▸' : ' '} ${label} ${points.padStart(2)}  ${holds}${crown}`;
    return seat === viewer ? paint.bold(line) : line;
  });
}

function drawTips(view: View): string[] {
  const { tipLimit } = view.options;
  const count = `Tips in a row: ${view.tips}${tipLimit === 0 ? '' : ` of at most ${tipLimit}`}`;
  if (view.lastTip === null) return [count];
  const { row, column, to } = view.lastTip;
  return [count, `Tipped last: row ${row}, column ${column} ${arrows[to]},`, 'which may not be undone now.'];
}

function centre(text: string, width: number, fill = ' '): string {
  const left = Math.floor((width - text.length) / 2);
  return fill.repeat(left) + text + fill.repeat(width - text.length - left);
}
