import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.WINDFALL_E2E_PORT ?? 8123);

// A store of its own, new each time: tests neither meet nor leave tables, neither of the person who runs them nor of another version. The
// runner reads this file once more in every worker, which inherits the folder.
if (process.env.WINDFALL_E2E_DATA === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-e2e-'));
  process.env.WINDFALL_E2E_DATA = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * What a browser window has and no test looks at: two pages behind the address bar and a process kept in reserve take more time than our
 * own page. Playwright's own list first: the browser takes only the last one given.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the small machine has cores: a page waits now and then, for a frame or a server.
  workers: 3,
  // A whole game takes a while, and longer beside other work on a small machine.
  timeout: 180_000,
  // What passes only the second time has a bug, or its test has.
  retries: 0,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  // Films take longest, in a browser of their own: at the end they would keep one core busy and leave the others with nothing to do.
  projects: process.env.WINDFALL_PICTURES
    ? [{ name: 'pictures', testMatch: 'pictures.ts' }]
    : [
        { name: 'painted', testMatch: 'clips.spec.ts' },
        { name: 'laid out', testMatch: '*.spec.ts', testIgnore: 'clips.spec.ts' },
      ],
  use: {
    // Each new page would load the whole app for the time without a network; what is about that allows it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    // What glows and flows for ever would be painted for ever.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [
        `--disable-features=${featuresOff.join()}`,
        // No memory for pixels: what nobody looks at is laid out, but not painted, which takes a quarter of the time. What takes pictures allows it (clips.spec.ts).
        ...(process.env.WINDFALL_PICTURES ? [] : ['--force-gpu-mem-available-mb=0']),
        // As root, in a container, Chromium cannot make its sandbox; the pages are our own.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
      ...(process.env.WINDFALL_BROWSER ? { executablePath: process.env.WINDFALL_BROWSER } : {}),
    },
  },
  webServer: {
    command: `node src/cli/main.ts serve --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    // Tests play faster than people, and the log is for what goes wrong.
    env: {
      WINDFALL_DATA: process.env.WINDFALL_E2E_DATA,
      WINDFALL_RATE: '1000',
      // Browsers beside it take the processor: that is no strain to turn people away for.
      WINDFALL_DELAY: '60000',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    },
  },
});
