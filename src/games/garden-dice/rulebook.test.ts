import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { rulesByNumber } from '../../core/rulebook.ts';
import { card } from './card.ts';

const folder = new URL('./', import.meta.url);
const markdown = readFileSync(new URL('RULES.md', folder), 'utf8');
const rules = rulesByNumber(markdown);

const runs = [
  [1, 6],
  [10, 12],
  [20, 37],
  [40, 43],
  [50, 56],
] as const;
const numbers = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => `G${first + i}`));

/** The rules that are not of the book, or not in all their parts. */
const tagged: Record<string, string[]> = {
  G2: ['[sheet]', '[ruling]'],
  G10: ['[book]', '[book]'],
  G12: ['[ruling]'],
  G31: ['[book]', '[ruling]'],
  G36: ['[ruling]'],
  G41: ['[ruling]'],
  G43: ['[book]', '[ruling]'],
  G53: ['[book]', '[ruling]'],
  G56: ['[ruling]'],
};

describe('RULES.md', () => {
  it('has every rule once, in order', () => {
    expect([...rules.keys()]).toEqual(numbers);
    expect(markdown.match(/^- G\d+/gm)).toHaveLength(numbers.length);
  });

  it('says of each part how sure we are of it', () => {
    for (const [rule, text] of rules) expect(text.match(/\[\w+\]/g), rule).toEqual(tagged[rule] ?? ['[book]']);
  });

  it('ends with the credits', () => {
    const credits = at(markdown.split('## Credits'), 1);
    expect(credits).toContain(card.designer);
    expect(credits).toContain('Meridae Games');
    expect(credits).toContain('unofficial');
  });

  it('has every rule cited by the name of a test', () => {
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/^\s*it\([`'"].*$/gm) ?? [])
      .join('\n');
    for (const rule of numbers) expect(names).toMatch(new RegExp(`\\b${rule}\\b`));
  });
});
