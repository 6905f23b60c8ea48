import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { rulesByNumber } from '../../core/rulebook.ts';
import { card } from './card.ts';

const folder = new URL('./', import.meta.url);
const markdown = readFileSync(new URL('RULES.md', folder), 'utf8');
const rules = rulesByNumber(markdown);

/** Every rule with the marks of its parts, in order; D3 and D24 follow from others. */
const marks: Record<string, string[]> = {
  D1: ['[book]'],
  D2: ['[designer]'],
  D3: [],
  D10: ['[book]', '[ruling]'],
  D11: ['[book]', '[ruling]'],
  D12: ['[ruling]'],
  D20: ['[book]', '[ruling]'],
  D21: ['[book]'],
  D22: ['[book]'],
  D23: ['[ruling]'],
  D24: [],
  D30: ['[book]'],
  D31: ['[book]', '[ruling]'],
  D32: ['[book]', '[ruling]'],
  D33: ['[designer]'],
};

describe('RULES.md', () => {
  it('has every rule once, in order, each part marked', () => {
    expect([...rules.keys()]).toEqual(Object.keys(marks));
    expect(markdown.match(/^- D\d+/gm)).toHaveLength(rules.size);
    for (const [rule, text] of rules) expect([...(text.match(/\[\w+\]/g) ?? [])], rule).toEqual(marks[rule]);
  });

  it('ends with the credits', () => {
    const credits = at(markdown.split('## Credits'), 1);
    expect(credits).toContain(card.designer);
    expect(credits).toContain('CC BY-SA 4.0');
    expect(credits).toContain('unofficial');
  });

  it('every rule is cited by the name of a test', () => {
    const names = readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/^\s*it\([`'"].*$/gm) ?? [])
      .join('\n');
    for (const rule of rules.keys()) expect(names).toMatch(new RegExp(`\\b${rule}\\b`));
  });
});
