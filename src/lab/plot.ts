/** Small plots as SVG text: no library, no script, no inline style, fit for a page that is one file and for a strict policy. */

const WIDTH = 560;
const ROW = 26;
const LABEL = 225;
const PLOT = WIDTH - LABEL - 76;
/** Series and categories have as many colours; `c0` … are classes of the page. */
export const COLOURS = 6;

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const round = (x: number): string => String(Math.round(x * 10) / 10);
const colour = (i: number): string => `c${i % COLOURS}`;

export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** What stands beside the bar. */
  readonly text: string;
}

/** Bars from zero, to the left where negative, with whiskers for the interval; `mark` draws a line, as for what would be fair. */
export function barPlot(title: string, bars: readonly Bar[], mark?: number): string {
  const top = Math.max(1e-9, mark ?? 0, ...bars.map(({ high, value }) => Math.max(high, value)));
  const bottom = Math.min(0, ...bars.map(({ low, value }) => (value < 0 ? Math.min(low, value) : 0)));
  const x = (value: number): number => LABEL + ((Math.max(bottom, value) - bottom) / (top - bottom)) * PLOT;
  const rows = bars.map(({ label, value, low, high, text }, i) => {
    const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
    const whisker =
      low === high
        ? ''
        : `<path class="whisker" d="M${round(x(low))} 13H${round(x(high))}M${round(x(low))} 9v8M${round(x(high))} 9v8"/>`;
    return `<g transform="translate(0 ${i * ROW})"><text class="label" x="${LABEL - 8}" y="17">${escapeXml(shorten(label))}</text>
<rect class="bar" x="${round(from)}" y="5" width="${round(to - from)}" height="16" rx="2"/>${whisker}
<text x="${round(Math.max(to, x(high)) + 6)}" y="17">${escapeXml(text)}</text></g>`;
  });
  const height = bars.length * ROW;
  const upright = (value: number, name: string) => `<path class="${name}" d="M${round(x(value))} 0V${height}"/>`;
  const lines = upright(0, 'axis') + (mark === undefined ? '' : upright(mark, 'mark'));
  return figure(
    title,
    height,
    rows.join('\n') + lines,
    bars.map(({ label, text }) => `${label} – ${text}`),
  );
}

const MOST_LETTERS = 29;
const shorten = (label: string): string =>
  label.length <= MOST_LETTERS ? label : `${label.slice(0, MOST_LETTERS - 1)}…`;

export interface Stack {
  readonly label: string;
  readonly parts: readonly { readonly key: string; readonly value: number; readonly text: string }[];
  readonly text: string;
}

/** What a whole is made of, one bar a side; what takes away stands left of zero. */
export function stackPlot(title: string, stacks: readonly Stack[]): string {
  const keys = [...new Set(stacks.flatMap(({ parts }) => parts.map(({ key }) => key)))];
  const sum = (stack: Stack, sign: number) =>
    stack.parts.reduce((total, { value }) => total + (value * sign > 0 ? value : 0), 0);
  const top = Math.max(1e-9, ...stacks.map((stack) => sum(stack, 1)));
  const bottom = Math.min(0, ...stacks.map((stack) => sum(stack, -1)));
  const x = (value: number): number => LABEL + ((value - bottom) / (top - bottom)) * PLOT;
  const rows = stacks.map((stack, i) => {
    const ends = { up: 0, down: 0 };
    const pieces = stack.parts.map(({ key, value }) => {
      const side = value < 0 ? 'down' : 'up';
      const from = ends[side];
      ends[side] += value;
      const [left, right] = [x(Math.min(from, ends[side])), x(Math.max(from, ends[side]))];
      return `<rect class="area ${colour(keys.indexOf(key))}" x="${round(left)}" y="3" width="${round(right - left)}" height="20"/>`;
    });
    return `<g transform="translate(0 ${i * ROW})"><text class="label" x="${LABEL - 8}" y="17">${escapeXml(shorten(stack.label))}</text>${pieces.join('')}
<text x="${round(x(ends.up) + 6)}" y="17">${escapeXml(stack.text)}</text></g>`;
  });
  const height = stacks.length * ROW;
  const legend = legendOf(keys, height + 12);
  const told = stacks.map(
    ({ label, parts }) => `${label} – ${parts.map(({ key, text }) => `${key} ${text}`).join(', ')}`,
  );
  return figure(title, legend.height, rows.join('\n') + legend.svg, told);
}

/** Small squares with their names, in as many lines as they need. */
function legendOf(names: readonly string[], top: number): { svg: string; height: number } {
  let [x, y] = [40, top];
  const items = names.map((name, i) => {
    const width = 30 + name.length * 7.2;
    if (x + width > WIDTH && x > 40) [x, y] = [40, y + 20];
    const item = `<rect class="area ${colour(i)}" x="${round(x)}" y="${y}" width="12" height="12"/><text x="${round(x + 17)}" y="${y + 11}">${escapeXml(name)}</text>`;
    x += width;
    return item;
  });
  return { svg: items.join(''), height: y + 18 };
}

export interface Series {
  readonly label: string;
  readonly histogram: readonly (readonly [number, number])[];
}

