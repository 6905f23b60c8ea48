import { describe, expect, it } from 'vitest';
import { FastRandom } from '../core/random.ts';
import { findKnown, keepUnknown, newMarks } from './marks.ts';
import { addChild, addGroup, clearTree, findGroup, hasRoom, NONE, newTree, ROOT, reserve, type Tree } from './tree.ts';

const MOST = 40;

/** Actions of every size a game may pack. */
const anyAction = (random: FastRandom): number =>
  random.below(3) === 0 ? random.below(8) : random.below(65536) * random.below(32768);

function groupOf(tree: Tree, node: number, actor: number, secret: number): number {
  const found = findGroup(tree, node, actor, secret);
  return found === NONE ? addGroup(tree, node, actor, secret, 1) : found;
}

describe('the search tree', () => {
  it('finds the children of a node by actor and secret that are legal at the moment, and nothing else', () => {
    const tree = newTree(5000);
    clearTree(tree);
    const random = new FastRandom('tree');
    const marks = newMarks(MOST);
    const children = new Int32Array(MOST);
    const known = new Map<string, Map<number, number>>();
    const nodes = [ROOT];
    let found = 0;
    while (hasRoom(tree, MOST)) {
      const node = nodes[random.below(Math.min(nodes.length, 9))] as number;
      const actor = random.below(3);
      const secret = random.below(2) * -123456789;
      const key = `${node} ${actor} ${secret}`;
      const own = known.get(key) ?? new Map<number, number>();
      known.set(key, own);
      const actions = new Set(Array.from({ length: 1 + random.below(MOST) }, () => anyAction(random)));
      for (const action of own.keys()) if (actions.size < MOST && random.below(2) === 0) actions.add(action);
      const moves = Int32Array.from(actions);
      const count = findKnown(marks, tree, findGroup(tree, node, actor, secret), moves, moves.length, children);
      const expected = [...actions].filter((action) => own.has(action));
      expect(new Set(children.subarray(0, count))).toEqual(new Set(expected.map((action) => own.get(action))));
      found += count;
      const left = count === 0 ? moves.length : keepUnknown(marks, moves, moves.length);
      expect(new Set(moves.subarray(0, left))).toEqual(new Set([...actions].filter((action) => !own.has(action))));
      const group = groupOf(tree, node, actor, secret);
      const added = Math.min(left, 1 + random.below(6));
      expect(reserve(tree, group, added)).toBe(true);
      for (const action of moves.subarray(0, added)) {
        own.set(action, addChild(tree, group, action, 0, 1));
        nodes.push(own.get(action) as number);
      }
    }
    expect(found).toBeGreaterThan(500);
    // No node was given away twice.
    expect(new Set(nodes).size).toBe(nodes.length);
    expect(Math.max(...nodes)).toBeLessThan(5000);
  });

  it('forgets everything when cleared', () => {
    const tree = newTree(100);
    for (let round = 0; round < 3; round++) {
      clearTree(tree);
      expect(findGroup(tree, ROOT, 0, 7)).toBe(NONE);
      const group = addGroup(tree, ROOT, 0, 7, 60);
      for (let action = 0; action < 60; action++) addChild(tree, group, action, 0.5, 1);
      const child = addedFirst(tree, group);
      expect(tree.visits[child]).toBe(0);
      tree.visits[child] = 7;
    }
  });

  it('says when it has no room', () => {
    const tree = newTree(20);
    clearTree(tree);
    const group = addGroup(tree, ROOT, 0, 0, 8);
    for (let action = 0; action < 8; action++) addChild(tree, group, action, 0.5, 1);
    expect(reserve(tree, group, 12)).toBe(false);
    expect(reserve(tree, group, 11)).toBe(true);
    expect(hasRoom(tree, 1)).toBe(false);
  });
});

const addedFirst = (tree: Tree, group: number): number => tree.spanStart[tree.firstSpan[group] as number] as number;
