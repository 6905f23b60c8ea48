import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { rulesByNumber } from '../../core/rulebook.ts';
import { card } from './card.ts';
import { paddyCards } from './components.ts';

const folder = new URL('./', import.meta.url);
const markdown = readFileSync(new URL('RULES.md', folder), 'utf8');
const rules = rulesByNumber(markdown);

const numbers = [
  1, 2, 3, 4, 5, 10, 11, 12, 20, 21, 22, 23, 30, 31, 35, 36, 40, 41, 42, 43, 50, 60, 61, 62, 70, 71, 72,
].map((n) => `R${n}`);

describe('RULES.md', () => {
  it('has every rule once, in order, and says how sure we are of it', () => {
    expect([...rules.keys()]).toEqual(numbers);
    expect(markdown.match(/^- R\d+/gm)).toHaveLength(numbers.length);
    for (const text of rules.values()) expect(text).toMatch(/^\[(book|public|ruling)\] \S/);
  });

  it('marks each part that is not of the book', () => {
    const tags = (rule: string) => rules.get(rule)?.match(/\[\w+\]/g);
    for (const rule of ['R2', 'R3', 'R4', 'R5', 'R11', 'R30', 'R31', 'R42', 'R43', 'R50', 'R60', 'R70'])
      expect(tags(rule), rule).toEqual(['[book]']);
    for (const rule of ['R12', 'R20', 'R21', 'R22', 'R35', 'R36', 'R40', 'R41'])
      expect(tags(rule), rule).toEqual(['[book]', '[ruling]']);
    for (const rule of ['R61', 'R62', 'R71', 'R72']) expect(tags(rule), rule).toEqual(['[ruling]']);
    expect(tags('R1')).toEqual(['[public]']);
    expect(tags('R10')).toEqual(['[book]', '[ruling]', '[book]', '[ruling]']);
    expect(tags('R23')).toEqual(['[book]', '[public]', '[ruling]']);
  });

  it('R3 R60 lists the deck as it is played', () => {
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

  it('ends with the credits', () => {
    const credits = at(markdown.split('## Credits'), 1);
    expect(credits).toContain(card.designer);
    expect(credits).toContain('APE Games');
    expect(credits).toContain('unofficial');
  });

  it('every rule is cited by the name of a test', () => {
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/^\s*(\)\(|it\()[`'"].*$/gm) ?? [])
      .join('\n');
    for (const rule of numbers) expect(names).toMatch(new RegExp(`\\b${rule}\\b`));
  });
});