const HEIGHT = 190;
const FOOT = HEIGHT - 30;
const BINS = 40;

/** How often each value came: steps, one line a series, with round numbers below. */
export function histogramPlot(title: string, series: readonly Series[]): string {
  const values = series.flatMap(({ histogram }) => histogram.map(([value]) => value));
  const low = Math.min(...values);
  const longest = Math.max(...values);
  const high = usualHigh(series, low, longest);
  const width = Math.max(1, Math.ceil((high - low + 1) / BINS));
  const count = Math.floor((high - low) / width) + 1;
  const binned = series.map(({ histogram }) => bin(histogram, low, width, count));
  const most = Math.max(...binned.flat(), 1e-9);
  const x = (value: number): number => 40 + ((WIDTH - 60) * (value - low)) / (width * count);
  const y = (share: number): number => FOOT - (share / most) * (FOOT - 12);
  const lines = binned.map((bins, s) => {
    const steps = bins.map((share, i) => `V${round(y(share))}H${round(x(low + (i + 1) * width))}`).join('');
    const path = `M${round(x(low))} ${FOOT}${steps}V${FOOT}`;
    return `<path class="fill ${colour(s)}" d="${path}"/><path class="line ${colour(s)}" d="${path}"/>`;
  });
  const ticks = ticksOf(low, high).map((tick) => {
    const at = round(x(tick + (width === 1 ? 0.5 : 0)));
    return `<path class="axis" d="M${at} ${FOOT}v5"/><text class="middle" x="${at}" y="${FOOT + 19}">${tick}</text>`;
  });
  const beyond = high === longest ? '' : `<text class="label" x="${WIDTH - 4}" y="20">… ${longest}</text>`;
  const axis = `<path class="axis" d="M40 ${FOOT}H${WIDTH - 20}"/><text class="label" x="36" y="20">${Math.round(100 * most)} %</text>`;
  const legend =
    series.length < 2
      ? { svg: '', height: HEIGHT }
      : legendOf(
          series.map(({ label }) => label),
          HEIGHT + 2,
        );
  return figure(title, legend.height, lines.join('\n') + axis + beyond + ticks.join('') + legend.svg, [
    `${low} – ${longest}`,
  ]);
}

/** Where a few values lie far off, the last step stands for all of them, so that the others can be seen. */
function usualHigh(series: readonly Series[], low: number, longest: number): number {
  const all = series.flatMap(({ histogram }) => histogram).toSorted(([a], [b]) => a - b);
  const total = all.reduce((sum, [, times]) => sum + times, 0);
  let seen = 0;
  const most = all.find(([, times]) => {
    seen += times;
    return seen >= 0.99 * total;
  });
  const cut = most?.[0] ?? longest;
  return longest - low > 2 * (cut - low) ? cut : longest;
}

/** Round numbers, five to ten of them. */
function ticksOf(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 8);
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? rough);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}

function bin(histogram: Series['histogram'], low: number, width: number, count: number): number[] {
  const bins = Array.from({ length: count }, () => 0);
  let total = 0;
  for (const [value, times] of histogram) {
    const i = Math.min(count - 1, Math.floor((value - low) / width));
    bins[i] = (bins[i] ?? 0) + times;
    total += times;
  }
  return bins.map((times) => times / Math.max(1, total));
}

/** What changes over a day: one line a series from zero to the largest of all, hours below. */
export function linePlot(
  title: string,
  series: readonly { readonly label: string; readonly values: readonly number[] }[],
): string {
  const most = Math.max(1e-9, ...series.flatMap(({ values }) => values.filter(Number.isFinite)));
  const lines = series.map(({ values }, s) => {
    const x = (i: number): number => 60 + ((WIDTH - 80) * i) / Math.max(1, values.length - 1);
    const y = (value: number): number => FOOT - (Math.min(value, most) / most) * (FOOT - 12);
    return `<path class="line ${colour(s)}" d="M${values.map((value, i) => `${round(x(i))} ${round(y(value))}`).join('L')}"/>`;
  });
  const ticks = ticksOf(0, 24).map((hour) => {
    const at = round(60 + ((WIDTH - 80) * hour) / 24);
    return `<path class="axis" d="M${at} ${FOOT}v5"/><text class="middle" x="${at}" y="${FOOT + 19}">${hour}</text>`;
  });
  const top = most >= 10 ? Math.round(most).toLocaleString('en') : most.toPrecision(2);
  const axis = `<path class="axis" d="M60 ${FOOT}H${WIDTH - 20}"/><text class="label" x="56" y="20">${top}</text>`;
  const names = series.map(({ label }) => label);
  const legend = names.length < 2 ? { svg: '', height: HEIGHT } : legendOf(names, HEIGHT + 2);
  return figure(title, legend.height, lines.join('\n') + axis + ticks.join('') + legend.svg, [`0 – ${top}`]);
}

/** `told` is the plot in words, for those who do not see it: with dashes, since colons stand differently from language to language. */
const figure = (title: string, height: number, content: string, told: readonly string[]): string =>
  `<figure><figcaption>${escapeXml(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(`${title}. ${told.join('; ')}`)}">${content}</svg></figure>`;
