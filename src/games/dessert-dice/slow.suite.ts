import type { SlowRules } from '../../core/slow.suite.ts';
import type { Position } from './position.ts';

/** The game once more, slow and plain: every die an object with six faces that is really rolled over its edges. */

type Faces = Record<'top' | 'bottom' | 'north' | 'south' | 'east' | 'west', string>;
interface Cube {
  readonly colour: string;
  faces: Faces;
  square: readonly [row: number, column: number] | null;
}
type Json = Record<string, unknown> & { readonly type: string };

const all = ['jelloTart', 'sweetRoll', 'popsicle', 'iceCream'];
const lacking: Record<string, string> = {
  red: 'jelloTart',
  yellow: 'sweetRoll',
  green: 'popsicle',
  purple: 'iceCream',
};
const lines = [1, 2, 3, 4, 5];
const steps: Record<string, readonly [number, number]> = { north: [-1, 0], south: [1, 0], west: [0, -1], east: [0, 1] };

class SlowTable {
  dice: Cube[] = [];
  cards: string[] = [];
  seat = 0;
  /** All turns so far: who, and what; a tip with its die and the square it left. */
  turns: { seat: number; kind: 'place' | 'tip'; cube: Cube; from: readonly [number, number] | null }[] = [];

  readonly players: number;
  readonly tipLimit: number;
  readonly tieBreak: string;

  constructor(players: number, tipLimit: number, tieBreak: string) {
    this.players = players;
    this.tipLimit = tipLimit;
    this.tieBreak = tieBreak;
  }

  chance(entry: Json): void {
    if (entry.type === 'start') this.seat = entry.seat as number;
    else if (entry.type === 'deal') this.cards = entry.cards as string[];
    else {
      const tops = entry.dice as string[];
      const order = ['red', 'yellow', 'green', 'purple'].flatMap((colour) => Array<string>(6).fill(colour));
      this.dice = order.map((colour, i) => ({ colour, faces: rolled(colour, tops[i] as string), square: null }));
      this.dice.push({ colour: 'black', faces: cubeFaces('blank', 'blank', 'blank'), square: null });
    }
  }

  isOver(): boolean {
    return this.dice.length > 0 && this.dice.every((cube) => cube.square !== null);
  }

  on(row: number, column: number): Cube | undefined {
    return this.dice.find((cube) => cube.square?.[0] === row && cube.square[1] === column);
  }

  legal(): Json[] {
    const found = new Map<string, Json>();
    const add = (move: Json) => found.set(JSON.stringify(move), move);
    for (const row of lines)
      for (const column of lines) {
        for (const cube of this.dice)
          for (const turned of turns(cube.faces)) this.tryPlace(cube, turned, row, column, add);
        for (const to of Object.keys(steps)) if (this.canTip(row, column, to)) add({ type: 'tip', row, column, to });
      }
    return [...found.values()];
  }

  private tryPlace(cube: Cube, faces: Faces, row: number, column: number, add: (move: Json) => void): void {
    const isPossible = cube.square === null && this.on(row, column) === undefined && faces.top === cube.faces.top;
    if (!isPossible) return;
    if (cube.colour === 'black') add({ type: 'place', die: 'black', row, column });
    else add({ type: 'place', die: cube.colour, top: faces.top, northSouth: faces.north, row, column });
  }

  private canTip(row: number, column: number, to: string): boolean {
    const cube = this.on(row, column);
    const [down, right] = steps[to] as readonly [number, number];
    const target = [row + down, column + right] as const;
    if (cube === undefined || !target.every((line) => lines.includes(line))) return false;
    if (this.on(...target) !== undefined) return false;
    const before = this.turns.at(-1);
    if (before?.kind === 'tip' && before.cube === cube && before.from?.join() === target.join()) return false;
    const recent = this.turns.slice(-this.tipLimit);
    const isLimit = this.tipLimit > 0 && recent.length === this.tipLimit && recent.every((turn) => turn.kind === 'tip');
    return !isLimit;
  }

