import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './assert.ts';
import type { Profile } from './game.ts';
import { rulesByNumber } from './rulebook.ts';

/**
 * What every game's RULES.md must keep: each rule once and in order, every part marked with its provenance (`marks` by number, in the order of
 * the parts), credits at the end, and each number cited by the name of a test in the game's folder.
 */
export function rulebookSuite(folder: URL, profile: Profile, marks: Readonly<Record<string, string>>): void {
  const markdown = readFileSync(new URL('RULES.md', folder), 'utf8');
  const rules = rulesByNumber(markdown);

  describe(`RULES.md of ${profile.name}`, () => {
    it('has every rule once, in order, and says of each part how sure we are of it', () => {
      const found = [...rules].map(([rule, text]) => [rule, (text.match(/\[\w+\]/g) ?? []).join(' ')]);
      expect(found).toEqual(Object.entries(marks));
      expect(markdown.match(/^- [A-Z]\d+/gm)).toHaveLength(rules.size);
    });

    const translations = readdirSync(folder).filter((file) => /^RULES\.\w+\.md$/.test(file));
    it.each(translations)('is told in %s with the same numbers and marks, in the same sections', (file) => {
      const translated = readFileSync(new URL(file, folder), 'utf8');
      const marksOf = (text: string): string[] =>
        text.match(/^#+ |^- [A-Z]\d+|\[(book|sheet|public|designer|ruling)\]|^\|/gm) ?? [];
      expect(marksOf(translated)).toEqual(marksOf(markdown));
      const numbersIn = (text: string | undefined): string[] => (text?.match(/\d+/g) ?? []).sort();
      // Another decimal comma or a number written out is no difference; a rule without any of its figures is.
      for (const [rule, text] of rulesByNumber(translated))
        expect(numbersIn(text).length, rule).toBeGreaterThanOrEqual(Math.min(1, numbersIn(rules.get(rule)).length));
      expect(translated.split(/^## /m).at(-1)).toContain(profile.designer);
    });

    it('ends with the credits', () => {
      const credits = at(markdown.split('## Credits'), 1);
      expect(credits).toContain(profile.designer);
      expect(credits.toLowerCase()).toMatch(/published|publisher|games/);
      expect(credits).toContain('unofficial');
    });

    it('has every rule cited by the name of a test', () => {
      const names = readdirSync(folder)
        .filter((file) => file.endsWith('.test.ts'))
        .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/^\s*(\)\(|it\()[`'"].*$/gm) ?? [])
        .join('\n');
      for (const rule of rules.keys()) expect(names).toMatch(new RegExp(`\\b${rule}\\b`));
    });
  });
}
