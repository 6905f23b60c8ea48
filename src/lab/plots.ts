import type { Language } from '../core/words.ts';
import { type Bar, barPlot, histogramPlot, stackPlot } from './plot.ts';
import { figuresIn, type ReportWords, sideName } from './report.ts';
import type { Setting } from './setting.ts';
import type { Interval } from './statistics.ts';
import type { Summary, UseSummary } from './summary.ts';

const MOST_BARS = 30;
/** What fewer seats did tells more about luck than about itself. */
const FEWEST = 10;

const shareBarIn =
  (language: Language) =>
  (label: string, share: Interval): Bar => ({ label, ...share, text: figuresIn(language).percent(share.value) });

/** The pictures of a report, each an SVG in a figure. */
export function plotsOf(setting: Setting, summary: Summary, words: ReportWords): string[] {
  const { categories } = words;
  const { number } = figuresIn(words.language);
  const shareBar = shareBarIn(words.language);
  const { sides, places, bots, uses } = summary;
  const fair = 1 / Math.max(1, sides.length);
  const ends = [
    ...Object.entries(summary.causes),
    ...Object.entries(summary.ties).map(([key, share]) => [words.level(key), share] as const),
  ];
  return [
    barPlot(
      words.bySeat,
      sides.map(({ side, wins }) => shareBar(sideName(words, setting, side), wins)),
      fair,
    ),
    ...plotIf(places.length > 0, () =>
      barPlot(
        words.byPlace,
        places.map((share, i) => shareBar(words.place(i + 1), share)),
        fair,
      ),
    ),
    ...plotIf(Object.keys(bots).length > 1, () =>
      barPlot(
        words.byBot,
        Object.entries(bots).map(([bot, share]) => shareBar(bot, share)),
        fair,
      ),
    ),
    histogramPlot(
      words.points,
      sides.map(({ side, points }) => ({ label: sideName(words, setting, side), histogram: points.histogram })),
    ),
    stackPlot(
      words.pointsBy,
      sides.map(({ side, points, breakdown }) => ({
        label: sideName(words, setting, side),
        text: number(points.mean.value),
        parts: Object.entries(breakdown).map(([key, { value }]) => ({
          key: categories[key] ?? key,
          value,
          text: number(value),
        })),
      })),
    ),
    histogramPlot(words.turns, [{ label: words.turns, histogram: summary.turns.histogram }]),
    histogramPlot(words.leadChanges, [{ label: words.leadChanges, histogram: summary.leadChanges.histogram }]),
    barPlot(words.howEnd, [
      ...ends.map(([key, share]) => shareBar(key, share)),
      shareBar(words.fromBehind, summary.comebacks),
    ]),
    ...usePlots(uses, summary, words, fair),
  ];
}

const plotIf = (isWanted: boolean, plot: () => string): string[] => (isWanted ? [plot()] : []);

function usePlots(uses: readonly UseSummary[], { games, sides }: Summary, words: ReportWords, fair: number): string[] {
  const { number, correlation } = figuresIn(words.language);
  const shareBar = shareBarIn(words.language);
  const seats = games * Math.max(1, sides.length);
  const often = uses.toSorted((a, b) => b.perSeat.value - a.perSeat.value).slice(0, MOST_BARS);
  const telling = uses.filter(({ share }) => share * seats >= FEWEST);
  const optional = telling.filter(({ share }) => share < 0.9);
  const byWins = optional.toSorted((a, b) => b.winsWith.value - a.winsWith.value);
  // Where there are too many: the best and the worst.
  const extremes = byWins.filter((_, i) => i < MOST_BARS / 2 || i >= byWins.length - MOST_BARS / 2);
  const byStrength = telling.toSorted((a, b) => Math.abs(b.withVictory) - Math.abs(a.withVictory)).slice(0, MOST_BARS);
  return [
    barPlot(
      words.doneMost,
      often.map(({ use, perSeat }) => ({ label: use, ...perSeat, text: number(perSeat.value) })),
    ),
    ...plotIf(extremes.length > 0, () =>
      barPlot(
        words.winsOfThose,
        extremes.map(({ use, winsWith }) => shareBar(use, winsWith)),
        fair,
      ),
    ),
    ...plotIf(byStrength.length > 0, () =>
      barPlot(
        words.correlations,
        byStrength.map(({ use, withVictory: r }) => ({ label: use, value: r, low: r, high: r, text: correlation(r) })),
      ),
    ),
  ];
}
