import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it('every promise of docs/RELIABILITY.md is cited by the name of a test, and no other is', () => {
  const page = readFileSync(`${root}docs/RELIABILITY.md`, 'utf8');
  // P16 is the rules: their tests cite the numbers of RULES.md.
  const promised = [...page.matchAll(/^\| (P\d+) \|/gm)]
    .map(([, number]) => number)
    .filter((number) => number !== 'P16');
  const tests = globSync('{src,proof}/**/*.test.ts', { cwd: root }).map((file) => readFileSync(root + file, 'utf8'));
  const names = tests.flatMap((text) =>
    [...text.matchAll(/(?:test|describe)(?:\.(?:each|skipIf)\([^\n]*\))?\(\s*'([^']+)'/g)].map(
      ([, name]) => name ?? '',
    ),
  );
  const cited = new Set(names.flatMap((name) => name.match(/\bP\d+\b/g) ?? []));
  expect(promised.length).toBeGreaterThan(10);
  expect(promised.filter((number) => !cited.has(String(number)))).toEqual([]);
  expect([...cited].filter((number) => !promised.includes(number))).toEqual([]);
});
