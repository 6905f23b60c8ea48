import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { games } from '../src/games/registry.node.ts';
import { startProcess } from './serverProcess.ts';

/**
 * The page in a real browser: what the first screen and each table weigh, how long a click on a move takes until the board answers (the
 * chosen move is drawn) and until the move is made, and how many frames never reach the screen while pieces move, by the browser's own
 * reports; on a processor as it is, and slowed down four times. Beside the clock it reads the processor time of the page's main thread,
 * which other work on the machine does not change. Needs the built app (`npm run build`).
 */
const DECISIONS = 8;
/** However busy the machine. */
const PATIENCE_MILLIS = 180_000;

/** Runs in the page: when a move was clicked, when the log had become longer, and when pieces moved. */
const PROBE = `globalThis.probe = { clicks: [], moves: [], motions: [] };
addEventListener('click', (event) => {
  if (event.target.closest('[data-offer="move"]') !== null) probe.clicks.push([event.timeStamp, performance.now()]);
}, true);
new MutationObserver(() => probe.moves.push(performance.now()))
  .observe(document, { subtree: true, attributes: true, attributeFilter: ['data-entries'] });
const { play } = Animation.prototype;
Animation.prototype.play = function () {
  play.call(this);
  if (this.id === 'playful') this.ready.then(() => {
    const motion = [performance.now(), 0];
    probe.motions.push(motion);
    this.finished.catch(() => {}).then(() => { motion[1] = performance.now(); });
  });
};`;

