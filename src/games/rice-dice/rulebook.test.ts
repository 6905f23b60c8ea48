import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { rulebookSuite } from '../../core/rulebook.suite.ts';
import { paddyCards } from './components.ts';
import { profile } from './profile.ts';

const folder = new URL('./', import.meta.url);

rulebookSuite(folder, profile, {
  R1: '[public]',
  R2: '[book]',
  R3: '[book]',
  R4: '[book]',
  R5: '[book]',
  R10: '[book] [ruling] [book] [ruling]',
  R11: '[book]',
  R12: '[book] [ruling]',
  R20: '[book] [ruling]',
  R21: '[book] [ruling]',
  R22: '[book] [ruling]',
  R23: '[book] [public] [ruling]',
  R30: '[book]',
  R31: '[book]',
  R35: '[book] [ruling]',
  R36: '[book] [ruling]',
  R40: '[book] [ruling]',
  R41: '[book] [ruling]',
  R42: '[book]',
  R43: '[book]',
  R50: '[book]',
  R52: '[ruling]',
  R60: '[book]',
  R61: '[ruling]',
  R62: '[ruling]',
  R70: '[book]',
  R71: '[ruling] [book] [ruling]',
  R72: '[book] [ruling]',
});

it('R3 R60 lists the deck as it is played', () => {
  const markdown = readFileSync(new URL('RULES.md', folder), 'utf8');
  const lines = markdown.match(/^\| [A-Z].*$/gm) ?? [];
  expect(lines).toHaveLength(paddyCards.length);
  paddyCards.forEach(({ name, hexes, magic, water, rice, ability }, i) => {
    const cells = at(lines, i)
      .split('|')
      .map((cell) => cell.trim());
    expect(cells.slice(1, 5)).toEqual([
      name,
      magic > 0 ? `${hexes} (m ${magic})` : `${hexes}`,
      `${water}`,
      rice.join('/'),
    ]);
    expect(cells[5] === '–', name).toBe(ability === null);
  });
});
