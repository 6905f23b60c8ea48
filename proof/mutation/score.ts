import { readFileSync } from 'node:fs';

interface Mutant {
  readonly status: 'Killed' | 'Survived' | 'NoCoverage' | 'Timeout' | 'RuntimeError' | 'Ignored' | 'CompileError';
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

/** What came of the mutants of a game's rules, those that live on one by one. */
export function readScore(game: string): string {
  const report = JSON.parse(readFileSync(`reports/mutation/${game}.json`, 'utf8')) as {
    files: Record<string, { mutants: Mutant[] }>;
  };
  const mutants = Object.entries(report.files).flatMap(([file, { mutants: ofFile }]) =>
    ofFile.map((mutant) => ({ file, mutant })),
  );
  const count = (...wanted: Mutant['status'][]): number =>
    mutants.filter(({ mutant }) => wanted.includes(mutant.status)).length;
  const [found, missed] = [count('Killed', 'Timeout', 'RuntimeError'), count('Survived', 'NoCoverage')];
  const survivors = mutants
    .filter(({ mutant }) => mutant.status === 'Survived' || mutant.status === 'NoCoverage')
    .map(
      ({ file, mutant }) => `    ${file}:${mutant.location.start.line} ${mutant.mutatorName} → ${mutant.replacement}`,
    );
  const percent = ((100 * found) / Math.max(1, found + missed)).toFixed(1);
  return [`${game}: ${found} of ${found + missed} mutants found, ${percent} %`, ...survivors].join('\n');
}
