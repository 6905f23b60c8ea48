import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { rulesByNumber } from '../../core/rulebook.ts';
import { card } from './card.ts';

const folder = new URL('./', import.meta.url);
const markdown = readFileSync(new URL('RULES.md', folder), 'utf8');
const rules = rulesByNumber(markdown);

const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 21, 22, 23, 30, 31].map((n) => `V${n}`);

describe('RULES.md', () => {
  it('has every rule once, in order, and marks each part that is not of the book', () => {
    expect([...rules.keys()]).toEqual(numbers);
    expect(markdown.match(/^- V\d+/gm)).toHaveLength(numbers.length);
    const tags = (rule: string): string => (rules.get(rule)?.match(/\[\w+\]/g) ?? []).join(' ');
    const ruled = ['V3', 'V6', 'V8', 'V11', 'V14', 'V21', 'V31'];
    for (const rule of numbers)
      if (rule === 'V7' || rule === 'V9') expect(tags(rule)).toBe('[ruling]');
      else expect(tags(rule), rule).toBe(ruled.includes(rule) ? '[book] [ruling]' : '[book]');
  });

  it('ends with the credits', () => {
    const credits = at(markdown.split('## Credits'), 1);
    expect(credits).toContain(card.designer);
    expect(credits).toContain('unofficial');
  });

  it('every rule is cited by the name of a test', () => {
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/^\s*it\([`'"].*$/gm) ?? [])
      .join('\n');
    for (const rule of numbers) expect(names).toMatch(new RegExp(`\\b${rule}\\b`));
  });
});
