import type { AnyGame } from '../core/game.ts';
import { escapeXml } from './plot.ts';
import { plotsOf } from './plots.ts';
import { englishReport, type Table, tablesOf } from './report.ts';
import type { Setting } from './setting.ts';
import type { Summary } from './summary.ts';

const colours = [
  ['#4f7a3a', '#98c97b'],
  ['#c8402b', '#f0907d'],
  ['#2f86a6', '#78bfda'],
  ['#c96a10', '#ecbd5c'],
  ['#6b4c8a', '#c2a7de'],
  ['#8a6a50', '#bcb6a8'],
] as const;

/** Of every page of the lab. */
export const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#2b2a26,#efe8d8);--quiet:light-dark(#5a5548,#bdb5a1);--ground:light-dark(#ece2cc,#1b201b);--paper:light-dark(#fdf9ef,#2a2c26);--line:light-dark(#d3c7ac,#4b4d43);--leaf:light-dark(#8db545,#6f9a52)}
*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground);max-width:80rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font:600 2rem/1.2 Georgia,serif;margin:0 0 .3rem}h2{font:600 1.4rem/1.2 Georgia,serif;margin:2rem 0 .6rem}p,summary{color:var(--quiet)}pre{white-space:pre-wrap}
.plots{columns:34rem;gap:1rem}
figure,.table{margin:0 0 1rem;padding:.8rem 1rem;background:var(--paper);border:1px solid var(--line);border-radius:.8rem;min-width:0}.plots figure{break-inside:avoid}
figcaption,caption{font-weight:700;text-align:left;margin-bottom:.4rem}svg{display:block;width:100%;fill:var(--ink);font-size:13px}
.label{text-anchor:end}.middle{text-anchor:middle}.bar{fill:var(--leaf)}.whisker,.axis,.mark{stroke:var(--ink);fill:none}.mark{stroke-dasharray:4 3}
.line{fill:none;stroke-width:2}.fill{fill-opacity:.12}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid var(--line);padding:.2rem .7rem;text-align:right;font-variant-numeric:tabular-nums}
td:first-child,th:first-child{text-align:left}tbody tr:hover{background:var(--ground)}
${colours.map(([day, night], i) => `.c${i}{--c:light-dark(${day},${night})}.line.c${i}{stroke:var(--c)}.fill.c${i},.area.c${i}{fill:var(--c)}`).join('')}
@media print{body{background:none}figure,.table{break-inside:avoid}}`;

/** The whole report as one page that needs nothing else. */
export function pageReport(game: AnyGame, setting: Setting, summary: Summary): string {
  const words = englishReport(game);
  const title = `${game.profile.name}, ${words.players(setting.players)}, ${words.games(summary.games)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title>
<style>${STYLE}</style></head><body><main><h1>${escapeXml(title)}</h1>
<p>${escapeXml(setting.bots.join(', '))}. ${escapeXml(words.made)}</p>
<details><summary>${words.setting}</summary><pre>${escapeXml(JSON.stringify(setting, null, 1))}</pre></details>
<div class="plots">${plotsOf(setting, summary, words).join('\n')}</div>
${tablesOf(setting, summary, words).map(htmlTable).join('\n')}</main></body></html>
`;
}

function htmlTable({ title, head, rows }: Table): string {
  const line = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="table" tabindex="0" role="group" aria-label="${escapeXml(title)}"><table><caption>${escapeXml(title)}</caption><thead>${line('th', head)}</thead><tbody>${rows.map((row) => line('td', row)).join('')}</tbody></table></div>`;
}
