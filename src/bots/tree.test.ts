import { describe, expect, it } from 'vitest';
import { FastRandom } from '../core/random.ts';
import { addChild, clearTree, findChild, isFull, NONE, newTree, ROOT } from './tree.ts';

describe('the search tree', () => {
  it('finds every child by parent, action and actor, and nothing else', () => {
    const tree = newTree(5000);
    clearTree(tree);
    const random = new FastRandom('tree');
    const known = new Map<string, number>();
    while (!isFull(tree)) {
      const parent = random.below(tree.size);
      // Actions of every size a game may pack.
      const action = random.below(3) === 0 ? random.below(8) : random.below(65536) * random.below(32768);
      const actor = random.below(6);
      const key = `${parent} ${action} ${actor}`;
      const found = findChild(tree, parent, action, actor);
      expect(found).toBe(known.get(key) ?? NONE);
      if (found === NONE) known.set(key, addChild(tree, parent, action, actor, 0));
    }
    for (const [key, node] of known) {
      const [parent, action, actor] = key.split(' ').map(Number) as [number, number, number];
      expect(findChild(tree, parent, action, actor)).toBe(node);
    }
  });

  it('forgets everything when cleared', () => {
    const tree = newTree(100);
    for (let round = 0; round < 3; round++) {
      clearTree(tree);
      for (let action = 0; action < 60; action++) expect(findChild(tree, ROOT, action, 0)).toBe(NONE);
      for (let action = 0; action < 60; action++) addChild(tree, ROOT, action, 0, 0.5);
      const child = findChild(tree, ROOT, 59, 0);
      expect(tree.visits[child]).toBe(0);
      tree.visits[child] = 7;
    }
  });
});
