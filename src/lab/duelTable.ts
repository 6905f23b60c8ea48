import { appendFileSync, existsSync } from 'node:fs';
import * as z from 'zod';
import { type DuelistName, defaultMillis } from '../bots/levels.ts';
import { type Refusal, refuse } from '../core/errors.ts';
import type { AnyGame } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { ok, type Result, unwrap } from '../core/result.ts';
import type { DealResult, DuelPlan } from './duel.ts';
import { readLines } from './lines.ts';
import { type Rating, rate } from './rating.ts';

/** One number of the table of docs/BOTS.md: a duel, and how often the stronger bot ought to win it. */
export interface Cell {
  readonly id: string;
  readonly title: string;
  readonly pair: string;
  readonly aim: number;
  readonly plan: DuelPlan;
}

interface Pair {
  readonly a: DuelistName;
  readonly b: DuelistName;
  readonly aim: number;
  /** The aim where cards are hidden or more than two play, if another one. */
  readonly crowdAim?: number;
}

const pairs: readonly Pair[] = [
  { a: 'sprout', b: 'seedling', aim: 0.8 },
  { a: 'gardener', b: 'sprout', aim: 0.65 },
  { a: 'master', b: 'gardener', aim: 0.6 },
  { a: 'grandmaster', b: 'master', aim: 0.55 },
  { a: 'master', b: 'uct', aim: 0.65, crowdAim: 0.7 },
  { a: 'master', b: 'classic', aim: 0.6 },
];

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Every game with two players and with all seats taken, and every pair; `pace` shortens the time of all of them. */
export function tableCells(games: Iterable<AnyGame>, pace: number, seed: string): Cell[] {
  return Array.from(games, ({ profile, options, isOpen }) => {
    const { min, max } = profile.players;
    return [...new Set([Math.max(2, min), max])].flatMap((players) =>
      pairs.map(({ a, b, aim, crowdAim = aim }): Cell => {
        const side = (bot: DuelistName) => ({ bot, limit: { millis: Math.max(1, pace * defaultMillis[bot]) } });
        const plan = {
          game: profile.id,
          players,
          options: unwrap(parseOptions(options, undefined)),
          a: side(a),
          b: side(b),
          seed,
        };
        return {
          id: `${profile.id} ${players} ${a} ${b}`,
          title: `${profile.name}, ${players} players`,
          pair: `${capital(a)} over ${capital(b)}`,
          aim: players > 2 || !isOpen ? crowdAim : aim,
          plan,
        };
      }),
    );
  }).flat();
}

/** Enough for a first look, and how far the whole interval must then be from the aim for no more games to be needed. */
const FIRST_GAMES = 100;
const CLEAR_DISTANCE = 0.05;

/** Whether enough games are played: all that are wanted, or the aim is clearly met or missed before. */
export function isSettled({ games, share }: Rating, aim: number, wanted: number): boolean {
  const isClear = share.low > aim + CLEAR_DISTANCE || share.high < aim - CLEAR_DISTANCE;
  return games >= wanted || (games >= FIRST_GAMES && isClear);
}

/** The deals of each cell that have been played. */
export type Played = Map<string, DealResult[]>;

/** The cell that has been played least of those that are not settled, so that all grow together; null at the end. */
export function nextCell(cells: readonly Cell[], played: Played, wanted: number): Cell | null {
  const count = ({ id }: Cell): number => played.get(id)?.length ?? 0;
  const open = cells.filter((cell) => !isSettled(rate(played.get(cell.id) ?? []), cell.aim, wanted));
  return open.reduce<Cell | null>((best, next) => (best === null || count(next) < count(best) ? next : best), null);
}

/** The table of docs/BOTS.md in Markdown, as far as it has been played. */
export function markdownTable(cells: readonly Cell[], played: Played): string {
  const columns = [...new Set(cells.map(({ pair }) => pair))];
  const rows = [...new Set(cells.map(({ title }) => title))];
  const text = (title: string, pair: string): string => {
    const cell = cells.find((each) => each.title === title && each.pair === pair);
    const deals = cell === undefined ? undefined : played.get(cell.id);
    if (cell === undefined || deals === undefined) return '–';
    const { share, games } = rate(deals);
    const percent = (part: number): string => (100 * part).toFixed(0);
    return `${percent(share.value)} (${percent(share.low)}–${percent(share.high)}), ${games}, aim ${percent(cell.aim)}`;
  };
  return [
    `| game | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...rows.map((title) => `| ${title} | ${columns.map((pair) => text(title, pair)).join(' | ')} |`),
  ].join('\n');
}

const headSchema = z.strictObject({ build: z.string(), pace: z.number(), seed: z.string() });
export type TableHead = z.infer<typeof headSchema>;

const dealSchema = z.strictObject({
  deal: z.int().min(0),
  a: z.int(),
  b: z.int(),
  shared: z.int(),
  share: z.number(),
  margin: z.number(),
  decisions: z.int(),
  cut: z.int(),
});
const lineSchema = z.strictObject({ cell: z.string(), result: dealSchema });

/** A table on disk: the first line tells by which build and how it is played, every further line is a deal. A last line cut off by a crash is dropped. */
export function readTable(file: string, head: TableHead): Result<Played, Refusal> {
  const played: Played = new Map();
  if (!existsSync(file)) {
    appendFileSync(file, `${JSON.stringify(head)}\n`);
    return ok(played);
  }
  const [first = '', ...lines] = readLines(file);
  try {
    const known = headSchema.parse(JSON.parse(first));
    if (known.pace !== head.pace || known.seed !== head.seed)
      return refuse('bad_setting', `${file} was begun with another pace or seed: give another file, or the same ones.`);
    if (known.build !== head.build)
      return refuse('bad_setting', `${file} was begun by other bots than these: give another file.`);
    for (const line of lines) addDeal(played, lineSchema.parse(JSON.parse(line)));
    return ok(played);
  } catch {
    return refuse('bad_setting', `${file} is not a table of duels.`);
  }
}

export function keepDeal(file: string, played: Played, cell: string, result: DealResult): void {
  appendFileSync(file, `${JSON.stringify({ cell, result })}\n`);
  addDeal(played, { cell, result });
}

function addDeal(played: Played, { cell, result }: { cell: string; result: DealResult }): void {
  const deals = played.get(cell);
  if (deals === undefined) played.set(cell, [result]);
  else deals.push(result);
}
