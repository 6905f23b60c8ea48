import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { rulesByNumber } from '../../core/rulebook.ts';
import { card } from './card.ts';

const folder = new URL('./', import.meta.url);
const markdown = readFileSync(new URL('RULES.md', folder), 'utf8');
const rules = rulesByNumber(markdown);

const numbers = [1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21, 30, 31, 32, 33, 34, 35, 36].map((n) => `H${n}`);

describe('RULES.md', () => {
  it('has every rule once, in order, and says how sure we are of it', () => {
    expect([...rules.keys()]).toEqual(numbers);
    expect(markdown.match(/^- H\d+/gm)).toHaveLength(numbers.length);
    for (const text of rules.values()) expect(text).toMatch(/^\[(book|sheet|ruling)\] \S/);
  });

  it('marks each part that is not of the book', () => {
    const tags = (rule: string) => rules.get(rule)?.match(/\[\w+\]/g);
    expect(tags('H2')).toEqual(['[sheet]']);
    expect(tags('H3')).toEqual(['[sheet]', '[ruling]']);
    expect(tags('H4')).toEqual(['[book]', '[sheet]']);
    for (const rule of ['H13', 'H34']) expect(tags(rule)).toEqual(['[book]', '[ruling]']);
    for (const rule of ['H16', 'H36']) expect(tags(rule)).toEqual(['[ruling]']);
    const others = numbers.filter((rule) => !['H2', 'H3', 'H4', 'H13', 'H16', 'H34', 'H36'].includes(rule));
    for (const rule of others) expect(tags(rule), rule).toEqual(['[book]']);
  });

  it('ends with the credits', () => {
    const credits = at(markdown.split('## Credits'), 1);
    expect(credits).toContain(card.designer);
    expect(credits).toContain('Grey Fox Games');
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