interface Probe {
  /** When the hand let go, and when the page heard of it, in milliseconds of the page. */
  readonly clicks: readonly (readonly [at: number, heard: number])[];
  /** When the table had moved on. */
  readonly moves: readonly number[];
  /** From when to when a piece moved. */
  readonly motions: readonly (readonly [from: number, to: number])[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
  readonly args: { readonly frame_reporter?: FrameReport; readonly chrome_frame_reporter?: FrameReport };
}
interface FrameReport {
  readonly state: string;
  readonly frame_sequence: number;
}

/** What the browser reports of a frame, in milliseconds of the page. A frame has two reports where the page's own part came later. */
interface Frame {
  readonly sequence: number;
  readonly state: string;
  readonly begunAt: number;
  /** When the page's own part was done, where there is one. */
  pageTo: number;
  shownAt: number;
}

interface Figures {
  /** From a click to the frame that answers it, done by the page and seen on the screen, and to the one with the table after the move. */
  readonly drawn: readonly number[];
  readonly seen: readonly number[];
  readonly made: readonly number[];
  /** Frames that were due while pieces moved, and those of them that never reached the screen. */
  readonly due: number;
  readonly dropped: number;
  /** Processor time of the main thread in the second after a click: the move, its animation and often a bot's answer. */
  readonly busyMillis: readonly number[];
}

const settings = JSON.stringify({ language: 'en', speed: 'usual', hasCoach: false });

async function openHome(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  page.setDefaultTimeout(PATIENCE_MILLIS);
  await page.addInitScript(`localStorage.setItem('windfall.settings', ${JSON.stringify(settings)});${PROBE}`);
  await page.goto(url);
  await page
    .getByRole('article')
    .nth(games.size - 1)
    .waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The gzipped JavaScript that the page asks for from now on, in bytes. */
function weigh(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) bodies.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
}

/** Plays some decisions of a new game on its board, as a person with a mouse does. */
async function measure(browser: Browser, url: string, game: string, rate: number): Promise<Figures> {
  const page = await openHome(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  await page.getByRole('button', { name: `Play: ${game}` }).click();
  const asked = page.locator('[data-asked="true"]');
  await asked.waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await browser.startTracing(page, { categories: ['benchmark', 'blink.user_timing'], screenshots: false });
  const zero = await page.evaluate<number>(`performance.mark('${ZERO}').startTime`);
  const busyMillis: number[] = [];
  for (let i = 0; i < DECISIONS; i++) {
    await asked.waitFor();
    // What moves is let come to rest: a press would bring it there at once.
    await page.waitForTimeout(1000);
    const move = page.locator('[data-offer="move"]:visible:enabled').first();
    while (!(await move.isVisible())) await page.locator('[data-offer="step"]:visible:enabled').first().click();
    // As a hand does it: it comes to rest on the place, and presses.
    await move.hover();
    await page.waitForTimeout(300);
    const before = await busy();
    await page.mouse.down();
    await page.waitForTimeout(80);
    await page.mouse.up();
    await page.waitForTimeout(1000);
    busyMillis.push((await busy()) - before);
  }
  const probe = await page.evaluate<Probe>('probe');
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.context().close();
  const frames = framesOf(traceEvents, zero);
  return { ...answersOf(frames, probe), ...countFrames(frames, probe.motions), busyMillis };
}

/** The mark that tells the page's clock by the trace's. */
const ZERO = 'windfall-zero';

function framesOf(trace: readonly TraceEvent[], zero: number): Frame[] {
  const mark = trace.find(({ name }) => name === ZERO);
  if (mark === undefined) throw new Error('The trace has no mark to tell the time by.');
  const millis = (at: number): number => zero + (at - mark.ts) / 1000;
  const open = new Map<string, Frame>();
  const frames: Frame[] = [];
  // One report ends before another of the same name begins.
  const inOrder = trace
    .filter(({ pid, ph }) => pid === mark.pid && (ph === 'b' || ph === 'e'))
    .sort((a, b) => a.ts - b.ts || (a.ph === 'e' ? -1 : 1));
  for (const { name, ph, ts, id, id2, args } of inOrder) {
    const key = id2?.local ?? id ?? '';
    const report = args.chrome_frame_reporter ?? args.frame_reporter;
    const frame = open.get(key);
    if (name === 'PipelineReporter' && ph === 'b' && report !== undefined)
      open.set(key, {
        sequence: report.frame_sequence,
        state: report.state,
        begunAt: millis(ts),
        pageTo: Number.NaN,
        shownAt: Number.NaN,
      });
    else if (frame === undefined) continue;
    else if (name === 'SendBeginMainFrameToCommit' && ph === 'e') frame.pageTo = millis(ts);
    else if (name === 'PipelineReporter') {
      frame.shownAt = millis(ts);
      frames.push(frame);
      open.delete(key);
    }
  }
  return frames.sort((a, b) => a.begunAt - b.begunAt);
}

const isShown = ({ state }: Frame): boolean => state.startsWith('STATE_PRESENTED');

function countFrames(frames: readonly Frame[], motions: Probe['motions']): { due: number; dropped: number } {
  const wasShown = new Map<number, boolean>();
  for (const frame of frames) {
    const isMoving = motions.some(([from, to]) => from <= frame.begunAt && frame.begunAt <= to);
    if (!isMoving || frame.state === 'STATE_NO_UPDATE_DESIRED') continue;
    wasShown.set(frame.sequence, isShown(frame) || (wasShown.get(frame.sequence) ?? false));
  }
  return { due: wasShown.size, dropped: [...wasShown.values()].filter((wasSeen) => !wasSeen).length };
}

/** From each click to the first frame with what the page did at it, and with the table after it. */
function answersOf(frames: readonly Frame[], { clicks, moves }: Probe): Pick<Figures, 'drawn' | 'seen' | 'made'> {
  // What the page hears before its part of a frame is done is drawn in it, whenever that part was asked for.
  const frameAfter = (heard: number): Frame | undefined =>
    frames.find((frame) => frame.pageTo > heard && isShown(frame));
  const drawn: number[] = [];
  const seen: number[] = [];
  const made: number[] = [];
  for (const [at, heard] of clicks) {
    const answer = frameAfter(heard);
    const move = moves.find((when) => when >= heard);
    const after = move === undefined ? undefined : frameAfter(move);
    if (answer === undefined || after === undefined) continue;
    drawn.push(answer.pageTo - at);
    seen.push(answer.shownAt - at);
    made.push(after.shownAt - at);
  }
  return { drawn, seen, made };
}

function quantile(values: readonly number[], q: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN).toFixed(1);
}

const spread = (values: readonly number[]): string => `${quantile(values, 0.5)} ms (at most ${quantile(values, 1)})`;

function tell({ drawn, seen, made, due, dropped, busyMillis }: Figures): string {
  const share = ((100 * dropped) / Math.max(1, due)).toFixed(1);
  return (
    `the board's answer is drawn after ${spread(drawn)} and seen after ${spread(seen)}, the move is seen after ${spread(made)}; ` +
    `${due} frames due while pieces moved, ${share} % not shown; main thread: ${quantile(busyMillis, 0.5)} ms in the second after a click`
  );
}

const { browserPlaces } = await import(new URL('../scripts/platform.mjs', import.meta.url).href);
const executablePath: string = process.env.WINDFALL_BROWSER ?? browserPlaces().find(existsSync) ?? '';
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(executablePath === '' ? {} : { executablePath }),
});
const server = await startProcess();
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const home = await browser.newPage({ serviceWorkers: 'block' });
const firstScreen = weigh(home);
await home.goto(server.url);
await home.waitForLoadState('networkidle');
console.log(`  first screen: ${kilobytes(await firstScreen())} of JavaScript, gzipped`);
await home.close();

const wanted = process.argv.slice(2);
for (const { profile } of games.values()) {
  if (wanted.length > 0 && !wanted.includes(profile.id)) continue;
  const page = await openHome(browser, server.url);
  const table = weigh(page);
  await page.getByRole('button', { name: `Play: ${profile.name}` }).click();
  await page.locator('[data-asked="true"]').waitFor();
  console.log(
    `  ${profile.name}: ${kilobytes(await table())} more to the first decision, its bots and rules in the worker included`,
  );
  await page.close();
  for (const rate of [1, 4])
    console.log(`    processor ÷ ${rate}: ${tell(await measure(browser, server.url, profile.name, rate))}`);
}
await browser.close();
await server.stop();
