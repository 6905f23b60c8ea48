import { expect, it } from 'vitest';
import { brokenImports } from './layers.ts';

it('imports go up the list of layers only, and no game is named outside its folder', () => {
  expect(brokenImports()).toEqual([]);
});
