import type { AnyGame } from '../core/game.ts';
import { barPlot, escapeXml, histogramPlot } from './plot.ts';
import { number, percent, sideName, type Table, tablesOf } from './report.ts';
import type { Setting } from './setting.ts';
import type { Summary } from './summary.ts';

const STYLE = `
:root{color-scheme:light dark;--ink:#2b2a26;--paper:#f7f1e3;--line:#cbbfa5;--leaf:#4f7a3a}
@media(prefers-color-scheme:dark){:root{--ink:#efe8d8;--paper:#1b201b;--line:#4a4c42;--leaf:#8fbf74}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:72rem;margin:2rem auto;padding:0 1rem}
figure{display:inline-block;margin:0 1rem 1.5rem 0;max-width:100%}svg{width:35rem;max-width:100%;fill:var(--ink);font-size:13px}
figcaption,caption{font-weight:700;text-align:left}.label{text-anchor:end}.bar{fill:var(--leaf)}
.whisker,.axis,.mark{stroke:var(--ink);fill:none}.mark{stroke-dasharray:4 3}.line{fill:none;stroke-width:2}
table{border-collapse:collapse;margin:1.5rem 0;display:block;overflow-x:auto}td,th{border-bottom:1px solid var(--line);padding:.15rem .7rem;text-align:right}
td:first-child,th:first-child{text-align:left}
${['#4f7a3a', '#c8402b', '#2f86a6', '#e8862e', '#6b4c8a', '#8a6a50'].map((c, i) => `.line.c${i}{stroke:${c}}text.c${i}{fill:${c}}`).join('')}
pre{white-space:pre-wrap}`;

/** The whole report as one page that needs nothing else. */
export function pageReport(game: AnyGame, setting: Setting, summary: Summary): string {
  const title = `${game.card.name}, ${setting.players} players, ${summary.games} games`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title>
<style>${STYLE}</style><h1>${escapeXml(title)}</h1>
<p>Made by the Windfall lab. Intervals hold 95 %. What goes with winning need not be its cause.</p>
<pre>${escapeXml(JSON.stringify(setting))}</pre>
${plots(setting, summary).join('\n')}
${tablesOf(game, setting, summary).map(htmlTable).join('\n')}</html>
`;
}

function plots(setting: Setting, summary: Summary): string[] {
  const { sides, uses } = summary;
  const shareBar = (label: string, { value, low, high }: { value: number; low: number; high: number }) => ({
    label,
    value,
    low,
    high,
    text: percent(value),
  });
  const bySide = sides.map(({ side, wins }) => shareBar(sideName(setting, side), wins));
  const ends = Object.entries({ ...summary.causes, ...summary.ties }).map(([key, share]) => shareBar(key, share));
  const often = uses.toSorted((a, b) => b.perSeat.value - a.perSeat.value).slice(0, 24);
  return [
    barPlot('Victories by seat', bySide, 1 / Math.max(1, sides.length)),
    histogramPlot(
      'Points',
      sides.map(({ side, points }) => ({ label: sideName(setting, side), histogram: points.histogram })),
    ),
    histogramPlot('Turns', [{ label: 'turns', histogram: summary.turns.histogram }]),
    histogramPlot('Lead changes', [{ label: 'lead changes', histogram: summary.leadChanges.histogram }]),
    ...(ends.length === 0 ? [] : [barPlot('How games end', ends)]),
    barPlot(
      'Done most often, times a seat and game',
      often.map(({ use, perSeat }) => ({ label: use, ...perSeat, text: number(perSeat.value) })),
    ),
  ];
}

function htmlTable({ title, head, rows }: Table): string {
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><caption>${escapeXml(title)}</caption>${line('th', head)}${rows.map((row) => line('td', row)).join('')}</table>`;
}
