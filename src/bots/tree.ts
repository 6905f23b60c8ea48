/**
 * The search tree: nodes are numbers, their fields typed arrays. A node stands for a sequence of decisions, whatever the dice between them
 * were (open loop): which of its children can be chosen depends on the dice of the moment.
 *
 * The children of a node are kept in groups, one for each player who may have to decide there and for each secret that player may know:
 * what somebody does with one card says nothing about what the same player does with another. A group is found by one look into a
 * hash table; its children lie side by side, in a few spans.
 */
export interface Tree {
  readonly capacity: number;
  size: number;
  readonly action: Int32Array;
  /** Who chose the action that leads here. */
  readonly actor: Int8Array;
  readonly visits: Int32Array;
  /** The sum of results for the actor. */
  readonly total: Float64Array;
  /** The first impression: what it seems to be worth to the actor before any search, and how much that recommends it among others. */
  readonly prior: Float32Array;
  readonly appeal: Float32Array;
  /** Sums kept where hints are given: at the children of the root. */
  readonly win: Float64Array;
  readonly margin: Float64Array;

  groups: number;
  readonly groupNode: Int32Array;
  readonly groupActor: Int8Array;
  readonly groupSecret: Int32Array;
  readonly groupSlot: Int32Array;
  readonly groupSize: Int32Array;
  /** Its spans: the first, and the one with room for more. */
  readonly firstSpan: Int32Array;
  readonly lastSpan: Int32Array;
  readonly table: Int32Array;

  spans: number;
  readonly spanStart: Int32Array;
  readonly spanSize: Int32Array;
  readonly spanRoom: Int32Array;
  readonly nextSpan: Int32Array;
}

export const ROOT = 0;
export const NONE = -1;

/** The children of the root: the first group that a search makes. */
export const ROOT_GROUP = 0;

/** The room of the smallest span: a tree has at most so many groups and spans as fit its nodes. */
const LEAST_ROOM = 4;

export function newTree(capacity: number): Tree {
  const spans = Math.ceil(capacity / LEAST_ROOM);
  let slots = 1024;
  while (slots < 2 * spans) slots *= 2;
  return {
    capacity,
    size: 0,
    action: new Int32Array(capacity),
    actor: new Int8Array(capacity),
    visits: new Int32Array(capacity),
    total: new Float64Array(capacity),
    prior: new Float32Array(capacity),
    appeal: new Float32Array(capacity),
    win: new Float64Array(capacity),
    margin: new Float64Array(capacity),
    groups: 0,
    groupNode: new Int32Array(spans),
    groupActor: new Int8Array(spans),
    groupSecret: new Int32Array(spans),
    groupSlot: new Int32Array(spans),
    groupSize: new Int32Array(spans),
    firstSpan: new Int32Array(spans),
    lastSpan: new Int32Array(spans),
    table: new Int32Array(slots).fill(NONE),
    spans: 0,
    spanStart: new Int32Array(spans),
    spanSize: new Int32Array(spans),
    spanRoom: new Int32Array(spans),
    nextSpan: new Int32Array(spans),
  };
}

/** An empty tree with its root. */
export function clearTree(tree: Tree): void {
  for (let group = 0; group < tree.groups; group++) tree.table[tree.groupSlot[group] as number] = NONE;
  tree.groups = 0;
  tree.spans = 0;
  tree.size = 1;
}

/** Where the group is in the table, or the free slot where it belongs. */
function findSlot(tree: Tree, node: number, actor: number, secret: number): number {
  const { table } = tree;
  const mask = table.length - 1;
  let h = Math.imul(node + 1, 0x9e3779b1) ^ Math.imul(Math.imul(secret, 31) ^ actor, 0x85ebca6b);
  h ^= h >>> 15;
  let slot = Math.imul(h, 0xc2b2ae35) >>> 7;
  for (;;) {
    slot &= mask;
    const group = table[slot] as number;
    if (group === NONE) return slot;
    if (tree.groupNode[group] === node && tree.groupActor[group] === actor && tree.groupSecret[group] === secret)
      return slot;
    slot++;
  }
}

/** The choices of a player with a secret behind a node; NONE before the first was added. */
export function findGroup(tree: Tree, node: number, actor: number, secret: number): number {
  return tree.table[findSlot(tree, node, actor, secret)] as number;
}

/** A group without children; the tree has room for `wanted` of them. */
export function addGroup(tree: Tree, node: number, actor: number, secret: number, wanted: number): number {
  const slot = findSlot(tree, node, actor, secret);
  const group = tree.groups++;
  tree.table[slot] = group;
  tree.groupNode[group] = node;
  tree.groupActor[group] = actor;
  tree.groupSecret[group] = secret;
  tree.groupSlot[group] = slot;
  tree.groupSize[group] = 0;
  tree.firstSpan[group] = addSpan(tree, wanted);
  tree.lastSpan[group] = tree.firstSpan[group] as number;
  return group;
}

function addSpan(tree: Tree, wanted: number): number {
  const span = tree.spans++;
  const room = Math.max(wanted, LEAST_ROOM);
  tree.spanStart[span] = tree.size;
  tree.spanSize[span] = 0;
  tree.spanRoom[span] = room;
  tree.nextSpan[span] = NONE;
  tree.size += room;
  return span;
}

/** Whether so many children more find room, wherever they belong. */
export const hasRoom = (tree: Tree, wanted: number): boolean =>
  tree.size + Math.max(wanted, LEAST_ROOM) <= tree.capacity;

/** Makes room for so many children more, or for `ahead` where a new span is needed; false where the tree has none. */
export function reserve(tree: Tree, group: number, wanted: number, ahead = wanted): boolean {
  const last = tree.lastSpan[group] as number;
  if ((tree.spanRoom[last] as number) - (tree.spanSize[last] as number) >= wanted) return true;
  if (!hasRoom(tree, ahead)) return false;
  const span = addSpan(tree, ahead);
  tree.nextSpan[last] = span;
  tree.lastSpan[group] = span;
  return true;
}

/** Adds a child that is not there yet; room was reserved for it. */
export function addChild(tree: Tree, group: number, action: number, prior: number, appeal: number): number {
  const span = tree.lastSpan[group] as number;
  const node = (tree.spanStart[span] as number) + (tree.spanSize[span] as number);
  tree.spanSize[span] = (tree.spanSize[span] as number) + 1;
  tree.groupSize[group] = (tree.groupSize[group] as number) + 1;
  tree.action[node] = action;
  tree.actor[node] = tree.groupActor[group] as number;
  tree.visits[node] = 0;
  tree.total[node] = 0;
  tree.prior[node] = prior;
  tree.appeal[node] = appeal;
  tree.win[node] = 0;
  tree.margin[node] = 0;
  return node;
}
