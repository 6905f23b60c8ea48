import type { AnyGame } from '../core/game.ts';
import type { Setting } from './setting.ts';
import type { Interval } from './statistics.ts';
import type { Spread, Summary } from './summary.ts';

/** A table of the report: the same rows go to the terminal, to CSV and to the page. */
export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const percentInterval = ({ value, low, high }: Interval): string =>
  `${percent(value)} (${percent(low)} – ${percent(high)})`;
export const number = (x: number): string => (Number.isInteger(x) ? String(x) : x.toFixed(2));
const interval = ({ value, low, high }: Interval): string => `${number(value)} ± ${number((high - low) / 2)}`;
const spread = ({ mean, low, median, high }: Spread): string[] => [
  interval(mean),
  number(low),
  number(median),
  number(high),
];

export const sideName = (setting: Setting, side: number): string =>
  side < setting.players ? `seat ${side}` : 'the side nobody plays';

export function tablesOf(game: AnyGame, setting: Setting, summary: Summary): Table[] {
  const { sides, bots, causes, ties, uses } = summary;
  const categories = game.words.en.categories;
  const byKey = (shares: Readonly<Record<string, Interval>>) =>
    Object.entries(shares).map(([key, share]) => [key, percentInterval(share)]);
  return [
    {
      title: 'Victories by seat',
      head: ['side', 'victories (95 %)', 'points', '5 %', 'median', '95 %'],
      rows: sides.map(({ side, wins, points }) => [sideName(setting, side), percentInterval(wins), ...spread(points)]),
    },
    { title: 'Victories by bot', head: ['bot', 'victories per seat (95 %)'], rows: byKey(bots) },
    {
      title: 'Points by category',
      head: ['category', ...sides.map(({ side }) => sideName(setting, side))],
      rows: Object.keys(sides[0]?.breakdown ?? {}).map((key) => [
        categories[key] ?? key,
        ...sides.map(({ breakdown }) => (breakdown[key] === undefined ? '' : interval(breakdown[key]))),
      ]),
    },
    {
      title: 'Length',
      head: ['', 'mean', '5 %', 'median', '95 %'],
      rows: [
        ['decisions', ...spread(summary.decisions)],
        ['turns', ...spread(summary.turns)],
        ['decisions per turn', interval(summary.decisionsPerTurn), '', '', ''],
        ['lead changes', ...spread(summary.leadChanges)],
      ],
    },
    {
      title: 'How games end',
      head: ['', 'share of games (95 %)'],
      rows: [
        ...byKey(causes),
        ...byKey(ties).map(([key, share]) => [`level on points: ${key}`, share ?? '']),
        ['won from behind at half-time', percentInterval(summary.comebacks)],
      ],
    },
    {
      title: 'What is done, and what goes with it',
      head: ['move', 'times a seat', 'seats that do', 'victories with', 'without', 'r with points', 'r with victory'],
      rows: uses.map((use) => [
        use.use,
        interval(use.perSeat),
        percent(use.share),
        percent(use.winsWith.value),
        use.share === 1 ? '–' : percent(use.winsWithout.value),
        use.withPoints.toFixed(2),
        use.withVictory.toFixed(2),
      ]),
    },
  ].filter(({ rows }) => rows.length > 0);
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

/** All tables in one file of comma-separated values; the title is the first column. */
export function csvReport(tables: readonly Table[]): string {
  const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${tables
    .flatMap(({ title, head, rows }) => [head, ...rows].map((row) => [title, ...row].map(cell).join(',')))
    .join('\n')}\n`;
}
