/** Squares are 10 units wide; row and column begin at 1. */
interface Square {
  readonly row: number;
  readonly column: number;
}
interface Edge {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * A line around squares that hang together, a little inside of their edges, with round corners; holes get a line of their own. As SVG
 * path data.
 */
export function outline(squares: readonly Square[], inset: number, radius: number): string {
  return loopsAround(squares)
    .map((loop) => roundPath(loop, inset, radius))
    .join('');
}

/** The edges between a square inside and one outside, clockwise: what is inside lies to the right. */
function edgesOf(squares: readonly Square[]): Edge[] {
  const inside = new Set(squares.map(({ row, column }) => `${column - 1} ${row - 1}`));
  return squares.flatMap(({ row, column }) => {
    const x = column - 1;
    const y = row - 1;
    const edges: (Edge & { readonly beyond: string })[] = [
      { x, y, dx: 1, dy: 0, beyond: `${x} ${y - 1}` },
      { x: x + 1, y, dx: 0, dy: 1, beyond: `${x + 1} ${y}` },
      { x: x + 1, y: y + 1, dx: -1, dy: 0, beyond: `${x} ${y + 1}` },
      { x, y: y + 1, dx: 0, dy: -1, beyond: `${x - 1} ${y}` },
    ];
    return edges.filter(({ beyond }) => !inside.has(beyond));
  });
}

function loopsAround(squares: readonly Square[]): Edge[][] {
  const left = new Set(edgesOf(squares));
  const loops: Edge[][] = [];
  for (const first of left) {
    const loop: Edge[] = [];
    for (let edge: Edge | undefined = first; edge !== undefined; edge = nextEdge(edge, left)) {
      left.delete(edge);
      loop.push(edge);
    }
    loops.push(loop);
  }
  return loops;
}

/** Where two squares touch at a corner, the line turns right: it stays with its square. */
function nextEdge(from: Edge, left: ReadonlySet<Edge>): Edge | undefined {
  const next = [...left].filter(({ x, y }) => x === from.x + from.dx && y === from.y + from.dy);
  return next.find(({ dx, dy }) => dx === -from.dy && dy === from.dx) ?? next[0];
}

function roundPath(loop: readonly Edge[], inset: number, radius: number): string {
  const corners = loop.flatMap((edge, i) => {
    const before = loop.at(i - 1) ?? edge;
    if (before.dx === edge.dx && before.dy === edge.dy) return [];
    const x = edge.x * 10 - (before.dy + edge.dy) * inset;
    const y = edge.y * 10 + (before.dx + edge.dx) * inset;
    const from = `${x - before.dx * radius} ${y - before.dy * radius}`;
    return [`${from}Q${x} ${y} ${x + edge.dx * radius} ${y + edge.dy * radius}`];
  });
  return corners.length === 0 ? '' : `M${corners.join('L')}Z`;
}
