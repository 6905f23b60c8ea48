/** Small plots as SVG text: no library, no script, fit for a page that is one file. */

const WIDTH = 560;
const ROW = 26;
const LABEL = 190;
const PLOT = WIDTH - LABEL - 70;

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What stands beside the bar. */
  readonly text: string;
}

/** Bars from zero with whiskers for the interval; `mark` draws a line, as for what would be fair. */
export function barPlot(title: string, bars: readonly Bar[], mark?: number): string {
  const top = Math.max(1e-9, mark ?? 0, ...bars.map(({ high }) => high));
  const x = (value: number): number => LABEL + (Math.max(0, value) / top) * PLOT;
  const rows = bars.map(({ label, value, low, high, text }, i) => {
    const y = i * ROW;
    return `<g transform="translate(0 ${y})"><text class="label" x="${LABEL - 8}" y="17">${escapeXml(label)}</text>
<rect class="bar" x="${LABEL}" y="5" width="${(x(value) - LABEL).toFixed(1)}" height="16"/>
<path class="whisker" d="M${x(low).toFixed(1)} 13H${x(high).toFixed(1)}M${x(low).toFixed(1)} 9v8M${x(high).toFixed(1)} 9v8"/>
<text x="${(x(Math.max(value, high)) + 6).toFixed(1)}" y="17">${escapeXml(text)}</text></g>`;
  });
  const height = bars.length * ROW;
  const line = mark === undefined ? '' : `<path class="mark" d="M${x(mark).toFixed(1)} 0V${height}"/>`;
  return figure(title, WIDTH, height, rows.join('\n') + line);
}

export interface Series {
  readonly label: string;
  readonly histogram: readonly (readonly [number, number])[];
}

const HEIGHT = 180;
const BINS = 40;

/** How often each value came, one line a series. */
export function histogramPlot(title: string, series: readonly Series[]): string {
  const values = series.flatMap(({ histogram }) => histogram.map(([value]) => value));
  const low = Math.min(...values);
  const high = Math.max(...values, low + 1);
  const width = Math.max(1, Math.ceil((high - low + 1) / BINS));
  const binned = series.map(({ histogram }) => bin(histogram, low, width));
  const most = Math.max(...binned.flat(), 1e-9);
  const count = Math.max(...binned.map((bins) => bins.length));
  const x = (i: number): number => 40 + ((WIDTH - 60) * (i + 0.5)) / count;
  const y = (share: number): number => HEIGHT - 25 - (share / most) * (HEIGHT - 45);
  const lines = binned.map((bins, s) => {
    const points = bins.map((share, i) => `${x(i).toFixed(1)},${y(share).toFixed(1)}`).join(' ');
    const label = escapeXml(series[s]?.label ?? '');
    return `<polyline class="line c${s % 6}" points="${points}"/><text class="c${s % 6}" x="${WIDTH - 110}" y="${18 + 16 * s}">${label}</text>`;
  });
  const axis = `<path class="axis" d="M40 ${HEIGHT - 25}H${WIDTH - 20}"/><text x="40" y="${HEIGHT - 8}">${low}</text><text class="label" x="${WIDTH - 20}" y="${HEIGHT - 8}">${high}</text>`;
  return figure(title, WIDTH, HEIGHT, lines.join('\n') + axis);
}

function bin(histogram: readonly (readonly [number, number])[], low: number, width: number): number[] {
  const bins: number[] = [];
  let total = 0;
  for (const [value, count] of histogram) {
    const i = Math.floor((value - low) / width);
    while (bins.length <= i) bins.push(0);
    bins[i] = (bins[i] ?? 0) + count;
    total += count;
  }
  return bins.map((count) => count / Math.max(1, total));
}

const figure = (title: string, width: number, height: number, content: string): string =>
  `<figure><figcaption>${escapeXml(title)}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">${content}</svg></figure>`;
