import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync('src/**/{fr.ts,RULES.fr.md}');
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** Only what cannot be code: in a source file, " ?" and " :" are also operators. */
const inSources = /[\p{L}\p{N})}»…] (;|[!?:]['`]|: \$\{)|« | »|\p{L}'\p{L}/u;
const inRules = /[\p{L}\p{N})}»…] [;!?:]|« | »|\p{L}'\p{L}/u;

describe('French', () => {
  it('is there for the pages, the lab and every game', () => {
    expect(files.length).toBeGreaterThan(20);
  });
  it.each(files)('has no-break spaces before ; ! ? : and inside guillemets, and curly apostrophes: %s', (file) => {
    const wrong = file.endsWith('.md') ? inRules : inSources;
    expect((textOf.get(file) ?? '').split('\n').filter((line) => wrong.test(line))).toEqual([]);
  });
});
