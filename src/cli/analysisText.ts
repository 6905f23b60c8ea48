import type { AnalysedEntry, Analysis, Expectation } from '../bots/analysis.ts';
import type { Figure } from '../bots/figure.ts';
import { levelOf, skillOf, withoutLuck } from '../bots/skill.ts';
import { verdicts } from '../bots/verdict.ts';
import { at } from '../core/assert.ts';
import type { AnyGame } from '../core/game.ts';
import { changeText, numberText } from '../core/numberText.ts';
import { type PersonOf, tellLine, unplayedName, type Words } from '../core/words.ts';

const signed = ({ value }: Figure): string => changeText(value, 1);
const points = (figure: Figure): string => `${signed(figure)} ± ${figure.error.toFixed(1)}`;
const percent = ({ value }: Figure): string => `${Math.round(100 * value)} %`;

/** "lucky by 6.1 points, lost 3.4 by decisions" */
function totalsText(name: string, luck: Figure, lost: Figure): string {
  const fortune = luck.value < 0 ? 'unlucky' : 'lucky';
  return `${name}: ${fortune} by ${Math.abs(luck.value).toFixed(1)} points (± ${luck.error.toFixed(1)}), lost ${numberText(lost.value, 1)} (± ${lost.error.toFixed(1)}) by decisions.`;
}

function turningText({ by, entry, loss }: AnalysedEntry, i: number, of: PersonOf, words: Words): string {
  const better = loss?.better === null || loss === null ? '' : ` Better: ${words.move(loss.better, of)}.`;
  const cost =
    loss === null
      ? ''
      : ` It cost ${loss.margin.value.toFixed(1)} points and lowered the chance to win by ${Math.round(100 * loss.win.value)} percentage points.`;
  const verdict =
    loss === null || loss.verdict === 'good' ? '' : ` ${loss.verdict.replace(/^./, (letter) => letter.toUpperCase())}.`;
  return `  Entry ${i + 1}: ${words.told(entry, of(Number(by)), of)}${verdict}${cost}${better}`;
}

/** "28 real decisions: 25 good, 2 inaccuracies, … Lost 0.52 ± 0.20 points a decision: level sprout (seedling to gardener)." */
function skillText(analysis: Analysis, seat: number, name: string, game: AnyGame): string {
  const skill = skillOf(analysis, seat);
  const counts = verdicts.map((verdict) => `${skill.counts[verdict]} ${verdict}`).join(', ');
  const found = levelOf(game.knowledge?.lossByLevel, skill);
  const open =
    found === null || found.low === found.high ? '' : ` (one game leaves ${found.low} to ${found.high} open)`;
  const level = found === null ? '' : `, like a ${found.level}${open}`;
  const lost = `lost ${numberText(skill.margin.value, 2)} ± ${skill.margin.error.toFixed(2)} points a decision${level}`;
  return `${name}: ${skill.decisions} real decisions (${counts}); ${lost}. Result without luck: ${points(withoutLuck(at(analysis.totals, seat)))}.`;
}

/** Luck, losses and turning points in words and numbers; `hasEntries` adds the table of all entries. */
export function analysisText(analysis: Analysis, names: readonly string[], game: AnyGame, hasEntries: boolean): string {
  const words = game.words.en;
  const { totals, entries, turningPoints, iterations } = analysis;
  const of: PersonOf = (side) => ({
    name: (typeof side === 'number' ? names[side] : undefined) ?? unplayedName(words, side, names.length),
    isYou: false,
  });
  const lines: string[] = [];
  if (hasEntries) lines.push(...entryTable(analysis, words, of), '');
  lines.push(...totals.map(({ luck, lost }, seat) => totalsText(at(names, seat), luck.margin, lost.margin)), '');
  lines.push(...names.map((name, seat) => skillText(analysis, seat, name, game)), '');
  lines.push(...totalsTable(analysis, names), '');
  lines.push(turningPoints.length === 0 ? 'No decision cost more than the estimates err.' : 'Turning points:');
  lines.push(...turningPoints.map((i) => turningText(at(entries, i), i, of, words)), '');
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
    row(['', 'at the start', 'luck', 'own decisions', 'by the others', 'result']),
    ...totals.map(({ start, luck, own, others, end }, seat) =>
      row([at(names, seat), ...[start, luck, own, others].map(({ margin }) => points(margin)), signed(end.margin)]),
    ),
  ];
}

function entryTable({ entries, expected }: Analysis, words: Words, of: PersonOf): string[] {
  const after = (i: number): readonly Expectation[] => at(expected, i + 1);
  return entries.map(({ by, entry, change, loss }, i) => {
    const what = tellLine(words, { by, entry }, of);
    const changes = change.map(({ margin }) => signed(margin).padStart(6)).join(' ');
    const chances = after(i)
      .map(({ win }) => percent(win).padStart(5))
      .join(' ');
    const verdict = loss === null || loss.verdict === 'good' ? '' : ` (${loss.verdict})`;
    const lost = loss !== null && loss.better !== null ? `  lost ${numberText(loss.margin.value, 1)}${verdict}` : '';
    return `${String(i + 1).padStart(4)}  ${changes}  ${chances}  ${what}${lost}`;
  });
}
