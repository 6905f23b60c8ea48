/**
 * The search tree: nodes are numbers, their fields typed arrays, children are found by (parent, action, actor) in a hash
 * table. A node stands for a sequence of decisions, whatever the dice between them were (open loop): which of its children
 * can be chosen depends on the dice of the moment.
 */
export interface Tree {
  readonly capacity: number;
  size: number;
  readonly parent: Int32Array;
  readonly action: Int32Array;
  /** Who chose the action that leads here. */
  readonly actor: Int8Array;
  readonly visits: Int32Array;
  /** The sum of results for the actor. */
  readonly total: Float64Array;
  /** How likely a good player chooses it, before any search. */
  readonly prior: Float32Array;
  /** Sums kept where hints are given: at the children of the root. */
  readonly win: Float64Array;
  readonly margin: Float64Array;
  readonly slot: Int32Array;
  readonly table: Int32Array;
}

export const ROOT = 0;
export const NONE = -1;

export function newTree(capacity: number): Tree {
  let slots = 1024;
  while (slots < 2 * capacity) slots *= 2;
  return {
    capacity,
    size: 0,
    parent: new Int32Array(capacity),
    action: new Int32Array(capacity),
    actor: new Int8Array(capacity),
    visits: new Int32Array(capacity),
    total: new Float64Array(capacity),
    prior: new Float32Array(capacity),
    win: new Float64Array(capacity),
    margin: new Float64Array(capacity),
    slot: new Int32Array(capacity),
    table: new Int32Array(slots).fill(NONE),
  };
}

/** An empty tree with its root. */
export function clearTree(tree: Tree): void {
  for (let node = 1; node < tree.size; node++) tree.table[tree.slot[node] as number] = NONE;
  tree.size = 0;
  writeNode(tree, NONE, 0, NONE, 0);
}

function writeNode(tree: Tree, parent: number, action: number, actor: number, prior: number): number {
  const node = tree.size++;
  tree.parent[node] = parent;
  tree.action[node] = action;
  tree.actor[node] = actor;
  tree.visits[node] = 0;
  tree.total[node] = 0;
  tree.prior[node] = prior;
  tree.win[node] = 0;
  tree.margin[node] = 0;
  return node;
}

/** Where the child is in the table, or the free slot where it belongs. */
function findSlot(tree: Tree, parent: number, action: number, actor: number): number {
  const { table } = tree;
  const mask = table.length - 1;
  let h = Math.imul(parent + 1, 0x9e3779b1) ^ Math.imul((action << 3) ^ actor, 0x85ebca6b);
  h ^= h >>> 15;
  let slot = Math.imul(h, 0xc2b2ae35) >>> 7;
  for (;;) {
    slot &= mask;
    const node = table[slot] as number;
    if (node === NONE) return slot;
    if (tree.parent[node] === parent && tree.action[node] === action && tree.actor[node] === actor) return slot;
    slot++;
  }
}

/** The child, or NONE. */
export function findChild(tree: Tree, parent: number, action: number, actor: number): number {
  return tree.table[findSlot(tree, parent, action, actor)] as number;
}

export const isFull = (tree: Tree): boolean => tree.size === tree.capacity;

/** Adds a child that is not there yet; the tree is not full. */
export function addChild(tree: Tree, parent: number, action: number, actor: number, prior: number): number {
  const slot = findSlot(tree, parent, action, actor);
  const node = writeNode(tree, parent, action, actor, prior);
  tree.table[slot] = node;
  tree.slot[node] = slot;
  return node;
}
