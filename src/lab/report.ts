import type { AnyGame } from '../core/game.ts';
import { numberText } from '../core/numberText.ts';
import type { Language, Words } from '../core/words.ts';
import type { Setting } from './setting.ts';
import type { Interval } from './statistics.ts';
import type { Spread, Summary } from './summary.ts';
import { en, type LabWords } from './words/en.ts';

/** A table of the report: the same rows go to the terminal, to CSV and to the page. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How a report writes its figures in a language. */
export function figuresIn(language: Language) {
  const percent = (share: number): string => `${numberText(100 * share, 1, language)} %`;
  const number = (x: number): string => numberText(x, Number.isInteger(x) ? 0 : 2, language);
  const interval = ({ value, low, high }: Interval): string => `${number(value)} ± ${number((high - low) / 2)}`;
  return {
    percent,
    percentInterval: ({ value, low, high }: Interval): string =>
      `${percent(value)} (${percent(low)} – ${percent(high)})`,
    number,
    interval,
    spread: ({ mean, low, median, high }: Spread): string[] => [
      interval(mean),
      number(low),
      number(median),
      number(high),
    ],
    correlation: (r: number): string => numberText(r, 2, language),
  };
}

export const sideName = (words: LabWords, setting: Setting, side: number): string =>
  side < setting.players ? words.seat(side + 1) : words.nobody;

/** What a report says: the words of the lab, what the game calls the parts of its score, and the language for the figures. */
export type ReportWords = LabWords & Pick<Words, 'categories'> & { readonly language: Language };

export const englishReport = (game: AnyGame): ReportWords => ({
  ...en,
  categories: game.words.en.categories,
  language: 'en',
});

export function tablesOf(setting: Setting, summary: Summary, words: ReportWords): Table[] {
  const { sides, places, bots, causes, ties, uses, happenings } = summary;
  const { percentInterval, interval, spread } = figuresIn(words.language);
  const byKey = (shares: Readonly<Record<string, Interval>>) =>
    Object.entries(shares).map(([key, share]) => [key, percentInterval(share)]);
  return [
    {
      title: words.bySeat,
      head: [words.side, words.victories, words.points, words.low, words.median, words.high],
      rows: sides.map(({ side, wins, points }) => [
        sideName(words, setting, side),
        percentInterval(wins),
        ...spread(points),
      ]),
    },
    {
      title: words.byPlace,
      head: [words.order, words.victories],
      rows: places.map((share, i) => [words.place(i + 1), percentInterval(share)]),
    },
    { title: words.byBot, head: [words.bot, words.victoriesASeat], rows: byKey(bots) },
    {
      title: words.pointsBy,
      head: [words.category, ...sides.map(({ side }) => sideName(words, setting, side))],
      rows: Object.keys(sides[0]?.breakdown ?? {}).map((key) => [
        words.categories[key] ?? key,
        ...sides.map(({ breakdown }) => (breakdown[key] === undefined ? '' : interval(breakdown[key]))),
      ]),
    },
    {
      title: words.length,
      head: [words.length, words.mean, words.low, words.median, words.high],
      rows: [
        [words.decisions, ...spread(summary.decisions)],
        [words.turns, ...spread(summary.turns)],
        [words.decisionsPerTurn, interval(summary.decisionsPerTurn), '', '', ''],
        [words.leadChanges, ...spread(summary.leadChanges)],
      ],
    },
    {
      title: words.howEnd,
      head: [words.ending, words.share],
      rows: [
        ...byKey(causes),
        ...byKey(ties).map(([key = '', share = '']) => [words.level(key), share]),
        [words.fromBehind, percentInterval(summary.comebacks)],
      ],
    },
    {
      title: words.whatHappens,
      head: [words.happening, words.share, words.timesAGame],
      rows: Object.entries(happenings).map(([kind, { share, times }]) => [
        kind,
        percentInterval(share),
        interval(times),
      ]),
    },
    usesTable(uses, words),
  ].filter(({ rows }) => rows.length > 0);
}

function usesTable(uses: Summary['uses'], words: ReportWords): Table {
  const { percent, percentInterval, interval, correlation } = figuresIn(words.language);
  const { move, timesASeat, seatsThatDo, winsWith, winsWithout, withPoints, withVictory } = words;
  return {
    title: words.whatIsDone,
    head: [move, timesASeat, seatsThatDo, winsWith, winsWithout, withPoints, withVictory],
    rows: uses.map((use) => [
      use.use,
      interval(use.perSeat),
      percent(use.share),
      percentInterval(use.winsWith),
      use.share === 1 ? '–' : percent(use.winsWithout.value),
      correlation(use.withPoints),
      correlation(use.withVictory),
    ]),
  };
}

/** The tables for a terminal: first column to the left, the others to the right. */
export function textReport(tables: readonly Table[]): string {
  return tables
    .map(({ title, head, rows }) => {
      const all = [head, ...rows];
      const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
      const line = (row: readonly string[]) =>
        widths.map((width, i) => (i === 0 ? (row[i] ?? '').padEnd(width) : (row[i] ?? '').padStart(width))).join('  ');
      return [title, line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
    })
    .join('\n\n');
}

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map((each) => cell(String(each))).join(',')).join('\n')}\n`;

/** A table as comma-separated values. */
export const csvTable = ({ head, rows }: Table): string => csvOf([head, ...rows]);

/** The whole summary for a spreadsheet or a program: one number a line, bare, with its interval where it has one. */
export function csvSummary(summary: Summary): string {
  const rows: (string | number)[][] = [['part', 'of', 'measure', 'value', 'low', 'high']];
  const add = (part: string, of: string, measure: string, x: Interval | number): void => {
    if (typeof x === 'number') rows.push([part, of, measure, x, '', '']);
    else rows.push([part, of, measure, x.value, x.low, x.high]);
  };
  const addSpread = (part: string, of: string, measure: string, all: Spread): void => {
    add(part, of, measure, all.mean);
    for (const quantile of ['low', 'median', 'high'] as const)
      add(part, of, `${measure} ${{ low: '5 %', median: 'median', high: '95 %' }[quantile]}`, all[quantile]);
    for (const [value, count] of all.histogram)
      add('histogram', of === '' ? measure : `${of}: ${measure}`, String(value), count);
  };
  add('run', '', 'games', summary.games);
  for (const { side, wins, points, breakdown } of summary.sides) {
    add('seat', String(side), 'victories', wins);
    addSpread('seat', String(side), 'points', points);
    for (const [category, mean] of Object.entries(breakdown)) add('category', category, `seat ${side}`, mean);
  }
  for (const [i, share] of summary.places.entries()) add('turn order', String(i), 'victories', share);
  for (const [bot, share] of Object.entries(summary.bots)) add('bot', bot, 'victories', share);
  for (const key of ['decisions', 'turns', 'leadChanges'] as const) addSpread('length', '', key, summary[key]);
  add('length', '', 'decisionsPerTurn', summary.decisionsPerTurn);
  for (const [cause, share] of Object.entries(summary.causes)) add('ending', cause, 'share', share);
  for (const [tie, share] of Object.entries(summary.ties)) add('tie', tie, 'share', share);
  add('ending', 'from behind', 'share', summary.comebacks);
  for (const [kind, { share, times }] of Object.entries(summary.happenings)) {
    add('happening', kind, 'share', share);
    add('happening', kind, 'times', times);
  }
  for (const { use, ...measures } of summary.uses)
    for (const [measure, x] of Object.entries(measures)) add('move', use, measure, x);
  return csvOf(rows);
}
