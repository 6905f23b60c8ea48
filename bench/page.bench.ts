import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { games } from '../src/games/registry.node.ts';
import { startProcess } from './serverProcess.ts';

/**
 * The page in a real browser: what the first screen and each table weigh, how long a click on a move takes until the board answers (the
 * chosen move is drawn) and until the move is made, and how many frames are dropped while pieces move; on a processor as it is, and slowed
 * down four times. Beside the clock it reads the processor time of the page's main thread, which other work on the machine does not
 * change. Needs the built app (`npm run build`).
 */
const DECISIONS = 8;
/** However busy the machine. */
const PATIENCE_MILLIS = 180_000;

const FRAME_MILLIS = 1000 / 60;

/** Runs in the page: for each click on a move the next painted frame and the one that shows a longer log; all frames while pieces move. */
const PROBE = `globalThis.probe = { answers: [], moves: [], frames: [] };
let clickedAt = 0, before = 0;
const afterPaint = (then) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = then;
  channel.port2.postMessage(null);
});
addEventListener('click', (event) => {
  if (event.target.closest('[data-offer="move"]') === null) return;
  const since = clickedAt = event.timeStamp;
  afterPaint(() => probe.answers.push(performance.now() - since));
}, true);
new MutationObserver(() => {
  const since = clickedAt;
  clickedAt = 0;
  if (since > 0) afterPaint(() => probe.moves.push(performance.now() - since));
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-entries'] });
const frame = (now) => {
  const isMoving = document.getAnimations().some(({ id }) => id === 'playful');
  if (isMoving && before > 0) probe.frames.push(now - before);
  before = isMoving ? now : 0;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);`;

interface Probe {
  /** From the click to the frame that shows what was chosen, and to the one that shows the table after it, in milliseconds. */
  readonly answers: readonly number[];
  readonly moves: readonly number[];
  /** How long each frame took while pieces moved, as the page's main thread saw it. */
  readonly frames: readonly number[];
}

interface Figures extends Probe {
  /** Processor time of the main thread in the second after a click: the move, its animation and often a bot's answer. */
  readonly busyMillis: number[];
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
  const busyMillis: number[] = [];
  for (let i = 0; i < DECISIONS; i++) {
    await asked.waitFor();
    // What moves is let come to rest: a press would bring it there at once.
    await page.waitForTimeout(1000);
    const move = page.locator('[data-offer="move"]:visible:enabled').first();
    while (!(await move.isVisible())) await page.locator('[data-offer="step"]:visible:enabled').first().click();
    await move.hover();
    const before = await busy();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(1000);
    busyMillis.push((await busy()) - before);
  }
  const probe = await page.evaluate<Probe>('probe');
  await page.context().close();
  return { ...probe, busyMillis };
}

function quantile(values: readonly number[], q: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN).toFixed(1);
}

const spread = (values: readonly number[]): string => `${quantile(values, 0.5)} ms (at most ${quantile(values, 1)})`;

function tell({ answers, moves, frames, busyMillis }: Figures): string {
  const dropped = frames.reduce((sum, millis) => sum + Math.max(0, Math.round(millis / FRAME_MILLIS) - 1), 0);
  const share = ((100 * dropped) / Math.max(1, dropped + frames.length)).toFixed(1);
  return (
    `the board answers after ${spread(answers)}, the move is made after ${spread(moves)}; ` +
    `${frames.length} frames in motion, median ${quantile(frames, 0.5)} ms, ${share} % dropped; main thread: ${quantile(busyMillis, 0.5)} ms in the second after a click`
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
