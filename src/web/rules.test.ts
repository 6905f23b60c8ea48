import { describe, expect, it } from 'vitest';
import { rulesByNumber } from '../core/rulebook.ts';
import { languages } from '../core/words.ts';
import { games, readRules as readFile } from '../games/registry.node.ts';
import { type RuleBlock, readInline, readParts, readRules } from './rules.ts';

const books = [...games.keys()].flatMap((id) => languages.map((language) => [id, language] as const));

/** What a page writes of a block as it is in the file. */
function textsOf(block: RuleBlock): readonly string[] {
  if (block.kind === 'tags') return [];
  if (block.kind === 'table') return block.rows.flat();
  return block.kind === 'rule' ? block.parts.map(({ text }) => text) : [block.text];
}

describe('rules on a page', () => {
  it('keeps numbers, tags, headings and tables', () => {
    const blocks = readRules(
      '# Game\n\nHello\nthere.\n\n- G1 [book] One. [ruling] Two\n  lines.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    );
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Game' },
      { kind: 'text', text: 'Hello there.' },
      {
        kind: 'rule',
        number: 'G1',
        parts: [
          { tag: 'book', text: 'One.' },
          { tag: 'ruling', text: 'Two lines.' },
        ],
      },
      {
        kind: 'table',
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ]);
    expect(readParts('Follows from others.')).toEqual([{ tag: '', text: 'Follows from others.' }]);
    expect(readInline('a **b** `c`').map(({ kind }) => kind)).toEqual(['plain', 'strong', 'plain', 'code']);
  });

  it.each(books)('shows every rule of %s in %s', (id, language) => {
    const markdown = readFile(id, language);
    const shown = readRules(markdown).flatMap((block) => (block.kind === 'rule' ? [block.number] : []));
    expect(shown).toEqual([...rulesByNumber(markdown).keys()]);
    expect(shown.length).toBeGreaterThan(0);
  });

  it.each(books)('shows no tag of %s in %s as it is written', (id, language) => {
    const blocks = readRules(readFile(id, language));
    expect(blocks.filter(({ kind }) => kind === 'tags')).toHaveLength(1);
    expect(blocks.flatMap(textsOf).filter((text) => /\[[a-z]+\]/.test(text))).toEqual([]);
  });
});