  play(move: Json): void {
    const row = move.row as number;
    const column = move.column as number;
    if (move.type === 'place') {
      const cube = this.dice.find(
        (one) =>
          one.square === null && one.colour === move.die && (one.colour === 'black' || one.faces.top === move.top),
      ) as Cube;
      if (cube.colour !== 'black')
        cube.faces = turns(cube.faces).find((faces) => faces.north === move.northSouth) as Faces;
      cube.square = [row, column];
      this.turns.push({ seat: this.seat, kind: 'place', cube, from: null });
    } else {
      const cube = this.on(row, column) as Cube;
      const [down, right] = steps[move.to as string] as readonly [number, number];
      cube.faces = rolledOver(cube.faces, move.to as string);
      cube.square = [row + down, column + right];
      this.turns.push({ seat: this.seat, kind: 'tip', cube, from: [row, column] });
    }
    this.seat = (this.seat + 1) % this.players;
  }

  /** Rows of what lies where, in the words of a position. */
  board(): unknown[][] {
    return lines.map((row) =>
      lines.map((column) => {
        const cube = this.on(row, column);
        if (cube === undefined) return null;
        if (cube.colour === 'black') return { die: 'black' };
        const { top, north, east } = cube.faces;
        return { die: cube.colour, top, northSouth: north, eastWest: east };
      }),
    );
  }

  /** Sizes of the clusters of a dessert, from the largest down. */
  clusters(dessert: string): number[] {
    const open = this.dice.filter((cube) => cube.square !== null && cube.faces.top === dessert);
    const sizes: number[] = [];
    while (open.length > 0) {
      const cluster = [open.pop() as Cube];
      for (const cube of cluster)
        for (const other of [...open])
          if (areNeighbours(cube, other)) cluster.push(...open.splice(open.indexOf(other), 1));
      sizes.push(cluster.length);
    }
    return sizes.sort((a, b) => b - a);
  }

  results(): { total: number; rank: number }[] {
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    const keys = seats.map((seat) => {
      const sizes = this.clusters(this.cards[seat] as string);
      const compared = Array.from({ length: this.tieBreak === 'nextCluster' ? 25 : 1 }, (_, i) => sizes[i] ?? 0);
      return [...compared, this.turns.findLastIndex((turn) => turn.seat === seat && turn.kind === 'place')];
    });
    const isBetter = (a: number[], b: number[]) => {
      const i = a.findIndex((value, index) => value !== b[index]);
      return i >= 0 && (a[i] as number) > (b[i] as number);
    };
    return keys.map((key) => ({
      total: key[0] as number,
      rank: 1 + keys.filter((other) => isBetter(other, key)).length,
    }));
  }
}

function areNeighbours(a: Cube, b: Cube): boolean {
  if (a.square === null || b.square === null) return false;
  return Math.abs(a.square[0] - b.square[0]) + Math.abs(a.square[1] - b.square[1]) === 1;
}

const cubeFaces = (top: string, north: string, east: string): Faces => ({
  top,
  bottom: top,
  north,
  south: north,
  east,
  west: east,
});

function rolled(colour: string, top: string): Faces {
  const [first, second] = all.filter((dessert) => dessert !== lacking[colour] && dessert !== top) as [string, string];
  return cubeFaces(top, first, second);
}

/** The four ways to turn a die about its vertical axis. */
function turns(faces: Faces): Faces[] {
  const found = [faces];
  for (let i = 0; i < 3; i++) {
    const { north, east, south, west, ...rest } = found[i] as Faces;
    found.push({ ...rest, east: north, south: east, west: south, north: west });
  }
  return found;
}

/** The side the die tips to becomes its bottom. */
function rolledOver(f: Faces, to: string): Faces {
  if (to === 'north') return { ...f, bottom: f.north, north: f.top, top: f.south, south: f.bottom };
  if (to === 'south') return { ...f, bottom: f.south, south: f.top, top: f.north, north: f.bottom };
  if (to === 'east') return { ...f, bottom: f.east, east: f.top, top: f.west, west: f.bottom };
  return { ...f, bottom: f.west, west: f.top, top: f.east, east: f.bottom };
}

/** The board is what both have in common; cards and the supply show in the moves and the points. */
export const slow: SlowRules<SlowTable> = {
  begin(position) {
    const { players, options, phase } = position as Position;
    if (phase !== 'start') throw new Error('a slow table begins with the game: it knows all its turns');
    return new SlowTable(players, options.tipLimit, options.tieBreak);
  },
  legal: (table) => table.legal(),
  play(table, entry) {
    const json = { ...entry };
    if (['start', 'deal', 'roll'].includes(json.type)) table.chance(json);
    else table.play(json);
    return table;
  },
  position: (table) => (table.dice.length === 0 ? {} : { seat: table.seat, board: table.board() }),
  standings: (table) => table.results(),
};
