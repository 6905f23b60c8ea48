import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AboutTexts } from '../core/about.ts';
import { rulesByNumber } from '../core/rulebook.ts';
import { languages, type TextFile } from '../core/words.ts';
import { games, readRules } from './registry.node.ts';

const board = (id: string) => new URL(`${id}/board/`, import.meta.url);
const namesOf = async (id: string): Promise<Readonly<Record<string, string>>> =>
  (await import(new URL('about/rules.ts', board(id)).href)).rules;

describe.each([...games.keys()])('things on the board of %s', (id) => {
  it('have a name, a sentence and a rule that there is, in every language', async () => {
    const rules = await namesOf(id);
    const known = rulesByNumber(readRules(id));
    for (const [name, rule] of Object.entries(rules)) expect(known.has(rule), `${name} ${rule}`).toBe(true);
    for (const language of languages) {
      const file: TextFile<AboutTexts> = await import(new URL(`about/${language}.ts`, board(id)).href);
      const own = file[language] ?? {};
      expect(Object.keys(own)).toEqual(Object.keys(rules));
      for (const about of Object.values(own)) expect([about?.title, about?.text]).not.toContain('');
    }
  });

  it('are those that the board marks', async () => {
    const names = Object.keys(await namesOf(id));
    const marked = readdirSync(board(id))
      .filter((file) => file.endsWith('.svelte'))
      .map((file) => readFileSync(new URL(file, board(id)), 'utf8'))
      .join('\n');
    const literal = [...marked.matchAll(/data-about="(\w+)"/g)].map(([, name = '']) => name);
    for (const name of literal) expect(names).toContain(name);
    expect(literal.length).toBeGreaterThan(4);
  });
});
