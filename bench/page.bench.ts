import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { games } from '../src/games/registry.node.ts';
import { startProcess } from './serverProcess.ts';

/**
 * The page in a real browser: what the first screen and each table weigh, how even frames are while pieces move, and how long a click on a
 * move takes until the changed board is painted; on a processor as it is, and slowed down four times. Beside the clock it reads the
 * processor time of the page's main thread, which other work on the machine does not change. Needs the built app (`npm run build`).
 */
const DECISIONS = 5;
/** However busy the machine. */
const PATIENCE_MILLIS = 180_000;
const FRAME_MILLIS = 1000 / 60;

/** Runs in the page. Frames count while something playful moves; a response ends after the frame that shows a longer log. */
const PROBE = `globalThis.probe = { frames: [], responses: [], painted: 0 };
let clickedAt = 0, isMoving = false, before = 0;
addEventListener('click', (event) => { clickedAt = event.timeStamp; }, true);
const afterPaint = (then) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = then;
  channel.port2.postMessage(null);
});
new MutationObserver(() => {
  const since = clickedAt;
  clickedAt = 0;
  if (since > 0) afterPaint(() => probe.responses.push(performance.now() - since));
  afterPaint(async () => {
    const moving = document.getAnimations().filter(({ id }) => id === 'playful');
    if (moving.length === 0) return;
    isMoving = true;
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
    isMoving = false;
  });
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-entries'] });
const frame = (now) => {
  probe.painted++;
  if (isMoving && before > 0) probe.frames.push(now - before);
  before = isMoving ? now : 0;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);`;

interface Probe {
  readonly frames: readonly number[];
  readonly responses: readonly number[];
  /** All frames so far, at rest too. */
  readonly painted: number;
}

interface Figures extends Pick<Probe, 'frames' | 'responses'> {
  /** Processor time of the main thread for each move, from the press until it is painted, and for each frame after it. */
  readonly moveMillis: number[];
  readonly frameMillis: number[];
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

/** Plays some decisions of a new game on its board, as a person with a mouse does, and reads the probe and the clocks between. */
async function measure(browser: Browser, url: string, game: string, rate: number): Promise<Figures> {
  const page = await openHome(browser, url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMillis = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const probe = (): Promise<Probe> => page.evaluate<Probe>('probe');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.getByRole('button', { name: `Play: ${game}` }).click();
  const asked = page.locator('[data-asked="true"]');
  await asked.waitFor();
  const moveMillis: number[] = [];
  const frameMillis: number[] = [];
  for (let i = 0; i < DECISIONS; i++) {
    await asked.waitFor();
    // What moves is let come to rest: a press would bring it there at once.
    await page.waitForTimeout(1000);
    const move = page.locator('[data-offer="move"]:visible:enabled').first();
    while (!(await move.isVisible())) await page.locator('[data-offer="step"]:visible:enabled').first().click();
    await move.hover();
    const { responses } = await probe();
    const before = await busyMillis();
    await move.click();
    while ((await probe()).responses.length === responses.length) await page.waitForTimeout(5);
    const painted = await busyMillis();
    moveMillis.push(painted - before);
    const { painted: frames } = await probe();
    await page.waitForTimeout(1000);
    const more = (await probe()).painted - frames;
    frameMillis.push(((await busyMillis()) - painted) / Math.max(1, more));
  }
  const { frames, responses } = await probe();
  await page.context().close();
  return { frames, responses, moveMillis, frameMillis };
}

function quantile(values: readonly number[], q: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN).toFixed(1);
}

function tell({ frames, responses, moveMillis, frameMillis }: Figures): string {
  const dropped = frames.reduce((sum, millis) => sum + Math.max(0, Math.round(millis / FRAME_MILLIS) - 1), 0);
  const share = ((100 * dropped) / Math.max(1, dropped + frames.length)).toFixed(1);
  return (
    `${frames.length} frames in motion, median ${quantile(frames, 0.5)}, p95 ${quantile(frames, 0.95)} ms, ${share} % dropped; ` +
    `a move is painted after ${quantile(responses, 0.5)} ms, p95 ${quantile(responses, 0.95)}; ` +
    `main thread: ${quantile(moveMillis, 0.5)} ms a move, ${quantile(frameMillis, 0.5)} ms a frame`
  );
}

const findBrowser = (): string =>
  process.env.WINDFALL_BROWSER ??
  execFileSync('sh', ['-c', 'command -v chromium || command -v google-chrome || true'], { encoding: 'utf8' }).trim();

const executablePath = findBrowser();
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
for (const { card } of games.values()) {
  if (wanted.length > 0 && !wanted.includes(card.id)) continue;
  const page = await openHome(browser, server.url);
  const table = weigh(page);
  await page.getByRole('button', { name: `Play: ${card.name}` }).click();
  await page.locator('[data-asked="true"]').waitFor();
  console.log(
    `  ${card.name}: ${kilobytes(await table())} more to the first decision, its bots and rules in the worker included`,
  );
  await page.close();
  for (const rate of [1, 4])
    console.log(`    processor ÷ ${rate}: ${tell(await measure(browser, server.url, card.name, rate))}`);
}
await browser.close();
await server.stop();
