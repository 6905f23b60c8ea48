import type { AnalysedEntry, Analysis, Expectation, Figure } from '../bots/analysis.ts';
import { at } from '../core/assert.ts';
import type { Words } from '../core/words.ts';

const signed = ({ value }: Figure): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
const points = (figure: Figure): string => `${signed(figure)} ± ${figure.error.toFixed(1)}`;
const percent = ({ value }: Figure): string => `${Math.round(100 * value)} %`;

/** "lucky by 6.1 points, lost 3.4 by decisions" */
function totalsText(name: string, luck: Figure, lost: Figure): string {
  const fortune = luck.value < 0 ? 'unlucky' : 'lucky';
  return `${name}: ${fortune} by ${Math.abs(luck.value).toFixed(1)} points (± ${luck.error.toFixed(1)}), lost ${lost.value.toFixed(1)} (± ${lost.error.toFixed(1)}) by decisions.`;
}

function turningText({ by, entry, loss }: AnalysedEntry, i: number, names: readonly string[], words: Words): string {
  const who = typeof by === 'number' ? at(names, by) : '';
  const better = loss?.better === null || loss === null ? '' : ` Better: ${words.move(loss.better)}.`;
  const cost =
    loss === null ? '' : ` It cost ${loss.margin.value.toFixed(1)} points and ${percent(loss.win)} of the victory.`;
  return `  Entry ${i + 1}, ${who}: ${words.move(entry)}.${cost}${better}`;
}

/** Luck, losses and turning points in words and numbers; `hasEntries` adds the table of all entries. */
export function analysisText(analysis: Analysis, names: readonly string[], words: Words, hasEntries: boolean): string {
  const { totals, entries, turningPoints, iterations } = analysis;
  const nameOf = (seat: number | string): string => (typeof seat === 'number' ? at(names, seat) : seat);
  const lines: string[] = [];
  if (hasEntries) lines.push(...entryTable(analysis, names, words, nameOf), '');
  lines.push(...totals.map(({ luck, lost }, seat) => totalsText(at(names, seat), luck.margin, lost.margin)), '');
  lines.push(...totalsTable(analysis, names), '');
  lines.push(turningPoints.length === 0 ? 'No decision cost more than the estimates err.' : 'Turning points:');
  lines.push(...turningPoints.map((i) => turningText(at(entries, i), i, names, words)), '');
  lines.push(
    `Points are those expected to be ahead of the best rival at the end, from ${iterations} samples an estimate; ± is one standard error.`,
  );
  return lines.join('\n');
}

function totalsTable({ totals }: Analysis, names: readonly string[]): string[] {
  const width = Math.max(...names.map((name) => name.length), 6);
  const row = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(width) : cell.padStart(15))).join('');
  return [
    row(['', 'at the start', 'luck', 'own losses', 'others', 'the rest', 'result']),
    ...totals.map(({ start, luck, lost, others, rest, end }, seat) => {
      const losses = { value: -lost.margin.value, error: lost.margin.error };
      return row([
        at(names, seat),
        ...[start.margin, luck.margin, losses, others.margin, rest.margin].map(points),
        signed(end.margin),
      ]);
    }),
  ];
}

function entryTable(
  { entries, expected }: Analysis,
  names: readonly string[],
  words: Words,
  nameOf: (seat: number | string) => string,
): string[] {
  const after = (i: number): readonly Expectation[] => at(expected, i + 1);
  return entries.map(({ by, entry, change, loss }, i) => {
    const what = typeof by === 'number' ? `${at(names, by)}: ${words.move(entry)}` : words.chance(entry, nameOf);
    const changes = change.map(({ margin }) => signed(margin).padStart(6)).join(' ');
    const chances = after(i)
      .map(({ win }) => percent(win).padStart(5))
      .join(' ');
    const lost = loss !== null && loss.better !== null ? `  lost ${loss.margin.value.toFixed(1)}` : '';
    return `${String(i + 1).padStart(4)}  ${changes}  ${chances}  ${what}${lost}`;
  });
}
